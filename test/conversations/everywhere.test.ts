import { beforeAll, describe, expect, it } from 'vitest';
import type { ModelAnswer } from '../../src/core/model-reader.ts';
import type { Store } from '../../src/ports/store.ts';
import { type Guest, PAY, Town, WAYS } from './ways.ts';

/** What is promised across all flows is shown by each of them, in every state it comes to rest in. */
let town: Town;

beforeAll(async () => {
  town = await Town.open();
});

/** A store that keeps no record of turns that anybody could read. */
function withoutLog(store: Store): Store {
  const conversations = new Proxy(store.conversations, {
    get: (kept, name) => {
      if (name === 'turns') return async () => [];
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'function' ? value.bind(kept) : value;
    },
  });
  return { ...store, conversations };
}

describe.each(WAYS)('at $business', (way) => {
  /** Whatever is asked of the desk: it is answered, the question that stood is put again, and nothing has moved. */
  async function detour(guest: Guest, words: string, answer: RegExp): Promise<void> {
    const before = { state: await guest.state(), knows: await guest.knows() };
    const reply = await guest.says(words);
    const where = `"${words}" in ${before.state}`;
    const pending = await guest.pending();
    expect(reply.endsWith(pending), `${where}: ${reply}`).toBe(true);
    expect(reply.slice(0, reply.length - pending.length), where).toMatch(answer);
    expect({ state: await guest.state(), knows: await guest.knows() }, where).toEqual(before);
  }

  it('X7 help, abilities and a question are answered in every state, and the flow is where it was', async () => {
    const guest = town.guest(way);
    for (const step of way.steps) {
      await guest.goes(step);
      await detour(guest, way.question[0], way.question[1]);
      await detour(guest, way.help, /.{20}/s);
      await detour(guest, way.abilities, /.{20}/s);
    }
  });

  it('X20 a question that nobody can answer is owned up to beside a courtesy, in every state', async () => {
    const guest = town.guest(way);
    for (const step of way.steps) {
      await guest.goes(step);
      await detour(guest, way.beside[0], way.beside[1]);
    }
  });

  it('X11 X12 whatever is proposed has buttons: not now, change and an old one move nothing, and a yes is one', async () => {
    const guest = town.guest(way);
    let proposals = 0;
    for (const [index, step] of way.steps.entries()) {
      await guest.goes(step);
      if (guest.buttons.length === 0) continue;
      proposals += 1;
      const before = { state: await guest.state(), knows: await guest.knows(), bookings: await guest.bookings() };
      const pending = await guest.pending();
      expect(await guest.taps('not_now')).not.toContain(pending);
      expect(await guest.taps('change')).not.toContain(pending);
      expect((await guest.taps('yes', 'another')).endsWith(pending)).toBe(true);
      const after = { state: await guest.state(), knows: await guest.knows(), bookings: await guest.bookings() };
      expect(after, step[1]).toEqual(before);
      // In a house of its own: what is booked here nobody else can have.
      const agreeing = (await Town.open()).guest(way);
      for (const one of way.steps.slice(0, index + 1)) await agreeing.goes(one);
      await agreeing.taps('yes');
      const replayed = await agreeing.replayed();
      expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
      expect(replayed.at(-1)?.turn).toMatchObject({ rejected: null, failure: null });
      expect(replayed.at(-1)?.turn.interpretation?.consent).toMatchObject({ verdict: 'yes', why: 'tapped' });
      expect(await agreeing.knows(), step[1]).not.toEqual(before.knows);
    }
    expect(proposals).toBeGreaterThan(0);
    expect((await guest.replayed()).flatMap(({ differences }) => differences)).toEqual([]);
  });

  it('X7 a person is to be had in every state, and the bot is silent until given back', async () => {
    const guest = town.guest(way);
    for (const step of way.steps) {
      await guest.goes(step);
      const before = { state: await guest.state(), knows: await guest.knows() };
      expect(await guest.says(way.person)).not.toBe('');
      expect(await guest.says(way.help), `silent in ${step[1]}`).toBe('');
      expect(await guest.says(way.cancel)).toBe('');
      expect({ state: await guest.state(), knows: await guest.knows() }).toEqual(before);
      await guest.isGivenBack();
      expect(await guest.says(way.help), `given back in ${step[1]}`).not.toBe('');
    }
  });

  it('X7 X10 the language is changed in every state, or regretted, and the question put again in it', async () => {
    const guest = town.guest(way);
    for (const step of way.steps) {
      await guest.goes(step);
      const before = await guest.state();
      const asked = await guest.pending();
      for (const words of way.languages ?? ['do you speak German?']) {
        const reply = await guest.says(words);
        expect(reply.endsWith(await guest.pending()), `"${words}" in ${before}: ${reply}`).toBe(true);
        expect(await guest.state()).toBe(before);
        if (asked !== '' && words === way.languages?.[0]) expect(await guest.pending()).not.toBe(asked);
      }
      expect(await guest.pending()).toBe(asked);
    }
  });

  it('X7 cancel works in every state', async () => {
    const before = way.steps.filter(([said]) => said !== PAY);
    for (let taken = 1; taken <= before.length; taken += 1) {
      const guest = town.guest(way);
      for (const step of before.slice(0, taken)) await guest.goes(step);
      town.broken.clear();
      expect(await guest.says(way.cancel)).not.toBe('');
      const [said, state] = before[taken - 1] ?? [];
      expect([said, await guest.state(), await guest.bookings()]).toEqual([said, way.home, 0]);
      expect(state).toBeDefined();
    }
  });

  it('X6 a number, a place, a name and free text all select the same', async () => {
    const { after, said, state } = way.choice;
    const chosen: object[] = [];
    for (const words of said) {
      const guest = town.guest(way);
      for (const text of after) await guest.says(text);
      await guest.says(words);
      expect([words, await guest.state()]).toEqual([words, state]);
      chosen.push(await guest.chose());
    }
    for (const one of chosen) expect(one).toEqual(chosen[0]);
  });

  it('X2 what is known is one strict document in every state, and nobody reads the log of turns to decide', async () => {
    const forgetful = await Town.open(undefined, withoutLog);
    const [guest, recorded] = [forgetful.guest(way), town.guest(way)];
    for (const step of way.steps) {
      await guest.goes(step);
      await recorded.goes(step);
      expect([step[1], await guest.takesMore({ mood: 'sunny' })]).toEqual([step[1], false]);
      expect(await guest.pending()).toBe(await recorded.pending());
    }
    expect(await guest.replayed()).toEqual([]);
  });

  it('X3 the whole way runs again from its record to identical bytes', async () => {
    const guest = town.guest(way);
    for (const step of way.steps) await guest.goes(step);
    await guest.says(way.question[0]);
    await guest.says(way.cancel);
    const replayed = await guest.replayed();
    expect(replayed.length).toBeGreaterThan(way.steps.length);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it('X3 the same words at the same time come to the same record, ids and all, in another house', async () => {
    const records = await Promise.all(
      [await Town.open(), await Town.open()].map(async (other) => {
        const guest = other.guest(way);
        for (const step of way.steps) await guest.goes(step);
        return (await guest.replayed()).map(({ turn }) => turn);
      }),
    );
    expect(records[0]).toEqual(records[1]);
    expect(JSON.stringify(records[0])).toBe(JSON.stringify(records[1]));
  });
});

describe('a model that is of no use', () => {
  /** Everything it must not be believed: a tool, a state, what only an object has, and a key that nobody asked for. */
  const CLAIMS: readonly ModelAnswer[] = [
    { ok: false, reason: 'down' },
    { ok: true, type: 'check_calendar', entities: {} },
    { ok: true, type: 'booked', entities: { state: 'booked' } },
    { ok: true, type: 'constructor', entities: {} },
  ];
  const RIDDLES = ['blorp', 'zxqv', 'wumpf', 'kriggle', 'snarf', 'quellop'].map((word) => `${word} @& ${word}?`);

  it.each(WAYS)('X1 X8 changes nothing at $business: the rules decide in every state', async (way) => {
    let claim: (intents: readonly string[]) => ModelAnswer | Promise<never> = () => ({ ok: false, reason: 'down' });
    let asked = 0;
    const misled = await Town.open({
      read: async ({ intents }) => {
        asked += 1;
        return claim(intents.map(({ type }) => type));
      },
    });
    const alone = await Town.open();
    const [guest, ruled] = [misled.guest(way), alone.guest(way)];
    for (const step of way.steps) {
      claim = () => ({ ok: false, reason: 'down' });
      await guest.goes(step);
      await ruled.goes(step);
      const before = asked;
      const claims = [
        ...CLAIMS.map((one) => () => one),
        () => Promise.reject(new Error('broken')),
        ([first = '']: readonly string[]): ModelAnswer => ({ ok: true, type: first, entities: { tool: 'book' } }),
      ];
      for (const [index, riddle] of RIDDLES.entries()) {
        claim = claims[index] ?? claim;
        expect(await guest.says(riddle)).toBe(await ruled.says(riddle));
        expect([await guest.state(), await guest.knows()]).toEqual([await ruled.state(), await ruled.knows()]);
      }
      expect(asked, `it was asked in ${step[1]}`).toBeGreaterThanOrEqual(before + RIDDLES.length);
    }
  });
});
