import type { Json } from '../../core/json.ts';
import { several, side } from '../../core/kit/abstract.ts';
import { type Catalogue, stylistsFor } from './catalogue.ts';
import { ANY_STYLIST, type SalonContext } from './context.ts';

/** What a condition or a rule can tell apart. Services count by who does them all, times by whether they lie ahead. */
export function abstracted(context: SalonContext, now: string, catalogue: Catalogue): Json {
  const { state, collected_data, asked } = context;
  const { services, stylist_id, slot, customer_data } = collected_data;
  const able = stylistsFor(catalogue, services).map(({ id }) => id);
  const { wish } = asked ?? {};
  return {
    state,
    services: several(services),
    able: able.length === 0 ? 'nobody' : able.length === catalogue.stylists.length ? 'everybody' : 'somebody',
    stylist: personOf(stylist_id, able),
    slot: side(slot, now),
    named: customer_data !== null,
    question: asked?.question ?? null,
    slots: [several(asked?.slots), (asked?.slots ?? []).every(({ start }) => side(start, now) === 'ahead')],
    listed: several(asked?.services),
    // Who was ruled out counts where anybody else would do (B3).
    wish: [wish?.soonest === true, wish?.name !== undefined, wish?.stylist === ANY_STYLIST && several(wish.without)],
    wished: personOf(wish?.stylist ?? null, able),
    otherwise: wish?.otherwise === undefined ? null : personOf(wish.otherwise, able),
    told: asked?.told === undefined ? null : several(asked.told.services),
  };
}

function personOf(stylist: string | null, able: readonly string[]): string {
  if (stylist === null || stylist === ANY_STYLIST) return stylist ?? 'open';
  return able.includes(stylist) ? 'can' : 'cannot';
}
