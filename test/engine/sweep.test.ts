import { describe, expect, it } from 'vitest';
import { message, OPENING } from '../../src/ports/contract-samples.ts';
import { accepted, pushed } from '../../src/ports/testing/pushed.ts';
import { toyHouse } from './toyhouse.ts';

const SECOND = 1_000;

describe('what nobody waits for (X4)', () => {
  it('is done for others while a business is no longer served; its own waits, longer each time, and is seen', async () => {
    const house = toyHouse();
    const { conversations, clock, engine } = house;
    const left = { business: 'gone', channel: 'sms', address: '+2', opening: { ...OPENING, flow: 'toy' } };
    const other = { business: 'toy', channel: 'sms', address: '+3', opening: { ...OPENING, flow: 'toy' } };
    for (const to of [left, other]) {
      const arrival = message(to, 'a', { receivedAt: clock.now() });
      await conversations.receive({ ...arrival, event: { kind: 'message', text: 'chat 1' } });
    }
    clock.advance(10 * SECOND);
    await engine.sweep();
    const answered = await conversations.at(other);
    expect(await conversations.turns(answered?.id ?? '')).toHaveLength(1);
    const tries: (number | undefined)[] = [];
    for (let round = 0; round < 4; round += 1) {
      const [stuck] = await conversations.stuck('gone', 10);
      expect(stuck).toMatchObject({ what: 'turn', reason: 'no business gone' });
      tries.push((Date.parse(stuck?.until ?? '') - Date.parse(clock.now())) / SECOND);
      // Before its time it is not tried.
      clock.advance(SECOND);
      await engine.sweep();
      expect((await conversations.stuck('gone', 10))[0]?.until).toBe(stuck?.until);
      clock.set(stuck?.until ?? '');
      await engine.sweep();
    }
    expect(tries).toEqual([2, 4, 8, 16]);
    expect(house.notebook.counts.filter((name) => name === 'holdfast_turns_postponed_total')).toHaveLength(5);
  });

  it('X4 goes out by a channel while another never answers', async () => {
    const sent: string[] = [];
    const sms = pushed('sms', () => new Promise(() => {}));
    const mail = pushed('mail', async ({ reply, attempts }) => {
      if (attempts === 0) throw new Error('the line is busy');
      sent.push(reply.text);
      return accepted;
    });
    const house = toyHouse({
      parts: {
        channels: new Map([
          ['sms', sms],
          ['mail', mail],
        ]),
      },
    });
    for (let n = 0; n < 200; n += 1) {
      const to = { business: 'toy', channel: 'sms', address: `+${n}` };
      await house.engine.handle({ to, eventId: 'a', event: { kind: 'message', text: 'chat 1' } });
    }
    const to = { business: 'toy', channel: 'mail', address: 'somebody' };
    await house.engine.handle({ to, eventId: 'a', event: { kind: 'message', text: 'chat 1' } });
    await new Promise((resolve) => setImmediate(resolve));
    house.clock.advance(60 * SECOND);
    void house.engine.sweep();
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);
  });
});
