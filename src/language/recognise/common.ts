import type { TopicMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps } from '../../core/span.ts';
import { COMMON_TOPICS, type Vocabulary } from '../../core/vocabulary.ts';
import type { Heard } from '../heard.ts';

/**
 * What is asked in the business's own words, and what most businesses are asked in those of the language, where this one
 * answers it. Of two for the same words the longer counts: "until when are you there?" asks for hours, and not "where are you".
 */
export function withCommon(heard: Heard, own: readonly TopicMention[]): readonly TopicMention[] {
  const common = commonIn(heard).filter(({ topic }) => !own.some((one) => one.topic === topic));
  if (common.length === 0) return own;
  const isWithin = (one: TopicMention, other: TopicMention) => contains(other, one) && !contains(one, other);
  const kept = own.filter((one) => !common.some((other) => isWithin(one, other)));
  return [...kept, ...common.filter((one) => !kept.some((other) => overlaps(one, other)))];
}

function commonIn({ found, language, listening }: Heard): readonly TopicMention[] {
  return commonTo(listening.vocabulary).flatMap((topic): TopicMention[] => {
    const [asked] = language.lists.questions[topic].in(found);
    return asked === undefined ? [] : [{ kind: 'topic', topic, start: asked.start, end: asked.end }];
  });
}

const commonTo = remembered(({ topics }: Vocabulary) =>
  COMMON_TOPICS.filter((common) => topics.some(({ id }) => id === common)),
);
