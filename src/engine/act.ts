import type { Call } from '../core/effect.ts';
import { canonical } from '../core/json.ts';
import type { Claim, ToolResult } from '../core/turn.ts';
import type { Tool } from '../ports/tool.ts';
import { callFacts, plan, run } from './calls.ts';
import { eventOf, TurnFault, type TurnInput, TurnLost, type Working } from './working.ts';

/** Runs the calls of one step side by side and answers in call order. Consequential ones only under a claim. */
export async function callAll(
  input: TurnInput,
  working: Working,
  calls: readonly Call[],
): Promise<{ results: readonly ToolResult[]; claimed: boolean }> {
  const { parts, business, conversation, now } = input;
  const { flow } = working;
  const tools = business.tools.get(flow.name);
  const state = flow.state(working.snapshot);
  const recorded = input.recorded?.results.slice(working.results.length) ?? [];
  const prepared = calls.map((call, index) => {
    const tool = tools?.get(call.tool);
    if (!tool && input.live) throw new TurnFault(`${flow.name} has no tool ${call.tool}`, working);
    const planned = plan(conversation.id, working.header, call);
    return { call, tool, planned, known: sameCall(recorded[index], call) ? recorded[index] : undefined };
  });
  const grant = grantOf(input, working);
  const deeds = prepared.filter(
    ({ tool, known }) => tool?.consequence && !known && tool.states.includes(state) && !isUngranted(tool, grant),
  );
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
    if (isUngranted(tool, grant)) {
      parts.observer.log('error', 'consent.missing', { tool: tool.name, state, conversation_id: conversation.id });
      parts.observer.count('holdfast_consent_missing_total', { flow: flow.name });
      return { ...base(call, null), outcome: { kind: 'refused', reason: 'nobody agreed to it' } };
    }
    if (!tool.states.includes(state)) {
      parts.observer.log('warn', 'tool.refused', { tool: tool.name, state, conversation_id: conversation.id });
      return { ...base(call, null), outcome: { kind: 'refused', reason: `not allowed in ${state}` } };
    }
    parts.observer.log('info', 'tool.called', { tool: tool.name, state, conversation_id: conversation.id });
    const key = tool.consequence ? planned.key : null;
    const allowed = tool.consequence && grant !== null ? { grant } : {};
    return {
      ...base(call, key),
      ...allowed,
      outcome: await run(parts, tool, call, callFacts(conversation, planned.key, now)),
    };
  });
  return { results: await Promise.all(results), claimed: working.claimed || deeds.length > 0 };
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
