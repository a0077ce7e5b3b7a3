import { describe, expect, it } from 'vitest';
import { type Business, type BusinessData, readBusiness } from './business.ts';
import { inWords } from './finding.ts';
import { openRanges } from './hours.ts';

const written: BusinessData = {
  id: 'northside',
  name: 'Northside Dental',
  timezone: 'Europe/London',
  country: 'GB',
  locales: ['en', 'es-MX'],
  flows: ['appointment'],
  hours: { 'monday-friday': ['09:00-13:00', '14:00 - 17:00'], saturday: ['09:00-12:00'] },
  exceptions: [
    { date: '2026-12-24', until: '2026-12-28', hours: 'closed', reason: 'Christmas' },
    { date: '2026-03-08', hours: ['10:00-12:00'] },
  ],
  resources: [
    { id: 'northside-main', name: 'Dr Hall' },
    { id: 'hygiene', name: 'Hygienist', units: 2, hours: { monday: ['08:00-12:00'] } },
    { id: 'xray', name: 'X-ray', exceptions: [{ date: '2026-03-03', hours: 'closed' }] },
  ],
  contact: { phone: '+44 20 7946 0000', email: 'desk@northside.example' },
  topics: [{ id: 'parking', asks: { en: ['where can I park'] }, answer: { en: 'Behind the house.' } }],
  settings: { appointment: { resource: 'northside-main' } },
};

function complaints(change: object): readonly string[] {
  const reading = readBusiness({ ...written, ...change });
  return reading.ok ? [] : reading.complaints.map(inWords);
}

function northside(): Business {
  const reading = readBusiness(written);
  if (!reading.ok) throw new Error(reading.complaints.map(inWords).join('\n'));
  return reading.business;
}

describe('a business as data', () => {
  it('is read with its defaults', () => {
    expect(northside()).toMatchObject({
      timeZone: 'Europe/London',
      locales: ['en', 'es'],
      tags: { es: 'es-MX' },
      slotMinutes: 30,
      stepMinutes: 30,
      lookAheadDays: 35,
      settings: { appointment: { resource: 'northside-main' } },
    });
    expect(northside().resources.map(({ units }) => units)).toEqual([1, 2, 1]);
    expect(northside().tags).toEqual({ es: 'es-MX' });
  });

  it('gives a resource its breaks and buffers, and says which break is none', () => {
    const chair = {
      id: 'chair',
      name: 'Chair',
      breaks: { 'monday-tuesday': ['11:00-11:30'] },
      bufferMinutes: { after: 10 },
    };
    const reading = readBusiness({ ...written, resources: [chair, { id: 'room', name: 'Room' }] });
    if (!reading.ok) throw new Error(reading.complaints.map(inWords).join('\n'));
    const [one, other] = reading.business.resources;
    expect(one?.bufferMinutes).toEqual({ before: 0, after: 10 });
    expect(other?.bufferMinutes).toEqual({ before: 0, after: 0 });
    expect(openRanges('2026-03-02', one?.openings ?? [])).toEqual([
      { from: 540, to: 660 },
      { from: 690, to: 780 },
      { from: 840, to: 1020 },
    ]);
    expect(openRanges('2026-03-04', one?.openings ?? [])).toHaveLength(2);
    const slips = { ...chair, breaks: { monday: ['02:00-03:00'], sunday: ['11:00-12:00'] } };
    expect(complaints({ resources: [slips] })).toEqual([
      'resources.0.breaks: the break of "chair" on monday, 02:00-03:00, lies outside its hours',
      'resources.0.breaks: the break of "chair" on sunday, 11:00-12:00, lies outside its hours',
    ]);
    expect(complaints({ resources: [{ ...chair, bufferMinutes: { after: -5 } }] })[0]).toMatch(
      'resources.0.bufferMinutes.after',
    );
  });

  it('has its hours and those of its resources ready for the search', () => {
    const [main, hygiene, xray] = northside().resources.map(({ openings }) => openings);
    expect(openRanges('2026-03-02', main ?? [])).toHaveLength(2);
    expect(openRanges('2026-03-02', hygiene ?? [])).toEqual([{ from: 540, to: 720 }]);
    expect(openRanges('2026-03-03', hygiene ?? [])).toEqual([]);
    expect(openRanges('2026-03-03', xray ?? [])).toEqual([]);
    expect(openRanges('2026-03-08', xray ?? [])).toEqual([{ from: 600, to: 720 }]);
    expect(openRanges('2026-12-25', main ?? [])).toEqual([]);
  });

  it('says where and what is wrong, so that an owner can mend it', () => {
    expect(complaints({ timezone: 'London' })).toEqual([
      'timezone: "London" is no time zone; one is written like Europe/London',
    ]);
    expect(complaints({ hours: { monday: ['9-13'] } })).toEqual([
      'hours.monday.0: "9-13" is no range of hours; one is written like 09:00-13:00',
    ]);
    expect(complaints({ hours: { monday: ['22:00-02:00'] } })[0]).toContain('ends before it begins');
    expect(complaints({ hours: { weekdays: ['09:00-13:00'] } })[0]).toContain('"weekdays" is neither a weekday');
    expect(complaints({ hours: { monday: [], 'monday-friday': [] } })[0]).toContain('monday is given more than once');
    expect(complaints({ exceptions: [{ date: '2026-02-30', hours: 'closed' }] })).toEqual([
      'exceptions.0.date: "2026-02-30" is no date; one is written like 2026-12-24',
    ]);
    expect(complaints({ exceptions: [{ date: '2026-12-24', hours: 'shut' }] })[0]).toContain(
      'Either "closed" or a list',
    );
    expect(complaints({ exceptions: [{ date: '2026-12-24', until: '2026-12-01', hours: 'closed' }] })).toEqual([
      'exceptions.0: It ends before it begins',
    ]);
    expect(complaints({ locales: ['en', 'de'] })[0]).toContain('locales.1: "de" is none of the languages');
    expect(complaints({ locales: ['en-'] })[0]).toContain('locales.0');
    expect(complaints({ id: 'North Side' })[0]).toContain('small letters');
    expect(complaints({ contact: { phone: '1', email: 'x' } })[0]).toContain('contact.email: An e-mail address');
    expect(complaints({ contact: { phone: 'abc' } })[0]).toContain('contact.phone: A telephone number has digits');
  });

  it('X2 refuses what it does not know', () => {
    expect(complaints({ openingHours: {} })[0]).toContain('openingHours');
  });

  it('sees what only the whole contradicts', () => {
    expect(
      complaints({
        resources: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      }),
    ).toEqual(['resources.1.id: "a" stands there more than once']);
    expect(complaints({ settings: { salon: {} } })[0]).toContain('settings.salon: the business does not run this flow');
    expect(complaints({ locales: ['fr'] })[0]).toContain('"parking" has no answer in fr');
  });

  it('is not fooled by something that is no business at all', () => {
    expect(readBusiness(null).ok).toBe(false);
    expect(readBusiness([]).ok).toBe(false);
  });
});
