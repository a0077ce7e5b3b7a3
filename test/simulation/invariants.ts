import type { Header } from '../../src/core/header.ts';
import { canonical, type JsonObject } from '../../src/core/json.ts';
import type { ToolResult, TurnRecord } from '../../src/core/turn.ts';
import { type Booking, occupies } from '../../src/domain/booking.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Conversation } from '../../src/ports/conversations.ts';
import type { Store } from '../../src/ports/store.ts';
import { FLOWS } from './scripts.ts';
import type { World } from './world.ts';

/** A conversation with all that is stored of it. */
interface Talk {
  readonly conversation: Conversation;
  readonly turns: readonly TurnRecord[];
  readonly bookings: readonly Booking[];
}

type Check = (talk: Talk, world: World) => readonly string[] | Promise<readonly string[]>;

/** Every promise that was broken, of a world at rest. */
export async function broken(world: World): Promise<readonly string[]> {
  const faults = [...world.witness.faults, ...world.phones.faults];
  for (const id of world.witness.conversations) {
    const talk = await talkOf(world.store, id);
    if (talk === null) faults.push(`${id} was committed and is not there`);
    for (const check of talk ? CHECKS : []) {
      const found = await check(talk as Talk, world);
      faults.push(...found.map((fault) => `${talk?.conversation.address}: ${fault}`));
    }
  }
  for (const id of world.kept.keys())
    if (!world.witness.conversations.has(id)) faults.push(`${id} was kept, and nothing came of it`);
  for (const told of world.unacknowledged) faults.push(`never taken: ${told}`);
  faults.push(...(await meeting(world)), ...(await moneyWithoutEnd(world)));
  return [...new Set(faults)];
}

async function talkOf({ conversations, bookings }: Store, id: string): Promise<Talk | null> {
  const conversation = await conversations.load(id);
  if (!conversation) return null;
  return { conversation, turns: await conversations.turns(id), bookings: await bookings.ofConversation(id) };
}

/** X4: what somebody was told is kept was handled, once, in order; and nothing is left over. */
const handledOnce: Check = async ({ conversation, turns }, world) => {
  const faults: string[] = [];
  const events = turns.flatMap((turn) => turn.events);
  const seqs = events.map(({ seq }) => seq);
  if (seqs.some((seq, index) => index > 0 && seq <= (seqs[index - 1] ?? 0))) faults.push(`out of order: ${seqs}`);
  const ids = new Set(events.map(({ id }) => id));
  if (ids.size !== events.length) faults.push('an event was handled twice');
  for (const id of world.kept.get(conversation.id) ?? [])
    if (!ids.has(id)) faults.push(`${id} was kept and never handled`);
  const waiting = await world.store.conversations.unhandled(conversation.id, 10);
  if (waiting.length > 0) faults.push(`${waiting.length} events are left over`);
  if (conversation.claim !== null) faults.push('a claim stands, and nobody works under it');
  return faults;
};

/** X7 X16: a message is answered, unless a person has the conversation. */
const answered: Check = ({ turns }) =>
  turns.flatMap(({ events, replies, unread, seq }) => {
    const isMessage = events.some(({ event }) => event.kind === 'message');
    const isWithPerson = unread === 'a person has the conversation';
    if (isMessage && replies.length === 0 && !isWithPerson) return [`turn ${seq} answers nothing`];
    return isWithPerson && replies.length > 0 ? [`turn ${seq} speaks while a person has it`] : [];
  });

/** X16 G3: what a person writes is said as it was written, once. */
const written: Check = ({ turns }) =>
  turns.flatMap(({ events, replies, seq }) => {
    const words = events.flatMap(({ event }) =>
      event.kind === 'operator' && event.action === 'write' ? [event.text] : [],
    );
    const said = replies.map(({ text }) => text).filter((text) => words.includes(text));
    return JSON.stringify(said) === JSON.stringify(words) ? [] : [`turn ${seq} said “${said}” of “${words}”`];
  });

/** Nothing of ours breaks, whatever breaks around us. */
const unbroken: Check = ({ turns, conversation }) => [
  ...turns.flatMap(({ failure, seq }) => (failure === null ? [] : [`turn ${seq} broke: ${failure}`])),
  ...(conversation.header.unsettled.length > 0 ? ['calls were never settled'] : []),
];

/** What is pushed came, all of it, once and in order. */
const delivered: Check = ({ conversation, turns }, { phones }) => {
  if (conversation.channel === 'webchat') return [];
  const said = turns.flatMap(({ replies }) => replies.map(({ id }) => id));
  const heard = phones.order.get(conversation.id) ?? [];
  return JSON.stringify(said) === JSON.stringify(heard)
    ? []
    : [`said ${said.length}, heard ${heard.length}, or otherwise`];
};

/** X3: the record runs again to the same, and what stands is what it comes to. */
const replayed: Check = async ({ conversation, turns }, { parts }) => {
  const again = await replay(parts, conversation, turns);
  const differences = again.flatMap((turn) =>
    turn.differences.map((one) => `turn ${turn.seq} replays otherwise: ${one}`),
  );
  const last = again.at(-1);
  const comesTo = withInstant(last?.header ?? conversation.header);
  const stands = withInstant(conversation.header);
  return canonical(comesTo) === canonical(stands)
    ? differences
    : [...differences, `the header is not what the turns come to: ${unlike(comesTo, stands)}`];
};

/** A database writes an instant its own way. */
function withInstant(header: Header): JsonObject {
  const closesAt = header.closesAt === null ? null : new Date(header.closesAt).toISOString();
  return JSON.parse(JSON.stringify({ ...header, closesAt })) as JsonObject;
}

