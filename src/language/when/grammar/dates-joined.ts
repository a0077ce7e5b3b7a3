import type { Parser } from '../parser.ts';
import { glue, meaning, sense, sequence, where } from '../parser.ts';
import type { Item } from './item.ts';
import { dayNumbered } from './month.ts';
import { day } from './offset.ts';

/** "El 21 y 22": a number that ends the clause, and is joined to a day told by its own, is the next of them. */
export const datesJoined: Parser<readonly Item[]> = meaning(
  where(
    sequence(
      where(day, ({ value }) => value.monthless === true),
      glue('and', 'or'),
      where(sense('number'), ({ value }) => value.digits > 0),
    ),
    ({ end }, { words }) => /^ *(?:$|[.,!?;])/u.test(words.text.slice(end)),
  ),
  ([first, , { value }], { moment }) => {
    const second = dayNumbered(value, { ...moment, about: { day: first.day, minutes: null } });
    return second === null || second.day <= first.day ? null : [first, second];
  },
);
