import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { mentionsOf, wishesBeside, wishesFor } from '../vocabulary.ts';
import type { Heard } from './heard.ts';
import { shiftIn } from './wanted.ts';

/** "An hour later", of what was booked in this talk, where no other is asked for. */
export function shiftsIt({ bare }: Heard): boolean {
  const isAnother = bare.clauses?.some(
    ({ anew, another, forWhom, alongside }) => anew || another || forWhom || alongside,
  );
  return !isAnother && !hasCue(bare, 'more', 'cancel') && ('shift' in shiftIn(bare) || isCountedFromIt(bare));
}

/** "A week later", where the day of it is talked about already: what is told of that day, or asked, is no wish for it. */
function isCountedFromIt(reading: Reading): boolean {
  const wishes = reading.clauses?.filter(({ mood, another }) => mood === 'wants' && !another) ?? [];
  return wishes.some(({ mentions: said }) =>
    said.some((one) => one.kind === 'date' && one.counted === true && one.negated !== true),
  );
}

/** Said of something that is theirs. */
export function moves(reading: Reading): boolean {
  // "Can I come ten minutes later?"
  const asksLater = hasCue(reading, 'question') && wishesFor(reading, 'later', 'earlier');
  // "Can I cancel 24 hours before?" moves nothing.
  const shifts = 'shift' in shiftIn(reading) && !hasCue(reading, 'cancel');
  return putsElsewhere(reading) || hasCue(reading, 'change') || shifts || asksLater;
}

/** Said of something that has its time: "move it", or "推迟一个星期", which is a day and the wish for it in one. */
export function putsElsewhere(reading: Reading): boolean {
  const changes = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'change' && !negated);
  const within = mentions(reading, 'date').some((day) =>
    changes.some(({ start, end }) => day.start <= start && end <= day.end),
  );
  // "The colour of the other day" is of the past, and moves nothing to another.
  const bygone = mentionsOf(reading, 'bygone');
  return within || wishesBeside(reading, bygone, 'moves');
}
