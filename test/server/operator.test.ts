import { describe, expect, it } from 'vitest';
import { bearer, OPERATOR, openChat, openToyHouse, say } from './house.ts';

describe('the operator', () => {
  it('sees a conversation with all its turns', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello' });
    const response = await server.inject({ url: chat.path, headers: bearer(OPERATOR) });
    expect(response.json()).toMatchObject({
      business: 'toys',
      flow: 'toy',
      state: 'talking',
      context: { heard: 1 },
      handedOff: false,
      lastTurn: { stateBefore: 'idle', interpretation: { intent: { type: 'hello', entities: { to: 'you' } } } },
      turns: [{ events: [{ event: { kind: 'message', text: 'hello' } }], results: [{ tool: 'look' }] }],
    });
  });

  it('is the only one who does', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    expect((await server.inject({ url: chat.path, headers: bearer(chat.token) })).statusCode).toBe(403);
    expect((await server.inject({ url: chat.path })).statusCode).toBe(401);
  });

  it('is told when there is no such conversation, whatever the id looks like', async () => {
    const { server } = await openToyHouse();
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000', '%00']) {
      const response = await server.inject({ url: `/v1/toys/conversations/${id}`, headers: bearer(OPERATOR) });
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'unknown_conversation']);
    }
  });

  it('X7 takes a conversation over and gives it back', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello' });
    const act = async (action: string, token: string) =>
      server.inject({ method: 'POST', url: `${chat.path}/${action}`, headers: bearer(token) });
    expect((await act('take-over', chat.token)).statusCode).toBe(403);
    expect((await act('take-over', OPERATOR)).json().handedOff).toBe(true);
    expect((await act('give-back', OPERATOR)).json().handedOff).toBe(false);
  });

  it('gets a token drawn and announced when none was chosen', async () => {
    const announced: string[] = [];
    const { server } = await openToyHouse({ operatorToken: undefined, announce: (line) => announced.push(line) });
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello' });
    const drawn = announced[0]?.split(' ').at(-1) ?? '';
    expect(drawn.length).toBeGreaterThan(30);
    expect((await server.inject({ url: chat.path, headers: bearer(drawn) })).statusCode).toBe(200);
  });
});

describe('leads', () => {
  const lead = (payload: object, headers = {}) =>
    ({ method: 'POST', url: '/v1/toys/leads', payload, headers }) as const;

  it('A13 are accepted with the conversation they open, addressed by the number in full', async () => {
    const { server, app } = await openToyHouse();
    const response = await server.inject(lead({ name: 'Tom', phone: '+44 7700 900-123' }));
    expect(response.statusCode).toBe(202);
    const { conversation } = response.json<{ conversation: string }>();
    const stored = await app.conversations.load(conversation);
    expect(stored).toMatchObject({ channel: 'sms', address: '+447700900123', business: 'toys' });
  });

  it('are new events each time, unless the sender says that it repeats itself', async () => {
    const { server, app } = await openToyHouse();
    const tom = { name: 'Tom', phone: '+447700900123' };
    const first = await server.inject(lead(tom, { 'idempotency-key': 'form-1' }));
    await server.inject(lead(tom, { 'idempotency-key': 'form-1' }));
    const { conversation } = first.json<{ conversation: string }>();
    expect(await app.conversations.turns(conversation)).toHaveLength(1);
    await server.inject(lead(tom));
    expect(await app.conversations.turns(conversation)).toHaveLength(2);
  });

  it('need a name and a number that can be called', async () => {
    const { server } = await openToyHouse();
    for (const payload of [
      { name: 'Tom', phone: '12' },
      { name: 'Tom', phone: 'call me' },
      { name: '', phone: '+447700900123' },
    ]) {
      expect((await server.inject(lead(payload))).statusCode).toBe(400);
    }
  });
});
