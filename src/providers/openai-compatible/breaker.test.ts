import { describe, expect, it } from 'vitest';
import { type Model, ModelError, type ModelFailure, type Prompt } from '../../ports/model.ts';
import { silent } from '../../ports/observer.ts';
import { VirtualClock } from '../clock/virtual.ts';
import { withBreaker } from './breaker.ts';

const prompt: Prompt = { system: '', messages: [], answer: { name: 'heard', schema: {} }, answerTokensMax: 1 };

/** A model behind a breaker that rests for a minute after three failures. */
function guarded() {
  const clock = new VirtualClock('2026-03-02T08:00:00Z');
  let asked = 0;
  let answer: () => Promise<string> = async () => 'well';
  const inner: Model = {
    complete: () => {
      asked += 1;
      return answer();
    },
  };
  const model = withBreaker(inner, { clock, observer: silent, failuresMax: 3, restMs: 60_000 });
  const ask = () =>
    model.complete(prompt, new AbortController().signal).catch((error: unknown) => {
      return error instanceof ModelError ? error.failure : String(error);
    });
  return {
    clock,
    ask,
    asked: () => asked,
    works: () => {
      answer = async () => 'well';
    },
    fails: (failure: ModelFailure) => {
      answer = async () => {
        throw new ModelError(failure, 'trouble');
      };
    },
    waits: () => {
      let release = (_text: string): void => {};
      answer = () => new Promise((resolve) => (release = resolve));
      return (text: string) => release(text);
    },
  };
}

async function broken(failure: ModelFailure = 'unavailable') {
  const world = guarded();
  world.fails(failure);
  for (let time = 0; time < 3; time += 1) await world.ask();
  return world;
}

describe('X8 a breaker', () => {
  it.each(['unavailable', 'timed_out', 'rate_limited', 'rejected'] as const)(
    'leaves a model alone that was %s again and again',
    async (failure) => {
      const { ask, asked, works } = await broken(failure);
      works();
      expect(await ask()).toBe('resting');
      expect(asked()).toBe(3);
    },
  );

  it('lets one call through after the rest, and all when that went well', async () => {
    const { ask, clock, works, waits, asked } = await broken();
    clock.advance(59_999);
    expect(await ask()).toBe('resting');
    clock.advance(1);
    const release = waits();
    const probe = ask();
    expect(await ask()).toBe('resting');
    expect(asked()).toBe(4);
    release('well again');
    expect(await probe).toBe('well again');
    works();
    expect([await ask(), await ask()]).toEqual(['well', 'well']);
  });

  it('rests again when the one call went wrong', async () => {
    const { ask, clock, works } = await broken();
    clock.advance(60_000);
    expect(await ask()).toBe('unavailable');
    works();
    expect(await ask()).toBe('resting');
    clock.advance(60_000);
    expect(await ask()).toBe('well');
  });

  it('counts failures in a row only, and a refusal is none', async () => {
    const { ask, fails, works } = guarded();
    for (let round = 0; round < 4; round += 1) {
      fails('unavailable');
      await ask();
      await ask();
      works();
      expect(await ask()).toBe('well');
    }
    fails('refused');
    for (let time = 0; time < 9; time += 1) expect(await ask()).toBe('refused');
  });
});
