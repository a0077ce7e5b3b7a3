import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip } from '../parser.ts';
import { wholeText } from './date.ts';
import { type DayItem, exactClock, type Item } from './item.ts';
import { day } from './offset.ts';

/** "end of tomorrow", "end of the day": that day, up to its last minute. */
export const endOfDay: Parser<readonly Item[]> = meaning(
  sequence(
    skip('by', 'at', 'the', 'before'),
    sense('edge'),
    skip('of', 'the', 'ofMonth', 'theDay'),
    optional(day),
    optional(glue('day')),
    optional(sense('shift')),
  ),
  ([, { edge }, , which, word], { moment }) => {
    if (edge !== 'end' || (which === null && word === null)) return null;
    return untilEndOf(which, moment.today);
  },
);

/** "EOD tomorrow", "Friday close of business". */
export const closeOfDay: Parser<readonly Item[]> = either(
  meaning(
    sequence(skip('by', 'at', 'the', 'before'), glue('dayEnd'), skip('of', 'on', 'the'), optional(day)),
    ([, , , which], { moment }) => untilEndOf(which, moment.today),
  ),
  meaning(sequence(day, skip('by', 'at', 'the', 'before'), glue('dayEnd')), ([which], { moment }) =>
    untilEndOf(which, moment.today),
  ),
);

/** How long before closing the end of the day begins, and how much of the morning is too early. */
const LAST_MINUTES = 120;
const MARGIN_MINUTES = 60;

function lastOf({ opens, closes }: Moment): Extract<Item, { type: 'range' }> {
  return { type: 'range', from: exactClock(Math.max(opens, closes - LAST_MINUTES)), to: exactClock(closes) };
}

function theLast(moment: Moment): Item {
  return { ...lastOf(moment), latest: true };
}

const theDaysEnd = meaning(
  sequence(sense('edge'), skip('of', 'the', 'ofMonth', 'theDay'), glue('day')),
  ([{ edge }]) => (edge === 'end' ? edge : null),
);

const BEFORE_DAY = skip('comma', 'on', 'of', 'for', 'the', 'theDay', 'ofMonth');

/** "Friday, end of the day", "towards the end of the day": the last hours that are open, not a deadline. */
export const lateInDay: Parser<readonly Item[]> = either<readonly Item[]>(
  meaning(sequence(day, skip('comma', 'at', 'about', 'the', 'in'), theDaysEnd), ([which, , ,], { moment }) => [
    which,
    lastOf(moment),
  ]),
  meaning(sequence(glue('at', 'about'), skip('the'), theDaysEnd), (_, { moment }) => [lastOf(moment)]),
  wholeText(meaning(sequence(skip('the', 'in'), theDaysEnd), (_, { moment }) => [lastOf(moment)])),
  meaning(glue('lateOn'), (_, { moment }) => [lastOf(moment)]),
  meaning(sequence(day, skip('comma', 'at', 'the', 'in', 'for'), glue('lateOn')), ([which], { moment }) => [
    which,
    lastOf(moment),
  ]),
  meaning(sequence(glue('lateOn'), BEFORE_DAY, day), ([, , which], { moment }) => [which, lastOf(moment)]),
);

/** "The last slot of the day", "Friday last thing", which is no last Friday: of the last hours, the last. */
export const lastOfDay: Parser<readonly Item[]> = either<readonly Item[]>(
  meaning(glue('lateAsCan'), (_, { moment }) => [theLast(moment)]),
  meaning(
    sequence(day, skip('comma', 'at', 'the', 'in', 'for'), glue('lateAsCan', 'lastSlot')),
    ([which], { moment }) => [which, theLast(moment)],
  ),
  // By itself "the last slot" may be the last of those listed.
  meaning(sequence(glue('lateAsCan', 'lastSlot'), BEFORE_DAY, day), ([, , which], { moment }) => [
    which,
    theLast(moment),
  ]),
  // "My last appointment on Friday" has been.
  meaning(sequence(glue('whose'), glue('lateAsCan', 'lastSlot'), BEFORE_DAY, day), ([, , , which]) => [which]),
);

/** What nobody calls early or late, where doors never close. */
const EARLY_ENDS = 9 * 60;
const LATE_BEGINS = 20 * 60;

/** "Not too early", "not too late": everything but the first or the last hour, and no early or late one. */
export const notAtTheEdge: Parser<readonly Item[]> = either<readonly Item[]>(
  meaning(glue('notEarly'), (_, { moment }) => [
    { type: 'range', from: exactClock(Math.max(moment.opens + MARGIN_MINUTES, EARLY_ENDS)), to: null, off: 'early' },
  ]),
  meaning(glue('notLate'), (_, { moment }) => [
    { type: 'range', from: null, to: exactClock(Math.min(moment.closes - MARGIN_MINUTES, LATE_BEGINS)), off: 'late' },
  ]),
);

function untilEndOf(which: DayItem | null, today: number): readonly Item[] {
  return [
    which ?? { type: 'day', day: today, form: 'relative' },
    { type: 'range', from: null, to: exactClock(23 * 60 + 59) },
  ];
}
