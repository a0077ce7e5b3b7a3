import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { Player } from '../../src/play/player.ts';
import { readScript } from '../../src/play/script.ts';
import { PROVING } from '../prove.ts';

/** Questions that change nothing, wherever they are asked, and a conversation of each business to ask them in. */
const ASKED = {
  northside: ['appointment-happy-path', ['help', 'what have I booked?', 'what does it cost?', 'when are you open?']],
  lucia: ['salon-m1-happy-path', ['ayuda', '¿qué tengo reservado?', '¿cuánto cuesta?', '¿qué horario tenéis?']],
  skylark: [
    'flight-happy-path',
    ['help', 'what have I booked?', 'can I bring a dog?', 'how much luggage is included?'],
  ],
  mekong: ['trip-adds-what-was-priced', ['help', 'what have I booked?', 'what does it cost?', '有什么取消政策？']],
  atelier: ['space-payment', ['aide', "qu'ai-je réservé ?", 'combien ça coûte ?', 'quels sont vos horaires ?']],
} as const;

type Business = keyof typeof ASKED;

function talksOf(business: Business): readonly string[] {
  const [talk] = ASKED[business];
  if (!PROVING) return [`test/conversations/${talk}.yaml`];
  const files = readdirSync('test/conversations').filter((name) => name.endsWith('.yaml'));
  return files.map((name) => `test/conversations/${name}`).filter((file) => readScript(file).business === business);
}

describe.each(Object.keys(ASKED) as Business[])('a question asked twice at %s', (business) => {
  it(
    'X3 X7 gets the same answer, wherever a talk stands',
    async () => {
      for (const file of talksOf(business)) await asksEverywhere(file, ASKED[business][1]);
    },
    PROVING ? 1_800_000 : 120_000,
  );
});

async function asksEverywhere(file: string, questions: readonly string[]): Promise<void> {
  const script = readScript(file);
  const store = house.memoryStore();
  const player = await Player.open(house, { ...script, steps: [] }, store);
  const asks = async (user: string) => {
    const { turns } = await player.act({ user });
    return turns.flatMap(({ replies }) => replies.map(({ text }) => text)).join('\n');
  };
  for (const [index, step] of script.steps.entries()) {
    // What this player has no model, buttons or payment for ends the conversation here.
    const isDone = await player.act(step).then(
      () => true,
      () => false,
    );
    if (!isDone) break;
    const putBack = [store.save(), player.save()];
    for (const question of questions) {
      const answer = await asks(question);
      expect(await asks(question), `“${question}” after step ${index + 1} of ${file}`).toBe(answer);
      for (const back of putBack) back();
    }
  }
  await player.close();
}
