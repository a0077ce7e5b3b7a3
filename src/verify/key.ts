import type { Flow } from '../core/flow.ts';
import type { Header, UnsettledCall } from '../core/header.ts';
import { derivedId } from '../core/ids.ts';
import { canonical, type Json, type JsonObject } from '../core/json.ts';
import { several } from '../core/kit/abstract.ts';
import { type Booking, occupies } from '../domain/booking.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Payment } from '../ports/payments.ts';
import type { Sight, Verified } from './trial.ts';

/** Where a talk stands, as far as anything that decides can tell: the same key is the same state. */
export function keyOf(verified: Verified, sight: Sight): string {
  const { conversation, now, bookings, payments } = sight;
  const standing = conversation === null ? ['new'] : talkKey(verified, conversation, sight);
  const isAttended = conversation !== null && isAtDesk(verified, conversation, now);
  return canonical([standing, bookingsKey(bookings, now, isAttended), namedKey(sight), paymentsKey(payments)]);
}

/** What people would call the state: that of the desk's own flow while a question of its is open, else the journey's. */
export function nameOf({ flows, ...desk }: Verified, { conversation, now }: Sight): string {
  if (conversation === null) return 'new';
  const { header, context } = conversation;
  if (header.handedOff) return 'a person has it';
  const [beside] = besidesOf(desk, header, now);
  const [flow, stored] = beside ?? [flows.get(header.flow), context];
  return flow === undefined ? header.flow : `${flow.name}/${flow.state(flow.restore(stored, now))}`;
}

/**
 * While a person has it, each flow counts by its state alone: none hears anything then. So does the journey while a question of the
 * desk's own is open: what is not for the desk it hears as it does without, and is seen there with each of its contexts.
 */
function talkKey({ flows, ...desk }: Verified, conversation: Conversation, { now, bookings }: Sight): Json {
  const { header, context } = conversation;
  const flow = flows.get(header.flow);
  const counts = header.handedOff ? stateOf : abstractOf;
  return [
    header.flow,
    flow === undefined ? null : (isAsked(desk, header, now) ? stateOf : counts)(flow, context, now),
    headerKey(header, bookings, now, isAtDesk({ flows, ...desk }, conversation, now)),
    besidesOf(desk, header, now).map(([beside, stored]): Json => [beside.name, counts(beside, stored, now)]),
  ];
}

/** A question of the desk's own is open. */
function isAsked(desk: Pick<Verified, 'aside' | 'waiting'>, header: Header, now: string): boolean {
  return besidesOf(desk, header, now).some(([flow, stored]) => flow.ended?.(flow.restore(stored, now)) !== true);
}

/** What the conditions said that decide where this was seen: the desk's own alone, while a question of its is open. */
export function decidedIn(
  verified: Verified,
  { conversation, now }: Sight,
  asked: readonly string[],
): readonly string[] {
  if (conversation === null || !isAsked(verified, conversation.header, now)) return asked;
  const own = [verified.aside, verified.waiting].flatMap((flow) => (flow === undefined ? [] : [`${flow.name}/`]));
  return asked.filter((one) => own.some((name) => one.startsWith(name)));
}

/** The desk's own flows of which something is left. What is over by now leaves nothing, stored or not. */
function besidesOf(
  { aside, waiting }: Pick<Verified, 'aside' | 'waiting'>,
  { desk }: Header,
  now: string,
): readonly (readonly [Flow, JsonObject])[] {
  const kept = [
    [waiting, desk.waiting],
    [aside, desk.aside],
  ] as const;
  return kept.flatMap(([flow, stored]) => {
    if (flow === undefined || stored === undefined) return [];
    return Object.keys(flow.store(flow.restore(stored, now))).length === 0 ? [] : [[flow, stored] as const];
  });
}

/**
 * Nothing is under way, or a question of the desk's own is open: what stands is talked of here. In the midst of a journey it counts
 * less of the ledger, for what the desk does with each is seen here.
 */
