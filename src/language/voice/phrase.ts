import type { Locale } from '../../core/locale.ts';
import type { ModelVoice, Phrasing } from '../../core/model-voice.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { faultIn } from './check.ts';
import { type Draft, fixedIn } from './fixed.ts';

/** A reply to be put into other words, and where it is said. */
export interface ToPhrase extends Draft {
  readonly language: Locale;
  readonly listening: Listening;
  /** The customer's words that it answers. */
  readonly heard: string;
  readonly deadline: () => AbortSignal;
}

export type Phrase = (reply: ToPhrase) => Promise<Omit<Phrasing, 'reply'>>;

/** What is longer is a list, or something that a business wrote itself: it is sent as it is. */
const CHARACTERS_MAX = 1_500;
/** How much of a wording that was not sent is kept. */
const KEPT_MAX = 500;

/** A model writes the reply around what is fixed; whatever speaks against its wording, the template is sent (B20). */
export function createPhrase(voice: ModelVoice): Phrase {
  return async ({ language, listening, heard, deadline, ...draft }) => {
    const { template } = draft;
    const kept = { template, text: null };
    if (template.length > CHARACTERS_MAX) return kept;
    const ear = { language, listening };
    const fixed = fixedIn(draft, ear);
    if (!/\p{L}/u.test(fixed.reduce((rest, one) => rest.replace(one, ''), template))) return kept;
    const answer = await answered(voice, { template, fixed, language, heard }, deadline());
    if (!answer.ok) return { ...kept, refused: { why: answer.reason } };
    const text = answer.text.trim();
    const why = faultIn(text, { template, fixed }, ear);
    return why === null ? { template, text } : { ...kept, refused: { why, text: text.slice(0, KEPT_MAX) } };
  };
}

/** X8: what has not come by the deadline is not waited for, and a voice that breaks is one that says nothing. */
async function answered(
  voice: ModelVoice,
  request: Parameters<ModelVoice['phrase']>[0],
  deadline: AbortSignal,
): Promise<Awaited<ReturnType<ModelVoice['phrase']>>> {
  const late = { ok: false, reason: 'it was too slow' } as const;
  if (deadline.aborted) return late;
  const over = new Promise<typeof late>((resolve) => {
    deadline.addEventListener('abort', () => resolve(late), { once: true });
  });
  try {
    return await Promise.race([voice.phrase(request, deadline), over]);
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}
