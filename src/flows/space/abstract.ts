import type { Json } from '../../core/json.ts';
import { known, several } from '../../core/kit/abstract.ts';
import { GENERAL, type SpaceContext } from './context.ts';

/** What a condition or a rule can tell apart: which things are known, not which they are. */
export function abstracted(context: SpaceContext, now: string): Json {
  if (!('step' in context)) return GENERAL;
  const { step, spaceId, period, asked, reservationId, summaryShown, reservationCreated, paymentLinkGenerated } =
    context;
  return {
    step,
    space: spaceId !== null,
    period: period === null ? null : [...known(period), period.startDate >= now.slice(0, 10)],
    made: [summaryShown, reservationCreated, paymentLinkGenerated, reservationId !== null],
    asked: [...known(asked)],
    listed: [several(asked?.periods), several(asked?.spaces)],
  };
}
