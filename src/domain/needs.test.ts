import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../core/when.ts';
import { type ClockRange, type Opening, openRanges, withoutBreaks } from './hours.ts';
import { busyParts, type Need, reachOf, unitsOf } from './needs.ts';
import { type BusyInterval, freeStarts, type SlotSearch } from './slots.ts';
import { workOf } from './work.ts';
import { addDays, clockTime, instantOf, localTime, MINUTE_MS, startOfDay } from './zoned.ts';

const daily = (...ranges: readonly ClockRange[]): Opening => ({
  weekly: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ranges])),
  exceptions: [],
});

const timeZone = 'Europe/Madrid';
const business = daily({ from: '10:00', to: '20:00' });
const quarters = (min: number, max: number) => fc.integer({ min, max }).map((quarter) => quarter * 15);
const buffer = fc.record({ before: fc.constantFrom(0, 5, 15), after: fc.constantFrom(0, 10, 20) });

/** A stylist with hours, a break and buffers of her own, chairs beside her, and a service that may work by itself. */
const search: fc.Arbitrary<SlotSearch> = fc
  .record({
    begins: quarters(36, 52),
    lasts: quarters(8, 30),
    lunch: quarters(52, 64),
    stylist: buffer,
    chair: buffer,
    chairs: fc.integer({ min: 1, max: 2 }),
    hands: fc.tuple(quarters(1, 3), quarters(1, 3)),
    processing: quarters(0, 4),
    firstDay: fc.constantFrom('2026-03-27', '2026-10-23', '2026-06-15'),
    busy: fc.array(
      fc.record({
        resource: fc.constantFrom('ana', 'chair'),
        unit: fc.integer({ min: 1, max: 2 }),
        at: quarters(0, 280),
        minutes: quarters(1, 16),
      }),
      { maxLength: 16 },
    ),
  })
  .map((drawn): SlotSearch => {
    const own = daily({ from: clockTime(drawn.begins), to: clockTime(drawn.begins + drawn.lasts) });
    const lunch = daily({ from: clockTime(drawn.lunch), to: clockTime(drawn.lunch + 60) });
    const hours = { weekly: withoutBreaks(own.weekly, lunch.weekly), exceptions: [] };
    const [before, after] = drawn.hands;
    const minutes = before + drawn.processing + after;
    const processing = drawn.processing === 0 ? [] : [{ after: before, minutes: drawn.processing }];
    const work = workOf([{ minutes, processing, uses: ['chair'] }]);
    const from = startOfDay(drawn.firstDay, timeZone);
    const ana = { id: 'ana', units: 1, openings: [business, hours], bufferMinutes: drawn.stylist };
    const chair = { id: 'chair', units: drawn.chairs, openings: [business], bufferMinutes: drawn.chair };
    return {
      openings: [business],
      timeZone,
      slotMinutes: minutes,
      stepMinutes: 15,
      needs: [
        { resource: ana, work: work.hands },
        { resource: chair, work: work.uses.get('chair') ?? [] },
      ],
      busy: drawn.busy.map(({ at, minutes: taken, ...whose }): BusyInterval => {
        const start = from + at * MINUTE_MS;
        return { ...whose, start, end: start + taken * MINUTE_MS };
      }),
      from,
      to: startOfDay(addDays(drawn.firstDay, 3), timeZone),
      now: from,
    };
  });

/** Whether every resource has a unit on which none of the busy parts meets anything: by the parts alone. */
function canBeBooked({ needs, busy }: SlotSearch, start: number): boolean {
  return needs.every((need) => {
    const parts = busyParts([need], start, timeZone);
    return unitsOf(need.resource).some((unit) =>
      parts.every(
        (part) => !busy.some((one) => one.unit === unit && one.resource === part.resource && meets(one, part)),
      ),
    );
  });
}

function meets(one: BusyInterval, part: { readonly start: string; readonly end: string }): boolean {
  return one.start < instantOf(part.end) && instantOf(part.start) < one.end;
}

function isWithin(openings: readonly Opening[], from: number, to: number): boolean {
  const start = localTime(from, timeZone);
  const last = localTime(to - MINUTE_MS, timeZone);
  return openRanges(start.date, openings).some((range) => range.from <= start.minute && last.minute < range.to);
}

describe('free slots by what they need', () => {
  it('X5 are such that the ledger takes them: no busy part meets another on its unit', () => {
    fc.assert(
      fc.property(search, (given) => {
        for (const start of freeStarts(given)) expect(canBeBooked(given, start)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('leave out nothing: what the hours allow is found unless one of its parts meets something', () => {
    fc.assert(
      fc.property(search, (given) => {
        const found = new Set(freeStarts(given));
        for (const start of freeStarts({ ...given, busy: [] })) {
          expect(found.has(start)).toBe(canBeBooked(given, start));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keep each resource to its own hours and breaks while it works, and the customer to the business’s', () => {
    fc.assert(
      fc.property(search, (given) => {
        for (const start of freeStarts(given)) {
          expect(isWithin(given.openings, start, start + given.slotMinutes * MINUTE_MS)).toBe(true);
          for (const { resource, work } of given.needs) {
            for (const { from, to } of work) {
              const [begins, ends] = [start + from * MINUTE_MS, start + to * MINUTE_MS];
              expect(isWithin(resource.openings, begins, ends)).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('may lie across a break that falls into the processing, and not across one that does not', () => {
    const hours = withoutBreaks(
      daily({ from: '10:00', to: '20:00' }).weekly,
      daily({ from: '14:00', to: '14:30' }).weekly,
    );
    const ana = {
      ...{ id: 'ana', units: 1, bufferMinutes: { before: 0, after: 0 } },
      openings: [business, { weekly: hours, exceptions: [] }],
    };
    const startsOf = (work: Need['work']) =>
      freeStarts({
        ...{ openings: [business], timeZone, slotMinutes: 90, stepMinutes: 30, busy: [] },
        needs: [{ resource: ana, work }],
        from: instantOf('2026-03-04T13:00:00+01:00'),
        to: instantOf('2026-03-04T15:00:00+01:00'),
        now: instantOf('2026-03-01T00:00:00Z'),
      }).map((start) => clockTime(localTime(start, timeZone).minute));
    expect(startsOf([{ from: 0, to: 90 }])).toEqual(['14:30']);
    expect(
      startsOf([
        { from: 0, to: 30 },
        { from: 60, to: 90 },
      ]),
    ).toEqual(['13:30', '14:30']);
  });

  it('a buffer keeps others off before and after, and opens nothing', () => {
    const ana = { id: 'ana', units: 1, openings: [business], bufferMinutes: { before: 5, after: 10 } };
    const need: Need = { resource: ana, work: [{ from: 0, to: 30 }] };
    const [part] = busyParts([need], instantOf('2026-03-04T10:00:00+01:00'), timeZone);
    expect([part?.start, part?.end]).toEqual(['2026-03-04T09:55:00+01:00', '2026-03-04T10:40:00+01:00']);
    expect(reachOf([need])).toEqual({ before: 5 * MINUTE_MS, after: 40 * MINUTE_MS });
  });
});
