import type { ClauseAct } from '../core/clause.ts';
import type { Cue } from '../core/cue.ts';
import { type Clause, isValue, type Mention } from '../core/reading.ts';
import type { Span } from '../core/span.ts';
import { type Heard, stands } from './heard.ts';

/** What is asked to be done, by the cue that asks for it. */
const ACTS: { readonly [C in Cue]?: ClauseAct } = { book: 'book', change: 'move', cancel: 'cancel', more: 'add' };

/** What a clause asks to be done, and to which of the values in it; the last word counts. */
export function deedOf(heard: Heard, stretch: Span, mentions: readonly Mention[]): Pick<Clause, 'act' | 'object'> {
  const things = mentions.filter(isValue);
  // A thing comes before its time: "move the cut to Friday".
  const object = things.find(({ kind }) => kind === 'item' || kind === 'choice') ?? things[0] ?? null;
  const isThing = object?.kind === 'item' || object?.kind === 'choice';
  if (isThing && stands(heard, heard.language.lists.moods.removes, stretch)) return { act: 'remove', object };
  const acts = mentions.flatMap((one) =>
    one.kind === 'cue' && one.negated !== true && ACTS[one.cue] !== undefined ? [ACTS[one.cue]] : [],
  );
  const act = acts.at(-1) ?? null;
  return { act, object: act === null ? null : object };
}
