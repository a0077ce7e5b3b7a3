import { heardChoice, heardShift, picksBeyond } from '../../../core/hearing.ts';
import { mentions } from '../../../core/reading.ts';
import { rememberedLast } from '../../../core/remembered.ts';
import type { Rule } from '../../../core/rules.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import type { IntentName } from '../intents.ts';
import { hasPassed } from '../life.ts';
import {
  asOptions,
  besides,
  checkFailed,
  forAll,
  type Heard,
  hasOrdinal,
  isForAnother,
  onDayOf,
  unanswerable,
} from './heard.ts';
import { bareNumber, fits, isLoneNumber, isSpecific, rulesOut, wishEntitiesOf } from './wish.ts';

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
    when: (heard) => isSpecific(heard.wish) && fitting(heard).length === 1,
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
  { rule: 'calls it off', means: 'cancel', when: ({ has }) => has('cancel'), examples: ['never mind'] },
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
    when: ({ pick, has }) => (pick === 'either' && !has('soonest')) || (pick === 'both' && !has('question')),
    gives: (heard) => ({ choice: slotsOf(heard).findIndex((slot) => !hasPassed(slot, heard.now)) + 1 || 1 }),
    examples: ['either is fine'],
  },
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

function slotsOf({ data }: Heard): readonly string[] {
  return data.last_offer?.slots ?? [];
}

/** The only one that there is, or that has not gone by. */
function only(heard: Heard): string | undefined {
  const slots = slotsOf(heard);
  const [first, ...others] = slots.length === 1 ? slots : slots.filter((slot) => !hasPassed(slot, heard.now));
  return others.length === 0 ? first : undefined;
}

/** The place that was picked on purpose: beside a day or time a lone number may be an hour, "the second" may not. */
const place = rememberedLast((heard: Heard): number | null => {
  const found = heardChoice(heard.reading, asOptions(slotsOf(heard)));
  const isPick = hasOrdinal(heard) || !isSpecific(heard.wish) || isLoneNumber(heard.reading);
  return found !== null && isPick ? found : null;
});

/** "The first one" picks it; "the first one but at 10" wishes for another time on its day. */
function placeStands(heard: Heard): boolean {
  const slot = slotsOf(heard)[place(heard) ?? 0] ?? '';
  return !isSpecific(heard.wish) || isLoneNumber(heard.reading) || fits(slot, heard.wish, heard.timeZone);
}

const fitting = rememberedLast((heard: Heard): readonly string[] =>
  slotsOf(heard).filter((slot) => fits(slot, heard.wish, heard.timeZone)),
);

/** "Not noon" of two leaves the other, where no day or time was named but to rule it out (A8). */
function leftOver({ reading, wish, timeZone, ...heard }: Heard): string | null {
  if (wish.timesOut.length === 0) return null;
  const named = [wish.date, wish.dates, wish.time, ...mentions(reading, 'window')].some((one) => one !== null);
  const slots = heard.data.last_offer?.slots ?? [];
  const left = slots.filter((slot) => !wish.timesOut.includes(clockTime(localTime(instantOf(slot), timeZone).minute)));
  return !named && slots.length === 2 && left.length === 1 ? (left[0] ?? null) : null;
}

/** A number within a sentence ("2 works for me", "let's do 11"): an option, or the hour of one of them. */
function numbered(heard: Heard): number | null {
  const number = bareNumber(heard.reading);
  // "9 is too early" takes no nine o'clock.
  if (number === null || heard.has('question') || direction(heard) !== null) return null;
  const slots = slotsOf(heard);
  if (number <= slots.length) return number - 1;
  const hours = slots.map((slot) => localTime(instantOf(slot), heard.timeZone).minute / 60);
  const places = hours.flatMap((hour, index) => (hour === number || hour === number + 12 ? [index] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

function direction({ pick }: Heard): 'earlier' | 'later' | null {
  return pick === 'earlier' || pick === 'later' ? pick : null;
}

function looksBeyond(heard: Heard): boolean {
  const { reading, answer, has, pick } = heard;
  if (pick === null) return false;
  const asks = has('availability', 'change') || (has('question') && !has('soonest'));
  return picksBeyond(reading, pick) || slotsOf(heard).length === 1 || answer === 'no' || asks;
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
