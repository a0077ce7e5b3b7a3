import type { Parser } from '../parser.ts';
import { either, glue, meaning, sense, sequence, skip } from '../parser.ts';
import { type Amount, daysLater } from './amount.ts';
import type { Item } from './item.ts';
import { relativeWeek } from './weekday.ts';

const theDay = skip('on', 'the');

/** "Next week" beside a day: how far it is from the week of what is talked about. */
export const weeksOn = meaning(relativeWeek, ({ by }): Amount => ({ value: by * 7, unit: 'day', article: true }));
const monthsOn = meaning(
  either(
    meaning(sequence(skip('the'), sense('shift'), skip('measure'), sense('unit')), ([, found, , of]) => ({
      found,
      of,
    })),
    meaning(sequence(skip('the'), sense('unit'), sense('shift')), ([, of, found]) => ({ found, of })),
  ),
  ({ found, of }): Amount | null => (of.unit === 'month' ? { value: found.by, unit: 'month', article: true } : null),
);
const stretchOn = either(weeksOn, monthsOn);
const joint = skip('of', 'ofMonth', 'the', 'in', 'comma', 'measure');

/** "Same day next week", "下周同一天": the day that is talked about, so much further on; with none of that, today. */
export const sameDayOn: Parser<readonly Item[]> = meaning(
  either(
    meaning(sequence(theDay, glue('sameDay'), joint, stretchOn), ([, , , length]) => length),
    meaning(sequence(stretchOn, joint, glue('sameDay')), ([length]) => length),
  ),
  (length, { moment: { about, today } }) => {
    const day = length.value > 0 ? daysLater(length, about?.day ?? today, 1) : null;
    return day === null ? null : [{ type: 'day', day, form: 'relative' }];
  },
);
