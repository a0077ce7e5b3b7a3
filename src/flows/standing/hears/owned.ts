import { type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { HEARD } from '../words/heard.ts';

const BEFORE = HEARD.flatMap(({ owners }): readonly string[] => owners.before);
const AFTER = HEARD.flatMap(({ owners }): readonly string[] => owners.after);
const OF_DAYS = HEARD.flatMap(({ owners }): readonly string[] => owners.days);
const THINGS = HEARD.flatMap(({ owners }): readonly string[] => owners.things);

type Place = Pick<Mention, 'start' | 'end'>;

/** "My manicure", "mi corte largo", "my Tuesday slot": something of the business's is spoken of as theirs (X14). */
export function ownsThing(reading: Reading): boolean {
  const { text } = reading;
  if (mentions(reading, 'item').some((item) => item.phrase !== true && isOwned(text, item))) return true;
  return [...mentions(reading, 'date'), ...mentions(reading, 'time')].some((when) => isOfThing(text, when));
}

function isOwned(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start).trimEnd().toLowerCase();
  const after = text.slice(end).trimStart();
  return BEFORE.some((word) => endsIn(before, word)) || AFTER.some((word) => after.startsWith(word));
}

/** "My Tuesday" may be a full day; "my Tuesday appointment" is booked. The word for whose it is may be part of when it is. */
function isOfThing(text: string, when: Place): boolean {
  const said = text.slice(when.start, when.end).toLowerCase();
  const after = text.slice(when.end).trimStart().toLowerCase();
  const isTheirs = isOwned(text, when) || BEFORE.some((word) => said.startsWith(`${word} `));
  return isTheirs ? isThing(after) : isOfDay(text, when);
}

/** "Tomorrow's appointment", "Friday's 3pm slot": what the day has of theirs. */
function isOfDay(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start).trimEnd().toLowerCase();
  const said = text.slice(start, end).toLowerCase();
  const after = text.slice(end).toLowerCase();
  return OF_DAYS.some((word) => {
    if (after.startsWith(word)) return isThing(after.slice(word.length).trimStart());
    return word.length > 1 && (said.endsWith(word) || before.endsWith(word)) && isThing(after.trimStart());
  });
}

function isThing(words: string): boolean {
  return THINGS.some((word) => words.startsWith(word) && !/^[a-z]/u.test(words.slice(word.length)));
}

/** Whether its last word is that one; in a script without spaces, whether it ends so. */
function endsIn(text: string, word: string): boolean {
  const isWhole = /[^\p{ASCII}]/u.test(word) || !/\p{L}/u.test(text.at(-word.length - 1) ?? '');
  return isWhole && text.endsWith(word);
}
