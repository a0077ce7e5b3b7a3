import { type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import { HEARD } from '../words/heard.ts';

const BEFORE = HEARD.flatMap(({ owners }): readonly string[] => owners.before);
const AFTER = HEARD.flatMap(({ owners }): readonly string[] => owners.after);

/** "My manicure", "mi corte largo": something of the business's is spoken of as theirs (X14). */
export function ownsThing(reading: Reading): boolean {
  return mentions(reading, 'item').some((item) => item.phrase !== true && isOwned(reading.text, item));
}

function isOwned(text: string, { start, end }: ItemMention): boolean {
  const before = text.slice(0, start).trimEnd().toLowerCase();
  const after = text.slice(end).trimStart();
  return BEFORE.some((word) => endsIn(before, word)) || AFTER.some((word) => after.startsWith(word));
}

/** Whether its last word is that one; in a script without spaces, whether it ends so. */
function endsIn(text: string, word: string): boolean {
  const isWhole = /[^\p{ASCII}]/u.test(word) || !/\p{L}/u.test(text.at(-word.length - 1) ?? '');
  return isWhole && text.endsWith(word);
}
