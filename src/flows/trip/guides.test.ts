import { describe, expect, it } from 'vitest';
import { tripWithId } from './catalogue.ts';
import { newTrip, type TripContext } from './context.ts';
import { guideFor, guideOffers, guideTold } from './guides.ts';
import { demoCatalogue } from './testing/agency.ts';

const catalogue = demoCatalogue();
const trip = tripWithId(catalogue, 'kep-breeze');
if (trip === null) throw new Error('no trip');
// A Tuesday to a Thursday: days off of Sophea, Dara and Mei Lin.
const midweek: TripContext = { ...newTrip(), travel_dates: { start: '2026-02-17', end: '2026-02-19' } };

describe('guides', () => {
  it('D5 have languages and days off, which are told where one may be picked', () => {
    expect(guideOffers(newTrip(), catalogue)).toHaveLength(catalogue.guides.length);
    expect(guideOffers(midweek, catalogue)).toHaveLength(2);
    expect(JSON.stringify(guideOffers(midweek, catalogue)[0])).toMatch(/Vannak.*language\.km.*weekday\.monday/);
  });

  it('D5 somebody else guides where a day of the trip is a day off, and it is said instead of whom', () => {
    expect(guideFor(trip, newTrip(), catalogue)?.name).toBe('Dara');
    expect(guideFor(trip, midweek, catalogue)?.name).toBe('Vannak');
    expect(guideTold(trip, midweek, catalogue)).toBe('Vannak');
    const told = guideTold(trip, { ...midweek, selected_guide_id: 'meilin' }, catalogue);
    expect(told).toMatchObject({ say: 'guide.instead', facts: { guide: 'Vannak', chosen: 'Mei Lin' } });
  });

  it('D12 rather one who speaks the traveller’s language', () => {
    const sunday: TripContext = { ...newTrip(), travel_dates: { start: '2026-02-14', end: '2026-02-15' } };
    const bopha = { ...sunday, selected_guide_id: 'bopha' };
    expect(guideFor(trip, { ...bopha, preferred_language: 'ZH' }, catalogue)?.languages).toContain('zh');
  });
});
