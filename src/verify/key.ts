import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../core/flow.ts';
import { type Header, SETTLE_TIMER } from '../core/header.ts';
import { canonical, type Json, type JsonObject } from '../core/json.ts';
import { several } from '../core/kit/abstract.ts';
import { remembered } from '../core/remembered.ts';
import { type Booking, occupies } from '../domain/booking.ts';
import type { Payment } from '../ports/payments.ts';
import type { Sight, Verified } from './trial.ts';

/** Where a talk stands, as far as anything that decides can tell: the same key is the same state. */
export function keyOf(verified: Verified, sight: Sight): string {
  const { now, bookings, payments } = sight;
  const talk = talkIn(verified, sight);
  const standing = talk === null ? ['new'] : talkKey(talk, sight);
  const isAttended = talk !== null && isAtDesk(talk);
  const ledger = [bookingsKey(bookings, now, isAttended), namedKey(sight), strangersKey(sight), paymentsKey(payments)];
  return canonical([standing, ...ledger]);
}

/** What people would call the state: that of the desk's own flow while a question of its is open, else the journey's. */
export function nameOf(verified: Verified, sight: Sight): string {
  const talk = talkIn(verified, sight);
  if (talk === null) return 'new';
  if (talk.header.handedOff) return 'a person has it';
  const { flow, at } = talk.besides.find(isOpen) ?? talk.journey ?? {};
  return flow === undefined || at === undefined ? talk.header.flow : `${flow.name}/${flow.state(at)}`;
}

/** What the conditions said that decide where this was seen: the desk's own alone, while a question of its is open. */
export function decidedIn(verified: Verified, before: Sight, after: Sight): readonly string[] {
  const talk = talkIn(verified, before);
  // Where something was taken up first, what was heard after it is compared where that has been told.
  if (after.turns.some(({ settled = [] }) => settled.some(({ fate }) => fate === 'done'))) return [];
  if (talk === null || !talk.besides.some(isOpen)) return after.asked;
  const own = [verified.aside, verified.waiting].flatMap((flow) => (flow === undefined ? [] : [`${flow.name}/`]));
  return after.asked.filter((one) => own.some((name) => one.startsWith(name)));
}

/** A flow where it stands. */
interface Placed {
  readonly flow: Flow;
  readonly at: AnyMachineSnapshot;
}

/** A talk with all its flows taken up. */
interface Talk {
  readonly header: Header;
  readonly journey: Placed | null;
  /** The desk's own flows of which something is left. What is over by now leaves nothing, stored or not. */
  readonly besides: readonly Placed[];
}

const talksOf = remembered((verified: Verified) => remembered((sight: Sight) => takenUp(verified, sight)));

function talkIn(verified: Verified, sight: Sight): Talk | null {
  return talksOf(verified)(sight);
}

function takenUp({ flows, aside, waiting }: Verified, { conversation, now }: Sight): Talk | null {
  if (conversation === null) return null;
  const { header, context } = conversation;
  const placed = (flow: Flow | undefined, stored: JsonObject | undefined): Placed | null =>
    flow === undefined || stored === undefined ? null : { flow, at: flow.restore(stored, now) };
  const besides = [placed(waiting, header.desk.waiting), placed(aside, header.desk.aside)];
  return {
    header,
    journey: placed(flows.get(header.flow), context),
    besides: besides.filter((one) => one !== null).filter(({ flow, at }) => Object.keys(flow.store(at)).length > 0),
  };
}

/** Its question is open. */
function isOpen({ flow, at }: Placed): boolean {
  return flow.ended?.(at) !== true;
}

/**
 * Nothing is under way, or a question of the desk's own is open: what stands is talked of here. In the midst of a journey it counts
 * less of the ledger, for what the desk does with each is seen here.
 */
function isAtDesk({ header, journey, besides }: Talk): boolean {
  if (header.handedOff || journey === null) return false;
  return besides.some(isOpen) || journey.flow.rests(journey.at);
}

/**
 * Each flow counts by its state alone where none hears anything as it stands: while a person has it; once it is closed, for words
 * open another; and while something is owed that was done and not told, for that is told before words are heard and leads where
 * its answer would have led, which is seen there with each of its contexts. So does the journey while a question of the desk's own is
 * open: what is not for the desk it hears as it does without, and is seen there likewise.
 */
