import { weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { glue, meaning, sequence, skip } from '../parser.ts';
import type { Item } from './item.ts';
import { comingDay, weekdayName } from './weekday.ts';

/** "Friday was right": the coming one, whatever week was talked about since; the one at hand where that is a Friday. */
export const backToWeekday: Parser<readonly Item[]> = meaning(
  sequence(skip('on', 'the', 'theDay'), weekdayName, glue('wasRight')),
  ([, { index }], { moment }) => {
    const { about } = moment;
    const isIt = about !== null && weekdayIndex(about.day) === index;
    const day = isIt ? about.day : comingDay(index, { ...moment, within: null }).day;
    return [{ type: 'day', day, form: 'relative' }];
  },
);
