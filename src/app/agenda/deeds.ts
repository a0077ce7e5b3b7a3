import { randomUUID } from 'node:crypto';
import type { Fact } from '../../core/effect.ts';
import type { StaffDeed } from '../../core/event.ts';
import type { ToolResult } from '../../core/turn.ts';
import { type Booking, occupies } from '../../domain/booking.ts';
import { handNoteOf } from '../../domain/hand-note.ts';
import { minutesOf, placeOf } from '../../domain/place.ts';
import { callOffInLedger, moveInLedger } from '../../flows/standing/tools/in-ledger.ts';
import type { Acted, CallOffByHand, MoveByHand, Refusal } from '../../ports/agenda.ts';
import type { CallFacts, Definite } from '../../ports/tool.ts';
import { isFree } from './by-hand.ts';
import { type AgendaParts, keptBy, refused, takenThere } from './parts.ts';

/** Another time, or another resource, for what is booked (G4). */
export async function moveByHand(parts: AgendaParts, request: MoveByHand, really: boolean): Promise<Acted> {
  const found = await standing(parts, request);
  if ('kind' in found) return found;
  const { booking, business } = found;
  const { start, resource } = request;
  if (Number.isNaN(Date.parse(start))) return refused('bad_time');
  const place = placeOf(business, resource, start, minutesOf(booking));
  if (place === null) return refused('no_such_resource');
  if (!(await isFree(parts, business, place, parts.clock.now(), booking.id))) {
    return takenThere(parts, business.id, place, booking.id);
  }
  const moved = { ...booking, start: place.start, resource };
  const kept = keptBy(parts.staffed.get(business.id), moved);
  const isEvent = booking.conversation !== null && kept !== null;
  const told = request.silent ? null : await toldOf(parts, booking, moved, isEvent ? kept.what : null);
  if (!really) return { kind: 'would', why: null, collides: [], told, booking };
  if (!isEvent) {
    const to = { start: place.start, resource };
    const done = await moveInLedger({ business, parts: parts.store })(booking, to, bare(parts, booking));
    return inLedgerAlone(parts, done, booking, told);
  }
  const deed = { action: 'move', start: place.start, resource, what: kept.what } as const;
  return byEvent(parts, booking, { ...deed, ...aboutOf(parts, booking, request) }, told);
}

/** It is called off; whatever was paid goes back (D10). */
export async function callOffByHand(parts: AgendaParts, request: CallOffByHand, really: boolean): Promise<Acted> {
  const found = await standing(parts, request);
  if ('kind' in found) return found;
  const { booking, business } = found;
  const kept = keptBy(parts.staffed.get(business.id), booking);
  const isEvent = booking.conversation !== null && kept !== null;
  const told = request.silent ? null : await toldOf(parts, booking, null, isEvent ? kept.what : null);
  if (!really) return { kind: 'would', why: null, collides: [], told, booking };
  if (!isEvent) {
    const done = await callOffInLedger({ business, parts: parts.store })(booking, bare(parts, booking), null);
    return inLedgerAlone(parts, done, booking, told);
  }
  const terms = await kept.keeper.terms?.(booking, 'call_off_by_us', parts.clock.now());
  const deed = { action: 'call_off', refund: terms?.refund ?? null } as const;
  return byEvent(parts, booking, { ...deed, ...aboutOf(parts, booking, request) }, told);
}

async function standing({ store, written, clock }: AgendaParts, request: { business: string; booking: string }) {
  const booking = await store.bookings.get(request.booking);
  const business = written.get(request.business);
  if (booking?.business !== request.business || business === undefined) return refused('unknown');
  if (!occupies(booking, clock.now())) return refused('not_standing');
  return Date.parse(booking.end) <= Date.parse(clock.now()) ? refused('past') : { booking, business };
}

function aboutOf(parts: AgendaParts, booking: Booking, { by, silent }: MoveByHand | CallOffByHand) {
  const { id, start } = booking;
  const what = keptBy(parts.staffed.get(booking.business), booking)?.what ?? '';
  return { by, booking: { id, start, what }, ...(silent && { silent: true as const }) };
}

/** An event of the conversation in which it was booked: the turn acts under its claim, and tells the customer (X16). */
async function byEvent(parts: AgendaParts, booking: Booking, deed: StaffDeed, told: Acted['told']): Promise<Acted> {
  const handled = await parts.engine.handle({
    to: { conversation: booking.conversation ?? '' },
    eventId: `staff/${randomUUID()}`,
    event: { kind: 'operator', ...deed },
    answerWithinMillis: ANSWER_MILLIS,
  });
  if (handled.kind !== 'handled')
    return refused(handled.kind === 'unknown_conversation' ? 'not_possible' : 'try_again');
  const tool = deed.action === 'move' ? 'move_booking' : 'call_off';
  const result = handled.turns.flatMap(({ results }) => results).find((one) => one.tool === tool);
  return result === undefined ? refused('try_again') : outcomeOf(parts, result.outcome, told);
}

/** In the ledger alone; whoever can be reached is told as of a change in a calendar outside. */
async function inLedgerAlone(parts: AgendaParts, done: Definite, before: Booking, told: Acted['told']): Promise<Acted> {
  const acted = await outcomeOf(parts, done, told);
  if (acted.kind !== 'done' || told === null || acted.booking === null) return acted;
  const isOff = acted.booking.status === 'cancelled';
  const eventId = `staff/change/${acted.booking.id}${isOff ? '/off' : ''}`;
  await parts.changes.tell({ eventId, before, after: isOff ? null : acted.booking });
  return acted;
}

const ANSWER_MILLIS = 10_000;

async function outcomeOf(
  { store }: AgendaParts,
  outcome: ToolResult['outcome'] | Definite,
  told: Acted['told'],
): Promise<Acted> {
  if (outcome.kind !== 'done') return refused(REFUSALS[outcome.reason] ?? 'try_again');
  const { id } = outcome.output as { readonly id: string };
  return { kind: 'done', why: null, collides: [], told, booking: await store.bookings.get(id) };
}

const REFUSALS: { readonly [reason: string]: Refusal } = {
  taken: 'taken',
  changed: 'changed',
  passed: 'past',
  'not standing': 'not_standing',
  'not theirs': 'not_standing',
  'for a person': 'not_possible',
  'unknown resource': 'no_such_resource',
};

/** In the words and the language that they are told it in; null where nobody can be told. */
async function toldOf(
  { changes }: AgendaParts,
  booking: Booking,
  after: Booking | null,
  what: Fact | null,
): Promise<Acted['told']> {
  const reached = await changes.reach(booking);
  if (reached === null) return null;
  const { channel, language } = reached;
  const title = what ?? changes.titleOf(after ?? booking, language);
  const told = { what: title, when: booking.start, to: after?.start ?? null };
  return { text: changes.words(booking.business, language, told), channel };
}

/** What a deed without a conversation is done under: nothing hangs on it but the ledger's own row. */
function bare({ clock }: AgendaParts, booking: Booking): CallFacts {
  const id = randomUUID();
  const nowhere = { conversation: '', address: '', channel: handNoteOf(booking) === null ? '' : 'by hand' };
  return { key: `by-hand/${id}`, id, now: clock.now(), business: booking.business, ...nowhere };
}
