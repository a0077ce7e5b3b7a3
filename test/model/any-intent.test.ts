import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { isUnfinished } from '../../src/cli/verify/wording.ts';
import type { ModelAnswer, ModelQuestion } from '../../src/core/model-reader.ts';
import { Player } from '../../src/play/player.ts';
import { readScript } from '../../src/play/script.ts';

const NONSENSE = { user: 'qwx zzkrt vlomp' };
const NOTHING: ModelAnswer = { ok: false, reason: 'down' };

const TALKS = [
  ['northside', 'appointment-happy-path'],
  ['lucia', 'salon-m1-happy-path'],
  ['skylark', 'flight-happy-path'],
  ['mekong', 'trip-on-the-day-of-departure'],
  ['atelier', 'space-payment'],
] as const;

/** Whatever a state lets a model choose from, named by a model that says no more than that. */
describe.each(TALKS)('a model that names any intent at %s', (_business, talk) => {
  it('X1 X7 X8 X11 breaks no turn, leaves nobody without an answer, and books nothing', async () => {
    const script = readScript(`test/conversations/${talk}.yaml`);
    const store = house.memoryStore();
    let answer: ModelAnswer = NOTHING;
    let asked: ModelQuestion | null = null;
    const read = async (question: ModelQuestion) => {
      asked = question;
      return answer;
    };
    const compose: typeof house.compose = (parts) => house.compose({ ...parts, model: { read } });
    const player = await Player.open({ ...house, compose }, { ...script, steps: [] }, store);
    const seen = new Set<string>();
    for (const step of script.steps) {
      answer = NOTHING;
      const { conversation } = await player.act(step);
      const booked = () => store.bookings.ofConversation(conversation?.id ?? '');
      const before = await booked();
      const putBack = [store.save(), player.save()];
      const back = () => {
        for (const one of putBack) one();
      };
      await player.act(NONSENSE);
      back();
      const { intents = [], question = null, talk: stands } = (asked ?? {}) as Partial<ModelQuestion>;
      for (const { type } of intents) {
        const where = `${type} in ${stands?.state}, asked ${question}`;
        if (seen.has(where)) continue;
        seen.add(where);
        answer = { ok: true, type, entities: {} };
        const { turns } = await player.act(NONSENSE);
        expect(
          turns.map(({ failure }) => failure),
          where,
        ).toEqual([null]);
        expect(turns[0]?.replies.length, where).toBeGreaterThan(0);
        expect(turns[0]?.replies.map(({ text }) => text).filter(isUnfinished), where).toEqual([]);
        expect(await booked(), where).toHaveLength(before.length);
        back();
      }
    }
    expect(seen.size).toBeGreaterThan(3);
    await player.close();
  });
});
