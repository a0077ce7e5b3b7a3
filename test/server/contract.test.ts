import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDentist, OPERATOR } from './dentist.ts';

const dentist = createDentist();
beforeAll(() => dentist.start());
afterAll(() => dentist.stop());

interface Answer {
  readonly replies: readonly { readonly id: string; readonly text: string }[];
  readonly state: string;
}

async function call<Body>(method: string, path: string, token?: string, body?: object): Promise<[number, Body]> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(`${dentist.address}${path}`, init);
  return [response.status, (await response.json()) as Body];
}

async function openChat() {
  const [, { id, token }] = await call<{ id: string; token: string }>('POST', '/v1/northside/conversations');
  const path = `/v1/northside/conversations/${id}`;
  const say = (text: string, messageId?: string) =>
    call<Answer>('POST', `${path}/messages`, token, { text, ...(messageId === undefined ? {} : { messageId }) });
  return { path, token, say };
}

describe('an appointment over HTTP', () => {
  it('A7 A8 A10 is offered, chosen and booked, and the operator sees how', async () => {
    const { path, say } = await openChat();
    const [, offer] = await say('Could I come in on Friday morning?');
    expect(offer.state).toBe('offered');
    expect((await say('the second one'))[1].state).toBe('pending');
    const [, booked] = await say('yes');
    expect(booked.state).toBe('booked');
    expect(booked.replies[0]?.text).toMatch(/booked/i);
    const [status, seen] = await call<{ state: string; context: object; turns: readonly object[] }>(
      'GET',
      path,
      OPERATOR,
    );
    expect(status).toBe(200);
    expect(seen.state).toBe('booked');
    expect(seen.context).toHaveProperty('booked_booking');
    expect(seen.turns).toHaveLength(3);
  });

  it('X4 X5 a yes delivered twice gets the same answer and books once', async () => {
    const { path, say } = await openChat();
    await say('Tuesday at 3pm');
    await say('1');
    const first = await say('yes', 'the-yes');
    const again = await say('yes', 'the-yes');
    expect(again).toEqual(first);
    const [, seen] = await call<{ turns: readonly object[] }>('GET', path, OPERATOR);
    expect(seen.turns).toHaveLength(3);
  });

  it('X4 the same message id with other words is refused, and changes nothing', async () => {
    const { path, say } = await openChat();
    const first = await say('Tuesday at 3pm', 'one');
    const [status, problem] = await say('Thursday at 3pm', 'one');
    expect([status, problem]).toEqual([409, { error: { code: 'message_id_reused', message: expect.any(String) } }]);
    expect(await say('Tuesday at 3pm', 'one')).toEqual(first);
    const [, seen] = await call<{ turns: readonly object[] }>('GET', path, OPERATOR);
    expect(seen.turns).toHaveLength(1);
  });

  it('X4 survives a restart of the server in the middle', async () => {
    const { say } = await openChat();
    await say('Thursday afternoon');
    await dentist.stop();
    await dentist.start();
    expect((await say('the first'))[1].state).toBe('pending');
  });

  it('A13 a lead that nothing can be sent to is listed and counted as missed, and no touch is claimed', async () => {
    const lead = { name: 'Tom', phone: '+447700900123' };
    const leave = () => call<{ conversation: string }>('POST', '/v1/northside/leads', undefined, lead);
    const missed = async () => {
      const text = await (await fetch(`${dentist.address}/metrics`)).text();
      return Number(/^holdfast_first_touch_missed_total\{flow="appointment"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const before = await missed();
    const [status, { conversation }] = await leave();
    expect(status).toBe(202);
    const path = `/v1/northside/conversations/${conversation}`;
    const [, seen] = await call<{ context: object; turns: readonly Answer[] }>('GET', path, OPERATOR);
    expect(seen.context).toEqual({});
    expect(seen.turns.map(({ replies }) => replies)).toEqual([[]]);
    expect(await missed()).toBe(before + 1);

    await leave();
    const list = '/v1/northside/leads/missed';
    const entry = { conversation, ...lead, channel: 'sms', receivedAt: '2026-03-02T09:05:00.000Z' };
    expect(await call('GET', list, OPERATOR)).toEqual([200, { leads: [entry] }]);
    expect((await call('GET', list))[0]).toBe(401);
    await dentist.stop();
    await dentist.start();
    expect(await call('POST', `/v1/northside/leads/${conversation}/reached`, OPERATOR)).toEqual([
      200,
      { conversation },
    ]);
    expect((await call('POST', '/v1/northside/leads/nobody/reached', OPERATOR))[0]).toBe(404);
    expect(await call('GET', list, OPERATOR)).toEqual([200, { leads: [] }]);
  });

  it('X7 handed over, the bot is silent until the operator gives the conversation back', async () => {
    const { path, say } = await openChat();
    await say('Can I talk to a person please?');
    expect((await say('hello?'))[1].replies).toEqual([]);
    const [, given] = await call<{ handedOff: boolean }>('POST', `${path}/give-back`, OPERATOR);
    expect(given.handedOff).toBe(false);
    expect((await say('Friday morning'))[1].replies.length).toBeGreaterThan(0);
  });

  it('draws the machine with what waits for the user apart from what waits for a tool', async () => {
    const [, diagram] = await call<{ nodes: readonly { id: string; kind: string }[] }>('GET', '/v1/northside/diagram');
    const kinds = Object.fromEntries(diagram.nodes.map(({ id, kind }) => [id, kind]));
    expect(kinds).toMatchObject({ idle: 'resting', offered: 'resting', checking: 'passing', booking: 'passing' });
  });
});

describe('pictures over HTTP', () => {
  it('D5 the picture of a trip is there for everybody, and one that was never drawn is not', async () => {
    const picture = await fetch(`${dentist.address}/pictures/mekong/kep-breeze.svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await picture.text()).toContain('<title>Kep Breeze</title>');
    expect((await call('GET', '/pictures/mekong/nowhere.svg'))[0]).toBe(404);
    expect((await call('GET', '/pictures/nobody/kep-breeze.svg'))[0]).toBe(404);
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect((await call('GET', `/pictures/mekong/${name}`))[0]).toBe(404);
    }
  });
});
