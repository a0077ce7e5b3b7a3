import { expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { silent } from '../../src/ports/observer.ts';
import { Traveller } from './traveller.ts';

it('D8 a payment keeps what it is for, in the words of whoever pays', async () => {
  const store = await house.openStore('memory');
  const clock = house.virtualClock('2026-01-10T02:00:00.000Z');
  const composed = await house.compose({ store, clock, observer: silent });
  await new Traveller(composed).goToPayment();
  const talk = await store.conversations.at({ business: 'mekong', channel: 'webchat', address: 'traveller' });
  const [payment] = await store.payments.ofConversation(talk?.id ?? '');
  const booking = await store.bookings.get(payment?.booking ?? '');
  const told = booking && composed.app.engine.businesses.get('mekong')?.tells?.(booking, 'en');
  expect(told?.title).toMatch(/\w{3}/);
  expect(payment?.purpose).toBe(told?.title);
});
