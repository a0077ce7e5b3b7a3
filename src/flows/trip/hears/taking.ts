import { type ChoiceMention, mentions, type Reading } from '../../../core/reading.ts';
import { doesToo, endsIn } from '../vocabulary.ts';
import { type Heard, topics } from './heard.ts';

/** "I'll take it" is heard as a yes; beside a day to travel it is a choice too. */
export function takes({ reading, said, data, has }: Heard): boolean {
  const { acts, told, trips } = said;
  const wanted = topics(said);
  if (wanted.length > 0 && has('question')) return false;
  if (acts.has('take') || mentions(reading, 'choice').some((choice) => takesIt(choice, reading))) return true;
  if (wanted.length > 0) return false;
  const when = told['travel_dates'] ?? told['travel_period'];
  // "Ok, but what about the first?" asks.
  if (trips.length > 0 && (when !== undefined || (said.answer === 'yes' && !has('question')))) return true;
  return said.answer === 'yes' && data.state === 'EXPLORATION' && told['travel_dates'] !== undefined;
}

function takesIt({ start, end, negated }: ChoiceMention, { text }: Reading): boolean {
  if (negated === true) return false;
  return doesToo('take_choice', text.slice(start, end)) || endsIn('take_choice', text.slice(0, start));
}

/** Whether one is meant by its place or its name; "the cheap one" and "which is cheaper, 1 or 2?" ask for nothing off. */
export function namesOne({ reading }: Heard): boolean {
  if (mentions(reading, 'choice').some(({ extreme }) => extreme)) return false;
  return (
    mentions(reading, 'choice').some(({ pick, negated }) => typeof pick === 'number' && !negated) ||
    mentions(reading, 'item').some(({ list, negated }) => list === 'trips' && !negated)
  );
}
