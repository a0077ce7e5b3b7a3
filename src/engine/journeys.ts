import type { AnyMachineSnapshot } from 'xstate';
import { type Journey, type Journeys, OTHER_WORKFLOW } from '../core/desk/router.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import type { TurnInput } from './input.ts';
import type { Aside } from './look.ts';
import { standsIn } from './passing.ts';
import type { Working } from './working.ts';

/** What the router may choose between; null where there is nothing to choose, or what is under way cannot be left (E9). */
export function journeysOf(
  input: TurnInput,
  { flow, snapshot }: Working,
  turn: TurnFacts,
  asides: readonly Aside[],
): Journeys | null {
  const elsewhere = othersThan(flow, input);
  const others = elsewhere.length > 0 && snapshot.can(leaving(turn)) ? elsewhere : [];
  const open = [
    ...others.map((other) => journeyIn(other, () => other.restore({}, input.now))),
    ...asides.map((aside) => journeyIn(aside.flow, () => aside.snapshot)),
  ].filter((journey) => journey !== null);
  return open.length === 0 ? null : { current: flow.opens, others: open };
}

/** Null where nobody is ever sent there. */
function journeyIn(flow: Flow, standing: () => AnyMachineSnapshot): Journey | null {
  const { name, opens } = flow;
  if (opens === undefined) return null;
  return { flow: name, opens: (reading) => opens(reading, standing()), expectation: () => flow.expects(standing()) };
}

export function leaving(turn: TurnFacts): MachineEvent {
  return { type: OTHER_WORKFLOW, turn };
}

/** A flow of the same business that takes an event the one under way has no use for: money that came late, a timer. */
export function takerOf(event: MachineEvent, input: TurnInput, { flow, snapshot }: Working): Flow | null {
  if (snapshot.can(event)) return null;
  return othersThan(flow, input).find((other) => other.restore({}, input.now).can(event)) ?? null;
}

/** A journey that is over gives the talk back to the business's first flow, from its beginning. */
export function backHome({ business, now }: TurnInput, working: Working): Working {
  const { flow, snapshot } = working;
  const first = business.flows.get(business.flow);
  if (first === undefined || first.name === flow.name || flow.ended?.(snapshot) !== true) return working;
  return standsIn(working, first, first.restore({}, now));
}

function othersThan(flow: Flow, { business }: TurnInput): readonly Flow[] {
  if (business.flows.size < 2) return [];
  return [...business.flows.values()].filter((other) => other.name !== flow.name);
}
