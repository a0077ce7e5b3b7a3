import { type Header, SETTLE_TIMER, type UnsettledCall } from '../core/header.ts';
import { messageOf } from '../core/message-of.ts';
import type { SettledCall } from '../core/turn.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Definite, Tool } from '../ports/tool.ts';
import { callFacts, foundOf } from './calls.ts';
import type { Business, Parts } from './parts.ts';

/** The header with the settling timer set while anything is unsettled, and without it otherwise. */
export function withSettling(header: Header, now: string, afterSeconds: number): Header {
  if (header.unsettled.length === 0 && header.timers[SETTLE_TIMER] === undefined) return header;
  const { [SETTLE_TIMER]: standing, ...timers } = header.timers;
  if (header.unsettled.length === 0) return { ...header, timers };
  const due = standing ?? new Date(Date.parse(now) + afterSeconds * 1000).toISOString();
  return { ...header, timers: { ...timers, [SETTLE_TIMER]: due } };
}

/** What became of a call, and what it answers now where it had acted and is not taken back. */
export interface Settled extends SettledCall {
  readonly outcome?: Definite;
}

/**
 * Settles what can be settled. A call that did act after all, and that no later turn took up, is undone: no booking
 * stands without a turn that names it. What cannot be undone is told of instead. One that left no trace is given up after a
 * while. What it came to is recorded with the turn: the header is what the turns come to (X3).
 */
export async function settle(
  parts: Parts,
  business: Business,
  conversation: Conversation,
  now: string,
): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (const call of conversation.header.unsettled) {
    const { fate, ...more } = await fateOf(parts, business, conversation, call, now);
    if (fate === 'open') continue;
    settled.push({ key: call.key, fate, ...more });
    parts.observer.log('info', 'call.settled', { conversation_id: conversation.id, tool: call.tool, fate });
  }
  return settled;
}

/**
 * Asks again what became of deeds that cannot be undone, before anything is said of what they were done to (X5). One that
 * left no trace has not been done so far.
 */
export async function askAgain(
  parts: Parts,
  business: Business,
  conversation: Conversation,
  now: string,
): Promise<readonly Settled[]> {
  const asked = conversation.header.unsettled.map(async (call): Promise<Settled | null> => {
    const { key, input } = call;
    const consequence = toolNamed(business, conversation.header.flow, call.tool)?.consequence;
    if (!consequence || consequence.undo !== undefined) return null;
    try {
      const outcome = await foundOf(parts, consequence, callFacts(conversation, key, now), input);
      return outcome?.kind === 'done' ? { key, fate: 'done', outcome } : null;
    } catch (error) {
      parts.observer.log('warn', 'call.unknown', { conversation_id: conversation.id, reason: messageOf(error) });
      return { key, fate: 'unknown' };
    }
  });
  return (await Promise.all(asked)).filter((one) => one !== null);
}

/**
 * The header once these are settled: their attempts have ended, and what is still open is looked at again later. What is told
 * of as done is settled when that is taken up.
 */
export function afterSettling(
  header: Header,
  settled: readonly SettledCall[],
  now: string,
  afterSeconds: number,
): Header {
  const isSettled = ({ key }: UnsettledCall): boolean =>
    settled.some((one) => one.key === key && (one.fate === 'undone' || one.fate === 'given_up'));
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
): Promise<Pick<Settled, 'outcome'> & { readonly fate: 'open' | SettledCall['fate'] }> {
  const tool = toolNamed(business, conversation.header.flow, call.tool);
  const facts = callFacts(conversation, call.key, now);
  const old = Date.parse(now) - Date.parse(call.since) >= parts.limits.settleGiveUpSeconds * 1000;
  if (!tool?.consequence) return { fate: 'given_up' };
  try {
    const found = await tool.consequence.lookup(facts, call.input);
    if (found?.kind !== 'done') return { fate: old ? 'given_up' : 'open' };
    if (tool.consequence.undo === undefined) return { fate: 'done', outcome: found };
    await tool.consequence.undo(facts, call.input);
    return { fate: 'undone' };
  } catch (error) {
    parts.observer.log('warn', 'call.settling_failed', { conversation_id: conversation.id, reason: messageOf(error) });
    return { fate: 'open' };
  }
}

/** The flow's own tool of that name; or another flow's, for the talk may have moved on since the call (E9). */
export function toolNamed({ tools }: Business, flow: string, name: string): Tool | undefined {
  const owners = [tools.get(flow), ...tools.values()];
  return owners.find((one) => one?.has(name))?.get(name);
}
