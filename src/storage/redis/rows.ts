import type { StoredEvent } from '../../core/event.ts';
import { FORGET_TIMER, type Header, newHeader } from '../../core/header.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Claim } from '../../core/turn.ts';
import type { Address, Commit, Conversation, Opening } from '../../ports/conversations.ts';
import type { Value } from './database.ts';

/** A hash as Redis hands it over: name, value, name, value … */
export type Pairs = readonly string[];

/** The conversation of a `talk` hash; one whose context has run out stands at its beginning (B7). */
export function conversationOf(id: string, pairs: Pairs, context: string | null): Conversation | null {
  const row = fieldsOf(pairs);
  const field = (name: string): string => row.get(name) ?? '';
  if (row.size === 0) return null;
  return {
    id,
    business: field('business'),
    channel: field('channel'),
    address: field('address'),
    header: headerOf(field('header')),
    context: context === null ? {} : (JSON.parse(context) as JsonObject),
    version: Number(field('version')),
    handledSeq: Number(field('handled')),
    claim: row.has('claim_through') ? claimFrom(field('claim_fixed'), field('claim_rest')) : null,
    ...(row.has('erased') && { erasedAt: field('erased') }),
  };
}

/** A header as it was written, by an earlier version too. */
export function headerOf(text: string): Header {
  return { line: {}, ...JSON.parse(text) } as Header;
}

export function isSuperseded(pairs: Pairs): boolean {
  return fieldsOf(pairs).has('superseded');
}

function fieldsOf(pairs: Pairs): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let index = 0; index + 1 < pairs.length; index += 2) fields.set(pairs[index] ?? '', pairs[index + 1] ?? '');
  return fields;
}

/** What a new conversation's hash holds beside its counters. */
export function openingValues(to: Address & { readonly opening: Opening }, generation: number): readonly Value[] {
  const { business, channel, address, opening } = to;
  const place = ['business', business, 'channel', channel, 'address', address];
  return [...place, 'generation', generation, 'flow', opening.flow, 'header', JSON.stringify(newHeader(opening))];
}

/** A claim in two texts: what an extension keeps, and what it replaces. */
export function claimValues({ now, interpretation, ...rest }: Claim): readonly [fixed: string, rest: string] {
  return [JSON.stringify({ now, interpretation }), JSON.stringify(rest)];
}

export function claimFrom(fixed: string, rest: string): Claim {
  return { ...JSON.parse(fixed), ...JSON.parse(rest) } as Claim;
}

/** The members of an inbox with their numbers, as the events they are. */
export function eventsOf(members: Pairs): readonly StoredEvent[] {
  return [...fieldsOf(members)].map(([text, seq]) => ({ ...JSON.parse(text), seq: Number(seq) }) as StoredEvent);
}

export interface Lives {
  /** How long a conversation is remembered after its last turn. */
  readonly keepMillis: number;
  /** How long the context of a flow stands after the last message. */
  readonly contextMillis: (flow: string) => number;
}

/** A commit as COMMIT reads it. */
export function commitValues(commit: Commit, { keepMillis, contextMillis }: Lives): readonly Value[] {
  const { version, header, context, state, turn, claimed, push } = commit;
  const now = Date.parse(turn.now);
  const closes = header.closesAt === null ? '' : Date.parse(header.closesAt);
  // A reminder for a day in spring must find its conversation then.
  const ahead = Math.max(now, Number(closes), ...Object.values(header.timers).map((due) => Date.parse(due))) - now;
  const life = keepMillis + ahead;
  // What is to be forgotten is gone then, even if nobody is there to do it (D11).
  const { [FORGET_TIMER]: forgotten } = header.timers;
  const left = forgotten === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Date.parse(forgotten) - now);
  return [
    ...[version, flag(claimed), JSON.stringify(header), JSON.stringify(context), header.flow, state],
    ...[turn.seq, JSON.stringify(turn), Math.min(contextMillis(header.flow), left, life), life, closes],
    ...[earliest(header) ?? '', now, flag(push)],
    ...turn.replies.flatMap((reply) => [reply.id, JSON.stringify(reply)]),
  ];
}

/** When the first timer of a conversation is due, in milliseconds. */
export function earliest({ timers }: Header): number | null {
  const dues = Object.values(timers).map((due) => Date.parse(due));
  return dues.length === 0 ? null : Math.min(...dues);
}

export function flag(value: boolean): '1' | '0' {
  return value ? '1' : '0';
}

export function headerIn(text: string): Header {
  return JSON.parse(text) as Header;
}

/** When something last happened in a conversation, or is to happen, in milliseconds; never for one of which nobody knows. */
export function lastSignIn(at: string | null, { timers }: Header): number {
  return Math.max(
    at === null ? Number.POSITIVE_INFINITY : Number(at),
    ...Object.values(timers).map((due) => Date.parse(due)),
  );
}
