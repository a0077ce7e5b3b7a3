import type { Mention, TopicMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import { answering, COMMON_TOPICS, type CommonTopic, PRICES, type Vocabulary } from '../../core/vocabulary.ts';
import type { Heard } from '../heard.ts';
import { isHeard } from '../lexicon/lexicon.ts';

/**
 * What is asked in the business's own words, and what most businesses are asked in those of the language, where this one
 * answers it. Of two for the same words the longer counts: "until when are you there?" asks for hours, and not "where are you".
 */
export function withCommon(
  heard: Heard,
  own: readonly TopicMention[],
  asking: readonly number[],
  others: readonly Mention[],
  things: readonly Mention[],
): readonly TopicMention[] {
  const common = askedIn(heard);
  if (common.length === 0 && asking.length === 0) return own;
  const isWithin = (one: TopicMention, other: TopicMention) => contains(other, one) && !contains(one, other);
  const kept = own.filter((one) => !common.some((other) => isWithin(one, other)));
  const isKnown = (one: TopicMention) => kept.some((other) => other.topic === one.topic || overlaps(one, other));
  const found = [...kept, ...common.filter((one) => !isKnown(one))];
  const isFree = (sentence: Span) =>
    asking.some((place) => place >= sentence.start && place < sentence.end) &&
    ![...found, ...others].some((one) => overlaps(one, sentence));
  const named = (sentence: Span) => things.some((one) => overlaps(one, sentence));
  return [
    ...found,
    ...heard.sentences.filter(isFree).flatMap((sentence) => subjectOf(heard, sentence, named(sentence))),
  ];
}

const NOTHING: readonly never[] = [];

function askedIn({ found, language, listening }: Heard): readonly TopicMention[] {
  if (!isHeard(found, language.parts.questions)) return NOTHING;
  const { asks } = language.lists.questions;
  const all: TopicMention[] = [];
  for (const { common, topic } of commonTo(listening.vocabulary)) {
    const asked = asks[common].in(found)[0];
    if (asked !== undefined) all.push({ kind: 'topic', topic, start: asked.start, end: asked.end });
  }
  if (all.length < 2) return all;
  return all.filter((one, place) => !all.some((other, at) => at !== place && isBetter(other, one, at < place)));
}

/** "What does it cost if I cancel?" asks for the terms, and for no price. */
function isBetter(one: TopicMention, other: TopicMention, isFirst: boolean): boolean {
  const more = one.end - one.start - (other.end - other.start);
  return overlaps(one, other) && (more > 0 || (more === 0 && isFirst));
}

/** What a question that names nothing else is about, if it is one thing. A price is asked of something. */
function subjectOf({ found, language, listening }: Heard, sentence: Span, isOf: boolean): readonly TopicMention[] {
  if (!isHeard(found, language.parts.questions)) return NOTHING;
  const { subjects } = language.lists.questions;
  const all: TopicMention[] = [];
  for (const { common, topic } of commonTo(listening.vocabulary)) {
    if (isOf && common !== PRICES) continue;
    const named = subjects[common]?.in(found).find((one) => contains(sentence, one));
    if (named !== undefined) all.push({ kind: 'topic', topic, start: named.start, end: named.end });
  }
  return all.length === 1 ? all : [];
}

/** Whether a question about a topic could be in the words, as the language asks it: whether any of its words stand in them. */
export function mayBeAskedCommonly({ found, language, listening }: Heard, topic: string): boolean {
  const { asks, subjects } = language.lists.questions;
  return commonTo(listening.vocabulary).some(
    (one) =>
      one.topic === topic &&
      (asks[one.common].all(found).length > 0 || (subjects[one.common]?.all(found).length ?? 0) > 0),
  );
}

const commonTo = remembered(({ topics }: Vocabulary) =>
  COMMON_TOPICS.flatMap((common): { readonly common: CommonTopic; readonly topic: string }[] => {
    const topic = answering(common, topics);
    return topic === undefined ? [] : [{ common, topic: topic.id }];
  }),
);
