import type { Call, Effect, Say } from '../core/effect.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import { type DeskMemory, headerWith } from '../core/header.ts';
import { step } from '../core/step.ts';
import type { ToolResult } from '../core/turn.ts';
import { callAll } from './act.ts';
import { settled } from './calls.ts';
import { pure, TurnFault } from './fault.ts';
import { deedOf, type TurnInput } from './input.ts';
import { stepped } from './passing.ts';
import { awayAt, handedOver } from './person.ts';
import { changed, type Spoken, type Working } from './working.ts';

/** What an event has led to so far, and what is still to be done about it. */
export interface Opened {
  readonly working: Working;
  readonly effects: readonly Effect[];
}

/** Carries out effects and feeds back what tools answer until nothing is left to do: step, act, step. */
export async function carryOut(input: TurnInput, opened: Opened, turn: TurnFacts): Promise<Working> {
  let { working, effects } = opened;
  for (let steps = 0; ; steps += 1) {
    if (steps > input.parts.limits.stepsMax) throw new TurnFault('the turn does not come to rest', working);
    working = applied(working, effects, input);
    const calls = effects.filter((effect): effect is Call => effect.kind === 'call');
    if (calls.length === 0) return working;
    const answered = await callAll(input, working, calls);
    working = changed(working, { claimed: answered.claimed });
    effects = [];
    for (const result of answered.results) {
      const next = answeredBy(input, working, result, turn);
      working = next.working;
      effects = [...effects, ...next.effects];
    }
  }
}

/** What a tool's answer leads to: it is an event like any other. */
function answeredBy(input: TurnInput, before: Working, result: ToolResult, turn: TurnFacts): Opened {
  const header = settled(before.header, result, input.now, input.parts.limits.unsettledMax, deedOf(input));
  const working = changed(before, { header, results: [...before.results, result] });
  const event = outcomeEvent(result, turn);
  const next = pure(working, () => step(working.flow, working.snapshot, event));
  return { working: pure(working, () => stepped(working, next)), effects: next.effects };
}

function outcomeEvent({ tool, input, outcome }: ToolResult, turn: TurnFacts): MachineEvent {
  const type = `${tool}.${outcome.kind}`;
  const output = outcome.kind === 'failed' ? null : (outcome.output ?? null);
  if (outcome.kind === 'done') return { type, output, input, turn } as MachineEvent;
  return { type, output, reason: outcome.reason, input, turn } as MachineEvent;
}

/** Everything but tool calls: what is said, woken, handed over, closed and logged. */
export function applied(
  working: Working,
  effects: readonly Effect[],
  { parts, live, conversation, business, now }: TurnInput,
): Working {
  if (effects.length === 0) return working;
  let { header, says } = working;
  for (const effect of effects) {
    if (effect.kind === 'say') says = [...says, spokenBy(working.flow, effect)];
    if (effect.kind === 'schedule') {
      header = headerWith(header, { timers: { ...header.timers, [effect.timer]: effect.at } });
    }
    if (effect.kind === 'unschedule') {
      const { [effect.timer]: _gone, ...timers } = header.timers;
      header = headerWith(header, { timers });
    }
    if (effect.kind === 'handoff') {
      const away = header.handedOff ? [] : awayAt(business, now);
      says = [...says, ...away.map((one) => spokenBy(working.flow, one))];
      header = handedOver(header, business, now);
    }
    if (effect.kind === 'close') header = headerWith(header, { closesAt: effect.at });
    if (effect.kind === 'another') header = headerWith(header, { desk: remembering(header.desk, effect.wanted) });
    if (effect.kind === 'log' && live) {
      parts.observer.log(effect.level, effect.event, { conversation_id: conversation.id, ...effect.fields });
    }
  }
  return changed(working, { header, says });
}

function spokenBy({ name: flow }: Flow, one: Say): Spoken {
  return { ...one, flow };
}

function remembering({ another: _before, ...desk }: DeskMemory, wanted: boolean): DeskMemory {
  return wanted ? { ...desk, another: true } : desk;
}
