import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { portOfServer } from '../../test/program.ts';
import { Pushed } from './pushed.ts';

/** A stream that somebody reads, or leaves. */
async function opened() {
  const server = Fastify({ forceCloseConnections: true });
  onTestFinished(() => server.close());
  const streams: Pushed[] = [];
  server.get('/', (_request, reply) => {
    streams.push(new Pushed(reply));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const asked = get({ port: portOfServer(server.server), host: '127.0.0.1', agent: false });
  // Whoever leaves is told of nothing.
  asked.on('error', () => {});
  const [response] = await once(asked, 'response');
  const [events] = streams;
  if (events === undefined) throw new Error('nobody asked for it');
  return { events, response, leave: () => asked.destroy() };
}

it('sends what happens and nothing after its end', async () => {
  const { events, response } = await opened();
  events.send('one ');
  events.send('two');
  events.end();
  events.send('three');
  events.end();
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await text(response)).toBe('one two');
});

it('sends nothing to whoever has gone, and tells that they went, at once where they had gone before', async () => {
  const { events, leave } = await opened();
  const gone = new Promise<void>((resolve) => events.onceClosed(resolve));
  leave();
  await gone;
  events.send('three');
  events.end();
  expect(events.isOpen).toBe(false);
  let told = 0;
  events.onceClosed(() => {
    told += 1;
  });
  expect(told).toBe(1);
});

it('knows when whoever reads does not keep up', async () => {
  const { events } = await opened();
  expect(events.isBehind).toBe(false);
  // Nobody reads, so that it fills what the system keeps for them, and then what waits here.
  for (let times = 0; times < 200 && !events.isBehind; times += 1) {
    events.send('x'.repeat(100_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(events.isBehind).toBe(true);
});
