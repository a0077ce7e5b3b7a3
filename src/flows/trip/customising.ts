import { type Say, say } from '../../core/effect.ts';
import { addonWithId, hotelsFor, namedIn, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { type Entities, entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { notedSays } from './noted.ts';
import { askOverBudget, isOverBudget, limitOf, overBudget } from './over-budget.ts';
import { quoteOf } from './quote.ts';
import { amount, bill, tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Stage four: the chosen trip is made one's own, and every change recalculates the whole (D6). */
export function customised(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const entities = entitiesOf(event);
  const next = applied(informed(working, event, catalogue), entities, catalogue);
  // That the student's discount counts has been said in other words.
  const { apply_student_discount } = next.data;
  const said = saying(next, ...notedSays({ ...working.data, apply_student_discount }, next.data, catalogue));
  const fewer = withoutSmallGroup(withoutDropped(said, entities), catalogue);
  const changed = askOverBudget(working.data, fewer, catalogue);
  return withAddons(changed, entities, catalogue);
}

/** Stands in for the trip while the list of add-ons was asked for. */
const LISTED = 'listed';

function withoutDropped(working: Working, entities: Entities): Working {
  const { data } = working;
  const dropped = stringsIn(entities, 'dropped');
  const says = dropped.map((id): Say => {
    const key = data.customizations.includes(id) ? 'left_out' : 'not_in_it';
    return say(key, { addon: namedIn('addon', id) });
  });
  const customizations = data.customizations.filter((id) => !dropped.includes(id));
  return saying({ ...working, data: { ...data, customizations } }, ...says);
}

/** A small group that has grown is told that its discount is gone (D6, X20). */
function withoutSmallGroup(working: Working, { smallGroup }: TripCatalogue): Working {
  const { data } = working;
  const isSmall = smallGroup === undefined || (data.people_count ?? 1) <= smallGroup.peopleMax;
  if (isSmall || data.applied_discount_code !== smallGroup.code) return working;
  return saying(
    { ...working, data: { ...data, applied_discount_code: null } },
    say('group_grown', { code: smallGroup.code }),
  );
}

/** Add-ons within the budget are added at once; those that go over it wait, together, for a yes. */
function withAddons(working: Working, entities: Entities, catalogue: TripCatalogue): Working {
  const { data } = working;
  const wanted = stringsIn(entities, 'addons').filter(
    (id) => addonWithId(catalogue, id) !== null && !data.customizations.includes(id),
  );
  const customizations = [...data.customizations];
  for (const id of wanted) {
    const cents = quoteOf({ ...data, customizations: [...customizations, id] }, catalogue)?.cents ?? 0;
    if (cents <= limitOf(data)) customizations.push(id);
  }
  const added = wanted.filter((id) => customizations.includes(id));
  const waiting = wanted.filter((id) => !customizations.includes(id));
  const next = saying(
    { ...working, data: { ...data, customizations } },
    ...added.map((id) => say('added', { addon: namedIn('addon', id) })),
  );
  return waiting.length === 0 ? next : overBudget(next, waiting);
}

function applied(working: Working, entities: Entities, catalogue: TripCatalogue): Working {
  const { data } = working;
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const hotels = trip === null ? [] : hotelsFor(catalogue, trip);
  const chosen = (list: readonly { readonly id: string }[], name: string) =>
    list.find(({ id }) => id === entities[name])?.id ?? null;
  const next: TripContext = {
    ...data,
    selected_hotel_id: chosen(hotels, 'hotel') ?? data.selected_hotel_id,
    selected_guide_id: chosen(catalogue.guides, 'guide') ?? data.selected_guide_id,
    selected_vehicle_id: chosen(catalogue.vehicles, 'vehicle') ?? data.selected_vehicle_id,
    apply_student_discount: entities['student'] === true || data.apply_student_discount,
    asked: { ...data.asked, question: 'customise', about: entities['listed'] === true ? LISTED : null },
  };
  const student = entities['student'] === true;
  return saying({ ...working, data: next }, ...(student ? [say('student_applied')] : []));
}

/** The price as it stands, line by line, and what could be added; or the doubt that stands. */
export function summarise(working: Working, catalogue: TripCatalogue): Working {
  const { data } = working;
  const { question } = data.asked;
  if (isOverBudget(data) && question !== null) return asking(working, question, catalogue);
  const quote = quoteOf(data, catalogue);
  if (quote === null) return asking(working, 'which_trip', catalogue);
  const facts = {
    trip: tripName(data.selected_trip_id),
    bill: bill(quote, catalogue),
    total: amount(quote.cents, catalogue),
  };
  const above = quote.cents - limitOf(data);
  const warning = say('customisation.above', {
    over: amount(above, catalogue),
    budget: amount(limitOf(data), catalogue),
  });
  const told = saying(working, say('customisation.summary', facts), ...(above > 0 ? [warning] : []));
  // What could be added is listed once, when the trip has just been chosen.
  const isNew = working.says.some(({ key }) => key === 'chosen') || data.asked.about === LISTED;
  return asking(told, 'customise', catalogue, isNew ? data.selected_trip_id : null);
}

/** A code is checked at once (D6). */
export function callCode(working: Working, event: TripEvent): Working {
  const code = stringIn(entitiesOf(event), 'code') ?? '';
  return calling(working, 'validateDiscountCode', { code, people_count: working.data.people_count });
}

export function codeAnswered(working: Working, event: TripEvent, { smallGroup }: TripCatalogue): Working {
  const next = answeredBy(working, event);
  const code = stringIn('input' in event ? event.input : {}, 'code') ?? '';
  if (event.type.endsWith('.failed')) return saying(next, say('trouble'));
  if (event.type.endsWith('.refused')) {
    const why = ('reason' in event && CODE_REFUSED[event.reason]) || 'code_unknown';
    return saying(next, say(why, { code, peopleMax: smallGroup?.peopleMax ?? 0 }));
  }
  const percent = Number(outputOf(event)['percent'] ?? 0);
  const data = { ...next.data, applied_discount_code: code };
  return saying({ ...next, data }, say('code_applied', { code, percent }));
}

const CODE_REFUSED: { readonly [reason: string]: string } = {
  expired: 'code_expired',
  'too many people': 'code_too_many',
};

/** How many points there are is looked up; a preview chat has no account (D2, D6). */
export function askPoints(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const points = entitiesOf(event)['points'];
  const input = { wanted: typeof points === 'number' ? points : null };
  return calling(informed(working, event, catalogue), 'getLoyaltyPoints', input);
}

/** As many as are there, and as many as a bill may be paid with. */
export function pointsKnown(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return saying(next, say('trouble'));
  if (!event.type.endsWith('.done')) return saying(next, say('points_need_account'));
  const output = outputOf(event);
  const balance = Number(output['points'] ?? 0);
  const wanted = 'input' in event ? event.input['wanted'] : null;
  const asked = Math.min(balance, typeof wanted === 'number' ? wanted : balance);
  const user_id = stringIn(output, 'user_id');
  const line = quoteOf({ ...next.data, loyalty_points_to_use: asked }, catalogue)?.lines.find(
    ({ kind }) => kind === 'points',
  );
  const used = line?.kind === 'points' ? line.points : asked;
  const data = { ...next.data, user_id, loyalty_points_to_use: used };
  const value = amount(used * catalogue.loyalty.centsPerPoint, catalogue);
  const kept = say('points_kept', { balance });
  return saying({ ...next, data }, used === 0 ? kept : say('points_applied', { balance, points: used, value }));
}
