import { type Clause, isValue, type Reading } from './reading.ts';

/** "Forget it, don't change it, just book": what is called off in one breath is gone on with. "Leave it, Friday is fine" goes on, too. */
export function goesOnToBook({ clauses = [] }: Reading): boolean {
  const given = clauses.findIndex(({ act }) => act === 'cancel');
  return given >= 0 && clauses.slice(given + 1).some((clause) => books(clause) || agreesTo(clause));
}

function books({ act, negated }: Clause): boolean {
  return act === 'book' && !negated;
}

/** A value, and that it suits. */
function agreesTo({ mentions }: Clause): boolean {
  const agrees = mentions.some((one) => one.kind === 'answer' && one.value === 'yes');
  return agrees && mentions.some((one) => isValue(one) && one.negated !== true);
}
