import type { Call, Outcome } from '../core/effect.ts';
import type { StaffDeed } from '../core/event.ts';
import type { Header, UnsettledCall } from '../core/header.ts';
import { derivedId, shortHash } from '../core/ids.ts';
import { canonical, type JsonObject } from '../core/json.ts';
import { messageOf } from '../core/message-of.ts';
import type { Claim, PlannedCall, ToolResult } from '../core/turn.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { CallFacts, Consequence, Definite, Tool } from '../ports/tool.ts';
import type { Parts } from './parts.ts';
import { inTime, LATE } from './patience.ts';

/**
 * Consequences once. A consequential call carries a key of conversation, tool, input and attempt; the attempt grows
 * only after a definite outcome, and a call whose outcome is unknown keeps its key until somebody finds out. So "try
 * again" after a lost answer finds the first booking instead of making a second.
 */
export function plan(conversation: string, header: Header, call: Call): PlannedCall {
  const { tool, input } = call;
  const open = header.unsettled.find((one) => one.tool === tool && canonical(one.input) === canonical(input));
  const key = open?.key ?? `${conversation}/${tool}/${shortHash(input)}/${header.attempts[tool] ?? 0}`;
  return { key, tool, input };
}

/** Runs one tool. Never throws: a tool that breaks or hangs is looked up, and if it left no trace it has failed. */
export async function run(parts: Parts, tool: Tool, call: Call, facts: CallFacts): Promise<Outcome> {
  const input = tool.input.safeParse(call.input);
  if (!input.success) return { kind: 'refused', reason: `bad input: ${input.error.message}` };
  try {
    return definite(await withinTime(parts, tool.run(input.data, facts)));
  } catch (error) {
    const reason = messageOf(error);
    parts.observer.log('warn', 'tool.failed', { tool: tool.name, conversation_id: facts.conversation, reason });
    const found = await lookUp(parts, tool, facts, input.data);
    return found ?? { kind: 'failed', reason };
  }
}

async function lookUp(parts: Parts, tool: Tool, facts: CallFacts, input: JsonObject): Promise<Definite | null> {
  if (!tool.consequence) return null;
  try {
    return await foundOf(parts, tool.consequence, facts, input);
  } catch (error) {
    parts.observer.log('warn', 'tool.lookup_failed', { tool: tool.name, reason: messageOf(error) });
    return null;
  }
}

/** What became of a call; throws where nobody can tell. */
export async function foundOf(
  parts: Parts,
  consequence: Consequence,
  facts: CallFacts,
  input: JsonObject,
): Promise<Definite | null> {
  const found = await withinTime(parts, consequence.lookup(facts, input));
  return found && definite(found);
}

/** An answer that is none of those a tool may give says nothing about what it did: nobody knows (C8). */
function definite(answer: Definite): Definite {
  const given: unknown = answer;
  const { kind, output, reason }: { [part: string]: unknown } = Object(given);
  if (kind === 'done' && output !== undefined) return answer;
  if (kind === 'refused' && typeof reason === 'string') return answer;
  throw new Error(`it broke its contract: ${JSON.stringify(given) ?? 'no answer'}`);
}

async function withinTime<T>({ clock, limits }: Parts, work: Promise<T>): Promise<T> {
  const done = await inTime(clock, limits.toolMillisMax, work);
  if (done === LATE) throw new Error(`no answer within ${limits.toolMillisMax} ms`);
  return done;
}

export function callFacts(conversation: Conversation, key: string, now: string): CallFacts {
  const { id, business, address, channel } = conversation;
  return {
    key,
    // Of a call that only looks nobody asks for it.
    get id() {
      return derivedId(key);
    },
    now,
    business,
    conversation: id,
    address,
    channel,
  };
}

/** The header after a consequential call: a definite outcome ends the attempt, an unknown one is remembered. */
export function settled(
  header: Header,
  result: ToolResult,
  now: string,
  unsettledMax: number,
  deed: StaffDeed | null = null,
): Header {
  if (result.key === null) return header;
  const { key, tool, input } = result;
  const others = header.unsettled.filter((one) => one.key !== key);
  if (result.outcome.kind === 'failed') {
    const before = header.unsettled.find((one) => one.key === key);
    const wanted = deed ?? before?.deed;
    const open = { key, tool, input, since: before?.since ?? now, ...(wanted && { deed: wanted }) };
    return { ...header, unsettled: [...others, open].slice(-unsettledMax) };
  }
  const attempts = { ...header.attempts, [tool]: (header.attempts[tool] ?? 0) + 1 };
  return { ...header, unsettled: others, attempts };
}

/** What a broken turn had already done is open again: a new try finds it, or the settling takes it back. */
export function reopened(header: Header, results: readonly ToolResult[], now: string, deed: StaffDeed | null): Header {
  const done = results.filter((result) => result.key !== null && result.outcome.kind === 'done');
  const calls = done.map(({ key, tool, input }): UnsettledCall => {
    const wanted = deed ?? header.unsettled.find((one) => one.key === key)?.deed;
    return { key: key ?? '', tool, input, since: now, ...(wanted && { deed: wanted }) };
  });
  return {
    ...header,
    unsettled: [...header.unsettled.filter((one) => !done.some(({ key }) => key === one.key)), ...calls],
  };
}

/**
 * What a claim had fixed and the turn did not come to after all: whoever claimed it was of another version, and may have done
 * it. It is open, to be found and taken back, so that nothing is had twice (X5).
 */
export function abandoned(header: Header, claim: Claim | null, results: readonly ToolResult[], now: string): Header {
  if (claim === null) return header;
  const done = claim.results.filter(({ key, outcome }) => key !== null && outcome.kind === 'done');
  const fixed = [...done.map(({ key, tool, input }) => ({ key: key ?? '', tool, input })), ...claim.calls];
  const known = [...results, ...header.unsettled].map(callOf);
  const left = fixed
    .filter((call) => !known.includes(callOf(call)))
    .map((call): UnsettledCall => ({ ...call, since: now }));
  return left.length === 0 ? header : { ...header, unsettled: [...header.unsettled, ...left] };
}

function callOf({ tool, input }: Pick<PlannedCall, 'tool' | 'input'>): string {
  return `${tool} ${canonical(input)}`;
}
