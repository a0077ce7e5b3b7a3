import { z } from 'zod';
import type { Expectation, Hearing, IntentExpectation } from '../../core/expectation.ts';
import type { Opening } from '../../core/flow.ts';
import { heardAnswer, heardChoice, heardWish } from '../../core/hearing.ts';
import type { JsonObject } from '../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { instantOf, MINUTE_MS } from '../../domain/zoned.ts';
import { LISTED_MAX, type Standing } from './context.ts';
import { heardPerson, withholds } from './person.ts';
import { type Reference, referenceIn, withoutReference } from './reference.ts';
import { speaksOf } from './speaks.ts';
import { says } from './vocabulary.ts';
import { whoIntents } from './who.ts';

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

const SURELY = 0.92;

/** Whether words are about something that stands, whatever journey is under way (X14). */
export function openingOf(said: Heard): Opening | null {
  const reference = referenceIn(said.reading, false);
  const heard = reference === null ? said : { ...said, reading: withoutReference(said.reading, reference) };
  const opens = (type: string, confidence = SURELY): Opening => ({
    confidence,
    at: 0,
    intent: { type, entities: { ...wanted(heard.reading), ...ticketIn(said.reading, reference) } },
  });
  if (protests(heard)) return opens('protest');
  const { reading, data, allowed } = heard;
  if (data.around?.answered === true) return null;
  const resting = data.around?.resting === true;
  // A reference names what they have, as "my appointment" does; while a task is under way it is that task's to hear.
  const mine = says(reading, 'mine') || (resting && reference !== null && speaksOf(reading, 'reference'));
  // What is only asked or supposed ("I might have to cancel", "until when can I?") calls nothing off.
  const asks = hasCue(reading, 'question') || mentions(reading, 'topic').length > 0 || says(reading, 'supposes');
  if (says(reading, 'asks') && !hasCue(reading, 'availability')) return opens('tell');
  if ((mine || resting) && moves(reading) && (mine || says(reading, 'moves'))) return opens('move');
  // A bare "cancel" is about what stands only where it could be done here; elsewhere the journey says who does it.
  const meant = mine || (resting && allowed.callOff === 'here');
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

/** X13: straight after something was done, and only then, "no wait" is about that. */
function protests({ reading, data, allowed, now }: Heard): boolean {
  const done = data.around?.done;
  if (done === undefined || instantOf(now) - instantOf(done.at) > allowed.graceMinutes * MINUTE_MS) return false;
  return says(reading, 'protests');
}

function moves(reading: Reading): boolean {
  return says(reading, 'moves') || hasCue(reading, 'change') || 'shift' in shiftIn(reading);
}

const moment = z.strictObject({
  days: z.array(z.string()).exactOptional(),
  time: z.string().exactOptional(),
  window: z.string().exactOptional(),
  choice: z.int().exactOptional(),
  items: z.array(z.string()).exactOptional(),
  /** So many minutes later, or earlier if negative, than it is. */
  shift: z.int().exactOptional(),
  reference: z.string().exactOptional(),
  name: z.string().exactOptional(),
});

/** What can be heard while a question of the desk's is open, and at rest. */
export function expectationOf(data: Standing, allowed: Allowed, now: string, about: string | null): Expectation {
  const intent = (meaning: string, hear: (reading: Reading) => Hearing | null, commits = false): IntentExpectation => ({
    meaning,
    entities: moment,
    hear,
    ...(commits && { commits: () => true }),
  });
  const sure = (reading: Reading, heard: boolean): Hearing | null =>
    heard ? { entities: wanted(reading), confidence: SURELY } : null;
  const { question } = data;
  const isProtest = (reading: Reading) => openingOf({ reading, data, allowed, now })?.intent?.type === 'protest';
  const declines = (reading: Reading) =>
    question === 'name' ? withholds(reading) && !isProtest(reading) : question !== undefined && keeps(reading);
  const opened = (type: string) => (reading: Reading) => {
    const opening = openingOf({ reading, data, allowed, now })?.intent;
    return opening?.type === type ? { entities: opening.entities, confidence: SURELY } : null;
  };
  const options = (data.bookings ?? []).map(({ id, start }) => ({ id, label: start }));
  const listed = question === 'which' ? options : (data.times ?? []).map(({ start }) => ({ id: start, label: start }));
  return {
    question: question === undefined ? null : QUESTIONS[question],
    options: listed,
    intents: {
      decline: intent('keeps what stands', (reading) => sure(reading, declines(reading))),
      pick: intent('picks one of those listed', (reading) => picked(reading, question, listed.length)),
      confirm: intent('agrees', () => null, true),
      protest: intent('takes back what was just agreed to', opened('protest')),
      move: intent('wants it at another time', (reading) => movesHere(reading, data) ?? opened('move')(reading)),
      call_off: intent('wants it called off', opened('call_off')),
      tell: intent('asks what they have', opened('tell')),
      ...whoIntents(data),
    },
    otherwise: 'unclear',
    // Names, numbers and codes are read as they stand: nobody's guess is needed.
    ...(isAboutWho(question) && { asksModel: () => false, keepsLanguage: ['introduce', 'identify', 'prove'] }),
    ...(about !== null && { about }),
  };
}

const QUESTIONS: { readonly [Q in NonNullable<Standing['question']>]: string } = {
  which: 'which of their bookings they mean',
  call_off: 'whether to call this booking off',
  when: 'when they would like to have it instead',
  move: 'whether to move it to this time',
  undo: 'whether to take back what was just done',
  name: 'who they are and how they are reached',
  reference: 'the reference and the name that their booking goes by',
  code: 'the code that was sent to where they are known',
};

function isAboutWho(question: Standing['question']): boolean {
  return question === 'name' || question === 'reference' || question === 'code';
}

function keeps(reading: Reading): boolean {
  const denied = mentions(reading, 'cue').some(({ cue, negated }) => cue === 'cancel' && negated === true);
  return denied || says(reading, 'keeps') || heardAnswer(reading) === 'no';
}

/** While a time is looked for, any day or time is a wish; at the question about calling off, another time moves it. */
function movesHere(reading: Reading, { question }: Standing): Hearing | null {
  const entities = wanted(reading);
  const named = Object.keys(entities).length > 0;
  const wishes = question === 'when' || question === 'move' ? named : question === 'call_off' && moves(reading);
  return wishes ? { entities, confidence: SURELY } : null;
}

function picked(reading: Reading, question: Standing['question'], count: number): Hearing | null {
  if (question !== 'which' && question !== 'when') return null;
  const options = Array.from({ length: count }, (_, place) => ({ id: String(place), label: '' }));
  const place = heardChoice(reading, options);
  if (place !== null) return { entities: { choice: place + 1 }, confidence: 0.95 };
  const { items: _named, ...entities } = question === 'which' ? wanted(reading) : {};
  return Object.keys(entities).length > 0 ? { entities, confidence: SURELY } : null;
}

/** The days and times that were named. */
function wanted(reading: Reading): JsonObject {
  const { dates, time, window } = heardWish(reading);
  const days = mentions(reading, 'date').flatMap(({ date, negated }) => (negated ? [] : [date]));
  const span = dates === null ? [] : [`${dates.from}/${dates.to}`];
  const items = mentions(reading, 'item').flatMap(({ id, phrase, negated }) => (phrase || negated ? [] : [id]));
  return {
    ...shiftIn(reading),
    ...(items.length > 0 && { items: [...new Set(items)].slice(0, LISTED_MAX) }),
    ...(days.length + span.length > 0 && { days: [...days, ...span] }),
    ...(time !== null && { time: time.time }),
    ...(time === null && window !== null && { window: windowOf(window) }),
  };
}

/** "Half an hour later", "push it back an hour". */
function shiftIn(reading: Reading): JsonObject {
  const length = mentions(reading, 'duration').find(({ unit }) => unit === 'minutes');
  const direction = says(reading, 'later') ? 1 : says(reading, 'earlier') ? -1 : 0;
  return length === undefined || direction === 0 ? {} : { shift: direction * length.value };
}

function windowOf({ name, from, to }: { name: string | null; from: string | null; to: string | null }): string {
  if (name === 'morning' || name === 'afternoon' || name === 'evening') return name;
  return `${from ?? '00:00'}-${to ?? '24:00'}`;
}
