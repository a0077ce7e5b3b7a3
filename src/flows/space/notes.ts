import { anyOf } from './any-space.ts';
import { type Catalogue, type Space, spacesFor, spaceWithId } from './catalogue.ts';
import { type Asked, MINUTES_MAX, type Period } from './context.ts';
import type { Checked, DaysFound, Made, Spoken } from './events.ts';
import { asksForSome, type Judged, judge, spacesAskedFor } from './judge.ts';
import type { Memory } from './memory.ts';
import type { Protocol } from './protocol.ts';

/** What is written down when something has happened: each function gives the memory as it stands afterwards. */

/** Whatever is valid is taken, at any step and with any status: what was said at one step is carried on (E1, E4). */
export function taken(memory: Memory, event: Spoken, catalogue: Catalogue): Memory {
  const { spaceId, response, within } = event.entities;
  const judged = judge(event, catalogue);
  return {
    ...memory,
    spaceId: judged.space === 'known' ? spaceId : memory.spaceId,
    period: judged.period.kind === 'period' ? judged.period.period : within ? null : standing(memory, event.entities),
    response,
    before: { spaceId: memory.spaceId, period: memory.period },
    anyOf: anyOf(memory, event.entities, catalogue),
    asked: {
      ...needsKept(memory, event.entities, judged),
      ...stillListed(memory, judged),
      ...(judged.space === 'known' ? {} : suitable(memory, event.entities, catalogue)),
      ...dayKept(memory, event.entities),
      ...lengthKept(memory, event.entities),
      ...hoursKept(memory, event.entities),
      ...daysKept(memory, event.entities),
    },
  };
}

/** Whoever would rather have another space would have it for the period that this one was taken for. */
function standing(memory: Memory, { spaceId, change }: Protocol): Period | null {
  return memory.period ?? (change === 'space' ? memory.asked.wanted : null) ?? wantedFor(memory, spaceId);
}

/** Days to look in wait for one of them. */
function daysKept({ asked }: Memory, { within = asked.within, period }: Protocol): Asked {
  return within === undefined || period !== null ? {} : { within };
}

/** A day whose hours are being asked for waits for them. */
function dayKept({ asked }: Memory, { period, within, day = asked.day }: Protocol): Asked {
  return day === undefined || period !== null || within !== undefined ? {} : { day };
}

/** How long it is to last waits for when it begins. */
function lengthKept({ asked }: Memory, { period, minutes = asked.minutes }: Protocol): Asked {
  return minutes === undefined || period !== null ? {} : { minutes: Math.min(minutes, MINUTES_MAX) };
}

/** What it has to hold is kept beside the space that was chosen: another one may be too small for them. */
function needsKept({ spaceId, asked }: Memory, protocol: Protocol, { space }: Judged): Asked {
  const isChosen = space === 'known' || (space === 'none' && spaceId !== null);
  const needs = needsIn(protocol, asked.needs);
  return !isChosen || Object.keys(needs).length === 0 ? {} : { needs };
}

/** Hours that were named without a day wait for it. */
function hoursKept({ asked, period: stands }: Memory, { within, period, hours: said }: Protocol): Asked {
  // Whoever would rather have it next week keeps to the hours that stand.
  const timed = within !== undefined && stands?.startTime != null ? stands : undefined;
  const before = timed && { startTime: timed.startTime, endTime: timed.endTime };
  const hours = said ?? asked.hours ?? before;
  return hours === undefined || period !== null ? {} : { hours };
}

/** While no space is chosen, those that hold what was asked for stay the list to choose from. */
function stillListed({ spaceId, asked: { spaces, needs } }: Memory, { space }: Judged): Asked {
  if (spaceId !== null || space !== 'none' || spaces === undefined) return {};
  return { spaces, ...(needs && { needs }) };
}

/** Whoever takes another of the spaces offered takes it for the period they wanted. */
function wantedFor({ asked }: Memory, spaceId: string | null): Period | null {
  return spaceId !== null && asked.spaces?.includes(spaceId) ? (asked.wanted ?? null) : null;
}

/**
 * Spaces that hold what was asked for become the list to choose from: "with a projector", and then "we will be ten", leaves what
 * has both, if anything has. How many they are is told anew: fewer may have more to choose from.
 */
function suitable({ asked }: Memory, protocol: Protocol, catalogue: Catalogue): Asked {
  if (!asksForSome(protocol)) return {};
  const all = needsIn(protocol, asked.needs);
  const both = spacesAskedFor({ ...protocol, ...all }, catalogue);
  const needs = both.length > 0 ? all : needsIn(protocol);
  const spaces = (both.length > 0 ? both : spacesAskedFor(protocol, catalogue)).map(({ id }) => id);
  // One that was ruled out before does not come back.
  const left = protocol.people === undefined ? spaces.filter((id) => asked.spaces?.includes(id) ?? true) : spaces;
  return spaces.length === 0 ? {} : { spaces: left.length === 0 ? spaces : left, needs };
}

type Needs = NonNullable<Asked['needs']>;

function needsIn({ people, equipment = [], free }: Protocol, before: Needs = {}): Needs {
  const things = [...new Set([...(before.equipment ?? []), ...equipment])];
  return {
    ...before,
    ...(people !== undefined && people > 0 && { people }),
    ...(things.length > 0 && { equipment: things.slice(0, THINGS_MAX) }),
    ...(free === true && { free }),
  };
}

/** Nobody asks for more at once. */
const THINGS_MAX = 12;

