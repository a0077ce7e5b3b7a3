import type { OperatorEvent } from '../core/event.ts';
import { occupies } from '../domain/booking.ts';
import type { Keeper } from '../ports/keeper.ts';
import type { Store } from '../ports/store.ts';

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

type Staffed =
  | 'take_over'
  | 'give_back'
  | { readonly write: string; readonly name: string }
  | { readonly move: Taken; readonly name: string }
  | { readonly call_off: true; readonly name: string };

interface Desk {
  readonly store: Pick<Store, 'bookings'>;
  readonly keepers: readonly Keeper[];
  readonly conversation: string;
  readonly now: string;
}

/** What the people of the business do in the conversation, and about what was booked there last. */
export async function staffAction(staff: Staffed, desk: Desk): Promise<OperatorEvent> {
  const kind = 'operator';
  if (typeof staff === 'string') return { kind, action: staff };
  const by = { id: staff.name, name: staff.name };
  if ('write' in staff) return { kind, action: 'write', text: staff.write, by };
  const { booking, keeper, what } = await bookedLast(desk);
  const about = { by, booking: { id: booking.id, start: booking.start, what } };
  if ('call_off' in staff) {
    const terms = await keeper.terms?.(booking, 'call_off', desk.now);
    return { kind, action: 'call_off', refund: terms?.refund ?? null, ...about };
  }
  const { start, resource } = staff.move;
  return {
    kind,
    action: 'move',
    start,
    resource,
    what: keeper.told({ ...booking, start, resource }) ?? what,
    ...about,
  };
}

async function bookedLast({ store, keepers, conversation, now }: Desk) {
  const standing = (await store.bookings.ofConversation(conversation)).filter((one) => occupies(one, now));
  const booking = standing.at(-1);
  if (booking === undefined) throw new Error('nothing is booked in this conversation');
  for (const keeper of keepers) {
    const what = keeper.told(booking);
    if (what !== null) return { booking, keeper, what };
  }
  throw new Error('no flow of the business knows of what is booked');
}
