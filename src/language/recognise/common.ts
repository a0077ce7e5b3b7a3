import type { Mention, TopicMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import { COMMON_TOPICS, type Vocabulary } from '../../core/vocabulary.ts';
import type { Heard } from '../heard.ts';

/**
 * What is asked in the business's own words, and what most businesses are asked in those of the language, where this one
 * answers it. Of two for the same words the longer counts: "until when are you there?" asks for hours, and not "where are you".
 */
export function withCommon(
  heard: Heard,
  own: readonly TopicMention[],
  asking: readonly number[],
  others: readonly Mention[],
): readonly TopicMention[] {
  const common = askedIn(heard).filter(({ topic }) => !own.some((one) => one.topic === topic));
  const isWithin = (one: TopicMention, other: TopicMention) => contains(other, one) && !contains(one, other);
  const kept = own.filter((one) => !common.some((other) => isWithin(one, other)));
  const found = [...kept, ...common.filter((one) => !kept.some((other) => overlaps(one, other)))];
  const isFree = (sentence: Span) =>
    asking.some((place) => place >= sentence.start && place < sentence.end) &&
    ![...found, ...others].some((one) => overlaps(one, sentence));
  return [...found, ...heard.sentences.filter(isFree).flatMap((sentence) => subjectOf(heard, sentence))];
}

function askedIn({ found, language, listening }: Heard): readonly TopicMention[] {
  return commonTo(listening.vocabulary).flatMap((topic): TopicMention[] => {
    const [asked] = language.lists.questions.asks[topic].in(found);
    return asked === undefined ? [] : [{ kind: 'topic', topic, start: asked.start, end: asked.end }];
  });
}

/** What a question that names nothing else is about, if it is one thing. */
function subjectOf({ found, language, listening }: Heard, sentence: Span): readonly TopicMention[] {
  const { subjects } = language.lists.questions;
  const all = commonTo(listening.vocabulary).flatMap((topic): TopicMention[] => {
    const named = subjects[topic]?.in(found).find((one) => contains(sentence, one));
    return named === undefined ? [] : [{ kind: 'topic', topic, start: named.start, end: named.end }];
  });
  return all.length === 1 ? all : [];
}

const commonTo = remembered(({ topics }: Vocabulary) =>
  COMMON_TOPICS.filter((common) => topics.some(({ id }) => id === common)),
);
