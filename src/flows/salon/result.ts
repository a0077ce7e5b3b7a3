import type { Intent } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { ToolResult, TurnRecord } from '../../core/turn.ts';
import { type CollectedData, type SalonContext, type SalonState, salonContext } from './context.ts';

/** What came of a turn, in the document's words (B5). */
type SalonResult = {
  readonly success: boolean;
  readonly new_state: SalonState;
  readonly collected_data: CollectedData;
  /** What comes next: the question that is put (`ask_stylist`), a tool to be tried again (`execute_book`), or `none`. */
  readonly next_action: string;
  readonly validation_errors: readonly string[];
};

/** An intent as the document models it (B2). Whether a tool is needed follows from the state, never from an interpreter. */
type SalonIntentRecord = Pick<Intent, 'type' | 'entities' | 'confidence'> & {
  readonly raw_message: string;
  readonly requires_tool: boolean;
  readonly tool_name: string | null;
};

/** A turn as the salon's document tells it: the intent that was heard, and the result of the transition. */
export function accountOf(turn: TurnRecord, stored: JsonObject): JsonObject {
  const context = salonContext.parse(stored);
  return { intent: intentOf(turn), result: resultOf(turn, context) };
}

/** The tool of each step, as the document's table has it: by the state it is said in and the intent. `null` stands for none. */
const TOOLS: { readonly [S in SalonState]?: { readonly [intent: string]: string | null } } = {
  idle: { start_booking: 'search_services' },
  service_selection: { select_service: null, confirm_services: null },
  stylist_selection: { select_stylist: 'find_next_available' },
  slot_selection: { select_slot: null },
  customer_data: { provide_customer_data: null },
  confirmation: { confirm_booking: 'book' },
};

/** What the table leaves out, such as a change of mind, goes by the first tool that was called. */
function toolOf({ stateBefore, results }: TurnRecord, intent: string): string | null {
  const step = TOOLS[stateBefore as SalonState]?.[intent];
  return step === undefined ? (results[0]?.tool ?? null) : step;
}

function intentOf(turn: TurnRecord): SalonIntentRecord | null {
  const { interpretation, events } = turn;
  if (interpretation === null) return null;
  const { type, entities, confidence } = interpretation.intent;
  const said = events.flatMap(({ event }) => (event.kind === 'message' ? [event.text] : []));
  const tool = toolOf(turn, type);
  return { type, entities, confidence, raw_message: said.join('\n'), requires_tool: tool !== null, tool_name: tool };
}

function resultOf(turn: TurnRecord, { state, collected_data, asked }: SalonContext): SalonResult {
  const errors = [...refusals(turn, collected_data), ...turn.results.flatMap(faultOf)];
  const failed = turn.results.findLast((result) => faultOf(result).length > 0);
  const question = asked?.question === undefined ? 'none' : `ask_${asked.question}`;
  return {
    success: errors.length === 0,
    new_state: state,
    collected_data,
    next_action: asked?.retry && failed !== undefined ? `execute_${failed.tool}` : question,
    validation_errors: errors,
  };
}

function refusals({ rejected, failure, interpretation, stateBefore }: TurnRecord, data: CollectedData): string[] {
  if (failure !== null) return [failure];
  if (rejected === null) return [];
  return [reasonAgainst(interpretation?.intent.type ?? 'unknown', stateBefore as SalonState, data)];
}

function faultOf({ tool, outcome }: ToolResult): string[] {
  return outcome.kind === 'done' ? [] : [`${tool}: ${outcome.reason}`];
}

/** Why an intent is not allowed: what is missing for it here. */
function reasonAgainst(intent: string, state: SalonState, data: CollectedData): string {
  if (state === 'idle') return `cannot_${intent}_without_booking_in_progress`;
  if (intent === 'confirm_services')
    return data.services.length === 0 ? 'no_services_selected' : 'services_already_confirmed';
  if (intent === 'confirm_booking') return `cannot_confirm_booking_in_${state}`;
  if (intent === 'provide_customer_data') return 'first_name_missing';
  return `cannot_${intent}_in_${state}`;
}
