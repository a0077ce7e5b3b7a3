import { z } from 'zod';
import { isRuledOut } from '../../../domain/ruled-out.ts';
import { addDays, daysBetween, instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Tool } from '../../../ports/tool.ts';
import { spacesFor, spaceWithId } from '../catalogue.ts';
import { hearPeriod, instantsOf } from '../period.ts';
import { type House, period, wanted } from './house.ts';
import { NEAR_DAYS, nearestPeriods } from './nearest.ts';
import { isFree } from './room.ts';

/** Where any of several would do, those are the others. */
const checked = wanted.extend({ anyOf: z.array(z.uuid()).max(12).exactOptional() });

/** Whether the space is free for the period; if not, the nearest periods, or other spaces that would do (E4). */
export function checkAvailability({ business, catalogue, parts }: House): Tool {
  return {
    name: 'check_availability',
    states: ['CHOOSE_SPACE', 'CHOOSE_PERIOD', 'CONFIRM_RESERVATION_SUMMARY'],
    consequence: null,
    input: checked,
    async run(input, { now }) {
      const { spaceId, period, anyOf } = checked.parse(input);
      const space = spaceWithId(catalogue, spaceId);
      if (space === undefined) return { kind: 'refused', reason: 'unknown space' };
      const { end } = instantsOf(period, catalogue);
      const range = (from: number, to: number) => ({
        from: isoInstant(from, business.timeZone),
        to: isoInstant(to, business.timeZone),
      });
      const resources = catalogue.spaces.map(({ resource }) => resource);
      const around = range(instantOf(now) - DAY_MS, end + (NEAR_DAYS + 1) * DAY_MS);
      const busy = await parts.bookings.busy({ business: business.id, resources, ...around, now });
      if (isFree(space, period, busy, catalogue))
        return { kind: 'done', output: { free: true, periods: [], spaces: [] } };
      const taken = busy.filter(({ resource }) => resource === space.resource);
      const periods = nearestPeriods({ space, period, taken, now: instantOf(now), catalogue });
      const others = spacesFor(catalogue, anyOf === undefined ? space.people : 1, []).filter(
        ({ id }) => id !== spaceId && (anyOf?.includes(id) ?? true),
      );
      const free = others.filter((one) => isFree(one, period, busy, catalogue));
      return { kind: 'done', output: { free: false, periods, spaces: free.map(({ id }) => id) } };
    },
  };
}

const lookedFor = z.strictObject({
  spaceId: z.uuid(),
  within: period.pick({ startDate: true, endDate: true }).extend({ except: z.array(z.string()).exactOptional() }),
  hours: period.pick({ startTime: true, endTime: true }),
});

/** The first days of those to look in on which the space is free at these hours, or all day. */
export function findFreeDays({ business, catalogue, parts }: House): Tool {
  return {
    name: 'find_free_days',
    states: ['CHOOSE_PERIOD'],
    consequence: null,
    input: lookedFor,
    async run(input, { now }) {
      const { spaceId, within, hours } = lookedFor.parse(input);
      const space = spaceWithId(catalogue, spaceId);
      if (space === undefined) return { kind: 'refused', reason: 'unknown space' };
      const days = daysBetween(within.startDate, within.endDate) + 1;
      const candidates = Array.from({ length: Math.min(days, LOOKED_DAYS_MAX) }, (_, day) => {
        const date = addDays(within.startDate, day);
        return hearPeriod({ startDate: date, endDate: date, ...hours }, instantOf(now), catalogue);
      })
        .flatMap((heard) => (heard.kind === 'period' ? [heard.period] : []))
        // "Next week but not Tuesday" (X20).
        .filter(({ startDate }) => !isRuledOut(startDate, within.except ?? []));
      const [first, last] = [candidates[0], candidates.at(-1)];
      if (first === undefined || last === undefined) return { kind: 'done', output: { periods: [] } };
      const from = isoInstant(instantsOf(first, catalogue).start - DAY_MS, business.timeZone);
      const to = isoInstant(instantsOf(last, catalogue).end + DAY_MS, business.timeZone);
      const busy = await parts.bookings.busy({ business: business.id, resources: [space.resource], from, to, now });
      const free = candidates.filter((one) => isFree(space, one, busy, catalogue));
      return { kind: 'done', output: { periods: free.slice(0, DAYS_OFFERED_MAX) } };
    },
  };
}

const LOOKED_DAYS_MAX = 62;
const DAYS_OFFERED_MAX = 3;
/** Looked at on either side too, for what is kept free around a reservation may reach there. */
const DAY_MS = 24 * 60 * MINUTE_MS;
