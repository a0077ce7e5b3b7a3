import type { Json } from '../../core/json.ts';
import { several, side } from '../../core/kit/abstract.ts';
import type { Standing } from './context.ts';
import { hasWish } from './wish.ts';

/** What a condition or a rule can tell apart. */
export function abstracted(
  { purpose, question, lacks, ticket, bookings, times, wish, asks, reminded }: Standing,
  now: string,
): Json {
  return {
    purpose: purpose ?? null,
    question: question ?? null,
    lacks: lacks ?? null,
    ticket: ticket ? [ticket.reference !== null, ticket.name !== null, ticket.opened] : null,
    bookings: [several(bookings), (bookings ?? []).every(({ start }) => side(start, now) === 'ahead')],
    times: [several(times), (times ?? []).every(({ start }) => side(start, now) === 'ahead')],
    wish: hasWish(wish),
    asks: asks === true,
    reminded: reminded !== undefined,
  };
}
