import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/engine/parts.ts';
import type { Channel, Sent } from '../../src/ports/channel.ts';
import { accepted, pushed } from '../../src/ports/testing/pushed.ts';
import { toyHouse } from './toyhouse.ts';

function channel(send: (text: string, attempt: number) => Sent): {
  sms: Channel;
  sent: string[];
} {
  const sent: string[] = [];
  let attempts = 0;
  const sms = pushed('sms', async ({ reply }) => {
    attempts += 1;
    const result = send(reply.text, attempts);
    if (result.kind === 'accepted') sent.push(reply.text);
    return result;
  });
  return { sms, sent };
}

/** What was sent in the background meets nothing but memory here: it is over when its turn comes again. */
const sending = () => new Promise((resolve) => setImmediate(resolve));

describe('delivery', () => {
  it('keeps the order of a conversation while the first message fails, and tries again later', async () => {
    const { sms, sent } = channel((_text, attempt) => {
      if (attempt <= 2) throw new Error('the line is busy');
      return accepted;
    });
    const house = toyHouse({ parts: { channels: new Map([['sms', sms]]) } });
    await house.say('chat 1');
    await house.say('chat 2');
    await sending();
    expect(sent).toEqual([]);
    for (let minute = 0; minute < 5; minute += 1) {
      house.clock.advance(60_000);
      await house.engine.sweep();
    }
    expect(sent.map((text) => JSON.parse(text)[1].said)).toEqual([1, 2]);
  });

  it('parks a message after so many attempts, tells somebody, and goes on with the next', async () => {
    const { sms, sent } = channel((text) => {
      if (text.includes('"said":1')) throw new Error('the line is dead');
      return accepted;
    });
    const house = toyHouse({ parts: { channels: new Map([['sms', sms]]) } });
    await house.say('chat 1');
    await house.say('chat 2');
    await sending();
    for (let hour = 0; hour <= LIMITS.deliveryAttemptsMax; hour += 1) {
      house.clock.advance(3_600_000);
      await house.engine.sweep();
    }
    expect(house.notebook.lines).toContainEqual(expect.objectContaining({ event: 'delivery.parked' }));
    expect(house.notebook.counts).toContain('holdfast_deliveries_parked_total');
    expect(sent).toHaveLength(1);
  });

  it('parks at once what the channel refuses for good', async () => {
    const { sms } = channel(() => ({ kind: 'refused', reason: 'no such number' }));
    const house = toyHouse({ parts: { channels: new Map([['sms', sms]]) } });
    await house.say('chat 1');
    await house.engine.close();
    const parked = house.notebook.lines.find(({ event }) => event === 'delivery.parked');
    expect(parked?.fields['reason']).toBe('no such number');
  });
});
