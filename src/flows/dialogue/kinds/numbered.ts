import type { Json } from '../../../core/json.ts';
import { plain } from '../../../core/plain.ts';
import { type CountMention, hasCue, isValue, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Found } from './kind.ts';
import words from './numbered.json' with { type: 'json' };

/** A number that picks from what is listed: "make it 3", and where it is asked which, "let's do 3" and "3 works". */
export function byNumber(
  reading: Reading,
  options: readonly { readonly [field: string]: Json }[],
  asked: boolean,
): Found[] {
  const isChange = hasCue(reading, 'correction', 'change');
  return mentions(reading, 'count').flatMap((count) => {
    const { value, unit, start, end, negated } = count;
    const picks = unit === null && !negated && value > 0 && (isChange || (asked && isByItself(reading, count)));
    const one = picks ? options[value - 1] : undefined;
    return one === undefined ? [] : [{ value: one['id'] ?? null, start, end, role: null, likeness: 1 }];
  });
}

/** Whether a number is all that is told and counts nothing: "2 bags" and "for 2" are no places in a list, "2 or 3" are two. */
function isByItself(reading: Reading, count: CountMention): boolean {
  const { text, locale, clauses = [] } = reading;
  const clause = clauses.find(({ start, end }) => start <= count.start && count.end <= end);
  if (clause === undefined || isForParty(reading, count)) return false;
  if (reading.mentions.some((one) => isValue(one) && !overlaps(one, count))) return false;
  const rest = plain(text.slice(count.end, clause.end)).replace(/^[^\p{L}\p{N}]+/u, '');
  const leads = (word: string) => rest.startsWith(word) && !/^[a-z]/u.test(rest.slice(word.length));
  return rest === '' || words.suits[locale].map(plain).some(leads);
}

/** "… on Friday for 3" counts who is coming; "I'll go for 3" does not. */
export function isForParty({ text }: Reading, { start }: CountMention): boolean {
  const before = ` ${plain(text.slice(0, start))}`.replace(/\s+/gu, ' ');
  const ends = (phrases: readonly string[]) => phrases.some((phrase) => before.endsWith(` ${phrase} `));
  return ends(words.party) && !ends(words.picks);
}
