import { dayOf } from '../../../domain/calendar.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import type { SalonEntities } from '../events.ts';

/** An appointment that stands, as far as it has to be told from others. */
export interface Appointment {
  readonly start: string;
}

/** The days and times that were named with it, in the order said; those that were ruled out stand apart. */
export type Named = Required<Pick<SalonEntities, 'days' | 'times' | 'except'>>;

export interface Meant<One extends Appointment> {
  /** Those the words are about: all of them where none is pointed at. */
  readonly appointments: readonly One[];
  /** What else was named, which is what they would like instead. */
  readonly day: string | null;
  readonly time: string | null;
}

/**
 * Which appointments somebody speaks of, and what they would rather have: in "move my appointment from Friday to Saturday"
 * the day on which there is one points at it and the other is the wish, whatever words a language puts between them.
 */
export function appointmentsMeant<One extends Appointment>(
  standing: readonly One[],
  { days: named, times, except }: Named,
  timeZone: string,
): Meant<One> {
  const placed = standing.map((one) => ({ one, ...localTime(instantOf(one.start), timeZone) }));
  const days = named.flatMap((day) => apart(day, (date) => placed.some((one) => one.date === date)));
  const onDay = placed.filter(({ date }) => [...days, ...except].some((day) => isOn(date, day)));
  const candidates = onDay.length > 0 ? onDay : placed;
  // An hour points at an appointment only where two are named, or the day does not tell it from others.
  const tells = times.length > 1 || candidates.length > 1;
  const atTime = tells ? candidates.filter(({ minute }) => times.includes(clockTime(minute))) : [];
  const meant = atTime.length > 0 ? atTime : candidates;
  return {
    appointments: meant.map(({ one }) => one),
    day: days.find((day) => !meant.some(({ date }) => isOn(date, day))) ?? null,
    time: times.find((time) => !atTime.some(({ minute }) => clockTime(minute) === time)) ?? null,
  };
}

/** "From Friday to Saturday" is no span where the appointment is on Friday and none on Saturday: it is where it is to go. */
function apart(day: string, isTheirs: (date: string) => boolean): readonly string[] {
  const [from = '', to = from] = day.split('/');
  const short = from !== to && dayOf(to) - dayOf(from) < WEEK_DAYS;
  return short && isTheirs(from) && !isTheirs(to) ? [from, to] : [day];
}

/** From this many days on it is a week that was named. */
const WEEK_DAYS = 6;

/** A day that was named may be a span of days: "my appointment next week". */
function isOn(date: string, day: string): boolean {
  const [from = '', to = from] = day.split('/');
  return from <= date && date <= to;
}
