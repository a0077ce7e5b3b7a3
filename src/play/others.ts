import type { OperatorEvent } from '../core/event.ts';
import { occupies } from '../domain/booking.ts';
import type { Incoming } from '../engine/engine.ts';
import type { Business } from '../engine/parts.ts';
import type { Address } from '../ports/conversations.ts';
import type { Store } from '../ports/store.ts';
import { durationOf, isInstant } from './script.ts';

/** What others do in the ledger meanwhile, without a conversation of ours. */
interface Taken {
  readonly resource: string;
  readonly start: string;
}

/** Somebody else books it. */
export async function takenBy(
  { bookings }: Store,
  business: string,
  { resource, start, minutes }: Taken & { readonly minutes: number },
  now: string,
): Promise<void> {
  const answer = await bookings.book({
    key: keyOf({ resource, start }),
    id: crypto.randomUUID(),
    business,
    resource,
    units: [1],
    start,
    end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    heldUntil: null,
    conversation: null,
    customer: null,
    details: {},
    now,
  });
  if (answer.kind === 'taken' || answer.again) throw new Error(`${resource} at ${start} had been taken already`);
}

/** Whoever took it calls it off. */
export async function calledOff({ bookings }: Store, taken: Taken, now: string): Promise<void> {
  const booking = await bookings.findByKey(keyOf(taken));
  if (!booking) throw new Error(`nobody has taken ${taken.resource} at ${taken.start}`);
  await bookings.move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now });
}

function keyOf({ resource, start }: Taken): string {
  return `taken/${resource}/${Date.parse(start)}`;
}

type Staffed = 'take_over' | 'give_back' | 'call_off' | { readonly write: string; readonly name: string } | Moved;

/** To a moment, or so much later; where it is unless told. */
interface Moved {
  readonly move: string;
  readonly resource?: string | undefined;
}

interface Desk {
  readonly store: Store;
  readonly address: Address;
  readonly business: Business | undefined;
  readonly now: string;
}

/** What the people of the business do in the conversation, or about what was booked last in it (G4). */
export async function staffEvent(staff: Staffed, desk: Desk): Promise<readonly [OperatorEvent, Incoming['to']]> {
  const { address } = desk;
  if (staff === 'call_off' || (typeof staff === 'object' && 'move' in staff)) return deedOf(staff, desk);
  if (typeof staff === 'string') return [{ kind: 'operator', action: staff }, address];
  const { write: text, name } = staff;
  return [{ kind: 'operator', action: 'write', text, by: { id: name, name } }, address];
}

async function deedOf(
  staff: 'call_off' | Moved,
  { store, address, business, now }: Desk,
): Promise<readonly [OperatorEvent, Incoming['to']]> {
  const { id: conversation = '' } = (await store.conversations.at(address)) ?? {};
  const booked = await store.bookings.ofConversation(conversation);
  const newest = booked.findLast((booking) => occupies(booking, now));
  if (newest === undefined) throw new Error('nothing stands that was booked in this conversation');
  const { id, start, resource } = newest;
  const keeper = business?.keepers?.find((one) => one.told(newest) !== null);
  const what = keeper?.told(newest) ?? '';
  const about = { kind: 'operator', by: STAFF, booking: { id, start, what } } as const;
  if (staff === 'call_off') {
    const terms = await keeper?.terms?.(newest, 'call_off_by_us', now);
    return [{ ...about, action: 'call_off', refund: terms?.refund ?? null }, { conversation }];
  }
  const to = isInstant(staff.move) ? staff.move : new Date(Date.parse(start) + durationOf(staff.move)).toISOString();
  return [{ ...about, action: 'move', start: to, resource: staff.resource ?? resource, what }, { conversation }];
}

const STAFF = { id: 'staff', name: 'Sam' };
