import { say } from '../../core/effect.ts';
import type { Reconciled } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { instantOf } from '../../domain/zoned.ts';
import { type Catalogue, spaceWithId } from './catalogue.ts';
import { type Asked, type Reservation, reservation } from './context.ts';
import { instantsOf } from './period.ts';

/**
 * What was chosen, held against the house of today: a space that is no longer let is let go with a word, the period stays, and
 * another is asked for; a period that has begun since is let go likewise, and the space stays (X9). What was reserved stands in
 * the ledger.
 */
export function reconciled(stored: JsonObject, now: string, catalogue: Catalogue): Reconciled | null {
  const { data: context } = reservation.safeParse(stored);
  if (context === undefined || context.reservationCreated) return null;
  const isLet = (id: string) => spaceWithId(catalogue, id) !== undefined;
  const { spaceId, period, asked } = context;
  if (period !== null && instantsOf(period, catalogue).start <= instantOf(now))
    return { context: withoutPeriod(context), says: [say('bad_period_past')] };
  const ahead = asked?.periods?.filter((one) => instantsOf(one, catalogue).start > instantOf(now));
  if (ahead !== undefined && ahead.length < (asked?.periods?.length ?? 0))
    return { context: { ...context, asked: among(asked, 'periods', ahead) }, says: [say('bad_period_past')] };
  const listed = asked?.spaces?.filter(isLet);
  if (spaceId !== null && !isLet(spaceId)) return { context: without(context), says: [say('gone_space')] };
  if (listed === undefined || listed.length === asked?.spaces?.length) return null;
  return { context: { ...context, asked: among(asked, 'spaces', listed) }, says: [say('gone_spaces')] };
}

/** Only these are listed; where none are left, nothing is. */
function among<List extends 'spaces' | 'periods'>(
  asked: Asked = {},
  list: List,
  left: Asked[List] & readonly unknown[],
): Asked {
  const { [list]: _before, ...rest } = asked;
  return left.length > 0 ? { ...rest, [list]: left } : rest;
}

/** Whatever was listed or priced was for that period; what the space has to hold is not. */
function withoutPeriod({ asked, ...context }: Reservation): Reservation {
  const step = context.spaceId === null ? context.step : 'CHOOSE_PERIOD';
  const kept = asked?.needs === undefined ? {} : { asked: { needs: asked.needs } };
  return { ...context, step, period: null, summaryShown: false, ...kept };
}

/** Days that were being looked in are for another space, too; times that were listed are not. */
function without({ asked, ...context }: Reservation): Reservation {
  const { periods: _periods, spaces: _spaces, quote: _quote, wanted, ...rest } = asked ?? {};
  const period = context.period ?? wanted ?? null;
  const kept = Object.keys(rest).length > 0 ? { asked: rest } : {};
  return { ...context, step: 'CHOOSE_SPACE', spaceId: null, period, summaryShown: false, ...kept };
}
