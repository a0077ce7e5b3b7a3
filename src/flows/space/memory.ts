import { instantOf } from '../../domain/zoned.ts';
import { type Space, type SpaceCatalogue, spacesFor, spaceWithId } from './catalogue.ts';
import { type Asked, GENERAL, type Period, type Reservation, type SpaceContext, type SpaceState } from './context.ts';
import { type Availability, protocolOf, type SpaceEvent } from './events.ts';
import { hearPeriod, type PeriodHeard } from './period.ts';

/** What the machine has in mind: what is stored, and what counts only until the end of the turn. */
export interface SpaceMemory extends Omit<Reservation, 'step' | 'asked'> {
  readonly asked: Asked;
  /** What an interpreter would like to say at this step; whether it may is decided where it is said. */
  readonly response: string;
  /** Space and period as they were before this message, in case the calendar cannot be asked (X8). */
  readonly before: Pick<Reservation, 'spaceId' | 'period'> | null;
}

export const blank: SpaceMemory = {
  spaceId: null,
  period: null,
  summaryShown: false,
  reservationCreated: false,
  reservationId: null,
  paymentLinkGenerated: false,
  asked: {},
  response: '',
  before: null,
};

/** What a message says of the reservation, judged by the catalogue and the clock. */
export interface Judged {
  readonly space: 'none' | 'known' | 'unknown';
  readonly period: PeriodHeard;
}

export function judge(event: SpaceEvent, catalogue: SpaceCatalogue): Judged {
  const { spaceId, period } = protocolOf(event);
  const known = spaceWithId(catalogue, spaceId) !== undefined;
  return {
    space: spaceId === null ? 'none' : known ? 'known' : 'unknown',
    period: hearPeriod(period, instantOf(event.turn.now), catalogue),
  };
}

/** Whatever is valid is taken, at any step and with any status: what was said at one step is carried on (E1, E4). */
export function taken(memory: SpaceMemory, event: SpaceEvent, catalogue: SpaceCatalogue): SpaceMemory {
  const { spaceId, response, within } = protocolOf(event);
  const judged = judge(event, catalogue);
  return {
    ...memory,
    spaceId: judged.space === 'known' ? spaceId : memory.spaceId,
    period: judged.period.kind === 'period' ? judged.period.period : within ? null : standing(memory, spaceId),
    response,
    before: { spaceId: memory.spaceId, period: memory.period },
    asked: {
      ...stillListed(memory, judged),
      ...(judged.space === 'known' ? {} : suitable(event, catalogue)),
      ...hoursKept(memory, event),
      ...daysKept(memory, event),
    },
  };
}

function standing(memory: SpaceMemory, spaceId: string | null): Period | null {
  return memory.period ?? wantedFor(memory, spaceId);
}

/** Days to look in wait for one of them. */
function daysKept({ asked }: SpaceMemory, event: SpaceEvent): Asked {
  const { within = asked.within, period } = protocolOf(event);
  return within === undefined || period !== null ? {} : { within };
}

/** Hours that were named without a day wait for it. */
function hoursKept({ asked, period: stands }: SpaceMemory, event: SpaceEvent): Asked {
  const { within, period } = protocolOf(event);
  // Whoever would rather have it next week keeps to the hours that stand.
  const timed = within !== undefined && stands?.startTime != null ? stands : undefined;
  const before = timed && { startTime: timed.startTime, endTime: timed.endTime };
  const hours = protocolOf(event).hours ?? asked.hours ?? before;
  return hours === undefined || period !== null ? {} : { hours };
}

/** While no space is chosen, those that hold what was asked for stay the list to choose from. */
function stillListed({ spaceId, asked: { spaces } }: SpaceMemory, { space }: Judged): Asked {
  return spaceId === null && space === 'none' && spaces !== undefined ? { spaces } : {};
}

