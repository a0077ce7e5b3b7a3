import type { Thing } from '../../core/consent/proposal.ts';
import type { Fact, Facts } from '../../core/effect.ts';
import { message, oneOf } from '../../core/kit/message.ts';
import { parseDay } from '../../domain/wish.ts';
import { LATEST, parseWindow, WINDOWS } from '../../domain/wished-hours.ts';
import { clockTime, DAY_MINUTES } from '../../domain/zoned.ts';
import type { Memory, Offered, Wanted } from './context.ts';
import type { Left, Taken } from './events.ts';

/** What the list needs to know of the business it is kept for. */
export interface Place {
  readonly timeZone: string;
  readonly contact: string;
  /** What anything that is booked here may be called; absent where that is not known. */
  readonly things?: readonly Thing[];
}

export const hint = message('waiting.hint', wanted);
export const askJoin = message('waiting.ask_join', wanted);
export const joined = oneOf(['waiting.joined', 'waiting.already'], (memory: Memory, event: unknown) => [
  isAgain(event) ? 'waiting.already' : 'waiting.joined',
  wanted(memory),
]);
export const declined = message('waiting.declined');
export const forWhat = message('waiting.for_what');
export const freed = message('waiting.freed', offered);
export const askTake = message('waiting.ask_take', offered);
export const letGo = message('waiting.let_go', offered);
export const left = oneOf(['waiting.left', 'waiting.not_on_it'], (_memory: Memory, { output }: Left) => [
  output.count > 0 ? 'waiting.left' : 'waiting.not_on_it',
  {},
]);
export const gone = message('waiting.gone', offered);
export const trouble = message('waiting.trouble', (_memory: Memory, _event: unknown, { contact }: Place) => ({
  contact,
}));
export const help = message('waiting.help');

/** Booked, or kept until it is paid: told from what the ledger answered (X5). */
export const taken = oneOf(
  ['waiting.taken', 'waiting.to_pay', 'waiting.to_pay_without_page'],
  (memory: Memory, { output }: Taken, { contact }: Place) => {
    const facts = offered(memory);
    const { pay } = output;
    if (pay === null) return ['waiting.taken', facts];
    const { cents, currency, url, until } = pay;
    const due = { ...facts, amount: { cents, currency }, until: slot(until) };
    return url === null
      ? ['waiting.to_pay_without_page', { ...due, contact }]
      : ['waiting.to_pay', { ...due, link: url }];
  },
);

function wanted({ want }: Pick<Memory, 'want'>): Facts {
  if (want === undefined) throw new Error('nothing is wanted');
  return { what: want.what, when: { say: 'waiting.when', facts: whenFacts(want) } };
}

/** A day or days, a part of the day or a time: whatever was wished for. */
function whenFacts({ wish: { day, time_window, explicit_time } }: Wanted): Facts {
  const named = parseDay(day);
  const days: Facts =
    named?.kind !== 'span'
      ? { days: 'any' }
      : named.from === named.to
        ? { days: 'one', from: { date: named.from } }
        : { days: 'some', from: { date: named.from }, to: { date: named.to } };
  if (explicit_time !== null) return { ...days, part: 'at', since: { time: explicit_time } };
  if (time_window === null || time_window === LATEST) return { ...days, part: 'any' };
  if (Object.hasOwn(WINDOWS, time_window)) return { ...days, part: time_window };
  const { from, to } = parseWindow(time_window) ?? { from: 0, to: 0 };
  // What is left on both sides of hours that do not suit is told as all of it.
  if (from === 0 && to === DAY_MINUTES) return { ...days, part: 'any' };
  if (from === 0) return { ...days, part: 'before', till: { time: clockTime(to) } };
  // "Later than half past four" begins a minute after it.
  if (to === DAY_MINUTES && from % 5 === 1) return { ...days, part: 'after', since: { time: clockTime(from - 1) } };
  if (to === DAY_MINUTES) return { ...days, part: 'from', since: { time: clockTime(from) } };
  return { ...days, part: 'between', since: { time: clockTime(from) }, till: { time: clockTime(to) } };
}

function offered({ offer }: Memory): Facts {
  const { what, start, until } = known(offer);
  return { what, when: slot(start), until: slot(until) };
}

function known(offer: Offered | undefined): Offered {
  if (offer === undefined) throw new Error('nothing is held');
  return offer;
}

function slot(at: string): Fact {
  return { at, as: 'slot' };
}

function isAgain(event: unknown): boolean {
  return (event as { readonly output?: { readonly again?: boolean } }).output?.again === true;
}
