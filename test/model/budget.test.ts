import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { MODEL_TIME_MS, type ModelReader } from '../../src/core/model-reader.ts';
import { createInterpreter } from '../../src/language/interpret.ts';

const NOW = '2026-03-03T09:00:00+01:00';

/** Lucía's ear, and a model that never answers; the time it is given passes when the test says so. */
async function earWithASilentModel() {
  const store = await house.openFreshStore('memory');
  const { parts } = await house.compose({
    store,
    clock: house.virtualClock(NOW),
    observer: house.silentObserver,
  });
  const lucia = parts.businesses.get('lucia');
  const flow = lucia?.flows.get('salon');
  if (lucia === undefined || flow === undefined) throw new Error('Lucía is not there');
  const timer = new AbortController();
  const asked: string[] = [];
  const model: ModelReader = {
    read: (question, deadline) =>
      new Promise((resolve) => {
        asked.push(question.text);
        deadline.addEventListener('abort', () => resolve({ ok: false, reason: 'too slow' }));
      }),
  };
  const interpret = createInterpreter({ model });
  const heard = interpret({
    text: 'se me ha roto el coche camino del trabajo',
    expectation: flow.expects(flow.restore({}, NOW)),
    listening: lucia.listening(NOW),
    offered: lucia.locales,
    language: 'es',
    deadline: () => timer.signal,
  });
  return { heard, timer, asked };
}

describe('the time a reply may take', () => {
  it('B14 X8 a model that does not answer is cut off at two seconds, and the rules decide', async () => {
    const { heard, timer, asked } = await earWithASilentModel();
    await expect.poll(() => asked).toHaveLength(1);
    expect(MODEL_TIME_MS).toBe(2_000);
    timer.abort();
    expect((await heard).intent).toMatchObject({ type: 'unknown', source: expect.stringMatching(/rules|none/) });
  });
});
