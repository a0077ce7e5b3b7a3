import type { ClauseAct } from '../core/clause.ts';
import type { Cue } from '../core/cue.ts';
import { type Clause, isValue, type Mention } from '../core/reading.ts';
import type { Span } from '../core/span.ts';
import { type Heard, stands } from './heard.ts';

/** What is asked to be done, by the cue that asks for it. */
const ACTS: ReadonlyMap<Cue, ClauseAct> = new Map([
  ['book', 'book'],
  ['change', 'move'],
  ['cancel', 'cancel'],
  ['more', 'add'],
]);

/** What a clause asks to be done, and to which of the values in it; the last word counts. */
export function deedOf(heard: Heard, stretch: Span, mentions: readonly Mention[]): Pick<Clause, 'act' | 'object'> {
  const object = objectOf(mentions);
  const isThing = object !== null && isNamed(object);
  if (isThing && stands(heard, heard.language.lists.moods.removes, stretch)) return { act: 'remove', object };
  let act: ClauseAct | null = null;
  for (const one of mentions) if (one.kind === 'cue' && one.negated !== true) act = ACTS.get(one.cue) ?? act;
  return { act, object: act === null ? null : object };
}

/** A thing comes before its time: "move the cut to Friday". */
function objectOf(mentions: readonly Mention[]): Mention | null {
  let first: Mention | null = null;
  for (const one of mentions) {
    if (!isValue(one)) continue;
    if (isNamed(one)) return one;
    first ??= one;
  }
  return first;
}

function isNamed({ kind }: Mention): boolean {
  return kind === 'item' || kind === 'choice';
}
