import type { Cue } from '../../core/cue.ts';
import { isValue, type Mention } from '../../core/reading.ts';
import { overlaps } from '../../core/span.ts';
import type { Heard } from '../heard.ts';

/** Cues beside which somebody who has changed their mind wishes for something else. */
const WISHES: ReadonlySet<Cue> = new Set([
  'change',
  'book',
  'more',
  'availability',
  'any_time',
  'anyone',
  'soonest',
  'person',
  'restart',
  'retry',
  'question',
]);

/** "No thanks, I've changed my mind": a no and nothing wished for in its place calls it off. */
export function asReconsidered(heard: Heard, found: readonly Mention[]): readonly Mention[] {
  const minds = heard.language.lists.reconsiders.in(heard.found);
  if (minds.length === 0 || !found.some((one) => one.kind === 'answer' && one.value === 'no')) return found;
  const isPart = (one: Mention) => minds.some((mind) => overlaps(mind, one));
  const isWish = (one: Mention) => isValue(one) || (one.kind === 'cue' && WISHES.has(one.cue));
  if (found.some((one) => isWish(one) && !isPart(one))) return found;
  const others = found.filter((one) => one.kind !== 'cue' || !isPart(one));
  return [...others, ...minds.map(({ start, end }): Mention => ({ kind: 'cue', cue: 'cancel', start, end }))];
}
