import type { Call } from '../../core/effect.ts';
import type { Json } from '../../core/json.ts';
import type { Catalogue } from './catalogue.ts';
import type { Memory } from './memory.ts';
import { inputsOf } from './task/inputs.ts';

/** The call that the current action step comes to: the slots it is given, validated before they got there (C8). */
export function callOf({ next, data }: Memory, _event: unknown, { tasks }: Catalogue): Omit<Call, 'kind'> | null {
  const task = tasks.get(data.current_flow);
  if (next.kind !== 'act' || task === undefined) return null;
  const input: { [slot: string]: Json } = {};
  for (const slot of inputsOf(task, next.step)) {
    const value = data.slots[slot] ?? null;
    if (value !== null) input[slot] = value;
  }
  return { tool: next.step.action, input: next.confirmed === true ? { ...input, confirmed: true } : input };
}
