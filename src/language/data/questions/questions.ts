import type { CommonTopic } from '../../../core/vocabulary.ts';
import type { Phrases } from '../../lexicon/pattern.ts';

/** How people ask what most businesses are asked. */
export interface Questions {
  /** The question itself, by the topic that answers it. */
  readonly asks: { readonly [Topic in CommonTopic]: Phrases };
  /** Words of which any question that names nothing else is about the topic: "cash ok?" */
  readonly subjects: { readonly [Topic in CommonTopic]?: Phrases };
}
