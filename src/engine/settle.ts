import type { Header, UnsettledCall } from '../core/header.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Tool } from '../ports/tool.ts';
import { callFacts, messageOf } from './calls.ts';
import type { Business, Parts } from './parts.ts';

/** The engine's own timer: calls whose outcome nobody knew are looked up again, and taken back if nobody wants them. */
export const SETTLE_TIMER = 'engine.settle';

/** The header with the settling timer set while anything is unsettled, and without it otherwise. */
export function withSettling(header: Header, now: string, afterSeconds: number): Header {
  const { [SETTLE_TIMER]: standing, ...timers } = header.timers;
  if (header.unsettled.length === 0) return { ...header, timers };
  const due = standing ?? new Date(Date.parse(now) + afterSeconds * 1000).toISOString();
  return { ...header, timers: { ...timers, [SETTLE_TIMER]: due } };
}

/**
 * Settles what can be settled. A call that did act after all, and that no later turn took up, is undone: no booking
 * stands without a turn that names it. One that left no trace is given up after a while.
 */
export async function settle(
  parts: Parts,
  business: Business,
  conversation: Conversation,
  now: string,
): Promise<Header> {
  const { header } = conversation;
  const remaining: UnsettledCall[] = [];
  const attempts: Record<string, number> = { ...header.attempts };
  for (const call of header.unsettled) {
    const fate = await fateOf(parts, business, conversation, call, now);
    if (fate === 'open') remaining.push(call);
    else attempts[call.tool] = (attempts[call.tool] ?? 0) + 1;
    if (fate !== 'open')
      parts.observer.log('info', 'call.settled', { conversation_id: conversation.id, tool: call.tool, fate });
  }
  const { [SETTLE_TIMER]: _fired, ...timers } = header.timers;
  return withSettling({ ...header, timers, attempts, unsettled: remaining }, now, parts.limits.settleAfterSeconds);
}

async function fateOf(
  parts: Parts,
  business: Business,
  conversation: Conversation,
  call: UnsettledCall,
  now: string,
): Promise<'open' | 'undone' | 'given_up'> {
  const tool = toolNamed(business, conversation.header.flow, call.tool);
  const facts = callFacts(conversation, call.key, now);
  const old = Date.parse(now) - Date.parse(call.since) >= parts.limits.settleGiveUpSeconds * 1000;
  if (!tool?.consequence) return 'given_up';
  try {
    const found = await tool.consequence.lookup(facts, call.input);
    if (found?.kind !== 'done') return old ? 'given_up' : 'open';
    await tool.consequence.undo(facts, call.input);
    return 'undone';
  } catch (error) {
    parts.observer.log('warn', 'call.settling_failed', { conversation_id: conversation.id, reason: messageOf(error) });
    return 'open';
  }
}

/** The flow's own tool of that name; or another flow's, for the talk may have moved on since the call (E9). */
function toolNamed({ tools }: Business, flow: string, name: string): Tool | undefined {
  const owners = [tools.get(flow), ...tools.values()];
  return owners.find((one) => one?.has(name))?.get(name);
}
