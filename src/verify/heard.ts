import { canonical, type Json } from '../core/json.ts';
import type { Sight } from './trial.ts';

/** What was made of the words: of two that were heard differently, conditions may well say different things. */
export function heardIn({ turns }: Sight): string {
  return canonical(
    turns.map(({ interpretation, flow }): Json => {
      if (interpretation === null) return flow;
      const { intent, desk, consent } = interpretation;
      const { type, entities, source } = intent;
      const isHeard = source !== 'none';
      return [flow, interpretation.flow ?? null, isHeard, type, entities, desk as never, consent?.verdict ?? null];
    }),
  );
}

/** A day or a time. */
const MOMENT = /"\d{4}-\d{2}-\d{2}|"\d{2}:\d{2}/;

/**
 * Whether a condition may hold what was heard against what is in the context: a day or a time, or a name that one of the two
 * contexts has and the other has not. Both answers are tried as things that may be said, so nothing is missed that the
 * abstraction would have to tell apart.
 */
export function isHeldAgainst(heard: Sight, one: Sight | undefined, other: Sight): boolean {
  if (MOMENT.test(heardIn(heard))) return true;
  const said = namesIn(heard.turns.map(({ interpretation }): Json => interpretation?.intent.entities ?? {}));
  const [here, there] = [one, other].map((sight) => namesIn((sight?.conversation?.context ?? {}) as Json));
  return [...said].some((name) => here?.has(name) !== there?.has(name));
}

function namesIn(value: Json): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...namesIn(one as Json)]));
}
