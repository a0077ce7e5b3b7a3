import type { Stage } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Passed, TurnRecord } from '../../core/turn.ts';
import { instantOf, localTime } from '../zoned.ts';
import { type Cell, tookMeasure } from './cells.ts';

/** How far somebody came, each step beyond the one before: whoever booked had chosen, and had been offered something (G6). */
export const STEPS = ['wrote', 'offered', 'chose', 'booked', 'paid'] as const;
export type Step = (typeof STEPS)[number];

/**
 * Somebody writes, until they have been silent for a day: what is counted as one in the figures. It counts on the day it
 * began, in the flow it came furthest in, and moves there from where it was counted before. It holds nothing that was said.
 */
export interface Visit extends JsonObject {
  readonly day: string;
  readonly flow: string;
  readonly language: string;
  readonly since: string;
  readonly heardAt: string;
  readonly step: Step;
  /** Where it stands in its flow: where they stopped, unless they go on. */
  readonly state: string;
  /** How long it took to the booking; null while there is none. */
  readonly tookSeconds: number | null;
}

/** What must be known of a talk to count its turns. */
export interface CountedTalk {
  readonly channel: string;
  readonly language: string;
  readonly timeZone: string;
  /** How far the states of its journeys are, by flow; undefined for what is no journey: what the desk attends to itself. */
  readonly stagesOf: (flow: string) => { readonly [state: string]: Stage } | undefined;
}

const SILENCE_MS = 24 * 60 * 60_000;

/** The visit after a turn; the same one, a new one, or none where nobody has written yet. */
export function visitAfter(before: Visit | null, turn: TurnRecord, talk: CountedTalk): Visit | null {
  const heard = heardIn(turn);
  const isAnother = heard !== null && (before === null || instantOf(heard) - instantOf(before.heardAt) > SILENCE_MS);
  const visit = isAnother ? newVisit(heard, turn, talk) : before;
  if (visit === null) return null;
  const { language = visit.language } = turn.interpretation ?? {};
  const heardAt = heard ?? visit.heardAt;
  return furthered(wayThrough(turn, talk).reduce(passedBy(talk), { ...visit, language, heardAt }), turn);
}

/** When the customer wrote in it, first; null where they did not. What comes after STOP is kept, and nothing more. */
function heardIn({ events }: TurnRecord): string | null {
  const first = events.find(({ event }) => event.kind === 'message' && event.stopped === undefined);
  return first?.receivedAt ?? null;
}

function newVisit(heard: string, { flow, stateBefore }: TurnRecord, { timeZone, language }: CountedTalk): Visit {
  const day = localTime(instantOf(heard), timeZone).date;
  return {
    ...{ day, flow, language, since: heard, heardAt: heard },
    ...{ step: 'wrote', state: stateBefore, tookSeconds: null },
  };
}

/** The states of journeys on its way; a record of before kept only the first and the last. */
function wayThrough({ passed, flow, stateBefore, stateAfter }: TurnRecord, { stagesOf }: CountedTalk) {
  const kept: readonly Pick<Passed, 'flow' | 'state'>[] =
    passed.length > 0 ? passed : [stateBefore, stateAfter].map((state) => ({ flow, state }));
  return kept.filter((one) => stagesOf(one.flow) !== undefined);
}

/** A visit is of the flow it came furthest in; where it came nowhere yet, of the one it stands in. */
function passedBy({ stagesOf }: CountedTalk) {
  return (visit: Visit, { flow, state }: Pick<Passed, 'flow' | 'state'>): Visit => {
    const stage = stagesOf(flow)?.[state];
    if (stage !== undefined && isBeyond(stage, visit.step)) return { ...visit, flow, state, step: stage };
    if (flow === visit.flow) return { ...visit, state };
    return visit.step === 'wrote' ? { ...visit, flow, state } : visit;
  };
}

/** What tells of a booking or of money whatever the flow: a deed on a yes, and what the ledger made of a payment. */
function furthered(visit: Visit, { events, replies, now }: TurnRecord): Visit {
  const isPaid = events.some(({ event }) => event.kind === 'payment' && event.outcome === 'confirmed');
  const isBooked = replies.some(({ deed }) => deed?.act === 'book');
  const step = isPaid ? 'paid' : isBooked && isBeyond('booked', visit.step) ? 'booked' : visit.step;
  if (visit.tookSeconds !== null || !(isBeyond(step, 'chose') && step !== 'chose')) return { ...visit, step };
  return { ...visit, step, tookSeconds: Math.max(1, Math.round((instantOf(now) - instantOf(visit.since)) / 1_000)) };
}

function isBeyond(step: Step, than: Step): boolean {
  return STEPS.indexOf(step) > STEPS.indexOf(than);
}

/** What a visit counts for. */
export function visitCells({ day, flow, language, step, state, tookSeconds }: Visit, channel: string): readonly Cell[] {
  const cell = (measure: string): Cell => ({ day, flow, channel, language, measure, count: 1 });
  const steps = STEPS.slice(0, STEPS.indexOf(step) + 1);
  if (tookSeconds === null) return [...steps, `stopped/${state}`].map(cell);
  return [...steps, tookMeasure(tookSeconds)].map(cell);
}
