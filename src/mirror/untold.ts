import { instantOf } from '../domain/zoned.ts';
import type { MirrorParts } from './parts.ts';

const LOOKED_AT_ONCE = 50;
const AGAIN_MS = 1_000;
/** A provider may say a day later that a message did not arrive; what nobody took in that time was not told either. */
const DOUBTED_MS = 2 * 86_400_000;

/**
 * Alerts that wait for what becomes of a message: shown where the customer was not told of a change outside, gone where they
 * were (H2). They are stored before anything is said, so that a process that dies in between leaves nobody untold in silence.
 */
export async function sayUntold({ ties, clock, wasTold }: MirrorParts): Promise<void> {
  const now = instantOf(clock.now());
  for (const { id, at, unless } of await ties.doubted(clock.now(), LOOKED_AT_ONCE)) {
    const told = await wasTold(unless);
    const age = now - instantOf(at);
    if (told === 'told' || (told === 'taken' && age > DOUBTED_MS)) await ties.settle(id, { kind: 'gone' });
    else if (told === 'untold' || age > DOUBTED_MS) await ties.settle(id, { kind: 'shown' });
    else await ties.settle(id, { kind: 'later', at: new Date(now + Math.max(AGAIN_MS, age)).toISOString() });
  }
}
