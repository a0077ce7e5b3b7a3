import type { AnyMachineSnapshot } from 'xstate';
import { hear } from '../core/desk/desk.ts';
import type { Call, Effect, Outcome, Say } from '../core/effect.ts';
import { say } from '../core/effect.ts';
import type { StoredEvent } from '../core/event.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import type { Header } from '../core/header.ts';
import { derivedId } from '../core/ids.ts';
import { canonical } from '../core/json.ts';
import { step } from '../core/step.ts';
import type { Claim, ToolResult } from '../core/turn.ts';
import type { Conversation } from '../ports/conversations.ts';
import { callFacts, plan, run, settled } from './calls.ts';
import type { Business, Parts } from './parts.ts';
import { SETTLE_TIMER, settle } from './settle.ts';

/** Where a turn stands: the values each step of it replaces. */
export interface Working {
  readonly header: Header;
  readonly snapshot: AnyMachineSnapshot;
  readonly says: readonly Say[];
  readonly results: readonly ToolResult[];
  readonly interpretation: Interpretation | null;
  readonly rejection: string | null;
  /** Whether a claim of this turn stands. */
  readonly claimed: boolean;
}

/** What a turn is about; none of it changes while the turn runs. */
export interface TurnInput {
  readonly parts: Parts;
  readonly business: Business;
  readonly flow: Flow;
  readonly conversation: Conversation;
  readonly events: readonly StoredEvent[];
  readonly now: string;
  /** What an earlier attempt at this turn had fixed: it is taken as it was (claim), or is all there is (replay). */
  readonly recorded: Pick<Claim, 'interpretation' | 'results'> | null;
  /** False in a replay: nothing outside is touched, and what was not recorded is an error. */
  readonly live: boolean;
}

/** Another process has handled the event, or fixed the turn otherwise. This attempt's work is discarded. */
export class TurnLost extends Error {
  readonly standing: Claim | null;

  constructor(standing: Claim | null) {
    super(standing ? 'an earlier claim stands' : 'the conversation has moved on');
    this.standing = standing;
  }
}

/** A fault in pure code or data: running the same turn again would end the same way. */
export class TurnFault extends Error {
  readonly working: Working | null;

  constructor(cause: unknown, working: Working | null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.working = working;
  }
}

/** One turn, from stored event to what is to be committed: interpret, step, act, step, until quiet. */
export async function runTurn(input: TurnInput): Promise<Working> {
  const turn = factsOf(input);
  const snapshot = pure(null, () => input.flow.restore(input.conversation.context, input.now));
  const start: Working = {
    header: input.conversation.header,
    snapshot,
    says: [],
    results: [],
    interpretation: null,
    rejection: null,
    claimed: input.conversation.claim !== null,
  };
  const opened = await open(input, start, turn);
  const facts = { ...turn, language: opened.working.header.language };
  return settleDown(input, opened.working, opened.effects, facts);
}

export function eventOf(input: Pick<TurnInput, 'events'>): StoredEvent {
  const last = input.events.at(-1);
  if (!last) throw new Error('a turn needs an event');
  return last;
}

export function replyId(input: Pick<TurnInput, 'conversation' | 'events'>, ordinal: number): string {
  return derivedId('reply', input.conversation.id, eventOf(input).id, ordinal);
}

export function factsOf(input: TurnInput): TurnFacts {
  const { id, channel, address, header } = input.conversation;
  const language = input.recorded?.interpretation?.language ?? header.language;
  return { now: input.now, conversation: id, channel, address, language, firstReplyId: replyId(input, 0) };
}

/** A burst of messages is read as one; null when nobody wrote anything. */
export function textOf(events: readonly StoredEvent[]): string | null {
  const texts = events.flatMap(({ event }) => (event.kind === 'message' ? [event.text] : []));
  return texts.length > 0 ? texts.join('\n') : null;
}

interface Opened {
  readonly working: Working;
  readonly effects: readonly Effect[];
}

/** What the event itself leads to, before any tool has answered. */
async function open(input: TurnInput, working: Working, turn: TurnFacts): Promise<Opened> {
  const { event } = eventOf(input);
  switch (event.kind) {
    case 'message':
      return openMessage(input, working, turn);
    case 'operator': {
      const header = { ...working.header, handedOff: event.action === 'take_over' };
      return { working: { ...working, header }, effects: [] };
    }
    case 'timer':
      return openTimer(input, working, turn, event.timer, event.due);
    case 'lead':
      return openQuietly(input, working, { type: 'lead', name: event.name, phone: event.phone, turn } as MachineEvent);
    case 'payment': {
      const { payment, facts, outcome } = event;
      return openQuietly(input, working, { type: `payment.${outcome}`, payment, facts, turn } as MachineEvent);
    }
  }
}

