import { mentions, type Reading } from '../../../core/reading.ts';
import { contains } from '../../../core/span.ts';
import type { Task } from '../task/schema.ts';
import { phrasesIn } from './names.ts';
import type { Standing } from './standing.ts';
import { wordsOf } from './words.ts';

/** A word that cancels may stop what is under way, or be the very word by which a task is asked for. */

interface UnderWay {
  readonly reading: Reading;
  readonly standing: Standing;
  readonly task: Task;
}

/** The words by which a task is asked for. */
export function ownWords({ locale }: Reading, { triggers }: Task): readonly string[] {
  return phrasesIn(triggers, locale).flatMap((trigger) => wordsOf(trigger).map((word) => word.plain));
}

/** Asked whether to cancel a booking, "yes, cancel it" agrees. The bare word still stops everything: that is the safe way. */
export function isItsOwnWord({ reading, standing, task }: UnderWay): boolean {
  if (standing.data.conversation_state !== 'confirming') return false;
  return wordsOf(reading.text).length > 1 && cancelWords(reading, task).every((own) => own);
}

/** Whether a word that cancels is one by which the task is asked for: the second of "scrap that, cancel it". */
export function saysItsWord(reading: Reading, task: Task): boolean {
  return cancelWords(reading, task).some((own) => own);
}

/** Of each word that cancels, whether the task is asked for by it. */
function cancelWords(reading: Reading, task: Task): readonly boolean[] {
  const own = ownWords(reading, task);
  const cues = mentions(reading, 'cue').filter(({ cue }) => cue === 'cancel');
  return cues.map(({ start }) => own.includes(wordsOf(reading.text).find((word) => word.start === start)?.plain ?? ''));
}

/** Whether it is for being rid of what was arranged: there, that it is no longer needed says why (X11). */
export function callsOff({ steps }: Task): boolean {
  return steps.some((step) => 'act' in step && step.act === 'call_off');
}

/** Whether anything is to be stopped beside what only says why: "we're not going any more, oh, forget it". */
export function cancelsBesides(reading: Reading): boolean {
  const cues = mentions(reading, 'cue');
  const reasons = cues.filter(({ cue }) => cue === 'unneeded');
  return cues.some((one) => one.cue === 'cancel' && !one.negated && !reasons.some((reason) => contains(reason, one)));
}