function isAtDesk(
  { flows, ...desk }: Pick<Verified, 'flows' | 'aside' | 'waiting'>,
  { header, context }: Conversation,
  now: string,
): boolean {
  const flow = flows.get(header.flow);
  if (header.handedOff || flow === undefined) return false;
  return besidesOf(desk, header, now).length > 0 || flow.rests(flow.restore(context, now));
}

function stateOf(flow: Flow, stored: JsonObject, now: string): Json {
  return flow.state(flow.restore(stored, now));
}

function abstractOf(flow: Flow, stored: JsonObject, now: string): Json {
  const live = flow.store(flow.restore(stored, now));
  return flow.abstract?.(live, now) ?? live;
}

function headerKey(header: Header, bookings: readonly Booking[], now: string, isAttended: boolean): JsonObject {
  const { handedOff, closesAt, timers, unsettled, desk } = header;
  const { proposal, goingOn = false, done, nameAsked = null } = desk;
  const standing = {
    closed: closesAt !== null && Date.parse(closesAt) <= Date.parse(now),
    timers: [...new Set(Object.keys(timers).map(plainTimer))].sort(),
    unsettled: [...new Set(unsettled.map((call) => openKey(call, bookings)))].sort(),
  };
  // What was asked and done before is nobody's to hear of while a person has it.
  if (handedOff) return standing;
  return {
    ...standing,
    proposal: proposal === undefined ? null : [proposal.fresh, proposal.failed === true],
    goingOn,
    done: done === undefined ? null : [done.act, isAttended && Date.parse(now) - Date.parse(done.at) < PROTEST_MS],
    nameAsked,
  };
}

/** A call whose answer was lost: whose it was, and whether it had acted, which the ledger tells whoever asks again (X5). */
function openKey({ key, tool, deed }: UnsettledCall, bookings: readonly Booking[]): string {
  const id = derivedId(key);
  const acted = bookings.some((booking) => booking.key.startsWith(key) || canonical(booking.details).includes(id));
  return `${tool}${deed ? ' by staff' : ''}${acted ? ', done' : ''}`;
}

/** How soon a protest is one against what was just done; a business may say otherwise, and is no other state for it. */
const PROTEST_MS = 15 * 60_000;

/** A timer's name without what it is about. */
export function plainTimer(timer: string): string {
  return timer.replace(/[/:.]?[0-9a-f]{8}-[0-9a-f-]{27}.*$/, '');
}

/**
 * What counts of the ledger: how many bookings lie ahead, whether something is held or was not paid in time, and whether nothing is left but what was
 * called off. What is over is nobody's to call off or move.
 */
function bookingsKey(bookings: readonly Booking[], now: string, isAttended: boolean): Json {
  const ahead = bookings.filter(({ start }) => Date.parse(start) > Date.parse(now));
  const ofStatus = (status: Booking['status']) => ahead.filter((booking) => booking.status === status);
  const held = ofStatus('held');
  return {
    confirmed: isAttended ? several(ofStatus('confirmed')) : ofStatus('confirmed').length > 0,
    held: held.some((booking) => occupies(booking, now)),
    lapsed: ofStatus('expired').length > 0 || held.some((booking) => !occupies(booking, now)),
    off: isAttended && ofStatus('confirmed').length === 0 && ofStatus('cancelled').length > 0,
  };
}

/**
 * Whether the talk itself knows of the booking that staff would act on, its newest that stands: conditions hold the two against
 * each other. Null where there is none.
 */
function namedKey({ conversation, bookings, now }: Sight): Json {
  const ofTalk = bookings.filter((booking) => booking.conversation === conversation?.id);
  const newest = ofTalk.findLast((booking) => occupies(booking, now));
  return newest === undefined ? null : canonical((conversation?.context ?? {}) as Json).includes(newest.id);
}

function paymentsKey(payments: readonly Payment[]): Json {
  return [...new Set(payments.map(({ status, outcome }) => `${status} ${outcome ?? ''}`))].sort();
}
