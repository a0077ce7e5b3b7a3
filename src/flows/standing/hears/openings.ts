import type { Opening } from '../../../core/flow.ts';
import { asWanted, heardAnswer, heardPick, heardWish, isWish } from '../../../core/hearing.ts';
import { type Clause, hasCue, isMoment, isValue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { hearBy } from '../../../core/rules.ts';
import { contains, overlaps } from '../../../core/span.ts';
import { instantOf, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Memory } from '../memory.ts';
import { denialsOf, denies, says, wishesFor } from '../vocabulary.ts';
import { asked } from './asked.ts';
import { callsOff } from './calling-off.ts';
import { mayConcern } from './concerns.ts';
import { type Heard, heardIn, isKept, isOpenToChange, isStanding, type StandingRule } from './heard.ts';
import { asksAbout, asksWhen, asksWhether, namesIt } from './inquiries.ts';
import { moves, putsElsewhere, shiftsIt } from './moves.ts';
import { ofReminded } from './reminded.ts';
import { has, late, letsGo } from './told.ts';

/** X13: straight after something was done, and only then, "no wait" is about that, and "I'll keep it" about what was called off. */
export const protests: StandingRule = {
  rule: 'takes back what was just done',
  means: 'protest',
  when: (heard) =>
    isFresh(heard) && (says(heard.bare, 'protests') || (heard.around.done?.act === 'call_off' && isKept(heard.bare))),
  // "That was a mistake, I work on Friday" wishes for no Friday.
  gives: (heard) => asked({ ...heard, bare: asWanted(heard.bare) }),
  examples: [{ said: 'that was a mistake', given: 'something was just booked' }],
};

/** "Ay no, mejor el sábado", "I meant with Ana": of what was booked a moment ago, and no wish for a second one. */
export const thinksBetterOfIt: StandingRule = {
  rule: 'would rather have what was just booked at another time, or with somebody else',
  means: 'move',
  when: (heard) => {
    const { bare } = heard;
    // "Another one on Sunday" is one besides; "finally, cancel the office" wants no other.
    if (!isJustBooked(heard) || isCalledOff(bare) || hasCue(bare, 'more') || bare.clauses?.some(({ anew }) => anew))
      return false;
    // "Otra cita" is one more; "on peut venir à 15h plutôt ?" is the same one.
    if (hasCue(bare, 'book') && !hasCue(bare, 'correction')) return false;
    if (isWish(heardWish(bare)) && (hasCue(bare, 'change') || asksForThen(bare))) return true;
    // "Could it be later that day?", "can I swap Marta for Lucía?"
    if (wishesFor(bare, 'couldBe') && (isBeside(bare) || namesPart(heard))) return true;
    if (hasCue(bare, 'question') && !(hasCue(bare, 'change') && namesPart(heard))) return asksForAnother(heard);
    const isCorrected = hasCue(bare, 'correction') || isSetRight(bare);
    if (!hasCue(bare, 'change') && !isCorrected) return false;
    return namesPart(heard) || (isCorrected && isWish(heardWish(bare)));
  },
  gives: asked,
  examples: [
    { said: 'actually Saturday would be better', given: 'something was just booked' },
    { said: 'ay no, mejor el sábado', in: 'es', given: 'something was just booked' },
    { said: 'plutôt samedi', in: 'fr', given: 'something was just booked' },
    { said: 'something came up, could it be in the afternoon?', given: 'something was just booked' },
    { said: '¿puede ser por la tarde?', in: 'es', given: 'something was just booked' },
    { said: 'could it be later that day?', given: 'something was just booked' },
    { said: '¿podría ser más tarde el mismo día?', in: 'es', given: 'something was just booked' },
    { said: 'ça pourrait être plus tard le même jour ?', in: 'fr', given: 'something was just booked' },
    { said: 'it’s not Thursday, it’s Sunday', given: 'something was just booked' },
    { said: 'mince c’est pas jeudi c’est dimanche', in: 'fr', given: 'something was just booked' },
    { said: 'no es el jueves, es el domingo', in: 'es', given: 'something was just booked' },
    { said: '不是星期四，是星期天', in: 'zh', given: 'something was just booked' },
    { said: 'finalement 11h c’est possible ?', in: 'fr', given: 'something was just booked' },
  ],
};

/** "It's not Thursday, it's Sunday": one day or hour is ruled out for another of its kind, and nobody is hindered on it. */
function isSetRight(reading: Reading): boolean {
  const hindered = [...denialsOf(reading, 'cannot'), ...denialsOf(reading, 'unfit')];
  const { ruledOut, date, time, window } = heardWish(reading);
  const isDay = ruledOut.some(({ kind }) => kind === 'date') && date !== null;
  const isHour = ruledOut.some(({ kind }) => kind === 'time' || kind === 'window') && (time ?? window) !== null;
  return (isDay || isHour) && hindered.length === 0;
}

/** "Later", "a bit earlier": beside what it is, nobody says by how much. */
function isBeside(reading: Reading): boolean {
  const pick = heardPick(reading);
  const isLater = mentions(reading, 'answer').some(({ later }) => later === true);
  return isLater || pick === 'later' || pick === 'earlier' || wishesFor(reading, 'later', 'earlier');
}

/** Told to be called off, and not for another time: "I can't come, better on Friday" is no such thing, "I work on Friday, cancel it" is. */
function isCalledOff(reading: Reading): boolean {
  const hindered = denialsOf(reading, 'cannot');
  const isOff = (one: Mention) =>
    one.kind === 'cue' && one.cue === 'cancel' && !one.negated && !hindered.some((other) => overlaps(one, other));
  const off = reading.clauses?.filter(({ mentions: said }) => said.some(isOff)) ?? [];
  const isLast =
    !hasCue(reading, 'change') && off.at(-1) === reading.clauses?.findLast(({ mentions: said }) => said.length > 0);
  return (
    off.length > 0 && (!isWish(heardWish(reading)) || isLast || off.some(({ mentions: said }) => said.some(isMoment)))
  );
}

/** "Could it be in the afternoon?", "something came up, is Friday possible": what hinders them stands apart from when it suits. */
function asksForThen(reading: Reading): boolean {
  if (wishesFor(reading, 'couldBe')) return true;
  const hindered = denialsOf(reading, 'cannot');
  const isApart = ({ start, end, mentions: found }: Clause) =>
    found.some(isMoment) && !hindered.some((one) => one.start >= start && one.start < end);
  return hindered.length > 0 && reading.clauses?.some(isApart) === true;
}

/** "Finalement 11h c'est possible ?": another time for it, and nothing else that could be asked about. */
function asksForAnother(heard: Heard): boolean {
  const { bare } = heard;
  if (!hasCue(bare, 'correction') || namesPart(heard) || mentions(bare, 'topic').length > 0) return false;
  return isWish(heardWish(bare)) && bare.clauses?.some(({ mood }) => mood === 'wants') === true;
}

/** Something was booked or moved a moment ago, and nothing else is under way. */
function isJustBooked(heard: Heard): boolean {
  return isOpenToChange(heard.around) && isFresh(heard);
}

/** Something that the journey's bookings are made of; a trip, which hears its own changes, has named none (D10). */
function namesPart({ bare, around: { parts = [] } }: Heard): boolean {
  return mentions(bare, 'item').some(({ list, negated }) => parts.includes(list) && negated !== true);
}

/** "Oui oui, réserve", once more: it is booked, and no second one is begun by it (X14). */
export const agreesAgain: StandingRule = {
  rule: 'agrees once more to what was just booked',
  means: 'tell',
  when: (heard) => {
    const { bare, around } = heard;
    // A trip has its own to ask once it is booked (D10).
    if (!isJustBooked(heard) || around.parts === undefined) return false;
    const isBare = bare.rest === '' && !bare.mentions.some(isValue);
    return isBare && heardAnswer(bare) === 'yes' && !hasCue(bare, ...MORE_THAN_YES) && !asksMore(bare);
  },
  gives: asked,
  examples: [
    { said: 'yes yes book it', given: 'something was just booked' },
    { said: 'sí, sí, resérvala', in: 'es', given: 'something was just booked' },
    { said: 'oui oui réserve', in: 'fr', given: 'something was just booked' },
    { said: 'vous pouvez valider', in: 'fr', given: 'something was just booked' },
  ],
};

/** The question of "vous pouvez valider" is part of the yes. */
function asksMore(reading: Reading): boolean {
  const answers = mentions(reading, 'answer');
  return mentions(reading, 'cue').some((one) => one.cue === 'question' && !answers.some((yes) => contains(yes, one)));
}

const MORE_THAN_YES = ['thanks', 'goodbye', 'greeting', 'more', 'cancel', 'change', 'restart'] as const;

const PUTS_IT_ELSEWHERE: StandingRule = {
  rule: 'wants it put elsewhere, and nothing else is under way',
  means: 'move',
  // "That day doesn't work", of what was booked in this talk: the no is part of it.
  when: ({ bare, around }) => around.resting && (putsElsewhere(bare) || (isStanding(around) && denies(bare, 'unfit'))),
  gives: asked,
  examples: [
    'can we reschedule',
    { said: 'peut-on la décaler', in: 'fr' },
    { said: "those dates don't work anymore", given: 'something was just booked' },
  ],
};

const LATER_THAN_BOOKED: StandingRule = {
  rule: 'would rather have what was booked so much later or earlier',
  means: 'move',
  when: (heard) => isOpenToChange(heard.around) && shiftsIt(heard),
  gives: asked,
  examples: [{ said: 'could we do an hour later', given: 'something was just booked' }],
};

const NAMES_IT: StandingRule = {
  rule: 'names what they have by its reference',
  means: 'tell',
  when: ({ bare, mine, reference }) => mine && reference !== null && !hasCue(bare, 'cancel'),
  gives: asked,
  examples: ['my booking is MT-3FA9C1', { said: 'mi reserva es MT-3FA9C1', in: 'es' }],
};

/** What may be asked of something that stands, whatever journey is under way (X14). */
const REQUESTS: readonly StandingRule[] = [
  asksWhether,
  asksWhen,
  {
    rule: 'wants what they have booked changed',
    means: 'move',
    when: ({ bare, mine }) => mine && moves(bare),
    gives: asked,
    examples: ['I need to change my appointment', { said: 'quiero cambiar mi cita', in: 'es' }],
  },
  PUTS_IT_ELSEWHERE,
  ...callsOff,
  asksAbout,
  NAMES_IT,
];

/** What every state hears besides what it asked for. */
export const anything = anythingBut();
/** Where the state itself hears another time as an answer. */
export const butPutElsewhere = anythingBut(PUTS_IT_ELSEWHERE);
/** Where the state itself hears a reference as an answer. */
export const butByReference = anythingBut(NAMES_IT);

/** What is heard while nothing is being settled. */
export const openings: readonly StandingRule[] = [
  protests,
  thinksBetterOfIt,
  ...ofReminded,
  ...anything,
  namesIt,
  LATER_THAN_BOOKED,
  has,
  letsGo,
  agreesAgain,
];

/** Whether words are about something that stands. */
export function openingOf(reading: Reading, memory: Memory, catalogue: Catalogue): Opening | null {
  if (!mayConcern(reading, memory.around)) return null;
  const hear = hearBy(openings, (words) => heardIn(words, memory, catalogue));
  const heard = hear(reading, () => true);
  return heard && { confidence: SURELY, at: 0, intent: { type: heard.type, entities: heard.entities } };
}

const SURELY = 0.92;

/** Where the journey answers for its bookings itself, only a protest is the desk's (A6), and what is told to the people. */
function anythingBut(shadowed?: StandingRule): readonly StandingRule[] {
  const requests = REQUESTS.filter((rule) => rule !== shadowed).map((rule) => ({
    ...rule,
    when: (heard: Heard) => !heard.around.answered && rule.when(heard),
  }));
  return [late, ...requests];
}

/** Straight after something was done on a yes (X13). */
function isFresh({ around: { done }, now, catalogue: { graceMinutes } }: Heard): boolean {
  return done !== undefined && instantOf(now) - instantOf(done.at) <= graceMinutes * MINUTE_MS;
}
