import type { Cue } from '../../core/cue.ts';
import type { AnswerMention, CueMention, ItemMention } from '../../core/reading.ts';
import { contains, overlaps } from '../../core/span.ts';
import type { Heard } from '../heard.ts';

const TO_SOMEBODY: ReadonlySet<Cue> = new Set(['thanks', 'greeting']);
const BETWEEN = /^[\s,，!！]*$/u;
/** Nothing more is said of them: "gracias Lucía", and not "hola, Lucía trabaja hoy". */
const ENDS = /^\s*(?:[^\p{L}\p{M}\p{N}\s]|$)/u;

/** "Gracias Lucía", "hello Ana": thanks and greetings reach to whoever is called by name, and wish for nobody. */
export function withWhoIsGreeted(
  heard: Heard,
  cues: readonly CueMention[],
  items: readonly ItemMention[],
  answers: readonly AnswerMention[],
): readonly CueMention[] {
  const people = items.filter((item) => isPerson(heard, item) && isLast(heard, item, cues));
  if (people.length === 0) return cues;
  // "No thanks, Ana" would rather have her.
  const isNo = (cue: CueMention) => answers.some((answer) => answer.value === 'no' && overlaps(answer, cue));
  return cues.map((cue) => {
    const isTo = ({ start }: ItemMention) => start >= cue.end && BETWEEN.test(heard.folded.slice(cue.end, start));
    const who = TO_SOMEBODY.has(cue.cue) && !isNo(cue) ? people.find(isTo) : undefined;
    return who === undefined ? cue : { ...cue, end: who.end };
  });
}

/** Nothing is said behind it but more of the kind: "gracias Lucía guapa", "thanks Ana thanks". */
function isLast(heard: Heard, { end }: ItemMention, cues: readonly CueMention[]): boolean {
  if (ENDS.test(heard.folded.slice(end))) return true;
  const courtesies = cues.filter(({ cue }) => TO_SOMEBODY.has(cue));
  return [...courtesies, ...heard.language.lists.fillers.in(heard.found)].some(
    ({ start }) => start > end && BETWEEN.test(heard.folded.slice(end, start)),
  );
}

/** Whether somebody is only thanked or greeted. */
export function isGreeted(item: ItemMention, cues: readonly CueMention[]): boolean {
  return cues.some((one) => TO_SOMEBODY.has(one.cue) && contains(one, item));
}

function isPerson({ listening: { vocabulary } }: Heard, { list, id }: ItemMention): boolean {
  return vocabulary.lists[list]?.some((entry) => entry.id === id && entry.person === true) === true;
}
