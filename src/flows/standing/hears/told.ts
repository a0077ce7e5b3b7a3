import { heardWish, isWish } from '../../../core/hearing.ts';
import { looksOn } from '../../../core/looks-on.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Found } from '../../../core/when.ts';
import { isWrittenSo, mentionsOf, says } from '../vocabulary.ts';
import { asked } from './asked.ts';
import type { StandingRule } from './heard.ts';

/** What people tell of what they have, or believe to have, with no wish about it. */

/** Told to whoever answers the door, whichever journey it is for (X16); "I won't be late" is no such thing. */
export const late: StandingRule = {
  rule: 'will be late for what they have',
  means: 'late',
  when: ({ bare, around }) => around.resting && says(bare, 'late') && !says(bare, 'supposes') && !asksOfTerms(bare),
  gives: asked,
  examples: [
    "I'm running late",
    'stuck in traffic, 15 min late',
    { said: 'voy a llegar 10 minutos tarde', in: 'es' },
    { said: "j'aurai 10 minutes de retard", in: 'fr' },
    { said: '堵车了，会晚到', in: 'zh' },
    { said: 'ខ្ញុំមកយឺតបន្តិច', in: 'km' },
  ],
};

/** "Never mind", and nothing is under way that could be dropped: it calls nothing off (X14). */
export const letsGo: StandingRule = {
  rule: 'lets it go, and nothing is under way',
  means: 'decline',
  when: ({ bare, mine, around }) =>
    around.resting && !mine && dropsIt(bare) && !isWish(heardWish(bare)) && !looksOn(bare),
  examples: [
    'never mind',
    'nvm',
    { said: 'déjalo', in: 'es' },
    { said: 'laissez tomber', in: 'fr' },
    { said: '算了', in: 'zh' },
  ],
};

/** "Never mind", or "no thanks, I've changed my mind". */
function dropsIt(reading: Reading): boolean {
  return says(reading, 'letsGo') || (says(reading, 'givesUp') && hasCue(reading, 'cancel'));
}

export const has: StandingRule = {
  rule: 'says that they have something, with no wish for more',
  means: 'tell',
  when: ({ bare, around }) =>
    around.resting && !around.answered && tellsOfHaving(bare) && !hasCue(bare, 'more', 'cancel', 'change'),
  gives: asked,
  examples: [
    'I have an appointment tomorrow at 10 I think, can you check',
    'I believe I have something booked with you',
    "Hi I've an appt on Thursday I think? Can't remember what time",
    { said: 'tenemos una reserva para mañana', in: 'es' },
    { said: 'nous avons une réservation vendredi', in: 'fr' },
  ],
};

/**
 * Told, not asked for, and nothing else is: "can I have an appointment?" has none, nor does "I have one and want another", or
 * "I'd like to book, but I have an appointment with my boss at three".
 */
function tellsOfHaving(reading: Reading): boolean {
  const [told] = mentionsOf(reading, 'has');
  if (told === undefined || !beginsClause(reading, told.start)) return false;
  const books = mentions(reading, 'cue').filter(({ cue }) => cue === 'book');
  return books.every((one) => overlaps(one, told)) && !books.some((one) => isOrder(one, told, reading));
}

/** Nothing of the clause stands before it but a greeting: "hi I've an appt on Thursday". */
function beginsClause({ clauses = [], mentions: said, text }: Reading, place: number): boolean {
  return clauses.some(({ start }) => {
    const greeting = said.find((one) => one.kind === 'cue' && one.cue === 'greeting' && one.start === start);
    const from = greeting?.end ?? start;
    return from <= place && text.slice(from, place).trim() === '';
  });
}

/** "Réserve", which without its accents is what somebody says who has reserved, is an order where it is one in these words. */
function isOrder(books: Found, told: Found, { text }: Reading): boolean {
  const isOne = books.start === told.start && books.end === told.end;
  return isOne && !isWrittenSo(text.slice(told.start, told.end), 'has');
}

/** "What happens if I'm late?" asks for the terms, and tells nothing. */
function asksOfTerms(reading: Reading): boolean {
  return mentions(reading, 'topic').length > 0 && hasCue(reading, 'question');
}
