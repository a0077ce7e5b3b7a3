import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

/** A database that is told when to answer, and what it was asked. */
function slowDatabase(refuse: (items: readonly string[]) => Error | null = () => null) {
  const batches: string[][] = [];
  const gates: (() => void)[] = [];
  const send = async (items: readonly string[]) => {
    batches.push([...items]);
    await new Promise<void>((open) => gates.push(open));
    const refusal = refuse(items);
    if (refusal) throw refusal;
    return items.map((item) => `${item} stored`);
  };
  const answerAll = async () => {
    for (let idle = 0; idle < 5; idle += 1) {
      if (gates.length > 0) idle = 0;
      gates.shift()?.();
      await soon();
    }
  };
  return { batches, send, answerAll };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

function refusal(code: string): Error {
  return Object.assign(new Error(code), { severity: 'ERROR', code });
}

const keyOf = (item: string) => item.split(' ')[0] ?? '';

describe('a batcher', () => {
  it('sends at once when nothing is under way, and gathers what comes meanwhile', async () => {
    const { batches, send, answerAll } = slowDatabase();
    const batcher = new Batcher(send, keyOf);
    const first = batcher.add('a');
    await soon();
    expect(batches).toEqual([['a']]);
    const others = Promise.all(['b', 'c'].map((item) => batcher.add(item)));
    await soon();
    expect(batches).toEqual([['a']]);
    await answerAll();
    expect(batches).toEqual([['a'], ['b', 'c']]);
    expect([await first, ...(await others)]).toEqual(['a stored', 'b stored', 'c stored']);
  });

  it('sends together what is asked for in one breath, by those who were answered together too', async () => {
    const { batches, send, answerAll } = slowDatabase();
    const batcher = new Batcher(send, keyOf);
    const talk = async (name: string, steps: number) => {
      for (let step = 1; step <= steps; step += 1) {
        await batcher.add(`${name} ${step}`);
        // Some take longer to think about it than others.
        for (let thought = 0; thought < name.length * 3; thought += 1) await null;
      }
    };
    const talks = Promise.all([talk('a', 2), talk('bb', 2), talk('ccc', 2)]);
    await answerAll();
    await talks;
    expect(batches).toEqual([
      ['a 1', 'bb 1', 'ccc 1'],
      ['a 2', 'bb 2', 'ccc 2'],
    ]);
  });

  it('X4 keeps two items of one conversation apart and in order', async () => {
    const { batches, send, answerAll } = slowDatabase();
    const batcher = new Batcher(send, keyOf);
    const answers = Promise.all(['a 1', 'a 2', 'b 1', 'a 3'].map((item) => batcher.add(item)));
    await answerAll();
    await answers;
    expect(batches).toEqual([['a 1', 'b 1'], ['a 2'], ['a 3']]);
  });

  it('lets one refused item fail alone', async () => {
    const { send, answerAll } = slowDatabase((items) => (items.includes('bad') ? refusal('23514') : null));
    const batcher = new Batcher(send, keyOf);
    const answers = Promise.allSettled(['good', 'bad', 'fine'].map((item) => batcher.add(item)));
    await answerAll();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('tries an item again that lost a deadlock, but not for ever', async () => {
    let left = 2;
    const once = slowDatabase(() => (left-- > 0 ? refusal('40P01') : null));
    const answer = new Batcher(once.send, keyOf).add('a');
    await once.answerAll();
    expect(await answer).toBe('a stored');
    const always = slowDatabase(() => refusal('40P01'));
    const never = new Batcher(always.send, keyOf).add('a').catch((error: Error) => error.message);
    await always.answerAll();
    expect(await never).toBe('40P01');
    expect(always.batches.length).toBeLessThan(10);
  });

  it('does not send again what may have been stored: a lost connection fails the whole batch', async () => {
    const { batches, send, answerAll } = slowDatabase(() => new Error('connection terminated'));
    const batcher = new Batcher(send, keyOf);
    const answers = Promise.allSettled(['a', 'b', 'c'].map((item) => batcher.add(item)));
    await answerAll();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toEqual([['a', 'b', 'c']]);
  });
});
