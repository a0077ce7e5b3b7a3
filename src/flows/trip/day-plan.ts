import { clockTime, DAY_MINUTES, minuteOf } from '../../domain/zoned.ts';
import type { Trip } from './catalogue.ts';

/** Something of a day, with its hours; a free day has none. */
export type DayPart = {
  readonly part: string;
  readonly from: string | null;
  readonly to: string | null;
};

export interface DayPlan {
  readonly days: readonly (readonly DayPart[])[];
  /** What the time does not suffice for. */
  readonly leftOut: readonly string[];
}

interface Stretch {
  readonly part: string;
  readonly from: number;
  readonly to: number;
}

/** What a day leaves room for: from when on, and by when everything is over. */
interface Room {
  readonly from: number;
  readonly to: number;
  readonly taken: Stretch[];
}

/** After the way there one arrives and settles in; on other days whatever has no time of its own begins at nine. */
const SETTLING_MINUTES = 60;
const MORNING = minuteOf('09:00');
const NIGHT = minuteOf('23:00');
/** What has no time of its own is over by then. */
const EVENING = minuteOf('18:30');
/** On the last day one leaves by then, sooner where the way is long: home before late. */
const LEAVING = minuteOf('17:00');
const EARLY_LEAVING = minuteOf('14:00');
const HOME_BY = minuteOf('22:00');
/** Being picked up takes a while even where one is there already. */
const WAY_MIN_MINUTES = 30;

/**
 * The days with their hours (D5): the way there first and the way back last, and between them every highlight on the day
 * that suits it best, at its own time of day if it has one. Nothing overlaps; what finds no room is left out and told.
 */
export function planDays(trip: Trip, days: number, wayHours: number | null, pickupTime: string): DayPlan {
  const way = Math.max(WAY_MIN_MINUTES, Math.round((wayHours ?? 0) * 60));
  const pickup = minuteOf(pickupTime);
  const rooms = Array.from({ length: days }, (_, day): Room => {
    const to = day === days - 1 ? Math.min(LEAVING, HOME_BY - way) : NIGHT;
    return { from: day === 0 ? pickup + way : 0, to, taken: [] };
  });
  // What has its own time of day comes first: the rest finds room around it.
  const highlights = trip.highlights.map((highlight, index) => ({ part: `highlight${index + 1}`, highlight, index }));
  const inTurn = highlights.toSorted((one, other) => Number(!one.highlight.at) - Number(!other.highlight.at));
  const leftOut = inTurn
    .filter(({ part, highlight, index }) => !place(part, highlight, Math.min(index, days - 1), rooms))
    .map(({ part }) => part);
  const planned = rooms.map(({ taken }) => taken.toSorted((one, other) => one.from - other.from));
  return { days: planned.map((taken, day) => [...wayOut(day), ...activities(taken), ...wayBack(day, taken)]), leftOut };

  function wayOut(day: number): readonly DayPart[] {
    return day === 0 ? [told({ part: 'out', from: pickup, to: pickup + way })] : [];
  }

  function wayBack(day: number, taken: readonly Stretch[]): readonly DayPart[] {
    if (day !== days - 1) return [];
    const arrived = day === 0 ? pickup + way : 0;
    const from = Math.max(arrived, taken.at(-1)?.to ?? 0, Math.min(EARLY_LEAVING, HOME_BY - way));
    return [told({ part: 'back', from, to: from + way })];
  }

  function activities(taken: readonly Stretch[]): readonly DayPart[] {
    return taken.length > 0 || days === 1 ? taken.map(told) : [{ part: 'free', from: null, to: null }];
  }
}

/** On the emptiest day, of those the one nearest to its turn; false where it fits nowhere. */
function place(part: string, { at, hours }: Trip['highlights'][number], turn: number, rooms: readonly Room[]): boolean {
  const minutes = Math.round(hours * 60);
  const order = rooms
    .map((room, day) => ({ room, far: Math.abs(day - turn) }))
    .toSorted((one, other) => one.room.taken.length - other.room.taken.length || one.far - other.far);
  for (const { room } of order) {
    const from = at === undefined ? firstGap(room, minutes) : fixed(room, minuteOf(at), minutes);
    if (from === null) continue;
    room.taken.push({ part, from, to: from + minutes });
    return true;
  }
  return false;
}

function fixed(room: Room, from: number, minutes: number): number | null {
  return from >= room.from && isFree(room, from, minutes) ? from : null;
}

function firstGap(room: Room, minutes: number): number | null {
  const earliest = room.from === 0 ? MORNING : room.from + SETTLING_MINUTES;
  const starts = [earliest, ...room.taken.map(({ to }) => to).filter((to) => to > earliest)].toSorted((a, b) => a - b);
  return starts.find((from) => from + minutes <= EVENING && isFree(room, from, minutes)) ?? null;
}

function isFree({ to, taken }: Room, from: number, minutes: number): boolean {
  return from + minutes <= to && taken.every((one) => one.to <= from || one.from >= from + minutes);
}

function told({ part, from, to }: Stretch): DayPart {
  return { part, from: clockTime(from % DAY_MINUTES), to: clockTime(to % DAY_MINUTES) };
}
