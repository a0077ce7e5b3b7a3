import { hear } from '../core/desk/desk.ts';
import { regretsOf } from '../core/desk/unread.ts';
import type { Call, Effect, Outcome } from '../core/effect.ts';
import { say } from '../core/effect.ts';
import type { LeadEvent } from '../core/event.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import { step } from '../core/step.ts';
import { callAll } from './act.ts';
import { asideOf, attendAside } from './aside.ts';
import { settled } from './calls.ts';
import { backHome, leaving, takerOf } from './journeys.ts';
import { heardBeside } from './listen.ts';
import { SETTLE_TIMER, settle } from './settle.ts';
import { interpretTap, tapOf } from './tap.ts';
import { askWho, introduce } from './who.ts';
import { eventOf, factsOf, pure, TurnFault, type TurnInput, textOf, type Working } from './working.ts';

/** One turn, from stored event to what is to be committed: interpret, step, act, step, until quiet. */
export async function runTurn(input: TurnInput): Promise<Working> {
  const turn = factsOf(input);
  const snapshot = pure(null, () => input.flow.restore(input.conversation.context, input.now));
  const start: Working = {
    header: input.conversation.header,
    stateBefore: input.flow.state(snapshot),
    flow: input.flow,
    snapshot,
    says: [],
    results: [],
    interpretation: null,
    rejection: null,
    claimed: input.conversation.claim !== null,
  };
  const opened = await open(input, start, turn);
  const facts = { ...turn, language: opened.working.header.language };
  const settledDown = await settleDown(input, opened.working, opened.effects, facts);
  const asked = await askWho(input, settledDown, facts, (beside, effects) => settleDown(input, beside, effects, facts));
  return pure(asked, () => backHome(input, asked));
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
      await introduce(input, event.name);
      if (event.unreachable) return openUnreachable(input, working, event);
      return openQuietly(input, working, { type: 'lead', name: event.name, phone: event.phone, turn } as MachineEvent);
    case 'payment': {
      const { payment, facts, outcome } = event;
      return openQuietly(input, working, { type: `payment.${outcome}`, payment, facts, turn } as MachineEvent);
    }
  }
}

async function openMessage(input: TurnInput, working: Working, turn: TurnFacts): Promise<Opened> {
  const { parts, business } = input;
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
  const regrets = regretsOf(input.events.flatMap(({ event }) => (event.kind === 'message' ? [event] : [])));
  const text = textOf(input.events);
  if (text === null)
    return { working, effects: [...regrets, ...pure(working, () => working.flow.pending(working.snapshot))] };
  const interpretation = await interpret(input, working, text, turn);
  const language = interpretation.language;
  const told = applied({ ...working, header: { ...working.header, language }, interpretation }, regrets, input);
  const facts = { ...turn, language };
  if (interpretation.flow !== undefined && interpretation.flow === business.aside?.name) {
    return attendAside(input, told, interpretation, text, facts, (beside, effects) =>
      settleDown(input, beside, effects, facts),
    );
  }
  const standing = await moved(input, withoutAside(input, told), facts);
  const heard = pure(standing, () =>
    hear(standing.flow, business.desk, standing.snapshot, interpretation, text, facts),
  );
  return {
    working: { ...standing, snapshot: heard.snapshot, rejection: heard.rejection },
    effects: heard.effects,
  };
}

/** Whoever goes on with the journey has left open what was asked of them beside it; an invitation stands a while longer. */
function withoutAside(input: TurnInput, working: Working): Working {
  if (pure(working, () => asideOf(input, working))?.isInvitation) return working;
  const { aside: _left, ...desk } = working.header.desk;
  return { ...working, header: { ...working.header, desk } };
}

/** E9: the journey under way is left, which clears it and says so, and the one that was asked for begins. */
async function moved(input: TurnInput, working: Working, turn: TurnFacts): Promise<Working> {
  const name = working.interpretation?.flow;
  if (name === undefined) return working;
  const next = input.business.flows.get(name);
  if (next === undefined) throw new TurnFault(`there is no flow ${name}`, working);
  const left = pure(working, () => step(working.flow, working.snapshot, leaving(turn)));
  const done = await settleDown(input, { ...working, snapshot: left.snapshot }, left.effects, turn);
  return { ...done, flow: next, snapshot: pure(done, () => next.restore({}, input.now)) };
}

