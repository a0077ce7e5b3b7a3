import type { ClauseRecord } from '../clause-record.ts';
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
  const phone = phoneIn(clauses);
  const email = emailIn(clauses);
  const isReached = phone !== null || email !== null;
  const name = ownName(clauses, isReached) ?? nameAlone(interpretation);
  return isReached || name !== null ? { name, phone, email } : null;
}

function phoneIn(clauses: readonly ClauseRecord[]): string | null {
  for (const { found } of clauses) for (const one of found) if (one.kind === 'phone') return one.phone;
  return null;
}

function emailIn(clauses: readonly ClauseRecord[]): string | null {
  for (const { found } of clauses) for (const one of found) if (one.kind === 'email') return one.email;
  return null;
}

/** A name that somebody gives as theirs, and not as somebody else's. */
function ownName(clauses: readonly ClauseRecord[], isReached: boolean): string | null {
  for (const { another, found } of clauses) {
    if (another === true) continue;
    for (const one of found) if (one.kind === 'name' && (one.introduced || isReached) && !one.negated) return one.name;
  }
  return null;
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
  return [noted(person), ...pending];
}

/** "My name is Lewis, thanks": thanks for what was told, where something was asked. */
export function introducedWithThanks({ flow, snapshot, interpretation }: AtDesk): readonly Effect[] {
  const isThanked = interpretation.desk.some((one) => one.kind === 'courtesy' && one.courtesy === 'thanks');
  const person = isThanked ? personIn(interpretation) : null;
  return person === null || flow.pending(snapshot).length === 0 ? [] : [noted(person)];
}

function noted({ name }: Person): Effect {
  return name === null ? say('desk.reachable') : say('desk.introduced', { name });
}
