import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../core/turn.ts';
import type { Channel, Heard, Knock, Outgoing } from './channel.ts';

export type Trouble = 'later' | 'busy' | 'never' | 'hang';

/** A channel as its contract meets it: with a business, a provider that can be told to misbehave, and what it posts. */
export interface ChannelHarness {
  readonly channel: Channel;
  readonly business: string;
  /** Where a customer is, and their number where that leads to the address. */
  readonly address: string;
  readonly phone: string | null;
  readonly now: string;
  /** What a delivery must know besides. */
  readonly line?: Outgoing['line'];
  /** A message as the provider posts and signs it. */
  readonly message: (text: string) => Knock;
  /** Knocks that are genuine but for one thing each: another body, no signature, another secret … */
  readonly forged: (knock: Knock) => readonly Knock[];
  /** Genuine knocks with whatever body. */
  readonly signed: (body: Buffer) => Knock;
  /** The words of a message as it is rendered. */
  readonly textOf: (message: unknown) => string;
  /** The words that have reached the customer. */
  readonly received: () => readonly string[];
  /** The next call meets this: an error that passes, one with Retry-After of 7 seconds, one that never does, no answer. */
  readonly trip: (trouble: Trouble) => void;
  /** What the provider then tells of a message, in its own time; null where it tells nothing. */
  readonly receipt: ((message: string, status: 'delivered' | 'read' | 'failed') => Knock) | null;
  close(): Promise<void>;
}

const LONG = Array.from({ length: 60 }, (_, index) => `Sentence ${index} says a little more than the last one.`).join(
  ' ',
);

let replies = 0;

function replyOf(text: string, more: Partial<Reply> = {}): Reply {
  replies += 1;
  return { id: `00000000-0000-5000-8000-${`${replies}`.padStart(12, '0')}`, text, ...more };
}

/** What every channel that is pushed to promises (F1). */
export function channelContract(name: string, open: () => Promise<ChannelHarness>): void {
  describe(`the channel ${name}`, () => {
    let harness: ChannelHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    function outgoing(reply: Reply, more: Partial<Outgoing> = {}): Outgoing {
      const { business, address, channel, line = {} } = harness;
      const where = { business, channel: channel.name, address, conversation: 'c', handedOff: false, line };
      return { ...where, reply, attempts: 0, messagesSent: 0, ...more };
    }
    const send = async (reply: Reply, more: Partial<Outgoing> = {}) => {
      if (harness.channel.send === null) throw new Error('it is not pushed to');
      return harness.channel.send(outgoing(reply, more)).catch(() => ({ kind: 'later' as const, reason: 'thrown' }));
    };
    const heardIn = (knock: Knock): readonly Heard[] => {
      const heard = harness.channel.parse(knock);
      return heard === 'malformed' ? [] : heard;
    };

    it('F1 serves the businesses that name it, and no other', () => {
      const { channel, business, message } = harness;
      expect(channel.can(business)).not.toBeNull();
      expect(channel.can('nobody')).toBeNull();
      expect(channel.burst('nobody')).toBe(0);
      expect(channel.verify({ ...message('hello'), business: 'nobody' }, harness.now)).toBe('closed');
    });

    it('F9 lets in what the provider signed, and nothing that differs in anything', () => {
      const knock = harness.message('hello');
      expect(harness.channel.verify(knock, harness.now)).toBe('genuine');
      for (const forged of harness.forged(knock)) expect(harness.channel.verify(forged, harness.now)).toBe('forged');
    });

    it('X4 hears a message with its words and its sender, under an id of its own that stays the same', () => {
      const [first, second] = [harness.message('¿mañana? 明天 ស្អែក'), harness.message('another')];
      const [heard] = heardIn(first);
      expect(heard).toMatchObject({ kind: 'message', from: harness.address, event: { text: '¿mañana? 明天 ស្អែក' } });
      expect(heardIn(first)).toEqual([heard]);
      const ids = [first, second].flatMap(heardIn).map((one) => ('eventId' in one ? one.eventId : ''));
      expect(new Set(ids).size).toBe(2);
    });

    it('F9 is shaken by nothing that could be posted', () => {
      const bodies = fc.oneof(fc.json(), fc.string(), fc.webQueryParameters());
      fc.assert(
        fc.property(bodies, (body) => {
          const knock = harness.signed(Buffer.from(body));
          const heard = harness.channel.parse(knock);
          if (heard !== 'malformed') expect(heard.every(({ kind }) => kind === 'ignored')).toBe(true);
          expect(harness.channel.receipts(knock, harness.now)).toEqual([]);
        }),
      );
    });

    it('F1 writes an address in one way only', () => {
      const { channel, phone, address } = harness;
      if (phone !== null) expect(channel.address(phone)).toBe(address);
      expect(channel.address('no number')).toBeNull();
    });

    it('F1 keeps to the length of a message, breaks between sentences and leaves nothing out', () => {
      const { channel, business, textOf } = harness;
      const texts = channel.render(replyOf(LONG), business).map(textOf);
      const max = channel.can(business)?.textMax ?? 0;
      expect(texts.every((text) => text.length <= max)).toBe(true);
      expect(texts.every((text) => text.endsWith('.'))).toBe(true);
      expect(texts.join(' ')).toBe(LONG);
      expect(channel.render(replyOf(LONG), business)).toHaveLength(texts.length);
    });

    it('F1 sends a reply and answers with the ids that the provider gave its messages', async () => {
      const before = harness.received().length;
      const sent = await send(replyOf(LONG));
      const count = harness.received().length - before;
      expect(sent).toMatchObject({ kind: 'accepted' });
      expect(sent.kind === 'accepted' && new Set(sent.messages).size).toBe(count);
      expect(harness.received().slice(before).join(' ')).toBe(LONG);
    });

    it('F1 does not send again what the provider has of a reply', async () => {
      const { channel, business, textOf } = harness;
      const reply = replyOf(`${LONG} ${LONG}`.slice(0, (channel.can(business)?.textMax ?? 0) + 200));
      const texts = channel.render(reply, business).map(textOf);
      expect(texts.length).toBeGreaterThan(1);
      const before = harness.received().length;
      await send(reply, { messagesSent: 1, attempts: 1 });
      expect(harness.received().slice(before)).toEqual(texts.slice(1));
    });

    it('F1 says what passes, how long it takes, and what never will', async () => {
      harness.trip('later');
      expect((await send(replyOf('one'))).kind).toBe('later');
      harness.trip('busy');
      expect(await send(replyOf('two'))).toMatchObject({ kind: 'later', afterSeconds: 7 });
      harness.trip('never');
      expect((await send(replyOf('three'))).kind).toBe('refused');
      harness.trip('hang');
      expect((await send(replyOf('four'))).kind).toBe('later');
    });

    it('F1 tells what became of a message, and of nothing else', () => {
      const { receipt, channel, now } = harness;
      if (receipt === null) return;
      for (const status of ['delivered', 'read', 'failed'] as const) {
        const knock = receipt('message-1', status);
        expect(channel.verify(knock, now)).toBe('genuine');
        expect(channel.receipts(knock, now)).toMatchObject([{ message: 'message-1', status }]);
        expect(heardIn(knock)).toEqual([]);
      }
      expect(channel.receipts(harness.message('hello'), now)).toEqual([]);
    });
  });
}
