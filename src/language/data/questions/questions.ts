import type { CommonTopic } from '../../../core/vocabulary.ts';
import type { Phrases } from '../../lexicon/pattern.ts';

/** How people ask what most businesses are asked, by the topic that answers it. */
export type Questions = { readonly [Topic in CommonTopic]: Phrases };
