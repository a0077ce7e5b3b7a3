import type { Call } from '../core/effect.ts';
import type { StaffDeed } from '../core/event.ts';
import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import type { UnsettledCall } from '../core/header.ts';
import { canonical } from '../core/json.ts';
import { step } from '../core/step.ts';
import type { ToolResult } from '../core/turn.ts';
import { asideOf, happenAside, tellJourney } from './aside.ts';
import { settled as settledBy } from './calls.ts';
import { pure } from './fault.ts';
import { eventOf, type TurnInput } from './input.ts';
import { afterSettling, askAgain, type Settled, settle } from './settle.ts';
import { staffEvent } from './staff.ts';
import type { Working } from './working.ts';

/**
 * Before words are heard, the ledger is asked again what became of deeds whose answer was lost (X5): nobody is told from the
 * talk of what may no longer be so. What was done is taken up; what nobody can tell still is owned up to.
 */
export async function askedAgain(input: TurnInput, working: Working, turn: TurnFacts): Promise<Working> {
  const { parts, business, conversation, now } = input;
  const settled = input.live ? await askAgain(parts, business, conversation, now) : recordedIn(input);
  const known = await takenUpAll(input, working, settled, turn);
  if (!isUnknown(known)) return known;
  return happenAside(input, known, 'aside', { type: 'unsure', turn } as MachineEvent);
}

/** Nobody can tell what became of something they have. */
export function isUnknown({ settled = [] }: Working): boolean {
  return settled.some(({ fate }) => fate === 'unknown');
}

/** Something that was done before is told of in this turn. */
export function isTakenUp({ settled = [] }: Working): boolean {
  return settled.some(({ fate }) => fate === 'done');
}

/** The settling timer has fired: what can be settled is. */
export async function settledInTime(input: TurnInput, working: Working, turn: TurnFacts): Promise<Working> {
  const { parts, business, conversation, now } = input;
  const settled = input.live ? await settle(parts, business, conversation, now) : recordedIn(input);
  const header = afterSettling(working.header, settled, now, parts.limits.settleAfterSeconds);
  return takenUpAll(input, { ...working, header, settled: [] }, settled, turn);
}

/** What an earlier run of this turn found. */
function recordedIn({ recorded }: TurnInput): readonly Settled[] {
  return (recorded?.settled ?? []).map((one) => {
    const outcome = recorded?.results.find(({ key }) => key === one.key)?.outcome;
    return outcome?.kind === 'done' ? { ...one, outcome } : one;
  });
}

async function takenUpAll(
  input: TurnInput,
  working: Working,
  settled: readonly Settled[],
  turn: TurnFacts,
): Promise<Working> {
  let told = working;
  for (const { outcome, ...one } of settled) {
    const call = told.header.unsettled.find(({ key }) => key === one.key);
    told = { ...told, settled: [...(told.settled ?? []), one] };
    if (call === undefined || outcome === undefined) continue;
    const { key, tool, input: given } = call;
    told = await takenUp(input, told, call, { key, tool, input: given, outcome }, turn);
  }
  return told;
}

/** As if it had been answered now: the desk's flow tells of it, and the journey hears of it. */
async function takenUp(
  input: TurnInput,
  working: Working,
  call: UnsettledCall,
  result: ToolResult,
  turn: TurnFacts,
): Promise<Working> {
  const event = call.deed ? byStaff(input, call.deed, turn) : agreed(input, working, call, turn);
  const answered =
    event === null
      ? { ...working, header: settledHeader(input, working, result), results: [...working.results, result] }
      : await happenAside(input, { ...working, found: result }, 'aside', event);
  const told = await tellJourney(input, answered, [result], turn);
  return { ...told, found: undefined };
}

/** Whoever writes is told, though it was to be said on the telephone. */
function byStaff(input: TurnInput, deed: StaffDeed, turn: TurnFacts): MachineEvent {
  return staffEvent(deed, turn, eventOf(input).event.kind === 'message');
}

/** The yes that led the desk's flow to that call; null where it has gone on to something else. */
function agreed(input: TurnInput, working: Working, call: UnsettledCall, turn: TurnFacts): MachineEvent | null {
  const aside = pure(working, () => asideOf(input, working));
  const intent = aside?.proposed?.proposal.intent;
  if (aside?.kept !== 'aside' || intent === undefined) return null;
  const yes = { ...intent, text: '', turn } as MachineEvent;
  const { effects } = pure(working, () => step(aside.flow, aside.snapshot, yes));
  return effects.some((effect) => effect.kind === 'call' && isSame(effect, call)) ? yes : null;
}

function isSame(one: Pick<Call, 'tool' | 'input'>, other: Pick<Call, 'tool' | 'input'>): boolean {
  return one.tool === other.tool && canonical(one.input) === canonical(other.input);
}

function settledHeader({ now, parts }: TurnInput, { header }: Working, result: ToolResult): Working['header'] {
  return settledBy(header, result, now, parts.limits.unsettledMax);
}