async function openMessage(input: TurnInput, working: Working, turn: TurnFacts): Promise<Opened> {
  const { parts, business, flow } = input;
  if (working.header.handedOff) return { working, effects: [] };
  if (!parts.machineEnabled) {
    parts.observer.log('warn', 'machine.disabled', { conversation_id: turn.conversation });
    const effects: Effect[] = [
      say('desk.person', { contact: business.desk.contact }),
      { kind: 'handoff', reason: 'the machine is turned off' },
    ];
    return { working, effects };
  }
  if (input.events.some(({ event }) => event.kind === 'message' && event.overlong))
    return { working, effects: [say('desk.too_much')] };
  const text = textOf(input.events) ?? '';
  const interpretation = await interpret(input, working, text);
  const language = interpretation.language;
  const heard = pure(working, () =>
    hear(flow, business.desk, working.snapshot, interpretation, text, { ...turn, language }),
  );
  return {
    working: {
      ...working,
      header: { ...working.header, language },
      snapshot: heard.snapshot,
      interpretation,
      rejection: heard.rejection,
    },
    effects: heard.effects,
  };
}

async function interpret(input: TurnInput, working: Working, text: string): Promise<Interpretation> {
  const { parts, business, flow, conversation, now } = input;
  if (input.recorded?.interpretation) return input.recorded.interpretation;
  if (!input.live) throw new TurnFault('no interpretation was recorded', working);
  const expectation = pure(working, () => flow.expects(working.snapshot));
  const started = performance.now();
  const interpretation = await parts.interpret({
    text,
    expectation,
    listening: business.listening(now),
    offered: business.locales,
    language: conversation.header.language,
  });
  parts.observer.observe('intent_extraction_time_ms', performance.now() - started);
  parts.observer.observe('intent_confidence', interpretation.intent.confidence);
  parts.observer.count('holdfast_interpretations_total', { source: interpretation.intent.source, flow: flow.name });
  return interpretation;
}

/** A timer counts only if it is still the one that stands under its name. */
async function openTimer(
  input: TurnInput,
  working: Working,
  turn: TurnFacts,
  timer: string,
  due: string,
): Promise<Opened> {
  const { [timer]: standing, ...timers } = working.header.timers;
  if (standing !== due) return { working, effects: [] };
  if (timer === SETTLE_TIMER) {
    const header = input.live
      ? await settle(input.parts, input.business, input.conversation, input.now)
      : working.header;
    return { working: { ...working, header }, effects: [] };
  }
  const fired = { ...working, header: { ...working.header, timers } };
  return openQuietly(input, fired, { type: `timer.${timer}`, due, turn } as MachineEvent);
}

/** An event that no user waits for: a state that has no use for it simply stays. */
function openQuietly(input: TurnInput, working: Working, event: MachineEvent): Opened {
  const next = pure(working, () => step(input.flow, working.snapshot, event));
  return { working: { ...working, snapshot: next.snapshot }, effects: next.effects };
}

/** Carries out effects and feeds back what tools answer until nothing is left to do. */
async function settleDown(
  input: TurnInput,
  opened: Working,
  first: readonly Effect[],
  turn: TurnFacts,
): Promise<Working> {
  let working = opened;
  let effects = first;
  for (let steps = 0; ; steps += 1) {
    if (steps > input.parts.limits.stepsMax) throw new TurnFault('the turn does not come to rest', working);
    working = applied(working, effects);
    const calls = effects.filter((effect): effect is Call => effect.kind === 'call');
    if (calls.length === 0) return working;
    const answered = await callAll(input, working, calls);
    working = { ...working, claimed: answered.claimed };
    effects = [];
    for (const result of answered.results) {
      const header = settled(working.header, result, input.now, input.parts.limits.unsettledMax);
      working = { ...working, header, results: [...working.results, result] };
      const event = { ...outcomeEvent(result.tool, result.outcome), input: result.input, turn } as MachineEvent;
      const next = pure(working, () => step(input.flow, working.snapshot, event));
      working = { ...working, snapshot: next.snapshot };
      effects = [...effects, ...next.effects];
    }
  }
}

