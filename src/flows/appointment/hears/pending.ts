import { heardChoice } from '../../../core/hearing.ts';
import { isValue, mentions, type Reading } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { instantOf, localTime } from '../../../domain/zoned.ts';
import type { IntentName } from '../intents.ts';
import { hasPassed } from '../life.ts';
import type { WishEntities } from '../preference.ts';
import {
  asOptions,
  asWish,
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
import { fits, isLoneNumber, isSpecific, rulesOut, wishEntitiesOf } from './wish.ts';

/**
 * One slot waits for a yes, which the judge of consent hears (A7, X11). Whatever names another day, time or slot is a
 * change, also beside a yes.
 */
export const pendingRules: readonly Rule<Heard, IntentName>[] = [
  isForAnother('my daughter wants to come too'),
  {
    // What the yes is to is not changed by it, and it is not booked before the rest was owned up to (X20).
    rule: 'agrees, and wants another one besides',
    means: 'unclear',
    when: (heard) => heard.answer === 'yes' && !heard.has('change', 'correction') && wantsMore(heard.reading),
    gives: () => ({ company: true }),
    examples: ['yes and can I also get one for the week after', 'yes please and a hygienist one too'],
  },
  {
    rule: 'names another day or time',
    means: 'change_request',
    when: (heard) => names(heard) && !fits(slotOf(heard), heard.wish, heard.timeZone),
    gives: (heard) => forAll({ ...atTimeOf(slotOf(heard), heard), ...onDayOf(slotOf(heard), heard) }, heard),
    examples: ['yes but on Monday', 'make it 10', 'actually Thursday afternoon', 'not Friday, mornings are better'],
  },
  { rule: 'calls it off', means: 'cancel', when: callsOff, examples: ['forget it', 'cancel please'] },
  {
    rule: 'rules its day out',
    means: 'decline',
    when: (heard) => rulesOut(heard.wish, slotOf(heard), heard.timeZone),
    gives: ({ wish }) => ({ except: [...wish.except] }),
    examples: ['not Friday'],
  },
  {
    rule: 'picks the other slot',
    means: 'change_request',
    when: (heard) => isOther(heard, chosenIn(heard)),
    gives: (heard) => asWish(chosenIn(heard) ?? '', heard.timeZone),
    examples: ['the second one'],
  },
  {
    rule: 'picks the slot that is pending',
    means: 'unclear',
    when: (heard) => chosenIn(heard) !== undefined,
    examples: ['the first one'],
  },
  takesBoth(['both please']),
  { rule: 'wants none of them', means: 'decline', when: ({ pick }) => pick === 'none', examples: ['none of those'] },
  {
    rule: 'wants it earlier or later',
    means: 'change_request',
    when: ({ pick }) => pick === 'earlier' || pick === 'later',
    gives: (heard) => besides(slotOf(heard), heard.pick === 'earlier' ? 'earlier' : 'later', heard),
    examples: ['anything later?'],
  },
  {
    rule: 'wants the other one',
    means: 'change_request',
    when: ({ pick }) => pick === 'other',
    gives: onlyOther,
    examples: ['the other one'],
  },
  {
    rule: 'tries again after a failed check',
    means: 'change_request',
    when: (heard) => heard.has('retry') && checkFailed(heard),
    examples: [{ said: 'please try again', given: 'a failed check beside a choice' }],
  },
  {
    rule: 'wants a change',
    means: 'change_request',
    when: ({ has }) => has('change'),
    examples: ['can I change it'],
  },
  {
    // Nothing is proposed any more that a yes could book (A14).
    rule: 'says yes to what has gone by',
    means: 'confirm',
    when: (heard) => heard.answer === 'yes' && hasPassed(slotOf(heard), heard.now),
    examples: [{ said: 'yes', given: 'a slot that has gone by' }],
  },
  {
    rule: 'says no and takes leave',
    means: 'cancel',
    when: ({ answer, has }) => answer === 'no' && has('nothing_else', 'goodbye'),
    examples: ['no, bye'],
  },
  {
    // "No, I said two", of two o'clock: it is asked once more, and nothing is let go.
    rule: 'says no and names what is pending',
    means: 'unclear',
    when: (heard) => heard.answer === 'no' && (names(heard) || namesItsHour(heard)),
    examples: ['no I said 9', 'no, Friday at 9 I said'],
  },
  { rule: 'says no', means: 'decline', when: ({ answer }) => answer === 'no', examples: ['no', 'nope'] },
  {
    rule: 'leaves everything open',
    means: 'change_request',
    when: ({ wish }) => wish.open === 'everything',
    gives: ({ wish }) => wishEntitiesOf(wish),
    examples: ['as soon as possible'],
  },
  {
    // Whatever was said or asked of this very slot is answered with it.
    rule: 'speaks of the pending slot',
    means: 'unclear',
    when: (heard) => names(heard) || heard.has('recall') || asksWhether(heard),
    examples: ['is that Friday at 9?'],
  },
  unanswerable('do you know a good plumber round here?'),
];

/** "And can I also get one on Monday"; "Monday would be good too" wishes for no other beside. */
function wantsMore({ clauses = [] }: Reading): boolean {
  return clauses.some(({ mood, mentions: said }) => {
    const isMore = said.some((one) => one.kind === 'cue' && one.cue === 'more' && one.negated !== true);
    return isMore && (mood === 'wants' || !said.some(isValue));
  });
}

/** "Is that the 13th?" changes nothing: what is pending is told again. */
function asksWhether({ reading }: Heard): boolean {
  return reading.clauses?.some(({ whether }) => whether) === true;
}

function slotOf({ data }: Heard): string {
  return data.pending_booking?.slot ?? '';
}

/** "Monday instead", of a slot that was chosen though another time was asked for: at the time that was chosen (A2). */
function atTimeOf(slot: string, { data, wish, timeZone }: Heard): WishEntities {
  const asked = data.preference?.explicit_time ?? null;
  const { time = null } = asWish(slot, timeZone);
  const isOnlyDay = wish.time === null && wish.window === null && wish.open === null;
  return isOnlyDay && asked !== null && time !== null && time !== asked ? { time } : {};
}

/** The hour of the pending slot, as a bare number: "2" of two in the afternoon. */
function namesItsHour(heard: Heard): boolean {
  const { minute } = localTime(instantOf(slotOf(heard)), heard.timeZone);
  return mentions(heard.reading, 'count').some(
    ({ value, unit }) => unit === null && minute % 60 === 0 && value % 12 === (minute / 60) % 12,
  );
}

function names({ wish, reading }: Heard): boolean {
  return isSpecific(wish) && !isLoneNumber(reading);
}

/** The slot of those offered that was picked by its place, or as the earlier or later of the two. */
function chosenIn({ reading, data, pick }: Heard): string | undefined {
  const slots = data.last_offer?.slots ?? [];
  const place = heardChoice(reading, asOptions(slots));
  if (place !== null) return slots[place];
  // "Earlier" alone is earlier than the one that is pending; "the earlier one" is one of those offered.
  const isOfTwo = mentions(reading, 'choice').some(
    (one) => one.pick === pick && one.certain && /\s/u.test(reading.text.slice(one.start, one.end)),
  );
  if (slots.length < 2 || !isOfTwo || (pick !== 'earlier' && pick !== 'later')) return undefined;
  const inOrder = slots.toSorted((one, other) => instantOf(one) - instantOf(other));
  return pick === 'earlier' ? inOrder[0] : inOrder.at(-1);
}

function isOther(heard: Heard, slot: string | undefined): boolean {
  return slot !== undefined && instantOf(slot) !== instantOf(slotOf(heard));
}

function onlyOther(heard: Heard) {
  const [other, ...more] = (heard.data.last_offer?.slots ?? []).filter((slot) => isOther(heard, slot));
  return other && more.length === 0 ? asWish(other, heard.timeZone) : {};
}
