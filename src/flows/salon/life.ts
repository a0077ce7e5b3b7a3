import type { JsonObject } from '../../core/json.ts';
import { instantOf, MINUTE_MS } from '../../domain/zoned.ts';
import { type Made, QUESTION_OF, type SalonContext, type SalonState, salonContext } from './context.ts';
import { askedOf, blank, type Memory } from './memory.ts';

/** A stored context as the machine takes it up: the state to rest in, and what it has in mind. */
export interface Resumed {
  readonly state: { readonly [S in SalonState]?: string };
  readonly memory: Memory;
}

/** A conversation that was silent for its whole life starts again in idle (B6, B7): at the very minute it is gone. */
export function resumed(stored: JsonObject, now: string, lifeMinutes: number, made: Made | null = null): Resumed {
  const context = salonContext.parse(stored);
  const anew = { state: { idle: 'resting' }, memory: { ...blank, made, now } };
  if (hasExpired(context, now, lifeMinutes)) return anew;
  const memory = { ...remembered(context), made, now };
  // Nothing rests in `booked`: a context that says so is one whose booking is done.
  if (context.state === 'booked') return anew;
  return { state: { [context.state]: context.state === 'idle' ? 'resting' : 'asking' }, memory };
}

/** What is stored: the document's shape (B6). Every message renews the life, one that was refused as well. */
export function stored(state: string, memory: Memory, touchedAt: string | null): SalonContext {
  const asked = askedOf(memory);
  return salonContext.parse({
    state,
    collected_data: memory.data,
    ...(touchedAt !== null && { last_updated: touchedAt }),
    ...(asked !== undefined && { asked }),
  });
}

function hasExpired(context: SalonContext, now: string, lifeMinutes: number): boolean {
  if (context.last_updated === undefined) return false;
  return instantOf(now) - instantOf(context.last_updated) >= lifeMinutes * MINUTE_MS;
}

/** When what was collected will be forgotten; null where nothing was begun (B6). */
export function expiryOf(stored: JsonObject, lifeMinutes: number): string | null {
  const { state, last_updated } = salonContext.parse(stored);
  if (state === 'idle' || last_updated === undefined) return null;
  return new Date(instantOf(last_updated) + lifeMinutes * MINUTE_MS).toISOString();
}

function remembered({ state, collected_data, asked, last_updated }: SalonContext): Memory {
  return {
    ...blank,
    data: collected_data,
    question: asked?.question ?? QUESTION_OF[state],
    slots: asked?.slots ?? [],
    listed: asked?.services ?? [],
    wish: asked?.wish ?? {},
    retry: asked?.retry ?? false,
    told: asked?.told ?? null,
    quote: asked?.quote ?? null,
    lastUpdated: last_updated ?? null,
  };
}
