import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../src/core/event.ts';
import type { Channel } from '../../src/ports/channel.ts';
import type { ClaimRequest } from '../../src/ports/conversations.ts';
import { accepted, pushed } from '../../src/ports/testing/pushed.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { toyHouse } from './toyhouse.ts';

function phone(burstMillis: number): { sms: Channel; heard: string[] } {
  const heard: string[] = [];
  const send: Channel['send'] = async ({ reply }) => {
    heard.push(reply.text);
    return accepted;
  };
  return { sms: pushed('sms', send, { burst: () => burstMillis }), heard };
}

function bursting(burstMillis = 1_500) {
  const { sms, heard } = phone(burstMillis);
  const house = toyHouse({ parts: { channels: new Map([['sms', sms]]) } });
  let count = 0;
  const write = (text: string, attachment?: Attachment) => {
    count += 1;
    const event = { kind: 'message' as const, text, ...(attachment ? { attachment } : {}) };
    return house.engine.handle({ to: house.address, eventId: `b${count}`, event, inBackground: true });
  };
  const quiet = async () => {
    for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const wait = async (milliseconds: number) => {
    await quiet();
    house.clock.advance(milliseconds);
    await quiet();
  };
  return { house, heard, write, quiet, wait };
}

describe('B18 messages that come in a burst', () => {
  it('are acknowledged when stored, and answered once when nothing more comes', async () => {
    const { heard, write, wait } = bursting();
    expect((await write('chat one')).kind).toBe('accepted');
    await wait(1_000);
    await write('chat two');
    await wait(1_000);
    expect(heard).toEqual([]);
    await wait(500);
    expect(heard.map((text) => JSON.parse(text)[1].text)).toEqual(['chat one\nchat two']);
  });

  it('are answered at once when one of them is complete', async () => {
    const { heard, write, quiet } = bursting();
    await write('chat');
    await write('what do you have?');
    await quiet();
    expect(heard).toHaveLength(1);
  });

  it('are not waited for without end', async () => {
    const { heard, write, wait } = bursting();
    for (const text of ['chat 1', 'chat 2', 'chat 3', 'chat 4', 'chat 5']) {
      await write(text);
      await wait(1_000);
    }
    expect(heard).toHaveLength(1);
  });

  it('are a turn each on a channel that does not ask for it', async () => {
    const { heard, write, quiet } = bursting(0);
    await write('chat one');
    await write('chat two');
    await quiet();
    expect(heard).toHaveLength(2);
  });

  it('are answered, not forgotten, by a process that closes', async () => {
    const { house, heard, write } = bursting();
    await write('chat one');
    await house.engine.close();
    expect(heard).toHaveLength(1);
  });

  it('X3 find their replies under the id of every message among them', async () => {
    const { house, write, wait } = bursting();
    await write('chat one');
    await write('chat two');
    await wait(1_500);
    const again = await house.engine.handle({
      to: house.address,
      eventId: 'b1',
      event: { kind: 'message', text: 'chat one' },
    });
    expect(again).toMatchObject({
      kind: 'handled',
      duplicate: true,
      replies: [{ text: expect.stringContaining('two') }],
    });
  });
});

describe('B18 a burst that another process has claimed', () => {
  /** While ours reads one message and is about to book, another process has read a second and claimed both. */
  class Overtaken extends MemoryConversations {
    #overtaken = false;

    override async claim(request: ClaimRequest) {
      if (!this.#overtaken) {
        this.#overtaken = true;
        const to = { conversation: request.conversation };
        const event = { kind: 'message', text: 'chat two' } as const;
        const receivedAt = request.claim.now;
        await this.receive({ to, eventId: 'two', event, receivedAt, queueMax: 100 });
        await super.claim({ ...request, claim: { ...request.claim, throughSeq: request.claim.throughSeq + 1 } });
      }
      return super.claim(request);
    }
  }

  it('X4 is adopted whole: no message of it is read again', async () => {
    const conversations = new Overtaken();
    const { sms } = phone(1_500);
    const house = toyHouse({ parts: { conversations, channels: new Map([['sms', sms]]) } });
    const handled = await house.say('book one', 'one');
    await house.engine.sweep();
    const turns = 'conversation' in handled ? await conversations.turns(handled.conversation) : [];
    expect(turns.map(({ events }) => events.map(({ id }) => id))).toEqual([['one', 'two']]);
  });
});

describe('what cannot be read', () => {
  it('X7 is regretted, and changes nothing', async () => {
    const { heard, write, wait } = bursting();
    await write('', 'audio');
    await write('', 'image');
    await wait(1_500);
    expect(heard.map((text) => text.split('\n').map((line) => JSON.parse(line)[0]))).toEqual([
      ['desk.no_voice', 'desk.only_text'],
    ]);
  });

  it('does not keep the words beside it from being read', async () => {
    const { heard, write, wait } = bursting();
    await write('chat with a picture', 'image');
    await wait(1_500);
    expect(heard[0]).toMatch(/only_text.*\n.*chat with a picture/);
  });
});
