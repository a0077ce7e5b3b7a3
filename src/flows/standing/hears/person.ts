import { heardAnswer, heardWish, isWish } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { isNothingBut, isWordOf, speaksOf } from './speaks.ts';

/** What somebody tells of themselves: a name, a number, an e-mail address, in a few words or many (X15). */

/** So many digits are meant as a number, whether or not they are one. */
const DIGITS_OF_A_NUMBER = 5;

/**
 * What was told; null where nothing was. Something that was meant as a name or a number and could not be read is owned up
 * to (X20).
 */
export function heardPerson(reading: Reading): JsonObject | null {
  const name = heardName(reading);
  const [phone] = mentions(reading, 'phone');
  const [email] = mentions(reading, 'email');
  const unread = unreadIn(reading, name, phone !== undefined);
  if (name === null && phone === undefined && email === undefined && unread === null) return null;
  return {
    ...(name !== null && { name }),
    ...(phone && { phone: phone.phone }),
    ...(email && { email: email.email }),
    ...(unread !== null && { unread }),
  };
}

/**
 * A name that was introduced counts among whatever else was said; one that merely stands there only if nothing else does but
 * courtesies and how to reach them, and it is no thing of the business's, no praise and no question: "Brilliant" is nobody's.
 */
export function heardName(reading: Reading): string | null {
  const named = mentions(reading, 'name').filter(({ negated }) => negated !== true);
  const introduced = named.find((mention) => mention.introduced);
  if (introduced !== undefined) return introduced.name;
  const [bare] = named;
  if (bare === undefined || /[?？]/u.test(reading.text) || isNothingBut(reading, 'remarks') || isThing(reading, bare))
    return null;
  const name = upToReach(bare.name);
  return name !== '' && heardAnswer(reading) === null && standsAlone(reading) ? name : null;
}

/** "Tom Baker mobile 07700 900123" names Tom Baker, "my mobile is …" nobody. */
function upToReach(name: string): string {
  const words = name.split(' ');
  const reach = words.findIndex((word) => isWordOf(word, 'reach'));
  return words.slice(0, reach < 0 ? words.length : reach).join(' ');
}

/** Nothing but a name, which only looks like an answer: no words say so, no number stands beside it, it is not first and last name. */
export function isOnlyLikely(told: JsonObject | null, reading: Reading): boolean {
  if (told === null || Object.keys(told).join() !== 'name' || isReachTold(reading)) return false;
  return !mentions(reading, 'name').some(
    ({ introduced, start, end }) => introduced || isWritten(reading.text.slice(start, end)),
  );
}

function isReachTold(reading: Reading): boolean {
  return reading.mentions.some(({ kind }) => kind === 'phone' || kind === 'email');
}

/** "Charlotte Smith", though a city is called so, and "Priya N". */
function isWritten(name: string): boolean {
  return /^\p{Lu}\S+(?:\s+\p{Lu}\S*)+$/u.test(name.trim());
}

const BESIDE_A_NAME = new Set(['name', 'phone', 'email']);

/**
 * "Je voudrais visiter" is a wish with a word that might be a name, and "Tom Baker please" a name with a courtesy; beside a number,
 * "and my number is" is let pass.
 */
function standsAlone(reading: Reading): boolean {
  if (isReachTold(reading)) return true;
  const covered = reading.mentions.filter(({ kind }) => BESIDE_A_NAME.has(kind) || kind === 'cue');
  const from = Math.max(0, ...mentions(reading, 'name').map(({ end }) => end));
  const said = reading.rest === '' ? reading.text.slice(0, from) : reading.text;
  const left = [...said].filter((_, place) => !covered.some(({ start, end }) => start <= place && place < end));
  return !/\p{L}/u.test(left.join(''));
}

/** The whole of it is on one of the business's lists: "Boston" is where somebody flies to, "Boston Smith" is not. */
function isThing(reading: Reading, name: Mention): boolean {
  return mentions(reading, 'item').some(({ start, end, phrase }) => !phrase && start <= name.start && end >= name.end);
}

function unreadIn(reading: Reading, name: string | null, hasPhone: boolean): 'name' | 'phone' | null {
  const [run = ''] = /\+?\d[\d\s().-]*/u.exec(reading.text.replaceAll(/\S+@\S+/gu, '')) ?? [];
  const meantAsNumber = run.replaceAll(/\D/g, '').length >= DIGITS_OF_A_NUMBER;
  if (meantAsNumber && !hasPhone) return 'phone';
  return name === null && !hasPhone && speaksOf(reading, 'introduces') ? 'name' : null;
}

/** Whether somebody would rather not say: that is fine, and nothing else is meant by it. */
export function withholds(reading: Reading): boolean {
  // "How much do I have to pay?" asks about the house.
  if (speaksOf(reading, 'withholds')) return mentions(reading, 'topic').length === 0;
  const asks = hasCue(reading, 'cancel', 'change', 'question', 'book') || /[?？]/u.test(reading.text);
  // "No no, I meant next Thursday" speaks of what was booked.
  return heardAnswer(reading) === 'no' && !asks && reading.rest === '' && !isWish(heardWish(reading));
}
