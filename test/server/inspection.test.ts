import { expect, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import { openProcess } from '../payments/chat.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';
import { bearer } from './house.ts';

it('D9 a customer is shown no name of a payment, in any turn on the way and after it; the operator is', async () => {
  const store = await house.openStore('memory');
  const { server } = await openProcess(store, 600_000);
  onTestFinished(() => server.close());
  const opened = await server.inject({ method: 'POST', url: '/v1/mekong/conversations' });
  const { id, token } = opened.json<{ id: string; token: string }>();
  const path = `/v1/mekong/conversations/${id}`;
  const seenBy = async (whose: string) =>
    (await server.inject({ url: `${path}/inspection`, headers: bearer(whose) })).body;
  const say = (text: string) =>
    server.inject({ method: 'POST', url: `${path}/messages`, headers: bearer(token), payload: { text } });
  let said = '';
  for (const text of TO_PAYMENT) said = (await say(text)).body;

  const conversation = await store.conversations.at({ business: 'mekong', channel: 'webchat', address: id });
  const [payment] = await store.payments.ofConversation(conversation?.id ?? '');
  if (!payment) throw new Error('there is nothing to pay');
  const shown = async () => (await seenBy(token)).includes(payment.id);
  expect(await shown()).toBe(false);
  expect(JSON.parse(await seenBy(token))).toMatchObject({ state: 'PAYMENT', context: { payment_intent_id: '…' } });
  expect(await seenBy('token')).toContain(payment.id);
  await say('did it go through?');
  expect(await shown()).toBe(false);

  // The page that was shown still works.
  const link = /\/sandbox\/payments\/[0-9a-f-]{36}/.exec(said)?.[0] ?? '';
  const paid = await server.inject({ method: 'POST', url: link, payload: { outcome: 'paid' } });
  expect(paid.json()).toMatchObject({ status: 'paid' });
  expect(JSON.parse(await seenBy(token))).toMatchObject({ state: 'POST_BOOKING' });
  expect(await shown()).toBe(false);
});
