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

type Staffed = 'take_over' | 'give_back' | { readonly write: string; readonly name: string };

/** What the people of the business do in the conversation. */
export function staffAction(staff: Staffed) {
  if (typeof staff === 'string') return { action: staff };
  const { write: text, name } = staff;
  return { action: 'write' as const, text, by: { id: name, name } };
}
