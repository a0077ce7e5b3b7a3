import { z } from 'zod';
import type { Expectation } from '../../core/expectation.ts';
import type { Opening } from '../../core/flow.ts';
import { heardAnswer, heardChoice, heardWish } from '../../core/hearing.ts';
import type { JsonObject } from '../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { surestOf, type Weighed, type WeighedIntent } from '../../core/rules.ts';
import { DAY_MINUTES, instantOf, MINUTE_MS } from '../../domain/zoned.ts';
import { LISTED_MAX, type Standing } from './context.ts';
import { says, wishesFor } from './vocabulary.ts';

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
export function openingOf(heard: Heard): Opening | null {
  const opens = (type: string, more: JsonObject = {}): Opening => ({
    confidence: SURELY,
    at: 0,
    intent: { type, entities: { ...wanted(heard.reading), ...more } },
  });
  if (protests(heard)) return opens('protest');
  const { reading, data, allowed } = heard;
  if (data.around?.answered === true) return null;
  const mine = says(reading, 'mine');
  const resting = data.around?.resting === true;
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
  return mine && hasCue(reading, 'recall') ? opens('tell') : null;
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

function moves(reading: Reading): boolean {
  return putsElsewhere(reading) || hasCue(reading, 'change') || 'shift' in shiftIn(reading);
}

/** Said of something that has its time: "move it", or "推迟一个星期", which is a day and the wish for it in one. */
function putsElsewhere(reading: Reading): boolean {
  const changes = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'change' && !negated);
  const within = mentions(reading, 'date').some((day) =>
    changes.some(({ start, end }) => day.start <= start && end <= day.end),
  );
  return within || wishesFor(reading, 'moves');
}

const moment = z.strictObject({
  days: z.array(z.string()).exactOptional(),
  time: z.string().exactOptional(),
  window: z.string().exactOptional(),
  choice: z.int().exactOptional(),
  items: z.array(z.string()).exactOptional(),
  /** So many minutes later, or earlier if negative, than it is. */
  shift: z.int().exactOptional(),
  asks: z.literal(true).exactOptional(),
});

/** What can be heard while a question of the desk's is open, and at rest. */
export function expectationOf(data: Standing, allowed: Allowed, now: string, about: string | null): Expectation {
  const intent = (meaning: string, hear: (reading: Reading) => Weighed | null, commits = false): WeighedIntent => ({
    meaning,
    entities: moment,
    hear,
    ...(commits && { commits: () => true }),
  });
  const sure = (reading: Reading, heard: boolean): Weighed | null =>
    heard ? { entities: wanted(reading), confidence: SURELY } : null;
  const { question } = data;
  const opened = (type: string) => (reading: Reading) => {
    const opening = openingOf({ reading, data, allowed, now })?.intent;
    return opening?.type === type ? { entities: opening.entities, confidence: SURELY } : null;
  };
  const options = (data.bookings ?? []).map(({ id, start }) => ({ id, label: start }));
  const listed = question === 'which' ? options : (data.times ?? []).map(({ start }) => ({ id: start, label: start }));
  return {
    question: question === undefined ? null : QUESTIONS[question],
    options: listed,
    ...surestOf({
      decline: intent('keeps what stands', (reading) => sure(reading, question !== undefined && keeps(reading))),
      pick: intent('picks one of those listed', (reading) => picked(reading, question, listed.length)),
      confirm: intent('agrees', () => null, true),
      protest: intent('takes back what was just agreed to', opened('protest')),
      move: intent('wants it at another time', (reading) => movesHere(reading, data, about) ?? opened('move')(reading)),
      call_off: intent('wants it called off', opened('call_off')),
      tell: intent('asks what they have', opened('tell')),
    }),
    otherwise: 'unclear',
    ...(about !== null && { about }),
  };
}

const QUESTIONS: { readonly [Q in NonNullable<Standing['question']>]: string } = {
  which: 'which of their bookings they mean',
  call_off: 'whether to call this booking off',
  when: 'when they would like to have it instead',
  move: 'whether to move it to this time',
  undo: 'whether to take back what was just done',
};

function keeps(reading: Reading): boolean {
  const denied = mentions(reading, 'cue').some(({ cue, negated }) => cue === 'cancel' && negated === true);
  return denied || says(reading, 'keeps') || heardAnswer(reading) === 'no';
}

/**
 * While a time is looked for, any day or time is a wish; at the question about calling off, another time moves it. The day
 * it is on is no other day: whoever names it at the question whether to move it has not agreed, and wishes for nothing.
 */
function movesHere(reading: Reading, { question }: Standing, about: string | null): Weighed | null {
  const { days, ...others } = wanted(reading);
  const own = question === 'move' && Array.isArray(days) && days.every((day) => about?.startsWith(String(day)));
  const entities = { ...others, ...(days !== undefined && !own && { days }) };
  const named = Object.keys(entities).length > 0;
  const instead = putsElsewhere(reading) || (moves(reading) && named);
  const wishes = question === 'when' || question === 'move' ? named : question === 'call_off' && instead;
  return wishes ? { entities, confidence: SURELY } : null;
}

function picked(reading: Reading, question: Standing['question'], count: number): Weighed | null {
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

/** "Half an hour later", "push it back an hour", "postpone it by a week". */
function shiftIn(reading: Reading): JsonObject {
  const length = mentions(reading, 'duration').find(({ unit }) => unit !== 'nights');
  const direction = wishesFor(reading, 'later') ? 1 : wishesFor(reading, 'earlier') ? -1 : 0;
  if (length === undefined || direction === 0) return {};
  return { shift: direction * length.value * (length.unit === 'days' ? DAY_MINUTES : 1) };
}

function windowOf({ name, from, to }: { name: string | null; from: string | null; to: string | null }): string {
  if (name === 'morning' || name === 'afternoon' || name === 'evening') return name;
  return `${from ?? '00:00'}-${to ?? '24:00'}`;
}
