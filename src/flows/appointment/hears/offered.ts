import { heardShift, picksBeyond } from '../../../core/hearing.ts';
import { type CueMention, mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { contains } from '../../../core/span.ts';
import { instantOf } from '../../../domain/zoned.ts';
import type { IntentName } from '../intents.ts';
import { hasPassed } from '../life.ts';
import {
  besides,
  callsOff,
  checkFailed,
  forAll,
  type Heard,
  isForAnother,
  onDayOf,
  takesBoth,
  unanswerable,
} from './heard.ts';
import { direction, fitting, leftOver, numbered, only, place, placeStands, slotsOf } from './picked.ts';
import { isSpecific, rulesOut, wishEntitiesOf } from './wish.ts';

/** Two slots are on the table: what fits one of them picks it, what fits none is a new wish (A8). */
export const offeredRules: readonly Rule<Heard, IntentName>[] = [
  {
    rule: 'wants one of them, only earlier or later',
    means: 'constraint',
    when: (heard) => place(heard) !== null && heardShift(heard.reading) !== null,
    gives: (heard) => besides(slotsOf(heard)[place(heard) ?? 0] ?? '', heardShift(heard.reading) ?? 'later', heard),
    examples: ['the second one but a bit later', 'the first but something earlier'],
  },
  {
    rule: 'picks by its place',
    means: 'select',
    when: (heard) => place(heard) !== null && placeStands(heard),
    gives: (heard) => forAll({ choice: (place(heard) ?? 0) + 1 }, heard),
    examples: ['the second one', '2', 'number 1 please'],
  },
  {
    rule: 'wants the day of one at another time',
    means: 'constraint',
    when: (heard) => place(heard) !== null,
    gives: (heard) => onDayOf(slotsOf(heard)[place(heard) ?? 0] ?? '', heard),
    examples: ['the first one but at 11:15'],
  },
  isForAnother('and my son needs a cleaning too, same day if possible'),
  {
    rule: 'asks what was offered',
    means: 'unclear',
    when: ({ has, wish }) => has('recall') && !isSpecific(wish),
    examples: ['what did you say again?', 'what was the later one again?', 'sorry, when are they again'],
  },
  {
    // Asked for, or after a no, something later than both is meant, and not the later of the two.
    rule: 'wants it earlier or later than both',
    means: 'constraint',
    when: (heard) => direction(heard) !== null && looksBeyond(heard) && namesNoOther(heard),
    gives: (heard) => besides(endOf(heard), direction(heard) ?? 'later', heard),
    examples: ['anything later?', 'is there anything earlier?', 'anything later on Friday?'],
  },
  {
    rule: 'rules out the time of one',
    means: 'select',
    when: (heard) => leftOver(heard) !== null,
    gives: (heard) => forAll({ choice: slotsOf(heard).indexOf(leftOver(heard) ?? '') + 1 }, heard),
    examples: ['not 9:30', "can't do 9"],
  },
  {
    rule: 'names the day or time of one',
    means: 'select',
    when: (heard) => isSpecific(heard.wish) && fitting(heard).length === 1 && !looksFurther(heard),
    gives: (heard) => forAll({ choice: slotsOf(heard).indexOf(fitting(heard)[0] ?? '') + 1 }, heard),
    examples: ['9:30 works', 'half past nine'],
  },
  {
    rule: 'refuses what both have',
    means: 'decline',
    when: (heard) =>
      isSpecific(heard.wish) && fitting(heard).length > 1 && (heard.has('change') || heard.answer === 'no'),
    examples: ['another time on Friday'],
  },
  {
    rule: 'names what both have',
    means: 'unclear',
    when: (heard) => isSpecific(heard.wish) && fitting(heard).length > 1,
    examples: ['Friday'],
  },
  {
    rule: 'names another day or time',
    means: 'constraint',
    when: ({ wish }) => isSpecific(wish),
    gives: (heard) => forAll(wishEntitiesOf(heard.wish), heard),
    examples: ['Monday at 10', 'do you have anything in the afternoon?', 'not Friday, mornings are best'],
  },
  {
    rule: 'says a number within a sentence',
    means: 'select',
    when: (heard) => numbered(heard) !== null,
    gives: (heard) => ({ choice: (numbered(heard) ?? 0) + 1 }),
    examples: ['2 works for me'],
  },
  { rule: 'calls it off', means: 'cancel', when: callsOff, examples: ['never mind'] },
  {
    rule: 'rules out the day of both',
    means: 'constraint',
    when: (heard) => slotsOf(heard).every((slot) => rulesOut(heard.wish, slot, heard.timeZone)),
    gives: ({ wish }) => wishEntitiesOf(wish),
    examples: ['no, not Friday'],
  },
  {
    rule: 'wants to think it over',
    means: 'unclear',
    when: ({ answer, has }) => answer === 'not_yet' || has('pause'),
    gives: () => ({ later: true }),
    examples: ['let me think about it', 'hang on a minute'],
  },
  {
    rule: 'takes either',
    means: 'select',
    // "Whatever you have soonest" is neither.
    when: ({ pick, has }) => pick === 'either' && !has('soonest'),
    gives: (heard) => ({ choice: slotsOf(heard).findIndex((slot) => !hasPassed(slot, heard.now)) + 1 || 1 }),
    examples: ['either is fine'],
  },
  takesBoth(['both please', 'yes, the first two']),
  {
    rule: 'takes the earlier or the later',
    means: 'select',
    when: (heard) => direction(heard) !== null,
    gives: (heard) => ({ choice: slotsOf(heard).indexOf(endOf(heard)) + 1 }),
    examples: ['the later one', 'the earlier one please'],
  },
  {
    rule: 'wants others',
    means: 'decline',
    when: ({ pick, has }) => pick !== null && !(pick === 'both' && has('question')) && !has('soonest'),
    examples: ['none of these'],
  },
  {
    rule: 'rules days out or leaves everything open',
    means: 'constraint',
    when: ({ wish }) => wish.except.length > 0 || wish.open === 'everything',
    gives: ({ wish }) => wishEntitiesOf(wish),
    examples: ['not Monday', 'as soon as possible', 'whatever you have soonest'],
  },
  {
    rule: 'tries again after a failed check',
    means: 'constraint',
    when: (heard) => heard.has('retry') && checkFailed(heard),
    examples: [{ said: 'please try again', given: 'a failed check beside an offer' }],
  },
  {
    rule: 'says yes to the only one',
    means: 'select',
    when: (heard) => heard.answer === 'yes' && only(heard) !== undefined,
    gives: (heard) => ({ choice: slotsOf(heard).indexOf(only(heard) ?? '') + 1 }),
    examples: [{ said: 'yes please', given: 'a single slot' }],
  },
  {
    rule: 'says yes to two',
    means: 'unclear',
    when: ({ answer }) => answer === 'yes',
    gives: () => ({ agrees: true }),
    examples: ['yes please'],
  },
  {
    rule: 'says no or asks for more',
    means: 'decline',
    when: ({ answer, has }) => answer === 'no' || has('change', 'more', 'availability'),
    examples: ['no', 'nope'],
  },
  {
    rule: 'leaves the time open',
    means: 'unclear',
    when: ({ wish }) => wish.open === 'time',
    examples: ['any time'],
  },
  unanswerable('is the 9:30 one with a woman?'),
];

function looksBeyond(heard: Heard): boolean {
  const { reading, answer, has, pick } = heard;
  if (pick === null) return false;
  // "Which one's earlier?" is of the two that were offered.
  const choices = mentions(reading, 'choice');
  const isApart = (cue: CueMention) => !choices.some((choice) => contains(choice, cue) || contains(cue, choice));
  const does = mentions(reading, 'cue').flatMap((one) => (!one.negated && isApart(one) ? [one.cue] : []));
  const asks =
    does.includes('availability') || does.includes('change') || (does.includes('question') && !has('soonest'));
  return picksBeyond(reading, pick) || slotsOf(heard).length === 1 || answer === 'no' || asks;
}

/** "Too early, after 11": what is said of the hours is where to look, although one of the two lies there. */
function looksFurther(heard: Heard): boolean {
  return heard.wish.window !== null && direction(heard) !== null && looksBeyond(heard);
}

/** No day or time was named, or only the day that both have. */
function namesNoOther(heard: Heard): boolean {
  const { time, window } = heard.wish;
  if (!isSpecific(heard.wish)) return true;
  return time === null && window === null && fitting(heard).length === slotsOf(heard).length;
}

/** The first or the last of the slots, whichever the direction points at. */
function endOf(heard: Heard): string {
  const sorted = slotsOf(heard).toSorted((one, other) => instantOf(one) - instantOf(other));
  return (direction(heard) === 'earlier' ? sorted[0] : sorted.at(-1)) ?? '';
}
