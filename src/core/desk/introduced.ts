import { type Effect, say } from '../effect.ts';
import type { Interpretation } from '../expectation.ts';
import { isFullName } from '../full-name.ts';
import type { AtDesk } from './answers.ts';
import { isUnheard } from './unheard.ts';

/** Who somebody is and how they are reached, as far as it was told. */
export interface Person {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * "It's Sandra", "Ana García, 611 223 344": who writes, told unasked (X15). A name that stands alone may be anybody's, unless it
 * comes with a way to reach whoever has it, or is told in full where a yes was asked for.
 */
export function personIn(interpretation: Interpretation): Person | null {
  const { clauses = [] } = interpretation;
  const found = clauses.flatMap((clause) => clause.found);
  const phone = found.find((one) => one.kind === 'phone')?.phone ?? null;
  const email = found.find((one) => one.kind === 'email')?.email ?? null;
  const own = clauses.filter(({ another }) => another !== true).flatMap((clause) => clause.found);
  const isReached = phone !== null || email !== null;
  const names = own.flatMap((one) =>
    one.kind === 'name' && (one.introduced || isReached) && !one.negated ? [one.name] : [],
  );
  const name = names[0] ?? nameAlone(interpretation);
  return isReached || name !== null ? { name, phone, email } : null;
}

/** "Dave Pritchard" and nothing else, for an answer to "shall I book it?" */
function nameAlone({ consent, clauses: [clause, ...more] = [] }: Interpretation): string | null {
  const [only, ...others] = clause?.found ?? [];
  if (consent?.verdict !== 'other' || more.length + others.length > 0 || only?.kind !== 'name') return null;
  return only.words === clause?.words && isFullName(only.words) ? only.name : null;
}

/** Who tells only that is thanked, and what was asked is put again; null where anything else was said, or nothing was asked. */
export function introduced(here: AtDesk): readonly Effect[] | null {
  const { flow, snapshot, interpretation } = here;
  if (interpretation.intent.source !== 'none' || interpretation.unexplained !== undefined) return null;
  const person = personIn(interpretation);
  const pending = person === null ? [] : flow.pending(snapshot);
  if (person === null || pending.length === 0 || !isUnheard(here)) return null;
  const { name } = person;
  return [name === null ? say('desk.reachable') : say('desk.introduced', { name }), ...pending];
}
