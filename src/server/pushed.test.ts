import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { Pushed } from './pushed.ts';

it('sends nothing after its end, and nothing to whoever has gone', async () => {
  const events = new Pushed();
  events.send('one');
  events.end();
  events.send('two');
  events.end();
  expect(await text(events)).toBe('one');
  const left = new Pushed();
  left.destroy();
  await once(left, 'close');
  left.send('three');
  left.end();
  expect(left.isOpen).toBe(false);
});

it('knows when whoever reads does not keep up', () => {
  const events = new Pushed();
  expect(events.isBehind).toBe(false);
  events.send('x'.repeat(events.readableHighWaterMark));
  expect(events.isBehind).toBe(true);
});
