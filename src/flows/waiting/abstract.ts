import type { Json } from '../../core/json.ts';
import { side } from '../../core/kit/abstract.ts';
import type { WaitingContext } from './context.ts';

/** What a condition or a rule can tell apart: what is known, and whether what is held is held still. */
export function abstracted({ question, want, offer, joined }: WaitingContext, now: string): Json {
  return {
    question: question ?? null,
    wants: want !== undefined,
    waits: joined !== undefined,
    offer: side(offer?.until, now),
  };
}
