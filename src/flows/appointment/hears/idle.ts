import type { Rule } from '../../../core/rules.ts';
import { addDays, instantOf, localTime, minuteOf } from '../../../domain/zoned.ts';
import type { IntentName } from '../intents.ts';
import type { WishEntities } from '../preference.ts';
import { callsOff, checkFailed, forAll, type Heard, hasOrdinal, isForAnother, unanswerable } from './heard.ts';
import { isSpecific, isWish, wishEntitiesOf } from './wish.ts';

const FOR_ANOTHER = isForAnother('I need an appointment for my two kids');

/** "And for kids?", after a price: nothing is under way that another could come beside. */
function onlyAsks({ reading: { clauses = [] }, has }: Heard): boolean {
  return clauses.every(({ mood, asked }) => mood === 'asks' || asked) && !has('book', 'more', 'availability');
}

/** Nothing is on the table: any word about when is a constraint (A9). */
export const idleRules: readonly Rule<Heard, IntentName>[] = [
  {
    rule: 'calls it off',
    means: 'cancel',
    when: (heard) => callsOff(heard) && !isSpecific(heard.wish),
    examples: ['cancel my appointment', 'never mind'],
  },
  {
    rule: 'picks by number where nothing is listed',
    means: 'select',
    when: (heard) => hasOrdinal(heard) && !isSpecific(heard.wish) && picksOnly(heard),
    gives: () => ({ choice: 1 }),
    examples: ['the first one'],
  },
  {
    rule: 'says when',
    means: 'constraint',
    when: ({ wish }) => isWish(wish),
    gives: (heard) => forAll(nextTime(heard), heard),
    examples: ['Friday morning please', 'tomorrow at 10', 'any time works for me', 'me and my wife on Friday'],
  },
  {
    rule: 'tries again after a failed check',
    means: 'constraint',
    when: (heard) => checkFailed(heard) && (heard.has('retry') || heard.answer === 'yes'),
    examples: [{ said: 'please try again', given: 'a failed check' }],
  },
  {
    rule: 'compares where nothing is listed',
    means: 'select',
    when: (heard) => heard.pick !== null && picksOnly(heard),
    gives: () => ({ choice: 1 }),
    examples: ['either one'],
  },
  {
    // "What have you got?" leaves it to us, as "any time" does (A9); a mere wish for an appointment is asked when.
    rule: 'asks what is free',
    means: 'constraint',
    when: ({ has }) => has('availability') && has('question') && !has('book'),
    gives: () => ({ open: 'time' }),
    examples: ['what times do you have available?'],
  },
  { ...FOR_ANOTHER, when: (heard) => FOR_ANOTHER.when(heard) && !onlyAsks(heard) },
  {
    rule: 'wants an appointment, without saying when',
    means: 'unclear',
    when: ({ has }) => has('book', 'availability'),
    examples: ['I would like to book an appointment'],
  },
  {
    // "Ok and do you do whitening?" asks, and a yes to nothing is no answer to it (X20).
    rule: 'says yes',
    means: 'confirm',
    when: ({ answer, has, reading }) => answer === 'yes' && !(has('question') && reading.rest !== ''),
    examples: ['yes please'],
  },
  {
    rule: 'says no, or not yet',
    means: 'decline',
    when: ({ answer, has }) => answer === 'no' || answer === 'not_yet' || has('pause'),
    examples: ['no thanks', 'not right now', 'I want to talk it over with my husband'],
  },
  unanswerable('do you know a good plumber round here?'),
];

/** Nothing else is said with it: "can I come for a chat first" picks nothing. */
function picksOnly({ reading }: Heard): boolean {
  const picks = reading.clauses?.filter((clause) => clause.mentions.some(({ kind }) => kind === 'choice')) ?? [];
  return picks.every(({ rest }) => rest === '');
}

/** A time of day that has passed and was named with nothing else is tomorrow's: "at 3am", said at nine. */
function nextTime({ wish, data, timeZone, now }: Heard): WishEntities {
  const { time, date, dates, open } = wish;
  const entities = wishEntitiesOf(wish);
  if (!time?.settled || date || dates || open || data.preference?.day) return entities;
  const local = localTime(instantOf(now), timeZone);
  return minuteOf(time.time) <= local.minute ? { ...entities, date: addDays(local.date, 1) } : entities;
}
