import type { Header, UnsettledCall } from '../core/header.ts';
import type { SettledCall } from '../core/turn.ts';
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
 * stands without a turn that names it. One that left no trace is given up after a while. What it came to is recorded with
 * the turn: the header is what the turns come to (X3).
 */
export async function settle(
  parts: Parts,
  business: Business,
  conversation: Conversation,
  now: string,
): Promise<readonly SettledCall[]> {
  const settled: SettledCall[] = [];
  for (const call of conversation.header.unsettled) {
    const fate = await fateOf(parts, business, conversation, call, now);
    if (fate === 'open') continue;
    settled.push({ key: call.key, fate });
    parts.observer.log('info', 'call.settled', { conversation_id: conversation.id, tool: call.tool, fate });
  }
  return settled;
}

/** The header once these are settled: their attempts have ended, and what is still open is looked at again later. */
export function afterSettling(
  header: Header,
  settled: readonly SettledCall[],
  now: string,
  afterSeconds: number,
): Header {
  const isSettled = ({ key }: UnsettledCall): boolean => settled.some((one) => one.key === key);
  const attempts: Record<string, number> = { ...header.attempts };
  for (const { tool } of header.unsettled.filter(isSettled)) attempts[tool] = (attempts[tool] ?? 0) + 1;
  const { [SETTLE_TIMER]: _fired, ...timers } = header.timers;
  const unsettled = header.unsettled.filter((call) => !isSettled(call));
  return withSettling({ ...header, timers, attempts, unsettled }, now, afterSeconds);
}

async function fateOf(
  parts: Parts,
  business: Business,
  conversation: Conversation,
  call: UnsettledCall,
  now: string,
): Promise<'open' | SettledCall['fate']> {
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
