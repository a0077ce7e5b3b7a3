import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Button } from '../../src/core/consent/tap.ts';
import { createDentist, OPERATOR } from './dentist.ts';

const dentist = createDentist();
beforeAll(() => dentist.start());
afterAll(() => dentist.stop());

interface Answered {
  readonly replies: readonly { readonly id: string; readonly text: string; readonly buttons?: readonly Button[] }[];
  readonly state: string;
  readonly error?: { readonly code: string; readonly message: string };
}

async function call<Body>(method: string, path: string, token?: string, body?: object): Promise<[number, Body]> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(`${dentist.address}${path}`, init);
  return [response.status, (await response.json()) as Body];
}

/** A web chat that has been asked whether a time shall be booked. */
async function askedAbout(day: string) {
  const [, { id, token }] = await call<{ id: string; token: string }>('POST', '/v1/northside/conversations');
  const path = `/v1/northside/conversations/${id}`;
  const send = (body: object) => call<Answered>('POST', `${path}/messages`, token, body);
  await send({ text: `${day} morning please` });
  const [, asked] = await send({ text: 'the second one' });
  const buttons = asked.replies.at(-1)?.buttons ?? [];
  const taps = (answer: Answer) => {
    const button = buttons.find(({ tap }) => tap.answer === answer);
    return send({ text: button?.label, tap: button?.tap });
  };
  return { path, token, send, asked, buttons, taps };
}

describe('a tap over HTTP', () => {
  it('X11 books what its button proposed, and the operator sees why', async () => {
    const { path, asked, buttons, taps } = await askedAbout('Friday');
    expect([asked.state, buttons.map(({ label }) => label)]).toEqual([
      'pending',
      ['Yes, book it', 'Change something', 'Not now'],
    ]);
    const [status, booked] = await taps('yes');
    expect([status, booked.state]).toEqual([200, 'booked']);
    expect(booked.replies.every((reply) => !('buttons' in reply))).toBe(true);
    const [, seen] = await call<{ lastTurn: object }>('GET', path, OPERATOR);
    expect(seen.lastTurn).toMatchObject({
      events: [{ event: { text: 'Yes, book it', tap: buttons[0]?.tap } }],
      interpretation: { consent: { verdict: 'yes', why: 'tapped', act: 'book', pieces: [] } },
    });
  });

  it('X12 not now and change keep what was asked about', async () => {
    const { taps } = await askedAbout('Friday');
    expect((await taps('not_now'))[1]).toMatchObject({ state: 'pending' });
    const [, changing] = await taps('change');
    expect(changing).toMatchObject({ state: 'pending' });
    expect(changing.replies.at(-1)?.text).toMatch(/different\?$/);
  });

  it('X11 of an old or unknown proposal is no error and no consequence: the present question is put again', async () => {
    const { send, taps } = await askedAbout('Thursday');
    await send({ text: 'Wednesday at 10 instead' });
    await send({ text: 'the first one' });
    for (const tapped of [taps('yes'), send({ text: 'Yes', tap: { proposal: 'nonsense', answer: 'yes' } })]) {
      const [status, again] = await tapped;
      expect([status, again.state]).toEqual([200, 'pending']);
      expect(again.replies.at(-1)?.text).toMatch(/earlier question.*\n.*Wednesday/);
    }
  });

  it('X3 the buttons are in the history, for a page that is opened again', async () => {
    const { path, token, buttons } = await askedAbout('Friday');
    const [, { messages }] = await call<{ messages: readonly object[] }>('GET', `${path}/messages`, token);
    expect(messages.at(-1)).toMatchObject({ from: 'business', buttons });
  });

  it('X17 says of written words, too, why they were no yes', async () => {
    const { path, token, send } = await askedAbout('Friday');
    await send({ text: 'yes if my husband agrees' });
    const [, seen] = await call<{ lastTurn: { interpretation: { consent: object } } }>(
      'GET',
      `${path}/inspection`,
      token,
    );
    expect(seen.lastTurn.interpretation.consent).toMatchObject({
      verdict: 'other',
      why: expect.stringContaining('condition'),
      pieces: expect.arrayContaining([{ kind: 'yes', text: 'yes' }]),
    });
  });

  it.each([
    ['no proposal', { answer: 'yes' }, /^tap\.proposal: /],
    ['an empty proposal', { proposal: '', answer: 'yes' }, /^tap\.proposal: /],
    ['an endless proposal', { proposal: 'x'.repeat(101), answer: 'yes' }, /^tap\.proposal: /],
    ['an answer that is none', { proposal: 'p', answer: 'maybe' }, /^tap\.answer: .*"yes".*"change".*"not_now"/],
    ['something more', { proposal: 'p', answer: 'yes', act: 'book' }, /^tap: .*act/],
    ['no object', 'yes', /^tap: /],
  ])('refuses %s with a sentence that says what is wrong', async (_what, tap, message) => {
    const { send } = await askedAbout('Friday');
    const [status, { error }] = await send({ text: 'Yes', tap });
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
    expect(error?.message).toMatch(message);
  });

  it('is in the OpenAPI document: what a reply offers and what a message takes', async () => {
    const [, document] = await call<object>('GET', '/docs/json');
    const text = JSON.stringify(document);
    expect(text).toMatch(/"buttons":\{.*?"label"/);
    expect(text).toMatch(/"enum":\["yes","change","not_now"\]/);
  });
});
