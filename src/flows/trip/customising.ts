import { type Say, say } from '../../core/effect.ts';
import { addonWithId, namedIn, phrase, type TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { type Entities, entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { quoteOf } from './quote.ts';
import { amount, bill, tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Stage four: the chosen trip is made one's own, and every change recalculates the whole (D6). */
export function customised(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const entities = entitiesOf(event);
  const next = applied(informed(working, event, catalogue), entities, catalogue);
  const dropped = stringsIn(entities, 'dropped');
  const kept = next.data.customizations.filter((id) => !dropped.includes(id));
  const wanted = stringsIn(entities, 'addons').filter(
    (id) => addonWithId(catalogue, id) !== null && !kept.includes(id),
  );
  const base: Working = { ...next, data: { ...next.data, customizations: kept } };
  return wanted.reduce((sofar, id) => withAddon(sofar, id, catalogue), base);
}

/** An add-on that goes over the budget waits for a yes; one that does not is added at once. */
function withAddon(working: Working, id: string, catalogue: TripCatalogue): Working {
  const { data } = working;
  const customizations = [...data.customizations, id];
  const before = quoteOf(data, catalogue)?.cents ?? 0;
  const after = quoteOf({ ...data, customizations }, catalogue)?.cents ?? 0;
  const limit = data.budget_max_usd === null ? Number.POSITIVE_INFINITY : data.budget_max_usd * 100;
  if (after > limit && after > before) {
    return { ...working, data: { ...data, asked: { ...data.asked, question: 'over_budget', about: id } } };
  }
  return saying({ ...working, data: { ...data, customizations } }, say('added', { addon: namedIn('addon', id) }));
}

function applied(working: Working, entities: Entities, { guides, vehicles }: TripCatalogue): Working {
  const { data } = working;
  const guide = guides.find(({ id }) => id === entities['guide'])?.id ?? data.selected_guide_id;
  const vehicle = vehicles.find(({ id }) => id === entities['vehicle'])?.id ?? data.selected_vehicle_id;
  const points = entities['points'];
  const says: Say[] = [];
  // Points belong to an account, and a preview chat has none (D2).
  const usable = typeof points === 'number' && data.user_id !== null ? points : data.loyalty_points_to_use;
  if (typeof points === 'number' && data.user_id === null) says.push(say('points_need_account'));
  const student = entities['student'] === true || data.apply_student_discount;
  if (entities['student'] === true) says.push(say('student_applied'));
  const next: TripContext = {
    ...data,
    selected_guide_id: guide,
    selected_vehicle_id: vehicle,
    apply_student_discount: student,
    loyalty_points_to_use: usable,
    asked: { ...data.asked, question: 'customise' },
  };
  return saying({ ...working, data: next }, ...says);
}

/** The price as it stands, line by line, and what could be added; or the doubt that stands. */
export function summarise(working: Working, catalogue: TripCatalogue): Working {
  const { data } = working;
  if (data.asked.question === 'over_budget') return asking(working, 'over_budget', catalogue);
  const quote = quoteOf(data, catalogue);
  if (quote === null) return asking(working, 'which_trip', catalogue);
  const facts = {
    trip: tripName(data.selected_trip_id),
    bill: bill(quote, catalogue),
    total: amount(quote.cents, catalogue),
  };
  return asking(saying(working, say('customisation.summary', facts)), 'customise', catalogue);
}

/** Yes to an add-on over the budget, or no: then it is left out. */
export function decided(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { asked, customizations } = next.data;
  const addon = addonWithId(catalogue, asked.about);
  const data = { ...next.data, asked: { ...asked, question: 'customise' as const, about: next.data.selected_trip_id } };
  if (addon === null) return { ...next, data };
  if (event.type !== 'confirm')
    return saying({ ...next, data }, say('left_out', { addon: namedIn('addon', addon.id) }));
  const added = { ...data, customizations: [...customizations, addon.id] };
  return saying({ ...next, data: added }, say('added', { addon: namedIn('addon', addon.id) }));
}

/** A code is checked at once (D6). */
export function checkCode(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const code = stringIn(entitiesOf(event), 'code') ?? '';
  return calling(informed(working, event, catalogue), 'validateDiscountCode', { code });
}

export function codeAnswered(working: Working, event: TripEvent): Working {
  const next = answeredBy(working, event);
  const code = stringIn('input' in event ? event.input : {}, 'code') ?? '';
  if (event.type.endsWith('.failed')) return saying(next, say('trouble'));
  if (event.type.endsWith('.refused')) {
    const reason = 'reason' in event && event.reason === 'expired' ? 'code_expired' : 'code_unknown';
    return saying(next, say(reason, { code }));
  }
  const percent = Number(outputOf(event)['percent'] ?? 0);
  const data = { ...next.data, applied_discount_code: code };
  return saying({ ...next, data }, say('code_applied', { code, percent }));
}

/** Warmly, and with what can really be done: a cheaper trip, an add-on less, a code (D6). */
export function negotiated(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { customizations, suggested_trip_ids, selected_trip_id } = next.data;
  const last = addonWithId(catalogue, customizations.at(-1) ?? null);
  const now = quoteOf(next.data, catalogue)?.cents ?? 0;
  const cheaper = suggested_trip_ids.find(
    (id) => id !== selected_trip_id && (quoteOf(next.data, catalogue, id)?.cents ?? now) < now,
  );
  const options = [
    ...(last === null
      ? []
      : [phrase('haggle.addon', { addon: namedIn('addon', last.id), saving: amount(last.cents, catalogue) })]),
    ...(cheaper === undefined
      ? []
      : [
          phrase('haggle.trip', {
            trip: tripName(cheaper),
            total: amount(quoteOf(next.data, catalogue, cheaper)?.cents ?? 0, catalogue),
          }),
        ]),
    ...(next.data.applied_discount_code === null ? [phrase('haggle.code')] : []),
    phrase('haggle.student', { percent: catalogue.studentPercent }),
  ];
  return saying(next, say('haggle', { options: { numbered: options } }));
}
