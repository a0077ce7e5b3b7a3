import type { TopicMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { overlaps } from '../../core/span.ts';
import { COMMON_TOPICS, type Vocabulary } from '../../core/vocabulary.ts';
import type { Heard } from '../heard.ts';

/** What most businesses are asked, in the words of the language, where this one answers it and was not asked in its own words. */
export function recogniseCommon(heard: Heard, own: readonly TopicMention[]): TopicMention[] {
  const { found, language, listening } = heard;
  return commonTo(listening.vocabulary).flatMap((topic): TopicMention[] => {
    const [asked] = language.lists.questions[topic].in(found);
    if (asked === undefined || own.some((one) => one.topic === topic || overlaps(one, asked))) return [];
    return [{ kind: 'topic', topic, start: asked.start, end: asked.end }];
  });
}

const commonTo = remembered(({ topics }: Vocabulary) =>
  COMMON_TOPICS.filter((common) => topics.some(({ id }) => id === common)),
);
