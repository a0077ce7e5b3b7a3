import type { Cue, CueMention, Mention } from '../../core/reading.ts';
import { type Heard, sentencesIn } from '../heard.ts';
import { contains, type Span } from '../lexicon/span.ts';
import { ruledOut } from './negation.ts';

/** Acts that can be denied ("don't cancel"); a greeting or a question cannot. */
const DENIABLE = new Set<Cue>([
  'cancel',
  'change',
  'book',
  'person',
  'help',
  'restart',
  'retry',
  'more',
  'any_time',
  'anyone',
  'soonest',
  'availability',
  'paid',
  'trouble',
]);

/** What the speaker is doing. Several cues may stand in the same words: "another day instead" changes and corrects. */
export function recogniseCues(heard: Heard): CueMention[] {
  const found: CueMention[] = [];
  for (const { cue, list } of heard.language.lists.cues) {
    for (const { start, end } of list.in(heard.found)) {
      const mark = DENIABLE.has(cue) ? ruledOut(heard, { start, end }) : null;
      found.push({ kind: 'cue', cue, start, end, ...mark });
    }
  }
  for (const { kind, text, start, end } of heard.tokens) {
    if (kind === 'question' || text === '¿') found.push({ kind: 'cue', cue: 'question', start, end });
  }
  // The "puedo" of "no puedo ir" asks for nothing.
  const calls = found.filter(({ cue }) => cue === 'cancel');
  return found.filter((one) => one.cue !== 'question' || !calls.some((cancel) => contains(cancel, one)));
}

/** Where something is only supposed: "what if I have to cancel?" asks what would be, and calls nothing off. */
export function supposedIn({ folded, found, language }: Heard, cues: readonly CueMention[]): Span[] {
  if (!cues.some(({ cue }) => cue === 'cancel')) return [];
  const asks = (sentence: Span) => cues.some((one) => one.cue === 'question' && contains(sentence, one));
  const supposing = language.lists.suppositions.all(found);
  return sentencesIn(folded).filter((sentence) => asks(sentence) && supposing.some((one) => contains(sentence, one)));
}

/** Whether a mention asks for something to be done, as a greeting or a question does not. */
export function isAct(mention: Mention): boolean {
  return mention.kind === 'choice' || (mention.kind === 'cue' && DENIABLE.has(mention.cue));
}
