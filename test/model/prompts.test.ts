import { expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { Model, Prompt } from '../../src/ports/model.ts';
import { silent } from '../../src/ports/observer.ts';
import { tokensIn } from '../../src/providers/model-reader/tokens.ts';

/** Longer than anything people write, in letters that take the most tokens, in no language at all. */
const RAMBLE = 'ǂʘɮ blorp '.repeat(300);

/** Every prompt that a conversation of each business begins with. */
async function firstPrompts(): Promise<ReadonlyMap<string, readonly Prompt[]>> {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock('2026-03-03T09:00:00Z');
  const prompts = new Map<string, Prompt[]>();
  let asking = '';
  const model: Model = {
    async complete(prompt) {
      prompts.set(asking, [...(prompts.get(asking) ?? []), prompt]);
      return 'no JSON '.repeat(100);
    },
  };
  const { app } = await house.compose({
    store,
    clock,
    observer: silent,
    model: house.modelReader({ model, clock, observer: silent }),
  });
  for (const id of app.engine.businesses.keys()) {
    asking = id;
    const to = { business: id, channel: 'webchat', address: 'guest' };
    await app.engine.handle({ to, eventId: 'message-1', event: { kind: 'message', text: RAMBLE } });
  }
  return prompts;
}

function tokensOf({ system, messages }: Prompt): number {
  const texts = [system, ...messages.map(({ text }) => text)];
  return texts.reduce((sum, text) => sum + tokensIn(text), 0);
}

it('keeps the prompts of every business under 1,300 tokens, the second request included', async () => {
  const prompts = await firstPrompts();
  expect(prompts.get('northside')).toHaveLength(2);
  for (const [business, both] of prompts) {
    for (const prompt of both) expect(tokensOf(prompt), `${business}: ${prompt.system}`).toBeLessThanOrEqual(1_300);
  }
});
