import type { Call, Outcome } from '../core/effect.ts';
import type { Flow } from '../core/flow.ts';
import { canonical } from '../core/json.ts';
import type { Claim, PlannedCall, ToolResult } from '../core/turn.ts';
import type { Tool } from '../ports/tool.ts';
import { callFacts, plan, run } from './calls.ts';
import { TurnFault, TurnLost } from './fault.ts';
import { eventOf, type TurnInput } from './input.ts';
import type { Working } from './working.ts';

/** A call of a step with everything that is known of it before it runs. */
interface Prepared {
  readonly call: Call;
  readonly tool: Tool | undefined;
  /** Null for one that only looks and is not fixed: nobody has to find it again. */
  readonly planned: PlannedCall | null;
  /** What it came to when this turn was run before. */
  readonly known: ToolResult | undefined;
}

/** Runs the calls of one step side by side and answers in call order. Consequential ones only under a claim. */
export async function callAll(
  input: TurnInput,
  working: Working,
  calls: readonly Call[],
): Promise<{ results: readonly ToolResult[]; claimed: boolean }> {
  const state = working.flow.state(working.snapshot);
  const grant = grantOf(input, working);
  const prepared = prepare(input, working, calls);
  const fixed: PlannedCall[] = [];
  for (const { tool, known, planned } of prepared) {
    if (tool === undefined || known !== undefined || planned === null) continue;
    if (tool.states.includes(state) && !isUngranted(tool, grant)) fixed.push(planned);
  }
  if (fixed.length > 0 && input.live) await claim(input, working, fixed);
  const results = prepared.map((one) => callOne(input, working, one, { state, grant }));
  return { results: await Promise.all(results), claimed: working.claimed || fixed.length > 0 };
}

/** What acts is fixed before it does; of a flow that is checkpointed, every call (C11). */
function isFixed({ consequence }: Tool, { isCheckpointed }: Flow): boolean {
  return consequence !== null || isCheckpointed === true;
}

function prepare(input: TurnInput, working: Working, calls: readonly Call[]): readonly Prepared[] {
  const { flow } = working;
  const tools = input.business.tools.get(flow.name);
  const recorded = input.recorded?.results.slice(working.results.length) ?? [];
  return calls.map((call, index) => {
    const tool = tools?.get(call.tool);
    if (!tool && input.live) throw new TurnFault(`${flow.name} has no tool ${call.tool}`, working);
    const isPlanned = tool === undefined || isFixed(tool, flow);
    const planned = isPlanned ? plan(input.conversation.id, working.header, call) : null;
    const found = planned !== null && working.found?.key === planned.key ? working.found : undefined;
    return { call, tool, planned, known: sameCall(recorded[index], call) ? recorded[index] : found };
  });
}

interface Allowed {
  readonly state: string;
  readonly grant: string | null;
}

async function callOne(
  { parts, conversation, now, live }: TurnInput,
  working: Working,
  { call, tool, planned, known }: Prepared,
  { state, grant }: Allowed,
): Promise<ToolResult> {
  if (known) return known;
  if (!tool || !live) throw new TurnFault(`${call.tool} was not recorded`, working);
  const fields = { tool: tool.name, state, conversation_id: conversation.id };
  if (isUngranted(tool, grant)) {
    parts.observer.log('error', 'consent.missing', fields);
    parts.observer.count('holdfast_consent_missing_total', { flow: working.flow.name });
    return resultOf(call, null, null, { kind: 'refused', reason: 'nobody agreed to it' });
  }
  if (!tool.states.includes(state)) {
    parts.observer.log('warn', 'tool.refused', fields);
    return resultOf(call, null, null, { kind: 'refused', reason: `not allowed in ${state}` });
  }
  parts.observer.log('info', 'tool.called', fields);
  const key = tool.consequence && planned !== null ? planned.key : null;
  const outcome = await run(parts, tool, call, callFacts(conversation, planned?.key ?? '', now));
  return resultOf(call, key, tool.consequence && grant, outcome);
}

/**
 * What allows consequences in this turn (X11): the proposal that the judge found agreed to, or an event that is no message
 * and so nobody's words: a payment, a timer, the staff.
 */
function grantOf(input: TurnInput, { interpretation }: Working): string | null {
  const { event, id } = eventOf(input);
  if (event.kind !== 'message') return `${event.kind}/${id}`;
  const consent = interpretation?.consent;
  return consent?.verdict === 'yes' ? consent.proposal : null;
}

function isUngranted({ consequence }: Tool, grant: string | null): boolean {
  return consequence !== null && consequence.unasked === undefined && grant === null;
}

function resultOf({ tool, input }: Call, key: string | null, grant: string | null, outcome: Outcome): ToolResult {
  return grant === null ? { tool, input, key, outcome } : { tool, input, key, grant, outcome };
}

function sameCall(result: ToolResult | undefined, call: Call): boolean {
  return result?.tool === call.tool && canonical(result.input) === canonical(call.input);
}

/** Fixes clock, interpretation and what is about to be done, before it is done. The first claim wins. */
async function claim(input: TurnInput, working: Working, calls: Claim['calls']): Promise<void> {
  const { parts, conversation } = input;
  const { interpretation, results, flow, snapshot } = working;
  const { name, version } = flow;
  const mine: Claim = {
    throughSeq: eventOf(input).seq,
    now: input.now,
    interpretation,
    results,
    calls,
    ...(flow.isCheckpointed && { checkpoint: { flow: name, version, context: flow.store(snapshot) } }),
  };
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
