import { z } from 'zod';
import type { Finding } from '../clause-record.ts';
import { type Say, say } from '../effect.ts';
import type { AskedDays, DeskRequest, Expectation, Interpretation } from '../expectation.ts';
import type { Mention, Reading } from '../reading.ts';
import { HOURS } from '../vocabulary.ts';

/** When the doors are open on a day: never, where there is no range. Times of day as `HH:mm`; `24:00` ends it. */
export interface DayHours {
  readonly date: string;
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
  /** Whether it is no ordinary day of its name. */
  readonly isException: boolean;
}

/** The hours of the days asked of, without those gone by; of today where none is. */
export type OpenHours = (now: string, days: AskedDays | null) => readonly DayHours[];

/** So few days are told one by one; of more only those that are not ordinary. */
const DAYS_TOLD_MAX = 3;

/**
 * What is told of the days that were asked of (X9), and whether that is all: of an ordinary weekday and of a long stretch the
 * business's own answer tells the rest.
 */
export function hoursTold(
  openHours: OpenHours,
  now: string,
  asked: readonly AskedDays[],
  isWritten: boolean,
): HoursTold {
  const told: DayHours[] = [];
  let isWhole = true;
  for (const days of asked) {
    const hours = openHours(now, days);
    const isPlain = hours.length > 0 && hours.length <= DAYS_TOLD_MAX && days.bare !== true;
    isWhole &&= isPlain;
    told.push(...hours.filter(({ isException }) => isPlain || isException || !isWritten));
  }
  // Where nothing is written, at least today's hours can be told.
  if (told.length === 0 && !isWritten) told.push(...openHours(now, null));
  return { says: told.slice(0, DAYS_SAID_MAX).map(dayTold), isWhole: !isWritten || (isWhole && told.length > 0) };
}

/** More than anybody reads. */
const DAYS_SAID_MAX = 7;

export interface HoursTold {
  readonly says: readonly Say[];
  readonly isWhole: boolean;
}

function dayTold({ date, ranges }: DayHours): Say {
  const day = { date };
  if (ranges.length === 0) return say('desk.closed_day', { day });
  if (ranges.some(({ from, to }) => from === '00:00' && to === '24:00')) return say('desk.open_all_day', { day });
  const lines = ranges.map(({ from, to }) => ({
    say: 'desk.range',
    facts: { from: { time: from }, to: { time: to } },
  }));
  return say('desk.open_day', { day, hours: { all: lines } });
}

/** The days among what was found. */
export function daysIn(found: readonly (Mention | Finding)[]): readonly AskedDays[] {
  return found.flatMap((one): AskedDays[] => {
    if (one.negated) return [];
    if (one.kind === 'dates') return [{ from: one.from, to: one.to }];
    if (one.kind !== 'date') return [];
    return [{ from: one.date, to: one.date, ...(one.form === 'bare' && { bare: true as const }) }];
  });
}

/** The day that the doors were last asked about, where that is asked now; that of the message where none was named. */
export function hoursAsked(desk: readonly DeskRequest[], now: string): string | undefined {
  const isAsked = desk.some((one) => one.kind === 'faq' && one.topic === HOURS);
  return isAsked ? (daysAsked(desk).at(-1)?.from ?? now.slice(0, 'yyyy-mm-dd'.length)) : undefined;
}

function daysAsked(desk: readonly DeskRequest[]): readonly AskedDays[] {
  return desk.flatMap((one) => (one.kind === 'faq' && one.topic === HOURS ? (one.days ?? []) : []));
}

const nothing = z.strictObject({});

/**
 * What is expected of whoever was just told the hours of a day: "and on Monday the 30th?" asks the same of another, and wishes
 * for none of them. Anything else is for the journey.
 */
export function hoursAgain(about: string): Expectation {
  return {
    question: null,
    options: [],
    about,
    again: HOURS,
    intents: {
      hours: { meaning: 'asks the same of another day', entities: nothing },
      something_else: { meaning: 'says anything else', entities: nothing },
    },
    hear: (reading) =>
      asksDays(reading) ? { type: 'hours', entities: {}, certainty: 'sure', rule: 'desk/hours again' } : null,
    otherwise: 'something_else',
    asksModel: () => false,
  };
}

/** "And Friday?", led in as one more, or the whole question anew; and nothing in it but days. */
function asksDays({ clauses = [], rest, mentions }: Reading): boolean {
  const said = mentions.filter((one) => one.kind !== 'cue' || one.cue !== 'question');
  const isAgain = said.some((one) => one.kind === 'topic' && one.topic === HOURS);
  const isOnward = clauses.length > 0 && clauses.every(({ onward, asked }) => onward === true && asked);
  const days = said.filter(({ kind }) => kind === 'date' || kind === 'dates');
  const others = said.filter(({ kind }) => kind !== 'date' && kind !== 'dates' && kind !== 'topic');
  return (isAgain || isOnward) && rest === '' && days.length > 0 && others.length === 0;
}

/** The same question of another day, as a request to the desk; null where the words were none. */
export function sameOfAnotherDay(heard: Interpretation, otherwise: string): Interpretation | null {
  const { type, confidence, source, rule } = heard.intent;
  if (type !== 'hours') return null;
  const intent = { type: otherwise, entities: {}, confidence, source, rule };
  if (daysAsked(heard.desk).length > 0) return { ...heard, intent };
  const days = (heard.clauses ?? []).flatMap(({ found }) => daysIn(found)).map(({ from, to }) => ({ from, to }));
  return { ...heard, intent, desk: [{ kind: 'faq', topic: HOURS, days }] };
}
