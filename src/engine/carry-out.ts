import type { Call, Effect, Outcome } from '../core/effect.ts';
import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import type { DeskMemory } from '../core/header.ts';
import { step } from '../core/step.ts';
import type { ToolResult } from '../core/turn.ts';
import { callAll } from './act.ts';
import { settled } from './calls.ts';
import { pure, TurnFault } from './fault.ts';
import { deedOf, type TurnInput } from './input.ts';
import { stepped } from './passing.ts';
import { awayAt, handedOver } from './person.ts';
import type { Working } from './working.ts';

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
    working = { ...working, claimed: answered.claimed };
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
  const working = { ...before, header, results: [...before.results, result] };
  const event = { ...outcomeEvent(result.tool, result.outcome), input: result.input, turn } as MachineEvent;
  const next = pure(working, () => step(working.flow, working.snapshot, event));
  return { working: pure(working, () => stepped(working, next)), effects: next.effects };
}

function outcomeEvent(tool: string, outcome: Outcome): { type: string } {
  const { kind, ...rest } = outcome;
  return { type: `${tool}.${kind}`, output: null, ...rest } as { type: string };
}

/** Everything but tool calls: what is said, woken, handed over, closed and logged. */
export function applied(
  working: Working,
  effects: readonly Effect[],
  { parts, live, conversation, business, now }: TurnInput,
): Working {
  let { header, says } = working;
  for (const effect of effects) {
    if (effect.kind === 'say') says = [...says, { ...effect, flow: working.flow.name }];
    if (effect.kind === 'schedule') header = { ...header, timers: { ...header.timers, [effect.timer]: effect.at } };
    if (effect.kind === 'unschedule') {
      const { [effect.timer]: _gone, ...timers } = header.timers;
      header = { ...header, timers };
    }
    if (effect.kind === 'handoff') {
      const away = header.handedOff ? [] : awayAt(business, now);
      says = [...says, ...away.map((one) => ({ ...one, flow: working.flow.name }))];
      header = handedOver(header, business, now);
    }
    if (effect.kind === 'close') header = { ...header, closesAt: effect.at };
    if (effect.kind === 'another') header = { ...header, desk: remembering(header.desk, effect.wanted) };
    if (effect.kind === 'log' && live) {
      parts.observer.log(effect.level, effect.event, { conversation_id: conversation.id, ...effect.fields });
    }
  }
  return { ...working, header, says };
}

function remembering({ another: _before, ...desk }: DeskMemory, wanted: boolean): DeskMemory {
  return wanted ? { ...desk, another: true } : desk;
}
