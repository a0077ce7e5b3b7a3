import type { Cue } from '../core/cue.ts';
import type { Mention, TopicMention } from '../core/reading.ts';
import { contains, overlaps, type Span } from '../core/span.ts';
import { DEEDS, TERMS } from '../core/vocabulary.ts';
import type { Heard } from './heard.ts';

/** Whatever has terms, and beginning again, which undoes as much. */
const UNDOING: ReadonlySet<Cue> = new Set([...DEEDS, 'restart']);

/**
 * Whether a question is about a deed and its terms, and asks for none to be done: "can I cancel for free?", "¿se puede cambiar
 * sin coste?" Nothing is called off by asking what that would cost (X11). 退款 alone is the deed and no term of it.
 */
export function asksAboutDeed({ found, language }: Heard, stretch: Span): boolean {
  const { cues, moods } = language.lists;
  if (asksTerms({ found, language }, stretch)) return true;
  const terms = moods.terms.in(found).filter((one) => contains(stretch, one));
  if (terms.length === 0) return false;
  const deeds = cues.standing(found).flatMap(({ cue, list }) => (UNDOING.has(cue) ? list.in(found) : []));
  return deeds.some((deed) => contains(stretch, deed) && terms.some((term) => !overlaps(term, deed)));
}

/** "Do I get my money back?" asks for the terms by itself, with or without a mark. */
export function asksTerms({ found, language }: Pick<Heard, 'found' | 'language'>, stretch: Span): boolean {
  return language.lists.questions.asks[TERMS].in(found).some((one) => contains(stretch, one));
}

export function isDeed(mention: Mention): boolean {
  return mention.kind === 'cue' && UNDOING.has(mention.cue);
}

/** The business's own words on the terms of what is only asked or supposed; the whole sentence asks for them. */
export function termsAsked(heard: Heard, onlyAsked: readonly Mention[]): readonly TopicMention[] {
  const { topics } = heard.listening.vocabulary;
  return onlyAsked.flatMap((mention) => {
    const deed = mention.kind === 'cue' ? DEEDS.find((one) => one === mention.cue) : undefined;
    const topic = deed === undefined ? undefined : topics.find(({ termsOf }) => termsOf?.includes(deed));
    const sentence = heard.sentences.find((one) => contains(one, mention)) ?? mention;
    return topic === undefined ? [] : [{ kind: 'topic', topic: topic.id, start: sentence.start, end: sentence.end }];
  });
}
