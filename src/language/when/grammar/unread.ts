import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import { clockish, lead, notBeforeWord } from './date.ts';
import type { Item } from './item.ts';
import { comingDate, namedMonth } from './month.ts';

/**
 * What was plainly meant as a day or an hour, and is none: "31 February", "the 45th", "25:80". It stands for nothing, not
 * for the month in it nor for the number, and is owned up to (X20).
 */
type Unread = readonly [Extract<Item, { type: 'unread' }>];

const NO_DAY: Unread = [{ type: 'unread', as: 'day' }];
const NO_TIME: Unread = [{ type: 'unread', as: 'time' }];

const anyNumber = meaning(either<{ readonly value: number }>(sense('ordinal'), sense('number')), ({ value }) => value);
const between = skip('dayMark', 'of', 'day', 'ofMonth', 'the');

/** A day that its month does not have. */
const noSuchDate: Parser<Unread> = meaning(
  either(
    meaning(sequence(lead, anyNumber, between, namedMonth), ([, day, , of]) => ({ day, of })),
    meaning(sequence(skip('on'), namedMonth, skip('the'), anyNumber, optional(glue('dayMark'))), ([, of, , day]) => ({
      day,
      of,
    })),
  ),
  ({ day, of }, input, _at, end) =>
    day < 100 && comingDate(of, day, input.moment.today) === null && !isDoubtful(input, end) ? NO_DAY : null,
);

/** "45 may come": a word that is mostly something else, right behind a number, in the middle of a sentence. */
function isDoubtful({ words }: Input, end: number): boolean {
  const { text } = words;
  const last = text.lastIndexOf(' ', end - 1) + 1;
  const named = words.senses('month', last);
  const isShy = named.length > 0 && named.every(({ value }) => value.shy);
  return isShy && /\d $/u.test(text.slice(0, last)) && /^ +[a-z]/u.test(text.slice(end));
}

/** "The 45th", "el día 45", "45号", "ថ្ងៃទី៤៥": of no month. */
const noSuchDay: Parser<Unread> = meaning(
  either(
    notBeforeWord(
      meaning(sequence(glue('on', 'for', 'the', 'theDay'), lead, sense('ordinal')), ([, , { value }]) => value),
    ),
    meaning(sequence(skip('on', 'the', 'theDay'), glue('day'), sense('number')), ([, , { value }]) => value),
    meaning(sequence(sense('number'), glue('dayMarkBehind')), ([{ value }]) => value),
    meaning(sequence(skip('day'), glue('dayMark'), sense('number')), ([, , { value }]) => value),
  ),
  (value) => (value > 31 && value < 100 ? NO_DAY : null),
);

/** "2026-13-45", "45/13/2026", "31/02". Other runs of figures are telephone numbers, references, halves. */
const noSuchFigures: Parser<Unread> = meaning(sense('figures'), ({ parts, separator }) => {
  if (separator === ':') return isClock(parts) ? null : isTwoByTwo(parts) ? NO_TIME : null;
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 3) return isWholeDate(first, second, third) ? NO_DAY : null;
  const isDate = separator === '/' && isTwoByTwo(parts) && first !== second;
  return isDate && Number(first) <= 99 ? NO_DAY : null;
});

function isTwoByTwo(parts: readonly string[]): boolean {
  return parts.length === 2 && parts.every(({ length }) => length === 2);
}

function isClock([hour = '', minute = '']: readonly string[]): boolean {
  return Number(hour) <= 24 && Number(minute) < 60;
}

function isWholeDate(first: string, second: string, third: string): boolean {
  const [year, ...others] = first.length === 4 ? [first, second, third] : [third, first, second];
  const isYear = year?.length === 4 && Number(year) >= 1900 && Number(year) <= 2199;
  return isYear && others.every(({ length }) => length > 0 && length <= 2);
}

const hourWord = either<unknown>(glue('oclock', 'hourSign', 'clockHour'), sense('meridiem'));
/** The "h" of "48h" may be a length. */
const sign = glue('hourSign');
const plainHourWord = where(either<unknown>(glue('oclock'), sense('meridiem')), (_, input, at) => {
  return sign(input, at).length === 0;
});
const atOrFrom = glue('at', 'about', 'from', 'between', 'until', 'till', 'after', 'before', 'by', 'toHour');

/** "At 25h", "a las 27", "26 o'clock", "30点". A length of so many hours is told without "at". */
const noSuchHour: Parser<Unread> = meaning(
  either(
    meaning(sequence(atOrFrom, skip('at', 'about', 'the'), sense('number'), hourWord), ([, , hour]) => hour),
    meaning(sequence(sense('number'), plainHourWord), ([hour]) => hour),
    meaning(sequence(glue('hourMark'), sense('number')), ([, hour]) => hour),
    meaning(
      unlessFollowedBy(
        sequence(glue('at'), glue('the', 'theHours'), sense('number')),
        either<unknown>(clockish, glue('counted')),
      ),
      ([, , hour]) => hour,
    ),
  ),
  ({ value, digits }) => (value > 24 && value < 100 && digits <= 2 ? NO_TIME : null),
);

export const impossible: Parser<readonly Item[]> = either<readonly Item[]>(
  noSuchDate,
  noSuchDay,
  noSuchFigures,
  noSuchHour,
);
