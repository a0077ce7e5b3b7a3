import type { ModelReader } from '../../src/core/model-reader.ts';
import type { Random } from './random.ts';

/**
 * A model that changes its mind: what it hears in the same words is drawn each time, and often it is of no use. A turn that is
 * resumed must take what was heard first (X3), and no answer of it may agree to anything (X11).
 */
export function fickle(random: Random): ModelReader {
  return {
    read: async ({ intents }) => {
      if (intents.length === 0 || random.chance(0.3)) return { ok: false, reason: 'down' };
      if (random.chance(0.05)) throw new Error('broken');
      return { ok: true, type: random.pick(intents).type, entities: {} };
    },
  };
}
