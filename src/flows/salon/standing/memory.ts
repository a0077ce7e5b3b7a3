import type { JsonObject } from '../../../core/json.ts';
import { windowBeside } from '../../../domain/wish.ts';
import { clockTime, DAY_MINUTES, instantOf, localTime } from '../../../domain/zoned.ts';
import { type SalonCatalogue, stylistsFor } from '../catalogue.ts';
import type { SalonWish, Standing } from '../context.ts';
import { type AppointmentFound, appointmentsIn, entitiesOf, type SalonEntities, type SalonEvent } from '../events.ts';
import { blank, meantAmong, type SalonMemory } from '../memory.ts';

/** What an appointment of theirs was asked for: to be told of it, to have it called off, to have it moved. */
export type Purpose = 'tell' | 'cancel' | 'call_off' | 'move';

export function purposeOf(event: SalonEvent, question: SalonMemory['question'] = null): Purpose {
  if ('input' in event) return (event.input['purpose'] ?? 'tell') as Purpose;
  if (event.type === 'select_slot') return question === 'which_move' ? 'move' : 'call_off';
  if (event.type === 'cancel_booking') return entitiesOf(event).existing ? 'call_off' : 'cancel';
  return event.type === 'start_booking' ? 'move' : 'tell';
}

/** The appointments that were found, to be chosen from or to be called off; what they would rather have is kept in mind. */
export function withTheirs(memory: SalonMemory, event: SalonEvent): SalonMemory {
  return { ...memory, theirs: appointmentsIn(event).map(standingOf), wish: { ...memory.wish, ...insteadIn(event) } };
}

/** The one of those listed that a message picks, by its place or by a day or time that only it has. */
export function theirsPicked({ theirs }: SalonMemory, entities: SalonEntities, timeZone: string): Standing | null {
  return meantAmong(theirs, entities, timeZone);
}

/**
 * An appointment in the place of another begins with what that one had: its services are settled, its stylist is wished
 * for, and what was said of the new time is a wish like any other. The old one stands until the new one is booked (X5).
 */
export function begunMove(memory: SalonMemory, event: SalonEvent, catalogue: SalonCatalogue): SalonMemory {
  const [old] = appointmentsIn(event);
  if (old === undefined) return memory;
  const services = [...old.services];
  const able = stylistsFor(catalogue, services).some(({ id }) => id === old.stylist);
  const stylist = stylistIn(event) ?? (able ? old.stylist : null);
  return {
    ...blank,
    data: { ...blank.data, services },
    wish: { ...memory.wish, ...insteadOf(old, event, catalogue.timeZone), ...(stylist !== null && { stylist }) },
    moves: standingOf(old),
    settled: true,
  };
}

/** What they would like instead: what was named, or that much later, or the rest of its day on that side of it. */
function insteadOf(old: Standing, event: SalonEvent, timeZone: string): SalonWish {
  const { direction, minutes } = inputOf(event);
  const named = insteadIn(event);
  const { date, minute } = localTime(instantOf(old.start), timeZone);
  // Another time, or another stylist, and nothing said of the day: the day is to stay.
  if (Object.keys(named).length > 0) return { day: date, ...named };
  if (direction !== 'earlier' && direction !== 'later') return stylistIn(event) === null ? {} : { day: date };
  const shifted = typeof minutes === 'number' ? minute + (direction === 'later' ? minutes : -minutes) : minute;
  if (shifted === minute || shifted < 0 || shifted >= DAY_MINUTES) {
    return { day: date, time_window: windowBeside(direction, minute) };
  }
  return { day: date, explicit_time: clockTime(shifted) };
}

function insteadIn(event: SalonEvent): SalonWish {
  if (event.type !== 'find_appointments.done') return {};
  const { day, time } = event.output;
  const window = inputOf(event)['window'];
  return {
    ...(day !== null && { day }),
    ...(time !== null && { explicit_time: time }),
    ...(time === null && typeof window === 'string' && { time_window: window }),
  };
}

function stylistIn(event: SalonEvent): string | null {
  const { stylist } = inputOf(event);
  return typeof stylist === 'string' ? stylist : null;
}

function inputOf(event: SalonEvent): JsonObject {
  return 'input' in event ? event.input : {};
}

function standingOf({ id, start, stylist }: AppointmentFound): Standing {
  return { id, start, stylist };
}
