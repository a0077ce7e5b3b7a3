import type { Locale } from '../core/locale.ts';
import type { Listening } from '../core/vocabulary.ts';
import { clean } from './clean.ts';
import { perhapsIn } from './detect.ts';
import { fold } from './fold.ts';
import { listen } from './heard.ts';
import { languageOf } from './language.ts';
import type { Spoken } from './read-once.ts';
import { mayBeAsked } from './recognise/asks.ts';
import { mayBeAskedCommonly } from './recognise/common.ts';

/**
 * Whether words may ask about a topic anew, or go on from what was said before ("and on Monday?"): no, where nothing stands in
 * them that does either. A look that costs little, for most messages do neither and need not be read for it.
 */
export function mayAskAgain(
  { text: raw, locale, also }: Spoken,
  topic: string,
  offered: readonly Locale[],
  listening: Listening,
): boolean {
  // What may be of several languages is read as well as can be.
  if (also.length > 0 || perhapsIn(raw, offered).length > 0) return true;
  // What would undo something may ask for its terms.
  if (listening.vocabulary.topics.some(({ id, termsOf }) => id === topic && termsOf !== undefined)) return true;
  const text = clean(raw);
  const heard = listen(text, fold(text), languageOf(locale), listening);
  const goesOn = heard.language.lists.moods.onward.all(heard.found).length > 0;
  return goesOn || mayBeAsked(heard, topic) || mayBeAskedCommonly(heard, topic);
}