function outcomeEvent(tool: string, outcome: Outcome): { type: string } {
  const { kind, ...rest } = outcome;
  return { type: `${tool}.${kind}`, output: null, ...rest } as { type: string };
}

/** Everything but tool calls: what is said, woken, handed over and closed. */
function applied(working: Working, effects: readonly Effect[]): Working {
  let { header, says } = working;
  for (const effect of effects) {
    if (effect.kind === 'say') says = [...says, effect];
    if (effect.kind === 'schedule') header = { ...header, timers: { ...header.timers, [effect.timer]: effect.at } };
    if (effect.kind === 'unschedule') {
      const { [effect.timer]: _gone, ...timers } = header.timers;
      header = { ...header, timers };
    }
    if (effect.kind === 'handoff') header = { ...header, handedOff: true };
    if (effect.kind === 'close') header = { ...header, closesAt: effect.at };
  }
  return { ...working, header, says };
}

/** Runs the calls of one step side by side and answers in call order. Consequential ones only under a claim. */
async function callAll(
  input: TurnInput,
  working: Working,
  calls: readonly Call[],
): Promise<{ results: readonly ToolResult[]; claimed: boolean }> {
  const { parts, business, flow, conversation, now } = input;
  const tools = business.tools.get(flow.name);
  const state = flow.state(working.snapshot);
  const recorded = input.recorded?.results.slice(working.results.length) ?? [];
  const prepared = calls.map((call, index) => {
    const tool = tools?.get(call.tool);
    if (!tool && input.live) throw new TurnFault(`${flow.name} has no tool ${call.tool}`, working);
    const planned = plan(conversation.id, working.header, call);
    return { call, tool, planned, known: sameCall(recorded[index], call) ? recorded[index] : undefined };
  });
  const deeds = prepared.filter(({ tool, known }) => tool?.consequence && !known && tool.states.includes(state));
  if (deeds.length > 0 && input.live) {
    await claim(
      input,
      working,
      deeds.map(({ planned }) => planned),
    );
  }
  const results = prepared.map(async ({ call, tool, planned, known }): Promise<ToolResult> => {
    if (known) return known;
    if (!tool || !input.live) throw new TurnFault(`${call.tool} was not recorded`, working);
    if (!tool.states.includes(state)) {
      parts.observer.log('warn', 'tool.refused', { tool: tool.name, state, conversation_id: conversation.id });
      return { ...base(call, null), outcome: { kind: 'refused', reason: `not allowed in ${state}` } };
    }
    parts.observer.log('info', 'tool.called', { tool: tool.name, state, conversation_id: conversation.id });
    const key = tool.consequence ? planned.key : null;
    return { ...base(call, key), outcome: await run(parts, tool, call, callFacts(conversation, planned.key, now)) };
  });
  return { results: await Promise.all(results), claimed: working.claimed || deeds.length > 0 };
}

function base(call: Call, key: string | null): Pick<ToolResult, 'tool' | 'input' | 'key'> {
  return { tool: call.tool, input: call.input, key };
}

function sameCall(result: ToolResult | undefined, call: Call): boolean {
  return result?.tool === call.tool && canonical(result.input) === canonical(call.input);
}

/** Fixes clock, interpretation and what is about to be done, before it is done. The first claim wins. */
async function claim(input: TurnInput, working: Working, calls: Claim['calls']): Promise<void> {
  const { parts, conversation } = input;
  const { interpretation, results } = working;
  const mine: Claim = { throughSeq: eventOf(input).seq, now: input.now, interpretation, results, calls };
  const standing = await parts.conversations.claim({
    conversation: conversation.id,
    version: conversation.version,
    claim: mine,
    extends: working.claimed,
  });
  if (standing === null) throw new TurnLost(null);
  if (!isSameTurn(standing, mine)) throw new TurnLost(standing);
}

/** Whether a claim fixes the turn as we have it: the same events at the same instant, heard alike. */
function isSameTurn(a: Claim, b: Claim): boolean {
  return (
    a.throughSeq === b.throughSeq &&
    Date.parse(a.now) === Date.parse(b.now) &&
    JSON.stringify(a.calls.map(({ key }) => key)) === JSON.stringify(b.calls.map(({ key }) => key))
  );
}

/** Runs pure code; whatever it throws is a fault of ours that a second run would only repeat. */
function pure<T>(working: Working | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new TurnFault(error, working);
  }
}
