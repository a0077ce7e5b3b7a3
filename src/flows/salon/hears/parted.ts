import type { Clause, Mention, Reading } from '../../../core/reading.ts';
import type { Memory } from '../memory.ts';

/** A message without what somebody else is to have, and whether there was any of that. */
interface Parted {
  readonly own: Reading;
  readonly another: boolean;
}

/**
 * "Y para mi marido un corte con Lucía": what somebody else wants changes nothing of one's own appointment (B13, X20). With
 * nothing chosen yet, whoever it is for may be the only one: "una cita para mi hija".
 */
export function partedIn(reading: Reading, { data }: Memory): Parted {
  const { clauses = [] } = reading;
  const place = clauses.findIndex(({ alongside, mood }) => alongside !== undefined && mood !== 'supposes');
  const [mine, theirs] = place < 0 ? [clauses, []] : [clauses.slice(0, place), clauses.slice(place)];
  const isBeside = data.services.length > 0 || (mine.some(namesService) && isTold(theirs));
  if (theirs.length === 0 || !isBeside) return { own: reading, another: false };
  const gone = new Set<Mention>(theirs.flatMap((clause) => clause.mentions).filter((one) => !isAside(one)));
  const own = { ...reading, clauses: mine, mentions: reading.mentions.filter((one) => !gone.has(one)) };
  return { own, another: true };
}

/** Thanks and a question about the house stand, whoever the rest is for. */
function isAside(mention: Mention): boolean {
  return mention.kind === 'topic' || (mention.kind === 'cue' && mention.cue === 'thanks');
}

/** "Para mí un tinte y para mi marido un corte"; of "un corte y un tinte para mi hija" all may be hers. */
function isTold(clauses: readonly Clause[]): boolean {
  const [first] = clauses;
  const start = first?.alongside?.end ?? 0;
  return clauses.some(({ mentions: found }) => found.some((one) => isService(one) && one.start >= start));
}

function namesService(clause: Clause): boolean {
  return clause.mentions.some(isService);
}

export function isService(mention: Mention): boolean {
  return mention.kind === 'item' && mention.list === 'services';
}
