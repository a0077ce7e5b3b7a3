import { describe, expect, it } from 'vitest';
import { bearer, OPERATOR, openChat, openToyHouse, say } from './house.ts';

describe('web chat', () => {
  it('opens a conversation, answers a message in the same request and tells the state', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const response = await say(server, chat, { text: 'hello' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      replies: [
        { id: expect.any(String), text: 'You said: hello' },
        { id: expect.any(String), text: 'Anything else?' },
      ],
      state: 'talking',
    });
  });

  it('X4 answers the same message id with the first answer', async () => {
    const { server, app } = await openToyHouse();
    const chat = await openChat(server);
    const first = await say(server, chat, { text: 'hello', messageId: 'm1' });
    const again = await say(server, chat, { text: 'hello', messageId: 'm1' });
    expect(again.json()).toEqual(first.json());
    const conversation = await app.conversations.at({ business: 'toys', channel: 'webchat', address: chat.id });
    expect(await app.conversations.turns(conversation?.id ?? '')).toHaveLength(1);
  });

  it('takes the same message id from two people for two messages', async () => {
    const { server } = await openToyHouse();
    const [one, other] = [await openChat(server), await openChat(server)];
    await say(server, one, { text: 'from one', messageId: 'm1' });
    const response = await say(server, other, { text: 'from the other', messageId: 'm1' });
    expect(response.json().replies[0].text).toBe('You said: from the other');
  });

  it('answers 202 with no replies when the turn takes too long, and the turn goes on', async () => {
    const { server, app } = await openToyHouse({ answerWithinMs: 5 });
    const chat = await openChat(server);
    const response = await say(server, chat, { text: 'slow', messageId: 'm1' });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ replies: [] });
    app.release();
    const later = await say(server, chat, { text: 'slow', messageId: 'm1' });
    expect(later.statusCode).toBe(200);
    expect(later.json().replies[0].text).toBe('You said: slow');
  });

  it('gives back what both sides said, with the sender’s own message ids', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello', messageId: 'm1' });
    const history = await server.inject({ url: `${chat.path}/messages`, headers: bearer(chat.token) });
    expect(history.json().messages).toEqual([
      { from: 'customer', id: 'm1', text: 'hello', at: expect.any(String), language: 'en' },
      { from: 'business', id: expect.any(String), text: 'You said: hello', at: expect.any(String) },
      { from: 'business', id: expect.any(String), text: 'Anything else?', at: expect.any(String) },
    ]);
  });

  it('shows messages that are stored and not answered yet in the history', async () => {
    const { server, app } = await openToyHouse({ answerWithinMs: 5 });
    const chat = await openChat(server);
    await say(server, chat, { text: 'slow', messageId: 'm1' });
    const history = await server.inject({ url: `${chat.path}/messages`, headers: bearer(chat.token) });
    expect(history.json().messages).toMatchObject([{ from: 'customer', id: 'm1', text: 'slow' }]);
    app.release();
  });

  it('has an empty history before the first message', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const history = await server.inject({ url: `${chat.path}/messages`, headers: bearer(chat.token) });
    expect(history.json()).toEqual({ messages: [] });
  });

  it('lets the operator write into a conversation that came in by another door', async () => {
    const { server } = await openToyHouse();
    const payload = { name: 'Tom', phone: '+447700900123' };
    const lead = await server.inject({ method: 'POST', url: '/v1/toys/leads', payload });
    const { conversation } = lead.json<{ conversation: string }>();
    const chat = { id: conversation, token: OPERATOR, path: `/v1/toys/conversations/${conversation}` };
    await say(server, chat, { text: 'hello' });
    const seen = await server.inject({ url: chat.path, headers: bearer(OPERATOR) });
    expect(seen.json().turns).toHaveLength(2);
  });
});

describe('who may read and write', () => {
  it('opens a conversation to its own token and to the operator’s, and to nobody else', async () => {
    const { server } = await openToyHouse();
    const [mine, other] = [await openChat(server), await openChat(server)];
    const status = async (token: string | null) => {
      const headers = token === null ? {} : bearer(token);
      const request = { method: 'POST', url: `${mine.path}/messages`, headers, payload: { text: 'hi' } } as const;
      return (await server.inject(request)).statusCode;
    };
    expect(await status(mine.token)).toBe(200);
    expect(await status(OPERATOR)).toBe(200);
    expect(await status(other.token)).toBe(403);
    expect(await status(`${mine.id}.${other.token.split('.')[1]}`)).toBe(401);
    expect(await status('nonsense')).toBe(401);
    expect(await status(null)).toBe(401);
  });

  it('refuses before it reads the body', async () => {
    const { server } = await openToyHouse();
    const { path } = await openChat(server);
    const response = await server.inject({ method: 'POST', url: `${path}/messages`, payload: { wrong: true } });
    expect(response.statusCode).toBe(401);
  });

  it('takes no token in an address: those are kept in histories and logs', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const response = await server.inject({ url: `${chat.path}/messages?token=${chat.token}` });
    expect(response.statusCode).toBe(401);
  });

  it('keeps tokens valid over a restart with the same secret, and not with another', async () => {
    const before = await openToyHouse();
    const chat = await openChat(before.server);
    const after = await openToyHouse();
    expect((await say(after.server, chat, { text: 'hi' })).statusCode).toBe(200);
    const stranger = await openToyHouse({ secret: 'another secret' });
    expect((await say(stranger.server, chat, { text: 'hi' })).statusCode).toBe(401);
  });

  it('leaves the inspection to the operator unless this is a demo', async () => {
    for (const [demo, status] of [
      [true, 200],
      [false, 403],
    ] as const) {
      const { server } = await openToyHouse({ demo });
      const chat = await openChat(server);
      const response = await server.inject({ url: `${chat.path}/inspection`, headers: bearer(chat.token) });
      expect(response.statusCode).toBe(status);
    }
  });
});
