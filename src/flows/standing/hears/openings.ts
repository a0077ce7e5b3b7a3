import type { Opening } from '../../../core/flow.ts';
import type { JsonObject } from '../../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { instantOf, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Standing } from '../context.ts';
import { heardPerson } from './person.ts';
import { type Reference, referenceIn, withoutReference } from './reference.ts';
import { speaksOf } from './speaks.ts';
import { says, wishesFor } from './vocabulary.ts';
import { shiftIn, wanted } from './wanted.ts';

/** What the business lets be done in the chat, as far as it decides what is listened for. */
export interface Allowed {
  /** Who calls off: a task of its own listens for it by itself. */
  readonly callOff: 'here' | 'person' | 'task';
  readonly graceMinutes: number;
}

interface Heard {
  readonly reading: Reading;
  readonly data: Standing;
  readonly allowed: Allowed;
  readonly now: string;
}

export const SURELY = 0.92;

/** Whether words are about something that stands, whatever journey is under way (X14). */
export function openingOf(said: Heard): Opening | null {
  const reference = referenceIn(said.reading, false);
  const heard = reference === null ? said : { ...said, reading: withoutReference(said.reading, reference) };
  const opens = (type: string, more: JsonObject = {}): Opening => ({
    confidence: SURELY,
    at: 0,
    intent: { type, entities: { ...wanted(heard.reading), ...ticketIn(said.reading, reference), ...more } },
  });
  if (protests(heard)) return opens('protest');
  const { reading, data, allowed } = heard;
  if (data.around?.answered === true) return null;
  const resting = data.around?.resting === true;
  // A reference names what they have, as "my appointment" does; while a task is under way it is that task's to hear.
  // "The appointment" is the one under way, where one is; else it is theirs too.
  const named = says(reading, 'named') || (reference !== null && speaksOf(reading, 'reference'));
  const mine = says(reading, 'mine') || (resting && named);
  // What is only asked or supposed ("I might have to cancel", "until when can I?") calls nothing off.
  const supposes = says(reading, 'supposes');
  const asks = asksIn(reading) || supposes;
  if (says(reading, 'asks') && !hasCue(reading, 'availability')) return opens('tell');
  if ((mine || resting) && moves(reading) && (mine || putsElsewhere(reading))) return opens('move');
  // A bare "cancel" is about what stands only where it could be done here; elsewhere the journey says who does it.
  const here = allowed.callOff === 'here';
  const meant = mine || (resting && here);
  // "Can I cancel?", "what would I get back?": the terms are told, and whether to do it is asked (D10).
  if (meant && here && (says(reading, 'refunds') || (says(reading, 'may') && !supposes)))
    return opens('call_off', { asks: true });
  if (hasCue(reading, 'cancel') && allowed.callOff !== 'task' && !asks && meant) return opens('call_off');
  const recalls = hasCue(reading, 'recall') || (reference !== null && !hasCue(reading, 'cancel'));
  return mine && recalls ? opens('tell') : null;
}

/** By what they say it is theirs (X14). */
function ticketIn(reading: Reading, reference: Reference | null): JsonObject {
  if (reference === null) return {};
  const name = heardPerson(withoutReference(reading, reference))?.['name'];
  return { reference: reference.reference, ...(typeof name === 'string' && { name }) };
}

/** In Khmer a no may end like a question. */
function asksIn(reading: Reading): boolean {
  const denials = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  return mentions(reading, 'cue').some(
    ({ cue, start, end }) => cue === 'question' && !denials.some((no) => no.start <= start && no.end >= end),
  );
}

/** X13: straight after something was done, and only then, "no wait" is about that. */
function protests({ reading, data, allowed, now }: Heard): boolean {
  const done = data.around?.done;
  if (done === undefined || instantOf(now) - instantOf(done.at) > allowed.graceMinutes * MINUTE_MS) return false;
  return says(reading, 'protests');
}

export function moves(reading: Reading): boolean {
  return putsElsewhere(reading) || hasCue(reading, 'change') || 'shift' in shiftIn(reading);
}

/** Said of something that has its time: "move it", or "推迟一个星期", which is a day and the wish for it in one. */
export function putsElsewhere(reading: Reading): boolean {
  const changes = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'change' && !negated);
  const within = mentions(reading, 'date').some((day) =>
    changes.some(({ start, end }) => day.start <= start && end <= day.end),
  );
  return within || wishesFor(reading, 'moves');
}
