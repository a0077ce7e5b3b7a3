import { durationOf } from '../../src/play/script.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Act, Customer } from './customer.ts';
import { ALL_WELL, drawnFates, type Fates } from './fates.ts';
import { broken } from './invariants.ts';
import type { History, Move, StaffAction } from './moves.ts';
import { Random } from './random.ts';
import { ANA } from './staff.ts';
import { World } from './world.ts';

export interface Outcome {
  readonly broken: readonly string[];
  readonly conversations: number;
  readonly turns: number;
  readonly bookings: number;
  readonly calls: number;
  readonly faults: number;
}

export interface Options {
  /** Told everything that happens, a line at a time. */
  readonly tell?: (line: string) => void;
  /** Instead of those that the seed draws. */
  readonly fates?: Fates;
}

/** Plays a history on a store with nothing in it, heals the world, lets it come to rest, and says what was broken. */
export async function simulate(store: Store, history: History, { tell, fates }: Options = {}): Promise<Outcome> {
  const told = tell ?? (() => {});
  const world = await World.open(store, history, told);
  for (const move of history.moves) {
    const random = new Random(move.seed);
    world.gate.fates = move.calm ? ALL_WELL : (fates ?? drawnFates(random, history.oneIn));
    await happens(world, move, random, told);
    if (random.chance(0.6)) await world.gate.quiet(random);
    else await world.gate.someSteps(random, 8);
    await world.whole();
  }
  const { calls, faults } = world.gate;
  await world.heal();
  return { broken: await broken(world), ...(await counted(world)), calls, faults };
}

async function happens(world: World, move: Move, random: Random, tell: (line: string) => void): Promise<void> {
  switch (move.does) {
    case 'speaks':
      return speaks(world, customerOf(world, move.customer), random, tell);
    case 'sends_again':
      return world.sendAgain(random);
    case 'pays':
      return pays(world, customerOf(world, move.customer), move.outcome, random);
    case 'staff':
      return staffActs(world, customerOf(world, move.customer), move.action, random);
    case 'desk':
      return world.atDesk(move.deed, random);
    case 'time_passes':
      return passes(world, move.milliseconds, tell);
    case 'round':
      tell('a round');
      return world.round(move.process);
    case 'freezes':
      tell(`process ${move.process} of two has a store that is frozen for ${move.milliseconds} ms`);
      return world.freeze(move.process, move.milliseconds);
    case 'dies':
      return world.kill(move.process);
  }
}

function customerOf({ customers }: World, place: number): Customer {
  const customer = customers[place];
  if (!customer) throw new Error('there is no such customer');
  return customer;
}

async function speaks(world: World, customer: Customer, random: Random, tell: (line: string) => void): Promise<void> {
  // Whoever never agrees reads what was said before they answer.
  if (customer.person.hesitant) await world.gate.quiet(random);
  const act = await customer.acts(random, world.store, world.phones);
  tell(`${customer.at.address} by ${customer.at.channel} ${toldOf(act)}`);
  switch (act.kind) {
    case 'sends':
      return world.send(customer.at, act.event, random, 'it is sent');
    case 'pays':
      return pays(world, customer, act.outcome, random);
    case 'staff':
      return staffActs(world, customer, act.action, random);
    case 'waits':
      return passes(world, durationOf(act.wait), () => {});
  }
}

function toldOf(act: Act): string {
  if (act.kind === 'waits') return `waits ${act.wait}`;
  if (act.kind === 'pays') return `pays: ${act.outcome}`;
  if (act.kind === 'staff') return `sees staff ${act.action}`;
  if (act.event.kind !== 'message') return `leaves a ${act.event.kind}`;
  return `${act.event.tap ? 'taps' : 'says'} “${act.event.text}”`;
}

function passes({ clock }: World, milliseconds: number, tell: (line: string) => void): void {
  tell(`${Math.round(milliseconds / 1_000)} s pass`);
  clock.advance(milliseconds);
}

/** Of what was asked for, whatever has become of it: people pay late, twice, and with an old code. */
async function pays(
  world: World,
  customer: Customer,
  outcome: 'paid' | 'failed' | 'expired',
  random: Random,
): Promise<void> {
  const conversation = await world.store.conversations.at(customer.at);
  const asked = conversation ? await world.store.payments.ofConversation(conversation.id) : [];
  const payment = random.chance(0.8) ? asked.at(-1) : asked[random.below(asked.length)];
  if (payment) world.report(payment, outcome, random);
}

async function staffActs(world: World, customer: Customer, action: StaffAction, random: Random): Promise<void> {
  const conversation = await world.store.conversations.at(customer.at);
  if (!conversation) return;
  const event = action === 'write' ? { action, by: ANA, text: `This is Ana (${random.below(1_000)}).` } : { action };
  world.send({ conversation: conversation.id }, { kind: 'operator', ...event }, random, `staff: ${action}`);
}

async function counted({ store, witness }: World): Promise<Pick<Outcome, 'conversations' | 'turns' | 'bookings'>> {
  let [turns, bookings] = [0, 0];
  for (const id of witness.conversations) {
    turns += (await store.conversations.turns(id)).length;
    bookings += (await store.bookings.ofConversation(id)).length;
  }
  return { conversations: witness.conversations.size, turns, bookings };
}