async function interpret(input: TurnInput, working: Working, text: string, turn: TurnFacts): Promise<Interpretation> {
  const { parts, flow, conversation } = input;
  if (input.recorded?.interpretation) return input.recorded.interpretation;
  if (!input.live) throw new TurnFault('no interpretation was recorded', working);
  const tap = tapOf(input);
  if (tap !== null) return pure(working, () => interpretTap(input, working, tap));
  const started = performance.now();
  const interpretation = await heardBeside(input, working, text, turn);
  if (interpretation.refused !== undefined) {
    const { type, entities } = interpretation.refused;
    const fields = { conversation_id: conversation.id, state: flow.state(working.snapshot), intent: type };
    parts.observer.log('warn', 'model.answer_refused', { ...fields, received: entities });
  }
  parts.observer.observe('intent_extraction_time_ms', performance.now() - started);
  parts.observer.observe('intent_confidence', interpretation.intent.confidence);
  parts.observer.count('holdfast_interpretations_total', { source: interpretation.intent.source, flow: flow.name });
  return interpretation;
}

/**
 * A lead that nothing can be sent to is listed for the people of the business, before the turn is committed: whoever
 * resumes after a crash lists it again, which changes nothing (A13). The flow hears of no touch that was not made.
 */
async function openUnreachable(input: TurnInput, working: Working, { name, phone }: LeadEvent): Promise<Opened> {
  const { id, business, channel } = input.conversation;
  const { receivedAt } = eventOf(input);
  if (input.live) await input.parts.leads.miss({ conversation: id, business, name, phone, channel, receivedAt });
  return { working, effects: [] };
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

/** An event that no user waits for: a state that has no use for it simply stays, and another flow may have one. */
async function openQuietly(input: TurnInput, working: Working, event: MachineEvent): Promise<Opened> {
  const taker = pure(working, () => takerOf(event, input, working));
  if (taker !== null) return { working: await beside(input, working, taker, event), effects: [] };
  const next = pure(working, () => step(working.flow, working.snapshot, event));
  return { working: { ...working, snapshot: next.snapshot }, effects: next.effects };
}

/** Another flow attends to the event from its rest, and the one under way is where it was. */
async function beside(input: TurnInput, working: Working, taker: Flow, event: MachineEvent): Promise<Working> {
  const next = pure(working, () => step(taker, taker.restore({}, input.now), event));
  const aside = { ...working, flow: taker, snapshot: next.snapshot };
  const done = await settleDown(input, aside, next.effects, event.turn);
  return { ...done, flow: working.flow, snapshot: working.snapshot };
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
    working = applied(working, effects, input);
    const calls = effects.filter((effect): effect is Call => effect.kind === 'call');
    if (calls.length === 0) return working;
    const answered = await callAll(input, working, calls);
    working = { ...working, claimed: answered.claimed };
    effects = [];
    for (const result of answered.results) {
      const header = settled(working.header, result, input.now, input.parts.limits.unsettledMax);
      working = { ...working, header, results: [...working.results, result] };
      const event = { ...outcomeEvent(result.tool, result.outcome), input: result.input, turn } as MachineEvent;
      const next = pure(working, () => step(working.flow, working.snapshot, event));
      working = { ...working, snapshot: next.snapshot };
      effects = [...effects, ...next.effects];
    }
  }
}

function outcomeEvent(tool: string, outcome: Outcome): { type: string } {
  const { kind, ...rest } = outcome;
  return { type: `${tool}.${kind}`, output: null, ...rest } as { type: string };
}

/** Everything but tool calls: what is said, woken, handed over, closed and logged. */
function applied(working: Working, effects: readonly Effect[], { parts, live, conversation }: TurnInput): Working {
  let { header, says } = working;
  for (const effect of effects) {
    if (effect.kind === 'say') says = [...says, { ...effect, flow: working.flow.name }];
    if (effect.kind === 'schedule') header = { ...header, timers: { ...header.timers, [effect.timer]: effect.at } };
    if (effect.kind === 'unschedule') {
      const { [effect.timer]: _gone, ...timers } = header.timers;
      header = { ...header, timers };
    }
    if (effect.kind === 'handoff') header = { ...header, handedOff: true };
    if (effect.kind === 'close') header = { ...header, closesAt: effect.at };
    if (effect.kind === 'log' && live) {
      parts.observer.log(effect.level, effect.event, { conversation_id: conversation.id, ...effect.fields });
    }
  }
  return { ...working, header, says };
}
