import type { Cue } from '../../core/cue.ts';
import { isValue, type Mention } from '../../core/reading.ts';
import { overlaps } from '../../core/span.ts';
import type { Listening } from '../../core/vocabulary.ts';
import type { WindowMention } from '../../core/when.ts';
import type { Heard } from '../heard.ts';
import { hourOf } from '../when/mention.ts';
import { momentOf } from '../when/moment.ts';

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
  const dismissals = heard.language.lists.dismissals.in(heard.found);
  if (dismissals.length === 0) return found;
  // "Laissez tomber, c'est trop cher" says why, and wishes for nothing.
  const refusals = found.filter((one) => one.kind === 'answer' && one.value === 'no');
  const isReason = (one: Mention) =>
    (one.kind === 'choice' || one.kind === 'item') && refusals.some((no) => overlaps(no, one));
  const values = found.filter((one) => isValue(one) && !isReason(one) && !('negated' in one && one.negated === true));
  const isWish = (one: Mention) =>
    values.includes(one) || (one.kind === 'cue' && PUTS.has(one.cue) && values.some(({ end }) => end >= one.end));
  const taken = dismissals.filter(({ end }) => found.some((one) => isWish(one) && follows(heard, end, one)));
  if (taken.length === 0) return found;
  const isPart = (one: Mention) =>
    taken.some(({ start, end }) => one.start >= start && one.start < end) &&
    (one.kind === 'answer' ? one.value === 'no' : one.kind === 'cue' && GIVES_UP.has(one.cue));
  const corrections = taken.map(({ start, end }): Mention => ({ kind: 'cue', cue: 'correction', start, end }));
  return [...found.filter((one) => !isPart(one)), ...corrections];
}

/**
 * "Beach no wait mountains", "budget 300, sorry, 500": of two of a kind with nothing between them but a second thought the last
 * counts, and is what was said of the first: 500 of money.
 */
export function withSecondThoughts(heard: Heard, found: readonly Mention[]): readonly Mention[] {
  const corrections = found.filter((one) => one.kind === 'cue' && one.cue === 'correction');
  if (corrections.length === 0) return found;
  // "Actually, Friday" corrects nothing that was said here.
  const last = Math.max(...corrections.map(({ start }) => start));
  if (!found.some((one) => one.end <= last && isValue(one))) return found;
  let kept = found;
  for (const later of found) {
    const earlier = kept.slice(0, kept.indexOf(later)).findLast((one) => isValue(one) && one.end <= later.start);
    const between = corrections.filter((one) => one.start >= (earlier?.end ?? later.start) && one.end <= later.start);
    const instead = earlier === undefined || between.length === 0 ? null : inPlaceOf(earlier, later, heard);
    if (earlier === undefined || instead === null || !isOnlyThought(heard, earlier, later, found)) continue;
    const isNo = (one: Mention) => one.kind === 'answer' && one.start >= earlier.end && one.end <= later.start;
    // The same words may have named two of a list, and a number picks nothing where it counts.
    const isTaken = (one: Mention) =>
      (one.kind === earlier.kind && overlaps(one, earlier)) || (one.kind === 'choice' && overlaps(one, later));
    kept = kept.flatMap((one) => (isTaken(one) || isNo(one) ? [] : one === later ? [instead] : [one]));
  }
  return kept;
}

/** The later of two as what it replaces; null where it does not. Days and hours are told apart by whoever asks for them. */
function inPlaceOf(earlier: Mention, later: Mention, { listening }: Heard): Mention | null {
  // "15h non pardon 16": the no is part of the second thought.
  if (later.negated || (earlier.negated && earlier.kind !== 'time' && earlier.kind !== 'window')) return null;
  const { start } = earlier;
  if (later.kind === 'item' && earlier.kind === 'item')
    return later.list === earlier.list ? { ...later, role: later.role ?? earlier.role, start } : null;
  if (later.kind === 'money' && earlier.kind === 'money') return { ...later, start };
  if (earlier.kind === 'window') return endingAt(earlier, later, listening);
  if (later.kind !== 'count' || (later.unit !== null && later.unit !== ('unit' in earlier ? earlier.unit : null)))
    return null;
  const { value, end } = later;
  if (earlier.kind === 'count') return { ...later, unit: earlier.unit, start };
  if (earlier.kind === 'money' && earlier.vague === null)
    return { ...earlier, min: earlier.min === null ? null : value, max: earlier.max === null ? null : value, end };
  return earlier.kind === 'time' ? hourOf({ value, start, end }, momentOf(listening, false)) : null;
}

/** "From 2 to 4, sorry, 5": of a window it is the end that was said last. */
function endingAt(window: WindowMention, later: Mention, listening: Listening): Mention | null {
  const hour = later.kind === 'count' && later.unit === null ? hourOf(later, momentOf(listening, false)) : later;
  if (window.from === null || window.to === null || hour?.kind !== 'time' || hour.time <= window.from) return null;
  const { negated: _no, ...open } = window;
  return { ...open, to: hour.time, end: later.end };
}

/** Whether what stands between them is taken back or small. */
function isOnlyThought(heard: Heard, earlier: Mention, later: Mention, found: readonly Mention[]): boolean {
  const { folded, language } = heard;
  // "A colour, sorry, and nails as well" is both.
  if (language.lists.moods.also.all(heard.found).some((one) => one.start >= earlier.end && one.end <= later.start))
    return false;
  const known = [
    ...found.filter((one) => one.kind === 'answer' || (one.kind === 'cue' && one.cue === 'correction')),
    ...language.lists.fillers.in(heard.found),
    ...language.lists.breaks.in(heard.found),
  ].filter((one) => one.start >= earlier.end && one.end <= later.start);
  const left = known.reduce(
    (text, one) => text.slice(0, one.start) + ' '.repeat(one.end - one.start) + text.slice(one.end),
    folded.slice(0, later.start),
  );
  return !/[\p{L}\p{N}]/u.test(left.slice(earlier.end));
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