/** The space that was chosen, where it holds fewer than they are. */
export function tooSmall({ spaceId, asked }: Memory, catalogue: Catalogue): Space | null {
  const space = spaceWithId(catalogue, spaceId);
  return space !== undefined && (asked.needs?.people ?? 0) > space.people ? space : null;
}

/** Whether it is another space or period than those that stood. */
export function isOther(after: Memory, memory: Memory): boolean {
  return after.spaceId !== memory.spaceId || !samePeriod(after.period, memory.period);
}

function samePeriod(one: Period | null, other: Period | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.startDate === other.startDate &&
    one.endDate === other.endDate &&
    one.startTime === other.startTime &&
    one.endTime === other.endTime
  );
}

/** Nothing is asked but for a yes; what the space has to hold still counts. */
export function summedUp({ asked: { needs } }: Memory): Partial<Memory> {
  return { summaryShown: true, asked: needs === undefined ? {} : { needs } };
}

/** Another space is to be chosen, of those that hold what was asked for and, where this one is too dear, cost less. */
export function withoutSpace(memory: Memory, { entities }: Spoken, catalogue: Catalogue): Partial<Memory> {
  const { needs } = memory.asked;
  const { cheaper, without, among } = entities;
  const isNarrowed = cheaper === true || [without, among, needs].some((one) => one !== undefined);
  const spaces = instead(memory, entities, catalogue).map(({ id }) => id);
  return {
    spaceId: null,
    summaryShown: false,
    ...(isNarrowed && spaces.length > 0 && { asked: { ...memory.asked, spaces } }),
  };
}

/** What could be had instead of the space that was chosen. */
export function instead(
  { spaceId, asked }: Memory,
  { cheaper, without = [], among }: Protocol,
  catalogue: Catalogue,
): readonly Space[] {
  const { people = 1, equipment = [], free } = asked.needs ?? {};
  const limit = spaceWithId(catalogue, spaceId)?.centsPerHour ?? 0;
  return spacesFor(catalogue, people, equipment).filter(
    ({ id, centsPerHour }) =>
      // Whoever wavers may still take this one.
      (among?.includes(id) ?? id !== spaceId) &&
      !without.includes(id) &&
      (free !== true || centsPerHour === null) &&
      (cheaper !== true || (centsPerHour ?? 0) < limit),
  );
}

export function withoutPeriod(): Partial<Memory> {
  return { period: null, summaryShown: false };
}

/** Nobody can have that time: if its day is a day, only the hours are open (E5). */
export function withoutBadPeriod({ asked, before }: Memory, event: Spoken, catalogue: Catalogue): Partial<Memory> {
  const { hours: _hours, ...others } = asked;
  const { period } = judge(event, catalogue);
  const { startDate: day = null, endDate = day } = event.entities.period ?? {};
  const isOpen = period.kind === 'bad' && (period.reason === 'hours' || period.reason === 'backwards');
  // "And the 25th?" – we are closed – "then the 23rd": of the same month, and the same hours.
  const stood = before?.period ?? null;
  const kept = isOpen && day !== null && day === endDate ? { day } : stood === null ? {} : { wanted: stood };
  return { ...withoutPeriod(), asked: { ...others, ...kept } };
}

/** Another time is wanted: other hours keep the day, another day keeps its hours (E4). */
export function reopened({ period, asked }: Memory, { entities }: Spoken): Partial<Memory> {
  const { change, hours: said } = entities;
  const { day, hours, ...others } = asked;
  const stands = period ?? asked.wanted;
  const isOneDay = stands !== undefined && stands.startDate === stands.endDate;
  const dayBefore = entities.day ?? (isOneDay ? stands.startDate : day);
  const isTimed = isOneDay && stands.startTime !== null;
  const hoursBefore = said ?? (isTimed ? { startTime: stands.startTime, endTime: stands.endTime } : hours);
  return {
    ...withoutPeriod(),
    asked: {
      ...others,
      ...(change === 'hours' && dayBefore !== undefined && { day: dayBefore }),
      ...(change === 'day' && hoursBefore !== undefined && { hours: hoursBefore }),
    },
  };
}

/** The calendar could not be asked: everything is as it was, and the user may try again (X8). */
export function asBefore({ before, asked }: Memory): Partial<Memory> {
  return { ...before, asked: { ...asked, retry: true } };
}

/** The period is taken: what could be had instead is put to the user. */
export function alternatives(
  { period, asked: { needs } }: Memory,
  { output: { periods, spaces: free } }: Checked,
  catalogue: Catalogue,
): Partial<Memory> {
  const fitting = spacesFor(catalogue, needs?.people ?? 1, needs?.equipment ?? []);
  const spaces = free.filter((id) => fitting.some((space) => space.id === id));
  const asked = {
    ...(needs && { needs }),
    ...(periods.length > 0 && { periods: [...periods] }),
    ...(spaces.length > 0 && { spaces }),
    ...(period !== null && { wanted: period }),
  };
  return { ...withoutPeriod(), asked };
}

/** The first free ones of the days to look in are put to the user. */
export function freeDays({ asked }: Memory, { output: { periods } }: DaysFound): Partial<Memory> {
  return { asked: { ...asked, ...(periods.length > 0 && { periods: [...periods] }) } };
}

/** None of the periods will do: the other spaces are left. */
export function withoutPeriodsOffered({ asked }: Memory): Partial<Memory> {
  const { periods: _refused, ...left } = asked;
  return { asked: left };
}

/** The reservation stands in the ledger from here on. */
export function created(_memory: Memory, { output }: Made): Partial<Memory> {
  return { reservationCreated: true, reservationId: output.reservation_id };
}
