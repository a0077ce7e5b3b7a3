import type { Clause, ItemMention, Mention, Reading } from '../../../core/reading.ts';
import type { Place } from './place.ts';
import type { Said } from './said.ts';

/** "Le jardin samedi, mais s'il pleut vous avez quoi à l'intérieur ?": what is there that the space named before is not. */
export function otherThanNamed(said: Said, { clauses = [] }: Reading, { catalogue: { spaces } }: Place): Said {
  const named = spaces.find(({ id }) => id === said.space);
  if (named === undefined || clauses.length < 2 || said.changes) return said;
  const first = clauses.findIndex((clause) => clause.mentions.some((one) => isItem(one) && one.id === named.id));
  const has = [...named.traits, ...named.equipment];
  const isElse = clauses
    .slice(first + 1)
    .some((clause) => asksForMore(clause) && !wants(clause).every((id) => has.includes(id)));
  return isElse ? { ...said, space: null, without: [...new Set([...said.without, named.id])] } : said;
}

/** "Vous avez quoi à l'intérieur ?" */
function asksForMore({ mentions }: Clause): boolean {
  return mentions.some((one) => one.kind === 'cue' && one.cue === 'availability');
}

function wants({ mentions }: Clause): readonly string[] {
  return mentions.flatMap((one) => (isItem(one) && HAD.includes(one.list) ? [one.id] : []));
}

const HAD = ['traits', 'equipment'];

function isItem(one: Mention): one is ItemMention {
  return one.kind === 'item' && one.negated !== true;
}
