import type { Header } from '../core/header.ts';
import { canonical, type Json, type JsonObject } from '../core/json.ts';
import { type Booking, occupies } from '../domain/booking.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Sight, Verified } from './trial.ts';

/** More of a kind than this are as good as this many. */
const MANY = 2;

/** Where a talk stands, as far as anything that decides can tell: the same key is the same state. */
export function keyOf(verified: Verified, sight: Sight): string {
  const { conversation, now, bookings, payments } = sight;
  const standing = conversation === null ? ['new'] : talkKey(verified, conversation, now);
  return canonical([
    standing,
    counted(bookings.map((booking) => bookingKey(booking, now))),
    counted(payments.map(({ status, outcome }) => `${status} ${outcome ?? ''}`)),
  ]);
}

/** What people would call the state: that of the desk's own flow while a question of its is open, else the journey's. */
export function nameOf({ flows, aside }: Verified, { conversation, now }: Sight): string {
  if (conversation === null) return 'new';
  const { header, context } = conversation;
  if (header.handedOff) return 'a person has it';
  const open = header.desk.aside;
  const [flow, stored] = open === undefined ? [flows.get(header.flow), context] : [aside, open];
  return flow === undefined ? header.flow : `${flow.name}/${flow.state(flow.restore(stored, now))}`;
}

function talkKey({ flows, aside }: Verified, conversation: Conversation, now: string): Json {
  const { header } = conversation;
  const flow = flows.get(header.flow);
  const stored = flow === undefined ? {} : flow.store(flow.restore(conversation.context, now));
  const open = header.desk.aside;
  return [
    header.flow,
    flow?.abstract?.(stored, now) ?? stored,
    headerKey(header, now),
    open === undefined ? null : (aside?.abstract?.(open, now) ?? open),
  ];
}

function headerKey({ handedOff, closesAt, timers, unsettled, desk, language }: Header, now: string): JsonObject {
  const { proposal, goingOn = false, done, nameAsked = null } = desk;
  return {
    language,
    handedOff,
    closed: closesAt !== null && Date.parse(closesAt) <= Date.parse(now),
    timers: [...new Set(Object.keys(timers).map(plainTimer))].sort(),
    unsettled: [...new Set(unsettled.map(({ tool }) => tool))].sort(),
    proposal: proposal === undefined ? null : [proposal.fresh, proposal.failed === true],
    goingOn,
    done: done === undefined ? null : [done.act, Date.parse(now) - Date.parse(done.at) < PROTEST_MS],
    nameAsked,
  };
}

/** How soon a protest is one against what was just done; a business may say otherwise, and is no other state for it. */
const PROTEST_MS = 15 * 60_000;

/** A timer's name without what it is about. */
export function plainTimer(timer: string): string {
  return timer.replace(/[/:.]?[0-9a-f]{8}-[0-9a-f-]{27}.*$/, '');
}

function bookingKey(booking: Booking, now: string): string {
  const isAhead = Date.parse(booking.start) > Date.parse(now);
  const lapsed = booking.status === 'held' && !occupies(booking, now) ? ' lapsed' : '';
  return `${booking.status}${lapsed}${isAhead ? '' : ' past'}`;
}

function counted(names: readonly string[]): Json {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, Math.min(MANY, (counts.get(name) ?? 0) + 1));
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
