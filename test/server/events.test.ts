import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { bearer, type Chat, OPERATOR, openChat, openToyHouse, portOf, say } from './house.ts';

interface Heard {
  readonly id: string;
  readonly text: string;
}

/** Reads a live stream until so many replies have come. */
async function listen(server: FastifyInstance, url: string, headers: Record<string, string>) {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${url}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (count: number): Promise<readonly Heard[]> => {
    while (heardIn(text).length < count) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) throw new Error(`the stream ended after: ${text}`);
      text += chunk.value;
    }
    return heardIn(text);
  };
  const toTheEnd = async () => {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) text += chunk.value;
    return text;
  };
  return { response, until, toTheEnd };
}

function heardIn(text: string): Heard[] {
  return [...text.matchAll(/event: reply\nid: (.+)\ndata: (.+)\n\n/g)].map(([, id = '', data = '{}']) => {
    const reply = JSON.parse(data) as Heard;
    expect(reply.id).toBe(id);
    return reply;
  });
}

const events = (chat: Chat) => `${chat.path}/events`;

describe('the live stream', () => {
  it('carries replies as they are committed, in order and once', async () => {
    const { server } = await openToyHouse({ pollMs: 600_000 });
    const chat = await openChat(server);
    const stream = await listen(server, events(chat), bearer(chat.token));
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    await say(server, chat, { text: 'one' });
    await say(server, chat, { text: 'two' });
    const heard = await stream.until(4);
    expect(heard.map(({ text }) => text)).toEqual([
      'You said: one',
      'Anything else?',
      'You said: two',
      'Anything else?',
    ]);
  });

  it('issue 15.3 ends at once for whoever holds a token that was taken back, and for nobody else', async () => {
    const { server } = await openToyHouse({ pollMs: 600_000 });
    const [chat, other] = [await openChat(server), await openChat(server)];
    const [cut, kept] = [
      await listen(server, events(chat), bearer(chat.token)),
      await listen(server, events(other), bearer(other.token)),
    ];
    const watching = await listen(server, events(chat), bearer(OPERATOR));
    await say(server, chat, { text: 'one' });
    await cut.until(2);
    const address = `http://127.0.0.1:${portOf(server)}${chat.path}/revoke`;
    expect((await fetch(address, { method: 'POST', headers: bearer(OPERATOR) })).status).toBe(200);
    expect(heardIn(await cut.toTheEnd())).toHaveLength(2);
    await say(server, other, { text: 'two' });
    expect(await kept.until(2)).toHaveLength(2);
    expect(await watching.until(2)).toHaveLength(2);
  });

  it('begins at the beginning, or after Last-Event-ID, or after the one named in the address', async () => {
    const { server } = await openToyHouse({ pollMs: 600_000 });
    const chat = await openChat(server);
    await say(server, chat, { text: 'one' });
    const all = await (await listen(server, events(chat), bearer(chat.token))).until(2);
    const first = all[0]?.id ?? '';
    const header = { ...bearer(chat.token), 'last-event-id': first };
    expect(await (await listen(server, events(chat), header)).until(1)).toEqual(all.slice(1));
    const address = `${events(chat)}?after=${first}`;
    expect(await (await listen(server, address, bearer(chat.token))).until(1)).toEqual(all.slice(1));
  });

  it('finds replies that another process committed', async () => {
    const { server, app } = await openToyHouse({ pollMs: 5 });
    const chat = await openChat(server);
    await say(server, chat, { text: 'hush' });
    const stream = await listen(server, events(chat), bearer(chat.token));
    const conversation = await app.conversations.at({ business: 'toys', channel: 'webchat', address: chat.id });
    await app.sayElsewhere(conversation?.id ?? '', 'from elsewhere');
    expect((await stream.until(1))[0]?.text).toBe('from elsewhere');
  });

  it('issue 20 asks the store nothing while others talk, and hears the next conversation at its address', async () => {
    const { server, app } = await openToyHouse({ pollMs: 600_000 });
    const [chat, other] = [await openChat(server), await openChat(server)];
    const stream = await listen(server, events(chat), bearer(chat.token));
    const looked = vi.spyOn(app.conversations, 'at');
    const looks = () => looked.mock.calls.filter(([{ address }]) => address === chat.id).length;
    for (const text of ['one', 'two', 'three']) await say(server, other, { text });
    expect(looks()).toBe(0);
    // By another door of the same house, so that nobody nudges the stream: only the ring tells it.
    const to = { business: 'toys', channel: 'webchat', address: chat.id };
    await app.engine.handle({ to, eventId: 'rung', event: { kind: 'message', text: 'four' } });
    expect((await stream.until(1))[0]?.text).toBe('You said: four');
    expect(looks()).toBe(1);
  });

  it('is closed to others', async () => {
    const { server } = await openToyHouse();
    const [mine, other] = [await openChat(server), await openChat(server)];
    expect((await server.inject(events(mine))).statusCode).toBe(401);
    expect((await server.inject({ url: events(mine), headers: bearer(other.token) })).statusCode).toBe(403);
    expect((await server.inject(`${events(mine)}?token=${mine.token}`)).statusCode).toBe(401);
  });

  it('ends when the server closes, which does not wait for it', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'one' });
    const stream = await listen(server, events(chat), bearer(chat.token));
    await stream.until(2);
    await server.close();
    expect(heardIn(await stream.toTheEnd())).toHaveLength(2);
  });
});
