import { mentions, type Reading } from '../../../core/reading.ts';
import { denies, says } from '../vocabulary.ts';
import type { StandingRule } from './heard.ts';

/** What is said of something one was reminded of, however long ago (F8). Where nobody was, it is none of the desk's. */

export const cannotCome: StandingRule = {
  rule: 'cannot come to what they have, or were reminded of',
  means: 'cannot',
  // "My appointment" is denied along with coming to it, and is theirs all the same.
  when: ({ bare, data, around }) => {
    if (data.reminded !== undefined) return cannot(bare);
    return around.resting && !around.answered && denies(bare, 'cannot') && denies(bare, 'mine');
  },
  examples: [
    { said: "I can't make it", given: 'reminded' },
    "I can't make my appointment",
    { said: 'no puedo ir', in: 'es', given: 'reminded' },
    { said: 'je ne peux pas venir', in: 'fr', given: 'reminded' },
    { said: '我来不了', in: 'zh', given: 'reminded' },
    { said: 'ខ្ញុំមកមិនបានទេ', in: 'km', given: 'reminded' },
  ],
};

export const comes: StandingRule = {
  rule: 'comes to what they were reminded of',
  means: 'come',
  when: ({ bare, data }) => data.reminded !== undefined && says(bare, 'comes') && !cannot(bare) && !says(bare, 'late'),
  examples: [
    { said: "I'll be there", given: 'reminded' },
    { said: 'allí estaré', in: 'es', given: 'reminded' },
    { said: 'je serai là', in: 'fr', given: 'reminded' },
    { said: '我会来的', in: 'zh', given: 'reminded' },
    { said: 'ខ្ញុំនឹងមក', in: 'km', given: 'reminded' },
  ],
};

/** "I can't make it" is a no and a wish to call off in the same words; "no, cancel it" is one after the other. */
function cannot(reading: Reading): boolean {
  const denials = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  const inOne = mentions(reading, 'cue').some(
    ({ cue, start, end }) => cue === 'cancel' && denials.some((no) => no.start <= start && end <= no.end),
  );
  return inOne || denies(reading, 'cannot');
}

export const ofReminded: readonly StandingRule[] = [cannotCome, comes];