function talkKey(talk: Talk, sight: Sight): Json {
  const { header, journey, besides } = talk;
  const { now, acted } = sight;
  const isClosed = isOver(header, now);
  const isOwed = header.unsettled.some(({ key }) => acted.get(key) === 'told');
  const isDeaf = header.handedOff || isClosed || isOwed;
  const counts = isDeaf ? stateOf : abstractOf;
  return [
    header.flow,
    journey && (besides.some(isOpen) ? stateOf : counts)(journey, now),
    { closed: isClosed, timers: timersKey(header.timers), open: openKey(header, sight) },
    isDeaf ? null : deskKey(talk, now),
    besides.map((one): Json => [one.flow.name, counts(one, now)]),
  ];
}

function isOver({ closesAt }: Header, now: string): boolean {
  return closesAt !== null && Date.parse(closesAt) <= Date.parse(now);
}

function stateOf({ flow, at }: Placed): Json {
  return flow.state(at);
}

function abstractOf({ flow, at }: Placed, now: string): Json {
  const live = flow.store(at);
  return flow.abstract?.(live, now) ?? live;
}

/**
 * What the desk goes by. What is remembered of a proposal counts while something is proposed; what was done last, while a protest
 * would be one against it or a question may be about it.
 */
function deskKey({ header: { desk }, journey, besides }: Talk, now: string): JsonObject {
  const { proposal, goingOn = false, hours, done, nameAsked = null, another = false } = desk;
  const isProposed = [...besides, ...(journey ? [journey] : [])].some(
    ({ flow, at }) => flow.proposes(at, now) !== null,
  );
  const isRecent = done !== undefined && Date.parse(now) - Date.parse(done.at) < PROTEST_MS;
  return {
    proposal: proposal === undefined || !isProposed ? null : [proposal.fresh, proposal.failed === true],
    goingOn,
    hours: hours !== undefined,
    done: done !== undefined && (isRecent || besides.some(isOpen)) ? done.act : null,
    nameAsked,
    another,
  };
}

/**
 * The calls whose answer was lost, as far as anything follows from them: whose they were, of those that had acted. They are told
 * of, or taken back. One that has not acted does nothing any more: its timer finds nothing and is silent, no condition asks for
 * it, and tried again it goes under its key for the first time.
 */
function openKey({ unsettled }: Header, { acted }: Sight): Json {
  const open = unsettled.filter(({ key }) => acted.has(key));
  return [...new Set(open.map(({ tool, deed }) => `${tool}${deed ? ' by staff' : ''}`))].sort();
}

/** How soon a protest is one against what was just done; a business may say otherwise, and is no other state for it. */
const PROTEST_MS = 15 * 60_000;

/** The timers that stand, but for the one that looks up lost calls: those are told apart by themselves. */
function timersKey(timers: Header['timers']): Json {
  const names = Object.keys(timers).filter((timer) => timer !== SETTLE_TIMER);
  return [...new Set(names.map(plainTimer))].sort();
}

/** A timer's name without what it is about. */
export function plainTimer(timer: string): string {
  return timer.replace(/[/:.]?[0-9a-f]{8}-[0-9a-f-]{27}.*$/, '');
}

/**
 * What counts of the ledger: how many bookings lie ahead, whether something is held or was not paid in time, and whether nothing is left but what was
 * called off. What is over is nobody's to call off or move.
 */
function bookingsKey(bookings: readonly Booking[], now: string, isAttended: boolean): Json {
  const ahead = bookings.filter((booking) => isAhead(booking, now));
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

/** In a closed talk, whether something of it stands that is nobody's by name: the next talk does not find that as theirs (X15). */
function strangersKey({ conversation, bookings, now }: Sight): Json {
  if (conversation === null || !isOver(conversation.header, now)) return false;
  return bookings.some(
    (booking) => booking.customer === null && booking.status === 'confirmed' && isAhead(booking, now),
  );
}

function isAhead({ start }: Booking, now: string): boolean {
  return Date.parse(start) > Date.parse(now);
}

function paymentsKey(payments: readonly Payment[]): Json {
  return [...new Set(payments.map(({ status, outcome }) => `${status} ${outcome ?? ''}`))].sort();
}
