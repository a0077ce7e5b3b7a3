import { isUnfinished } from '../../src/cli/verify/wording.ts';
import type { Reply, TurnRecord } from '../../src/core/turn.ts';
import { type Booking, occupies } from '../../src/domain/booking.ts';
import type { Commit } from '../../src/ports/conversations.ts';
import type { Store } from '../../src/ports/store.ts';
import { centsIn, instantsIn, type Overheard, type Stated } from './overheard.ts';
import { businessNamed } from './process.ts';

/**
 * What may name a time that is over: that it is. An offer of the appointment desk stands for its two hours (A3); a time of it
 * that has struck meanwhile is said to have gone by when it is chosen (A14).
 */
const OF_THE_PAST =
  /^(gone_by|invalid\.date_past|offer(_again)?(_single)?|nothing_free|which_time|which_slot|take_your_time)$/;

/** What is wrong with the replies of a turn, as things stand when they are said. */
export async function wrongIn(store: Store, overheard: Overheard, commit: Commit): Promise<readonly string[]> {
  const faults: string[] = [];
  const { turn } = commit;
  for (const reply of turn.replies.filter(({ by }) => by === undefined)) {
    const messages = overheard.messagesOf(turn, reply);
    faults.push(...unfinishedIn(turn, reply));
    faults.push(...(await overIn(store, commit, messages)), ...(await otherThanBooked(store, turn, reply, messages)));
  }
  return faults;
}

/** X10: words are whole. What a customer has written is said back as it is. */
function unfinishedIn({ events }: TurnRecord, { text, choices = [], buttons = [] }: Reply): readonly string[] {
  const texts = [text, ...choices.map(({ label }) => label), ...buttons.map(({ label }) => label)];
  const own = events.flatMap(({ event }) => (event.kind === 'message' ? [event.text] : []));
  return texts.filter((one) => isUnfinished(one) && !own.some(isUnfinished)).map((one) => `unfinished: ${one}`);
}

/** X9: nobody is offered, asked or told a time that is over, unless something was booked then. */
async function overIn(
  store: Store,
  { conversation, turn }: Commit,
  messages: readonly Stated[],
): Promise<readonly string[]> {
  const over = messages.flatMap(({ say, text }) =>
    OF_THE_PAST.test(say.key)
      ? []
      : instantsIn(say)
          .filter((at) => Date.parse(at) < Date.parse(turn.now))
          .map((at) => ({ at, key: say.key, text })),
  );
  if (over.length === 0) return [];
  const talk = await store.conversations.load(conversation);
  const all = await store.bookings.ahead(talk?.business ?? '', '2020-01-01T00:00:00Z', 10_000);
  const booked = new Set([...all, ...(await store.bookings.ofConversation(conversation))].flatMap(timesOf));
  return over
    .filter(({ at }) => !booked.has(Date.parse(at)))
    .map(({ at, key, text }) => `${key} names ${at}, which was over at ${turn.now}: ${text}`);
}

/** X5: what is told of a deed is what the ledger has: its times, and its sums. */
async function otherThanBooked(
  store: Store,
  turn: TurnRecord,
  { deed, text }: Reply,
  messages: readonly Stated[],
): Promise<readonly string[]> {
  const booking = deed && (await store.bookings.get(deed.booking));
  if (!booking || deed.act === 'call_off' || !occupies(booking, turn.now)) return [];
  const payments = await store.payments.ofConversation(booking.conversation ?? '');
  const sums = new Set([
    ...numbersIn(booking.details),
    ...servicesOf(booking),
    ...payments.flatMap(({ amount, refundCents }) => [amount.cents, refundCents ?? 0]),
  ]);
  const times = new Set(timesOf(booking));
  // What goes on to ask for the next one may list what that would cost.
  const told = messages.filter(({ say }) => !say.key.startsWith('ask_'));
  return told.flatMap(({ say }) => [
    ...instantsIn(say)
      .filter((at) => !times.has(Date.parse(at)))
      .map((at) => `${say.key} names ${at}, and ${deed.act} was for ${booking.start}: ${text}`),
    ...centsIn(say)
      .filter((cents) => !sums.has(cents))
      .map((cents) => `${say.key} names ${cents}, which the ledger has not: ${text}`),
  ]);
}

function timesOf({ start, end, heldUntil }: Booking): readonly number[] {
  return [start, end, ...(heldUntil === null ? [] : [heldUntil])].map((at) => Date.parse(at));
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** A salon's ledger has what is done, and its list what that costs: each, and all of it. */
function servicesOf({ business, details }: Booking): readonly number[] {
  const wanted = [details['services'] ?? []].flat().map(String);
  const listed = [Object(businessNamed(business).settings['salon'])['services'] ?? []].flat().map(Object);
  const cents = listed.filter(({ name }) => wanted.includes(name)).map((one) => Number(one['cents']));
  return [...cents, cents.reduce((sum, one) => sum + one, 0)];
}
