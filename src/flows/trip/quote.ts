import { add, type Money, money, multiply, percent, subtract, sum } from '../../domain/money.ts';
import { daysBetween } from '../../domain/zoned.ts';
import type { Catalogue, Trip } from './catalogue.ts';
import type { TripContext } from './context.ts';

/** One line of a bill: what it is for, and what it adds or takes off. */
export interface QuoteLine {
  readonly kind: 'trip' | 'hotel' | 'guide' | 'vehicle' | 'add_on' | 'student' | 'discount' | 'loyalty';
  /** Which one, or the code; empty where the kind says it all. */
  readonly id: string;
  readonly amount: Money;
}

export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
}

type Party = Pick<
  TripContext,
  | 'people_count'
  | 'duration_days'
  | 'selected_hotel_id'
  | 'selected_guide_id'
  | 'selected_vehicle_id'
  | 'customizations'
  | 'applied_discount_code'
  | 'loyalty_points_to_use'
  | 'apply_student_discount'
>;

const PEOPLE_PER_ROOM = 2;

/**
 * What a trip costs for the whole party, line by line, worked out anew every time it is asked for: no total is stored
 * and trusted (D6). Reductions come after additions, points last, and nothing costs less than nothing.
 */
export function quote(catalogue: Catalogue, trip: Trip, party: Party, today: string): Quote {
  const people = party.people_count ?? 1;
  const days = daysOf(trip, party.duration_days);
  const { currency } = catalogue;
  const base = multiply(money(trip.centsPerPersonDay, currency), people * days);
  const additions: QuoteLine[] = [
    { kind: 'trip', id: trip.id, amount: base },
    ...hotelChange(catalogue, trip, party, people, days),
    ...perDay('guide', catalogue.guides, party.selected_guide_id, days, currency),
    ...perDay('vehicle', catalogue.vehicles, party.selected_vehicle_id, days, currency),
    ...addOns(catalogue, party, people),
  ];
  const reductions = reductionsOf(catalogue, party, today, base, total(additions, currency));
  const lines = [...additions, ...reductions];
  const points = loyalty(catalogue, party, total(lines, currency));
  const all = [...lines, ...points];
  return { lines: all, total: total(all, currency) };
}

/** As many days as were wished for, within what the trip allows. */
export function daysOf(trip: Trip, wished: number | null): number {
  return Math.min(trip.days.max, Math.max(trip.days.min, wished ?? trip.days.min));
}

/** The discount that a code stands for on a day, or why it stands for none. */
export function discountOf(
  catalogue: Catalogue,
  code: string,
  today: string,
): { percent: number } | 'unknown' | 'expired' {
  const found = catalogue.discounts.find((one) => one.code === code.toUpperCase());
  if (found === undefined) return 'unknown';
  // ISO dates compare as text in the order of the calendar.
  return found.until !== undefined && found.until < today ? 'expired' : { percent: found.percent };
}

/** What comes back of a payment when the trip is cancelled on a day (D10). */
export function refundOf(catalogue: Catalogue, paid: Money, today: string, start: string): Money {
  const left = daysBetween(today, start);
  const rule = catalogue.refunds
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
    .find((one) => left >= one.daysBefore);
  return percent(paid, rule?.percent ?? 0);
}

/** Another hotel than the package's own: the difference for each room and night. */
function hotelChange(
  catalogue: Catalogue,
  trip: Trip,
  party: Party,
  people: number,
  days: number,
): readonly QuoteLine[] {
  const own = catalogue.hotels.find((one) => one.id === trip.hotel);
  const chosen = catalogue.hotels.find((one) => one.id === party.selected_hotel_id);
  if (own === undefined || chosen === undefined || chosen.id === own.id) return [];
  const rooms = Math.ceil(people / PEOPLE_PER_ROOM);
  const nights = Math.max(1, days - 1);
  const difference = money(chosen.centsPerRoomNight - own.centsPerRoomNight, catalogue.currency);
  return [{ kind: 'hotel', id: chosen.id, amount: multiply(difference, rooms * nights) }];
}

function perDay(
  kind: 'guide' | 'vehicle',
  list: Catalogue['guides'],
  id: string | null,
  days: number,
  currency: string,
): readonly QuoteLine[] {
  const chosen = list.find((one) => one.id === id);
  return chosen === undefined
    ? []
    : [{ kind, id: chosen.id, amount: multiply(money(chosen.centsPerDay, currency), days) }];
}

function addOns(catalogue: Catalogue, party: Party, people: number): readonly QuoteLine[] {
  return party.customizations.flatMap((id) => {
    const one = catalogue.addOns.find((addOn) => addOn.id === id);
    if (one === undefined) return [];
    const amount = multiply(money(one.cents, catalogue.currency), one.each === 'person' ? people : 1);
    return [{ kind: 'add_on' as const, id, amount }];
  });
}

function reductionsOf(
  catalogue: Catalogue,
  party: Party,
  today: string,
  base: Money,
  before: Money,
): readonly QuoteLine[] {
  const student =
    party.apply_student_discount && catalogue.studentPercent > 0 ? percent(base, catalogue.studentPercent) : null;
  const code = party.applied_discount_code;
  const discount = code === null ? 'unknown' : discountOf(catalogue, code, today);
  const rest = student === null ? before : subtract(before, student);
  return [
    ...(student === null ? [] : [{ kind: 'student' as const, id: '', amount: negative(student) }]),
    ...(typeof discount === 'string'
      ? []
      : [{ kind: 'discount' as const, id: code ?? '', amount: negative(percent(rest, discount.percent)) }]),
  ];
}

function loyalty(catalogue: Catalogue, party: Party, before: Money): readonly QuoteLine[] {
  const worth = party.loyalty_points_to_use * catalogue.centsPerLoyaltyPoint;
  const used = Math.min(worth, Math.max(0, before.cents));
  return used === 0 ? [] : [{ kind: 'loyalty', id: '', amount: money(-used, catalogue.currency) }];
}

function total(lines: readonly QuoteLine[], currency: string): Money {
  return lines.map((line) => line.amount).reduce(add, sum([], currency));
}

function negative(amount: Money): Money {
  return money(-amount.cents, amount.currency);
}
