import { differsFrom, heardWish, isWish } from '../../../core/hearing.ts';
import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { denialsOf, denies, says, wishesFor } from '../vocabulary.ts';
import { aboutOf, type Heard, type StandingRule } from './heard.ts';

/** What is said of something one was reminded of, however long ago (F8). Where nobody was, it is none of the desk's. */

export const cannotCome: StandingRule = {
  rule: 'cannot come to what they have, or were reminded of',
  means: 'cannot',
  // "My appointment" is denied along with coming to it, and is theirs all the same.
  when: ({ bare, data, around }) => {
    // "No llego, estoy en un atasco" is on the way, and wants nothing called off.
    if (says(bare, 'late') && !hasCue(bare, 'cancel', 'change')) return false;
    if (data.reminded !== undefined) return cannot(bare);
    if (!around.resting || around.answered || !denies(bare, 'cannot')) return false;
    // What was booked in this very talk need not be named, where nothing else is asked for.
    const isOfThis = around.done?.act === 'book' || around.done?.act === 'move';
    return denies(bare, 'mine') || (isOfThis && !hasCue(bare, 'cancel', 'change', 'book', 'more', 'question'));
  },
  examples: [
    { said: "I can't make it", given: 'reminded' },
    "I can't make my appointment",
    { said: 'no voy a poder el viernes', in: 'es', given: 'something was just booked' },
    { said: 'no puedo ir', in: 'es', given: 'reminded' },
    { said: 'uff ese día imposible', in: 'es', given: 'reminded' },
    { said: 'je ne peux pas venir', in: 'fr', given: 'reminded' },
    { said: '我来不了', in: 'zh', given: 'reminded' },
    { said: 'ខ្ញុំមកមិនបានទេ', in: 'km', given: 'reminded' },
  ],
};

/** "I might not make it" is no wish yet: nothing is asked and nobody is troubled, whoever answers for the booking. */
export const mayNotCome: StandingRule = {
  rule: 'may not be able to come to what they have',
  means: 'cannot',
  when: ({ bare, around, data }) =>
    (around.resting || data.question === 'coming') && denies(bare, 'mightNot') && !wishesMore(bare),
  gives: () => ({ asks: true }),
  examples: [
    'I might not make it',
    { said: 'no sé si podré ir', in: 'es' },
    { said: 'je ne sais pas si je pourrai venir', in: 'fr' },
    { said: '我可能来不了', in: 'zh' },
    { said: 'ខ្ញុំប្រហែលមិនអាចមកបាន', in: 'km' },
  ],
};

/** Beside the doubt something is to be done: "so can we move it?", "so cancel it". */
function wishesMore(reading: Reading): boolean {
  const doubts = denialsOf(reading, 'mightNot');
  const isWithin = (one: Mention) => doubts.some((doubt) => doubt.start <= one.start && one.end <= doubt.end);
  const cues = mentions(reading, 'cue').filter(({ cue }) => cue === 'cancel' || cue === 'change');
  return cues.some((cue) => !isWithin(cue)) || wishesFor(reading, 'moves', 'may');
}

export const comes: StandingRule = {
  rule: 'comes to what they were reminded of',
  means: 'come',
  when: (heard) => {
    const { bare, data } = heard;
    if (data.reminded === undefined || !says(bare, 'comes')) return false;
    // "I'll come at 11", where it is at ten, is no yes.
    return !cannot(bare) && !says(bare, 'late') && !isAtAnotherTime(heard);
  },
  examples: [
    { said: "I'll be there", given: 'reminded' },
    { said: 'allí estaré', in: 'es', given: 'reminded' },
    { said: 'je serai là', in: 'fr', given: 'reminded' },
    { said: '我会来的', in: 'zh', given: 'reminded' },
    { said: 'ខ្ញុំនឹងមក', in: 'km', given: 'reminded' },
  ],
};

/** A day or an hour was named that is not the one they were reminded of. */
export function isAtAnotherTime({ bare, data: { reminded }, catalogue }: Heard): boolean {
  if (reminded === undefined) return false;
  const wish = heardWish(bare);
  const [date = '', time = ''] = aboutOf({ bookings: [reminded] }, catalogue)?.split('T') ?? [];
  return isWish(wish) && differsFrom(wish, { date, time });
}

/** "I can't make it" is a no and a wish to call off in the same words; "no, cancel it" is one after the other. */
export function cannot(reading: Reading): boolean {
  const denials = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  const inOne = mentions(reading, 'cue').some((one) => one.cue === 'cancel' && denials.some((no) => overlaps(one, no)));
  return inOne || denies(reading, 'cannot');
}

export const ofReminded: readonly StandingRule[] = [mayNotCome, cannotCome, comes];
