import { expect, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { InspectionView } from '../../src/server/schemas.ts';
import { openProcess } from '../payments/chat.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';
import { createDentist, OPERATOR } from './dentist.ts';
import { bearer } from './house.ts';

it('X17 the inspection says why: rule, clauses, states passed, keys, grants and sentences, as the API describes', async () => {
  const dentist = createDentist();
  await dentist.start();
  onTestFinished(() => dentist.stop());
  const at = `${dentist.address}/v1/northside/conversations`;
  const { id, token } = (await (await fetch(at, { method: 'POST' })).json()) as { id: string; token: string };
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  for (const text of ['Friday morning please', 'the second one', 'yes please']) {
    await fetch(`${at}/${id}/messages`, { method: 'POST', headers, body: JSON.stringify({ text }) });
  }
  for (const whose of [token, OPERATOR]) {
    const response = await fetch(`${at}/${id}/inspection`, { headers: bearer(whose) });
    const { lastTurn: turn } = (await response.json()) as InspectionView;
    expect(turn).toMatchObject({
      version: 4,
      interpretation: {
        intent: { type: 'confirm', rule: 'consent/yes' },
        clauses: [{ words: 'yes please', found: [{ kind: 'answer', value: 'yes', words: 'yes please' }] }],
      },
      results: [
        { tool: 'book', key: expect.stringContaining('/book/'), grant: expect.any(String) },
        { tool: 'meet_customer', key: null },
      ],
      passed: [
        { flow: 'appointment', state: 'pending', by: null },
        { flow: 'appointment', state: 'booking', by: 'confirm' },
        { flow: 'appointment', state: 'booked', by: 'book.done' },
        // Who is coming is asked beside the journey, which stands where it stood (X15).
        { flow: 'standing', state: 'idle', by: null },
        { flow: 'standing', state: 'meeting', by: 'booked' },
        { flow: 'standing', state: 'asking_name', by: 'meet_customer.done' },
        { flow: 'appointment', state: 'booked', by: null },
      ],
      said: [
        { flow: 'appointment', key: 'booked', reply: 0 },
        { flow: 'standing', key: 'standing.ask_who', reply: 0 },
      ],
    });
    expect(turn?.results[0]?.grant).toBe(turn?.interpretation?.consent?.proposal);
    expect([...new Set(turn?.explanation.map(({ about }) => about))]).toEqual([
      'heard',
      'understood',
      'agreed',
      'did',
      'moved',
      'said',
    ]);
  }
  const described = await (await fetch(`${dentist.address}/docs/json`)).text();
  for (const field of ['explanation', 'passed', 'said', 'rule', 'clauses', 'grant']) {
    expect(described).toContain(`"${field}":`);
  }
});

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
  const { lastTurn } = JSON.parse(await seenBy(token)) as InspectionView;
  expect(lastTurn?.explanation.map(({ text }) => text).join('\n')).toContain('was called');
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
