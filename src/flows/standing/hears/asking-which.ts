import { heardChoice } from '../../../core/hearing.ts';
import { hasCue } from '../../../core/reading.ts';
import { severalIn } from './calling-off.ts';
import { type Heard, isNamed, keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { wanted } from './wanted.ts';

/** One of those listed is picked by its place. */
export function picksByPlace(count: (heard: Heard) => number, given?: string): StandingRule {
  const place = (heard: Heard) => {
    // They have no names to be called by: "1" is the first, and nothing else.
    const options = Array.from({ length: count(heard) }, () => ({ id: '', label: '' }));
    return heardChoice(heard.reading, options);
  };
  const said = (words: string) => (given === undefined ? words : { said: words, given });
  return {
    rule: 'picks by its place',
    means: 'pick',
    when: (heard) => place(heard) !== null,
    gives: (heard) => ({ choice: (place(heard) ?? 0) + 1 }),
    examples: [said('the second one'), said('1'), said('2')],
  };
}

/** Several bookings stand, and one is to be picked. */
export const askingWhichRules: readonly StandingRule[] = [
  picksByPlace(({ data }) => data.bookings?.length ?? 0),
  keeps,
  {
    rule: 'means several of them',
    means: 'pick',
    // "Cancel both" says what is to become of them as well.
    when: ({ reading }) => severalIn(reading).several === true && !hasCue(reading, 'cancel'),
    gives: ({ reading }) => severalIn(reading),
    examples: ['both', { said: 'las dos', in: 'es' }],
  },
  {
    rule: 'names what it is, its day or its time',
    means: 'pick',
    when: ({ reading }) => isNamed(wanted(reading)),
    gives: ({ reading }) => wanted(reading),
    examples: ['the one on Friday', { said: 'el viernes', in: 'es' }],
  },
  protests,
  ...anything,
];
