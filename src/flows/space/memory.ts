import type { Interpretation } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Catalogue } from './catalogue.ts';
import {
  type Asked,
  GENERAL,
  type Period,
  type Quote,
  type Reservation,
  reservation,
  type SpaceContext,
  type SpaceState,
} from './context.ts';
import { aboutIn, type Made, periodAsked, type Recalled } from './recall.ts';

/** What the machine knows: what is stored, and what counts only until the end of the turn. */
export interface Memory extends Omit<Reservation, 'step' | 'asked'> {
  readonly asked: Omit<Asked, 'quote'>;
  /** The price that was told with the summary. */
  readonly quote: Quote | null;
  /** What an interpreter would like to say at this step; whether it may is decided where it is said. */
  readonly response: string;
  /** Space and period as they were before this message, in case the calendar cannot be asked (X8). */
  readonly before: Pick<Reservation, 'spaceId' | 'period'> | null;
  /** Those of which any would do, where somebody does not mind which. */
  readonly anyOf: readonly string[];
  /** What was made last, while nothing is under way: "the same on Friday". */
  readonly made: Made | null;
  /** The summary that was refused in the last message, while nothing is under way: what is not said anew stays of it. */
  readonly refused: Made | null;
  /** The day whose hours were asked for last, while nothing is under way. */
  readonly dayAsked: string | null;
}

export const blank: Memory = {
  spaceId: null,
  period: null,
  summaryShown: false,
  reservationCreated: false,
  reservationId: null,
  paymentLinkGenerated: false,
  asked: {},
  quote: null,
  response: '',
  before: null,
  anyOf: [],
  made: null,
  refused: null,
  dayAsked: null,
};

export function restored(
  context: SpaceContext,
  { about, wanted, day, made, refused }: Recalled = {},
): { readonly state: SpaceState; readonly memory: Memory } {
  if (!('step' in context))
    return {
      state: GENERAL,
      memory: {
        ...blank,
        asked: { ...(about && { about }), ...withWanted(refused?.period ?? wanted) },
        made: made ?? null,
        refused: refused ?? null,
        dayAsked: day ?? null,
      },
    };
  const { step, asked = {}, ...rest } = context;
  const { quote = null, ...others } = asked;
  return { state: step, memory: { ...blank, ...rest, asked: others, quote } };
}

function withWanted(wanted: Period | undefined): Pick<Asked, 'wanted'> {
  return wanted === undefined ? {} : { wanted };
}

/** Nothing at all while no reservation is under way (E7). */
export function stored(memory: Memory, state: string): object {
  if (state === GENERAL) return {};
  const {
    response: _response,
    before: _before,
    anyOf: _anyOf,
    made: _made,
    refused: _refused,
    dayAsked: _day,
    asked: put,
    quote,
    ...rest
  } = memory;
  const asked = { ...put, ...(quote !== null && { quote }) };
  return { step: state, ...rest, ...(Object.keys(asked).length > 0 && { asked }) };
}

/** The space that was asked about, beside what is stored, until something else is said (X6). */
export function withAbout(context: JsonObject, heard: Interpretation | null, catalogue: Catalogue): JsonObject {
  const { data } = reservation.safeParse(context);
  if (data === undefined || heard === null) return context;
  const { asked: { about: before, ...asked } = {}, ...rest } = data;
  const about = aboutIn(heard, before, catalogue, asked.spaces);
  const kept = { ...asked, ...(about !== undefined && { about }) };
  return { ...rest, ...(Object.keys(kept).length > 0 && { asked: kept }) };
}

/** What is known once a message has asked about a space, and for when, while nothing is under way. */
export function withAsked(memory: Memory, heard: Interpretation, catalogue: Catalogue): Memory {
  const { about: before, wanted: period, ...asked } = memory.asked;
  const about = aboutIn(heard, before, catalogue);
  if (about === undefined) return { ...memory, asked };
  return { ...memory, asked: { ...asked, about, ...withWanted(periodAsked(heard) ?? period) } };
}

/** What the agenda is asked, and what is reserved. */
export function wanted({ spaceId, period }: Memory) {
  return { spaceId, period };
}

/** What the agenda is asked where any of several would do. */
export function wantedOfAny(memory: Memory) {
  return { ...wanted(memory), ...(memory.anyOf.length > 0 && { anyOf: [...memory.anyOf] }) };
}

/** Where free days are looked for, and for which hours. */
export function lookedFor({ spaceId, asked }: Memory) {
  return { spaceId, within: asked.within ?? null, hours: asked.hours ?? { startTime: null, endTime: null } };
}
