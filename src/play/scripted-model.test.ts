import { describe, expect, it } from 'vitest';
import { ModelError } from '../ports/model.ts';
import { ScriptedModel } from './scripted-model.ts';

const asked = (model: ScriptedModel) =>
  model.complete().catch((error: unknown) => (error instanceof ModelError ? error.failure : error));

describe('a scripted model', () => {
  it('gives one answer to one call, in the order written, and then has none', async () => {
    const model = new ScriptedModel();
    model.tell('{"status": "PEND');
    model.tell('{"status":"PENDING"}');
    expect([await asked(model), await asked(model), await asked(model)]).toEqual([
      '{"status": "PEND',
      '{"status":"PENDING"}',
      'unavailable',
    ]);
  });

  it.each([
    ['down', 'unavailable'],
    ['slow', 'timed_out'],
  ])('X8 is %s for every call of the step, whatever else it was told', async (trouble, failure) => {
    const model = new ScriptedModel();
    model.tell('{}');
    model.tell(trouble);
    expect([await asked(model), await asked(model)]).toEqual([failure, failure]);
  });

  it('forgets what was not used', async () => {
    const model = new ScriptedModel();
    model.tell('{}');
    model.tell('down');
    model.forget();
    expect(await asked(model)).toBe('unavailable');
    model.tell('{"intent":"none"}');
    expect(await asked(model)).toBe('{"intent":"none"}');
  });
});
