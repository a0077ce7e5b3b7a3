import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { silent } from '../../src/ports/observer.ts';
import { type Moment, Mortal } from '../engine/mortal.ts';
import { Traveller } from './traveller.ts';

const NOW = '2026-01-10T02:00:00.000Z';
const LATE = '2026-01-10T02:20:00.000Z';

/** Somebody comes to the payment in peace; it is reported to a process that dies of it, and another goes on. */
async function paid(at: string, nth: number, moment: Moment) {
  const store = await house.openStore('memory');
  const clock = house.virtualClock(NOW);
  const common = { clock, observer: silent, sandboxSecret: 'one for all' };
  const survivor = await house.compose({ store, ...common });
  await new Traveller(survivor).goToPayment();
  const { conversations, payments, bookings } = store;
  const conversation = await conversations.at({ business: 'mekong', channel: 'webchat', address: 'traveller' });
  const [payment] = await payments.ofConversation(conversation?.id ?? '');
  if (!payment) throw new Error('there is nothing to pay');
  clock.set(at);
  await survivor.app.engine.sweep();

  const mortal = new Mortal(nth, moment);
  const doomed = await house.compose({ store: mortal.gateStore(store), ...common });
  const pressed = await Promise.race([doomed.payments.counter?.press(payment.id, 'paid'), mortal.died]);
  const { calls } = mortal;
  clock.set(new Date(Date.parse(at) + 10_000).toISOString());
  // A provider that got no answer delivers once more. Once the ledger has the money, nobody needs to: a round goes on.
  const isKnown = (await payments.get(payment.id))?.status === 'paid';
  if (pressed === 'died' && !isKnown) await survivor.payments.counter?.press(payment.id, 'paid');
  for (const _ of [1, 2]) await survivor.app.engine.sweep();

  const said = (await new Traveller(survivor).heard()).map(({ text }) => text);
  const party = [
    await bookings.get(payment.booking),
    await bookings.findByKey(`${await keyOf(payment.booking)}:place-2`),
  ];
  return {
    calls,
    state: await new Traveller(survivor).state(),
    confirmations: said.filter((text) => /trip is confirmed/.test(text)).length,
    party: party.map((booking) => booking?.status),
    payment: await payments.get(payment.id).then((one) => [one?.status, one?.outcome, one?.notified]),
  };

  async function keyOf(id: string): Promise<string> {
    return (await bookings.get(id))?.key ?? '';
  }
}

const IN_TIME = '2026-01-10T02:05:00.000Z';

describe('killed at every moment of a payment', () => {
  it.each([
    ['in time', IN_TIME, 'before'],
    ['in time', IN_TIME, 'after'],
    ['after the hold ran out', LATE, 'before'],
    ['after the hold ran out', LATE, 'after'],
  ] as const)('D9 X4 X5 %s (%s), %s it acts: the traveller has the confirmation, once', async (_, at, moment) => {
    const { calls, ...calm } = await paid(at, 0, moment);
    const whole = { state: 'POST_BOOKING', confirmations: 1, party: ['confirmed', 'confirmed'] };
    expect(calm).toEqual({ ...whole, payment: ['paid', 'confirmed', true] });
    expect(calls).toBeGreaterThan(8);
    for (let nth = 1; nth <= calls; nth += 1) {
      const { calls: _calls, ...seen } = await paid(at, nth, moment);
      expect(seen, `killed ${moment} call ${nth}`).toEqual(calm);
    }
  });
});
