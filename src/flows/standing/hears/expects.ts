import { z } from 'zod';
import type { Expectation } from '../../../core/expectation.ts';
import { heardAnswer, heardChoice } from '../../../core/hearing.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import { surestOf, type Weighed, type WeighedIntent } from '../../../core/rules.ts';
import type { Standing } from '../context.ts';
import { type Allowed, moves, openingOf, putsElsewhere, SURELY } from './openings.ts';
import { withholds } from './person.ts';
import { says } from './vocabulary.ts';
import { wanted } from './wanted.ts';
import { whoIntents } from './who.ts';

const moment = z.strictObject({
  days: z.array(z.string()).exactOptional(),
  time: z.string().exactOptional(),
  window: z.string().exactOptional(),
  choice: z.int().exactOptional(),
  items: z.array(z.string()).exactOptional(),
  /** So many minutes later, or earlier if negative, than it is. */
  shift: z.int().exactOptional(),
  asks: z.literal(true).exactOptional(),
  reference: z.string().exactOptional(),
  name: z.string().exactOptional(),
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
    ...surestOf({
      decline: intent('keeps what stands', (reading) => sure(reading, declines(reading))),
      pick: intent('picks one of those listed', (reading) => picked(reading, question, listed.length)),
      confirm: intent('agrees', () => null, true),
      protest: intent('takes back what was just agreed to', opened('protest')),
      move: intent('wants it at another time', (reading) => movesHere(reading, data, about) ?? opened('move')(reading)),
      call_off: intent('wants it called off', opened('call_off')),
      tell: intent('asks what they have', opened('tell')),
      ...whoIntents(data),
    }),
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