/** Whoever takes another of the spaces offered takes it for the period they wanted. */
function wantedFor({ asked }: SpaceMemory, spaceId: string | null): Period | null {
  return spaceId !== null && asked.spaces?.includes(spaceId) ? (asked.wanted ?? null) : null;
}

/** Spaces that hold what was asked for become the list to choose from. */
function suitable(event: SpaceEvent, catalogue: SpaceCatalogue): Asked {
  if (!asksForSome(event)) return {};
  const spaces = spacesAskedFor(event, catalogue).map(({ id }) => id);
  return spaces.length === 0 ? {} : { spaces };
}

/** Whether something was asked for that no space holds. */
export function asksTooMuch(event: SpaceEvent, catalogue: SpaceCatalogue): boolean {
  return asksForSome(event) && spacesAskedFor(event, catalogue).length === 0;
}

function asksForSome(event: SpaceEvent): boolean {
  const { people, equipment, free } = protocolOf(event);
  return people !== undefined || equipment !== undefined || free !== undefined;
}

function spacesAskedFor(event: SpaceEvent, catalogue: SpaceCatalogue): readonly Space[] {
  const { people = 1, equipment = [], free } = protocolOf(event);
  return spacesFor(catalogue, people, equipment).filter(({ centsPerHour }) => free !== true || centsPerHour === null);
}

/** Whether the message brings another space or period than those that stand. */
export function changes(memory: SpaceMemory, event: SpaceEvent, catalogue: SpaceCatalogue): boolean {
  const after = taken(memory, event, catalogue);
  return after.spaceId !== memory.spaceId || !samePeriod(after.period, memory.period);
}

export function withoutSpace(memory: SpaceMemory): SpaceMemory {
  return { ...memory, spaceId: null, summaryShown: false };
}

export function withoutPeriod(memory: SpaceMemory): SpaceMemory {
  return { ...memory, period: null, summaryShown: false };
}

/** The calendar could not be asked: everything is as it was, and the user may try again (X8). */
export function asBefore(memory: SpaceMemory): SpaceMemory {
  return { ...memory, ...memory.before, asked: { ...memory.asked, retry: true } };
}

/** The period is taken: what could be had instead is put to the user. */
export function withAlternatives(memory: SpaceMemory, { periods, spaces }: Availability): SpaceMemory {
  const asked = {
    ...(periods.length > 0 && { periods: [...periods] }),
    ...(spaces.length > 0 && { spaces: [...spaces] }),
    ...(memory.period !== null && { wanted: memory.period }),
  };
  return { ...withoutPeriod(memory), asked };
}

/** The first free ones of the days to look in are put to the user. */
export function withDays({ asked, ...memory }: SpaceMemory, periods: readonly Period[]): SpaceMemory {
  return { ...memory, asked: { ...asked, ...(periods.length > 0 && { periods: [...periods] }) } };
}

/** None of the periods will do: the other spaces are left. */
export function withoutPeriodsOffered({ asked, ...memory }: SpaceMemory): SpaceMemory {
  const { periods: _refused, ...left } = asked;
  return { ...memory, asked: left };
}

/** The reservation stands in the ledger from here on. */
export function created(event: SpaceEvent): Partial<SpaceMemory> {
  if (event.type !== 'create_reservation.done') return {};
  return { reservationCreated: true, reservationId: event.output.reservation_id };
}

export function restored(context: SpaceContext): { readonly state: SpaceState; readonly memory: SpaceMemory } {
  if (!('step' in context)) return { state: GENERAL, memory: blank };
  const { step, asked, ...rest } = context;
  return { state: step, memory: { ...blank, ...rest, asked: asked ?? {} } };
}

export function stored(state: SpaceState, memory: SpaceMemory): SpaceContext {
  if (state === GENERAL) return {};
  const { response: _response, before: _before, asked, ...rest } = memory;
  return { step: state, ...rest, ...(Object.keys(asked).length > 0 && { asked }) };
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
