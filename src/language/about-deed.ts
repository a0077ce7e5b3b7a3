import type { Cue } from '../core/cue.ts';
import type { Mention } from '../core/reading.ts';
import type { Heard } from './heard.ts';
import { contains, overlaps, type Span } from './lexicon/span.ts';

/** What undoes or shifts something that stands, and has terms. */
const DEEDS: ReadonlySet<Cue> = new Set(['cancel', 'change', 'restart']);

/**
 * Whether a question is about a deed and its terms, and asks for none to be done: "can I cancel for free?", "¿se puede cambiar
 * sin coste?" Nothing is called off by asking what that would cost (X11). 退款 alone is the deed and no term of it.
 */
export function asksAboutDeed({ found, language }: Heard, stretch: Span): boolean {
  const { cues, moods } = language.lists;
  const terms = moods.terms.in(found).filter((one) => contains(stretch, one));
  if (terms.length === 0) return false;
  const deeds = cues.flatMap(({ cue, list }) => (DEEDS.has(cue) ? list.in(found) : []));
  return deeds.some((deed) => contains(stretch, deed) && terms.some((term) => !overlaps(term, deed)));
}

export function isDeed(mention: Mention): boolean {
  return mention.kind === 'cue' && DEEDS.has(mention.cue);
}
