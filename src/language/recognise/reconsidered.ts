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

/** "Never mind, Friday is fine", "forget it, make it Monday": with a wish right behind it, it only takes back what was said. */
export function asTakenBack(heard: Heard, found: readonly Mention[]): readonly Mention[] {
  const values = found.filter((one) => isValue(one) && !('negated' in one && one.negated === true));
  const isWish = (one: Mention) =>
    values.includes(one) || (one.kind === 'cue' && PUTS.has(one.cue) && values.some(({ end }) => end >= one.end));
  const taken = heard.language.lists.dismissals
    .in(heard.found)
    .filter(({ end }) => found.some((one) => isWish(one) && follows(heard, end, one)));
  if (taken.length === 0) return found;
  const isPart = (one: Mention) =>
    taken.some(({ start, end }) => one.start >= start && one.start < end) &&
    (one.kind === 'answer' ? one.value === 'no' : one.kind === 'cue' && GIVES_UP.has(one.cue));
  const corrections = taken.map(({ start, end }): Mention => ({ kind: 'cue', cue: 'correction', start, end }));
  return [...found.filter((one) => !isPart(one)), ...corrections];
}

const GIVES_UP: ReadonlySet<Cue> = new Set(['cancel', 'change']);
const PUTS: ReadonlySet<Cue> = new Set(['change', 'book']);

/** Whether nothing stands between but small words. */
function follows({ folded, language, found }: Heard, from: number, { start }: Mention): boolean {
  if (start < from) return false;
  let at = from;
  const small = [...language.lists.fillers.in(found), ...language.lists.joints.in(found)];
  for (;;) {
    at += /^[\s,.;:!…，。！-]*/u.exec(folded.slice(at))?.[0].length ?? 0;
    const next = small.find((one) => one.start === at && one.end <= start);
    if (next === undefined) return at >= start;
    at = next.end;
  }
}

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
