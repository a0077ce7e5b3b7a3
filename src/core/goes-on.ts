import type { Reading } from './reading.ts';

/** "Forget it, don't change it, just book": what is called off in one breath is gone on with. */
export function goesOnToBook({ clauses = [] }: Reading): boolean {
  const given = clauses.findIndex(({ act }) => act === 'cancel');
  return given >= 0 && clauses.slice(given + 1).some(({ act, negated }) => act === 'book' && !negated);
}