function unlike(one: object, other: object): string {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const differing = keys.filter(
    (key) => JSON.stringify(Reflect.get(one, key)) !== JSON.stringify(Reflect.get(other, key)),
  );
  return differing
    .map((key) => `${key}: ${JSON.stringify(Reflect.get(one, key))} / ${JSON.stringify(Reflect.get(other, key))}`)
    .join(', ');
}

/** X11 X5: whatever was booked was agreed to, named by the turn that did it, and done once for one yes. */
const agreed: Check = ({ conversation, turns, bookings }, world) => {
  const faults: string[] = [];
  const deeds = turns
    .flatMap((turn) => turn.results.map((result) => ({ turn, result })))
    .filter(({ result }) => result.key !== null);
  for (const { id, key, status } of bookings) {
    const made = deeds.filter(({ result }) => key.startsWith(result.key ?? ' ') && result.outcome.kind === 'done');
    const isBack = turns.some(({ settled = [] }) =>
      settled.some((one) => one.fate !== 'unknown' && key.startsWith(one.key)),
    );
    // What became free is kept for whoever waited, and told of, before anybody agrees (X5).
    const isOffered = turns.some(({ events }) => events.some(({ event }) => isOfferOf(event, id)));
    if (made.length === 0 && !isBack && !isOffered && (status === 'confirmed' || status === 'held'))
      faults.push(`booking ${id} stands and no turn names it`);
    // What is only told of was agreed to when it was tried, by the turn that lost the answer.
    const tried = deeds.filter(({ turn, result }) => key.startsWith(result.key ?? ' ') && !isTakenUp(turn, result));
    for (const { turn, result } of tried) {
      const isMessage = turn.events.at(-1)?.event.kind === 'message';
      const { consent } = turn.interpretation ?? {};
      const isYes = consent?.verdict === 'yes' && consent.proposal === result.grant;
      if (isMessage && !isYes) faults.push(`booking ${id} was made in turn ${turn.seq} without a yes`);
    }
  }
  for (const { seq, results } of turns) {
    const done = results
      .filter(({ grant, outcome }) => grant !== undefined && outcome.kind === 'done')
      .map(({ tool }) => tool);
    if (new Set(done).size !== done.length) faults.push(`turn ${seq} did one thing twice for one yes: ${done}`);
  }
  const { person } = world.customers.find(({ at }) => at.address === conversation.address) ?? {};
  if (person?.hesitant && bookings.length > 0) faults.push(`${bookings.length} bookings of somebody who never agreed`);
  return faults;
};

function isOfferOf(event: TurnRecord['events'][number]['event'], booking: string): boolean {
  return event.kind === 'freed' && Object(event.facts['offer'])['booking'] === booking;
}

/** A deed of an earlier turn, whose answer was lost then (decision 34). */
function isTakenUp({ settled = [] }: TurnRecord, { key }: ToolResult): boolean {
  return settled.some((one) => one.fate === 'done' && one.key === key);
}

/** F8 D10: nothing wakes up for what was called off. */
const calledOff: Check = ({ conversation, bookings }) => {
  const stands = bookings.some(({ status }) => status === 'confirmed' || status === 'held');
  const timers = Object.keys(conversation.header.timers).filter((name) => /reminder|hold|confirming/.test(name));
  return stands || timers.length === 0 || bookings.length === 0 ? [] : [`nothing stands, and ${timers} wait`];
};

const CHECKS: readonly Check[] = [handledOnce, answered, written, unbroken, delivered, replayed, agreed, calledOff];

/** X5: no two have the same unit at the same time. */
async function meeting({ store, clock, customers }: World): Promise<readonly string[]> {
  const business = customers[0]?.at.business ?? FLOWS.appointment;
  const always = { from: '2020-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' };
  // A block may be laid over what is booked, which stays (G4): two bookings are looked for.
  for (const { id } of await store.blocks.between(business, always)) await store.blocks.remove(business, id);
  const ahead = await store.bookings.ahead(business, always.from, 10_000);
  const now = clock.now();
  const standing = ahead.filter((booking) => occupies(booking, now));
  const resources = [...new Set(standing.map(({ resource }) => resource))];
  const busy = await store.bookings.busy({
    business,
    resources,
    ...always,
    now,
  });
  const sorted = busy.toSorted((one, other) => one.start - other.start);
  return sorted.flatMap((one, index) =>
    sorted
      .slice(index + 1)
      .filter(({ resource, unit, start }) => resource === one.resource && unit === one.unit && start < one.end)
      .map(({ resource, start }) => `two have ${resource} at ${new Date(start).toISOString()}`),
  );
}

/** D9: whoever was paid has given it a booking, or gives it back. */
async function moneyWithoutEnd({ store, captured }: World): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const id of captured) {
    const payment = await store.payments.get(id);
    const booking = payment && (await store.bookings.get(payment.booking));
    const isBack = payment?.outcome === 'refunded' || payment?.outcome === 'owed';
    const isHad =
      payment?.outcome === 'confirmed' && (booking?.status === 'confirmed' || booking?.status === 'cancelled');
    if (payment === null || !(isBack || isHad)) {
      faults.push(
        `money for ${payment?.booking ?? id} came to ${payment?.status} ${payment?.outcome}, its booking ${booking?.status}`,
      );
    }
    const decided = [booking?.details['refunds'] ?? []].flat().map((share) => Object(share) as JsonObject);
    const isDecided = decided.some((share) => share['payment'] === id && Number(share['cents']) > 0);
    if (booking?.status === 'cancelled' && isDecided && !isBack)
      faults.push(`a refund for ${booking.id} was decided, and the money stays`);
    if (payment && !payment.notified) faults.push(`nobody was told of the money for ${payment.booking}`);
  }
  return faults;
}
