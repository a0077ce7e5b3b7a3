import type { Intent } from '../../core/expectation.ts';
import type { Flow } from '../../core/flow.ts';
import type { Step } from '../../core/step.ts';
import type { CollectedData, SalonState } from './context.ts';
import type { SalonMemory } from './memory.ts';

/** What came of one step, in the document's words (B5). */
export interface SalonResult {
  readonly success: boolean;
  readonly new_state: SalonState;
  readonly collected_data: CollectedData;
  /** The tool to be run or the question that is put: `execute_book`, `ask_stylist`; `none` where nothing is open. */
  readonly next_action: string;
  readonly validation_errors: readonly string[];
}

export function resultOf(flow: Flow, step: Step, intent: string): SalonResult {
  const memory = step.snapshot.context as SalonMemory;
  const state = flow.state(step.snapshot) as SalonState;
  return {
    success: !step.rejected,
    new_state: state,
    collected_data: memory.data,
    next_action: nextAction(step, memory),
    validation_errors: step.rejected ? [reasonAgainst(intent, state, memory.data)] : [],
  };
}

/** An intent as the document models it (B2). Whether a tool is needed follows from the state, never from an interpreter. */
export interface SalonIntentRecord extends Pick<Intent, 'type' | 'entities' | 'confidence'> {
  readonly raw_message: string;
  readonly requires_tool: boolean;
  readonly tool_name: string | null;
}

export function intentRecord({ type, entities, confidence }: Intent, text: string, step: Step): SalonIntentRecord {
  const tool = toolOf(step);
  return { type, entities, confidence, raw_message: text, requires_tool: tool !== null, tool_name: tool };
}

function nextAction(step: Step, { question }: SalonMemory): string {
  const tool = toolOf(step);
  if (tool !== null) return `execute_${tool}`;
  return question === null ? 'none' : `ask_${question}`;
}

function toolOf({ effects }: Step): string | null {
  return effects.find((effect) => effect.kind === 'call')?.tool ?? null;
}

/** Why an intent is not allowed: what is missing for it here. */
export function reasonAgainst(intent: string, state: SalonState, data: CollectedData): string {
  if (state === 'idle') return `cannot_${intent}_without_booking_in_progress`;
  if (intent === 'confirm_services')
    return data.services.length === 0 ? 'no_services_selected' : 'services_already_confirmed';
  if (intent === 'confirm_booking') return `cannot_confirm_booking_in_${state}`;
  if (intent === 'provide_customer_data') return 'first_name_missing';
  return `cannot_${intent}_in_${state}`;
}
