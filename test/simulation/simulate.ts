import type { Conversation } from '../../src/ports/conversations.ts';
import { Random } from './random.ts';
import { type Fates, type Stores, World } from './world.ts';

export interface Plan {
  readonly seed: number;
  readonly conversations: number;
  readonly messages: number;
  readonly fates: Fates;
  /** The pause of a channel that reads bursts, whose messages are answered in the background. */
  readonly burstMillis?: number;
}

const WORDS = ['book', 'free', 'hello', 'maybe', 'maybe', 'free'] as const;

/** Plays a seeded day, heals the world, lets it come to rest, and answers with every promise that was broken. */
export async function simulate(stores: Stores, plan: Plan, prefix = ''): Promise<{ broken: string[]; calls: number }> {
  const random = new Random(plan.seed);
  const world = new World(stores, random, plan.fates, plan.burstMillis);
  const background = plan.burstMillis === undefined ? {} : ({ inBackground: true } as const);
  const sent = new Map<string, Set<string>>();
  for (let index = 0; index < plan.messages; index += 1) {
    const address = `${prefix}+${random.below(plan.conversations)}`;
    const eventId = `m${index}`;
    const text = `${random.pick(WORDS)} ${index}`;
    // Once for sure, and now and then again, to any process, at any time.
    for (let times = random.chance(0.3) ? 2 + random.below(3) : 1; times > 0; times -= 1) {
      const to = { business: 'toy', channel: 'sms', address };
      void world.engine.handle({ to, eventId, event: { kind: 'message', text }, ...background }).then(
        ({ kind }) => {
          if (kind === 'unstored') return;
          sent.set(address, (sent.get(address) ?? new Set()).add(eventId));
        },
        () => {},
      );
      await world.someSteps();
    }
    if (plan.burstMillis !== undefined) world.clock.advance(random.below(plan.burstMillis));
    if (random.chance(0.2)) world.clock.advance(random.chance(0.1) ? -90_000 : random.below(400_000));
    if (random.chance(0.2)) void world.engine.sweep().catch(() => {});
  }
  await world.quiet();
  const calls = world.calls;
  world.heal();
  for (let round = 0; round < 8; round += 1) {
    world.clock.advance(10 * 60_000);
    void world.engine.sweep().catch(() => {});
    await world.quiet();
  }
  return { broken: await broken(stores, world, sent), calls };
}

/** The invariants of a turn, checked on what is stored and on what reached the phone. */
async function broken(stores: Stores, world: World, sent: Map<string, Set<string>>): Promise<string[]> {
  const faults: string[] = [];
  for (const [address, acknowledged] of sent) {
    const conversation = await stores.conversations.at({ business: 'toy', channel: 'sms', address });
    if (!conversation) {
      faults.push(`${address}: acknowledged, but nothing is stored`);
      continue;
    }
    faults.push(...(await brokenIn(stores, world, conversation, acknowledged)));
  }
  return faults;
}

async function brokenIn(
  stores: Stores,
  world: World,
  conversation: Conversation,
  acknowledged: Set<string>,
): Promise<string[]> {
  const { id, address } = conversation;
  const faults: string[] = [];
  const turns = await stores.conversations.turns(id);
  const handled = turns.flatMap(({ events }) => events);
  const seqs = handled.map(({ seq }) => seq);
  if (seqs.some((seq, index) => index > 0 && seq <= (seqs[index - 1] ?? 0)))
    faults.push(`${address}: out of order ${seqs}`);
  if (new Set(handled.map((event) => event.id)).size !== handled.length)
    faults.push(`${address}: an event was handled twice`);
  for (const event of acknowledged) {
    if (!handled.some((one) => one.id === event))
      faults.push(`${address}: ${event} was acknowledged and never handled`);
  }
  if ((await stores.conversations.unhandled(id, 10)).length > 0) faults.push(`${address}: events are left over`);

  const said = turns.flatMap(({ replies }) => replies.map((reply) => reply.id));
  const heard = world.phone.order.get(id) ?? [];
  if (JSON.stringify(said) !== JSON.stringify(heard))
    faults.push(`${address}: said ${said.length}, heard ${heard.length} or in another order`);
  if (turns.some(({ failure }) => failure !== null))
    faults.push(`${address}: a turn broke: ${turns.find((turn) => turn.failure)?.failure}`);

  const named = new Set(
    turns.flatMap(({ results }) =>
      results.flatMap(({ tool, outcome }) =>
        tool === 'book' && outcome.kind === 'done' ? [(outcome.output as { booking: string }).booking] : [],
      ),
    ),
  );
  const bookings = await stores.bookings.ofConversation(id);
  const standing = bookings.filter(({ status }) => status === 'confirmed');
  for (const booking of standing) {
    if (!named.has(booking.id)) faults.push(`${address}: booking ${booking.id} stands and no turn names it`);
  }
  if (standing.length > 1) faults.push(`${address}: ${standing.length} bookings stand where one was wanted`);
  const own = conversation.context['booking'];
  if (typeof own === 'string' && !bookings.some((booking) => booking.id === own))
    faults.push(`${address}: promised ${own}, never booked`);
  const promised = said
    .map((reply) => world.phone.said.get(reply)?.text ?? '')
    .filter((text) => text.startsWith('["booked"'));
  for (const text of promised) {
    if (![...named].some((booking) => text.includes(booking)))
      faults.push(`${address}: said booked without a booking: ${text}`);
  }
  if (conversation.header.unsettled.length > 0) faults.push(`${address}: calls were never settled`);
  return faults;
}
