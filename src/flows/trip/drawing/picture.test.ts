import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../testing/agency.ts';
import { drawTrip, drawTrips } from './picture.ts';

const { trips } = demoCatalogue();

describe('pictures of trips', () => {
  it('D5 there is one of every trip, small, and no two are alike', () => {
    const drawn = Object.values(drawTrips(demoCatalogue()));
    expect(drawn).toHaveLength(trips.length);
    expect(new Set(drawn).size).toBe(trips.length);
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(16_000);
  });

  it('D5 the same trip is the same picture, with its name to be read out, and nothing in it that runs or is fetched', () => {
    for (const trip of trips) {
      const picture = drawTrip(trip);
      expect(drawTrip(trip)).toBe(picture);
      expect(picture).toContain(`<title>${trip.name.en.replaceAll('&', '&amp;')}</title>`);
      expect(picture).not.toMatch(/<script|href=|style=|NaN|undefined/);
    }
  });
});
