import { type Say, say } from '../../../core/effect.ts';
import { message, oneOf } from '../../../core/kit/message.ts';
import { namedIn, phrase, type TripCatalogue } from '../catalogue.ts';
import { limitOf, type TripContext } from '../context.ts';
import { type CodeChecked, type CodeRefused, entitiesOf, type PointsKnown, type TripEvent } from '../events.ts';
import { addonsIn, amount, bill, lines, tripName } from '../facts.ts';
import { waysToPayLess } from '../haggling.ts';
import type { Memory } from '../memory.ts';
import { currentTrip } from '../notes/choosing.ts';
import { addonsAdded, addonsWaiting, applied, pointsUsed } from '../notes/customising.ts';
import { quoteOf } from '../quote.ts';
import { notedBy } from './discovery.ts';

/** What is said while a trip is made one's own (D6). */

export const chosen = message('chosen');
export const studentApplied = message('student_applied');
export const asBefore = message('as_before');

/** That the student's discount counts is said in other words. */
export const changeNoted = notedBy((data, event, catalogue) => ({
  ...applied(data, event, catalogue),
  apply_student_discount: data.apply_student_discount,
}));

/** Add-ons that go, each by itself. */
export function dropped({ data }: Memory, event: TripEvent): readonly Say[] {
  const { dropped: ids = [] } = entitiesOf(event);
  return ids.map((id) => {
    const key = data.customizations.includes(id) ? 'left_out' : 'not_in_it';
    return say(key, { addon: namedIn('addon', id) });
  });
}

export function added({ data }: Memory, event: TripEvent, catalogue: TripCatalogue): readonly Say[] {
  const ids = addonsAdded(data, event, catalogue);
  const people = data.people_count ?? 1;
  const { some = people } = entitiesOf(event);
  // What is counted by the head is for all of them (X20).
  const isForSome = some < people && addonsIn(catalogue, ids).some(({ per }) => per === 'person');
  return [
    ...ids.map((id) => say('added', { addon: namedIn('addon', id) })),
    ...(isForSome ? [say('for_all', { people, contact: catalogue.contact })] : []),
  ];
}

/** Those that waited for a yes, and got it. */
export function agreed({ data }: Memory, _event: unknown, catalogue: TripCatalogue): readonly Say[] {
  return addonsWaiting(data, catalogue).map((id) => say('added', { addon: namedIn('addon', id) }));
}

export function refused({ data }: Memory, _event: unknown, catalogue: TripCatalogue): readonly Say[] {
  return addonsWaiting(data, catalogue).map((id) => say('left_out', { addon: namedIn('addon', id) }));
}

/** The price as it stands, line by line. */
export const summary = message(
  'customisation.summary',
  ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => {
    const quote = quoteOf(data, catalogue);
    if (quote === null) throw new Error('no trip is chosen');
    const total = amount(quote.cents, catalogue);
    return { trip: tripName(data.selected_trip_id), bill: bill(quote, catalogue), total };
  },
);

export const above = message('customisation.above', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
  over: amount((quoteOf(data, catalogue)?.cents ?? 0) - limitOf(data), catalogue),
  budget: amount(limitOf(data), catalogue),
}));

/** Warmly, and with what can really be done (D6). */
export const haggle = haggling((data) => data);
/** The same of a trip that is only looked at. */
export const haggleOver = haggling((data) => ({
  ...data,
  selected_trip_id: currentTrip(data),
  selected_hotel_id: null,
}));

function haggling(of: (data: TripContext) => TripContext) {
  return oneOf(['haggle', 'haggle.nothing'], ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => {
    const options = waysToPayLess(of(data), catalogue);
    // Ways, and no list to pick from: a number would be that of a trip.
    const ways = lines(options.map((way) => phrase('haggle.way', { way })));
    return options.length === 0 ? ['haggle.nothing', {}] : ['haggle', { options: ways }];
  });
}

export const codeApplied = message('code_applied', (_memory: Memory, { input, output }: CodeChecked) => ({
  code: input.code,
  percent: output.percent ?? 0,
}));

const CODE_REFUSED: { readonly [reason: string]: 'code_expired' | 'code_too_many' } = {
  expired: 'code_expired',
  'too many people': 'code_too_many',
};

export const codeRefused = oneOf(
  ['code_unknown', 'code_expired', 'code_too_many'],
  (_memory: Memory, { input, reason }: CodeRefused, { smallGroup }: TripCatalogue) => [
    CODE_REFUSED[reason] ?? 'code_unknown',
    { code: input.code, peopleMax: smallGroup?.peopleMax ?? 0 },
  ],
);

export const groupGrown = message('group_grown', (_memory: Memory, _event: unknown, { smallGroup }: TripCatalogue) => ({
  code: smallGroup?.code ?? '',
}));

export const points = oneOf(
  ['points_applied', 'points_kept'],
  ({ data }: Memory, event: PointsKnown, catalogue: TripCatalogue) => {
    const balance = event.output.points ?? 0;
    const used = pointsUsed(data, event, catalogue);
    if (used === 0) return ['points_kept', { balance }];
    const value = amount(used * catalogue.loyalty.centsPerPoint, catalogue);
    return ['points_applied', { balance, points: used, value }];
  },
);
export const pointsNeedAccount = message('points_need_account');
