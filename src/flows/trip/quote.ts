import { addonWithId, hotelOf, type Trip, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';

/** One line of a bill: what it is for, how many of it, at what price. The total is the sum of its lines and nothing else. */
export type QuoteLine =
  | {
      readonly kind: 'trip';
      readonly trip: string;
      readonly people: number;
      readonly each: number;
      readonly cents: number;
    }
  | { readonly kind: 'days'; readonly days: number; readonly cents: number }
  | { readonly kind: 'addon'; readonly addon: string; readonly cents: number }
  | { readonly kind: 'hotel'; readonly hotel: string; readonly nights: number; readonly cents: number }
  | { readonly kind: 'vehicle'; readonly vehicle: string; readonly cents: number }
  | { readonly kind: 'code'; readonly code: string; readonly percent: number; readonly cents: number }
  | { readonly kind: 'student'; readonly percent: number; readonly cents: number }
  | { readonly kind: 'points'; readonly points: number; readonly cents: number };

export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly cents: number;
}

export interface Choice {
  readonly trip: Trip;
  readonly people: number;
  readonly days: number;
  readonly addons: readonly string[];
  readonly hotel: string | null;
  readonly vehicle: string | null;
  readonly code: string | null;
  readonly student: boolean;
  readonly points: number;
}

/**
 * What a choice costs, line by line. Discounts are taken one after another, each from what is left, and points last; a
 * total is recomputed whenever it is needed and never stored (D6).
 */
export function quote(choice: Choice, catalogue: TripCatalogue): Quote {
  const { trip, people, days } = choice;
  const priced: QuoteLine[] = [
    { kind: 'trip', trip: trip.id, people, each: trip.cents, cents: trip.cents * people },
    ...extraDays(days - trip.days, trip, people),
    ...hotelLine(choice, catalogue),
    ...choice.addons.flatMap((id) => addonLine(id, people, catalogue)),
    ...vehicleLine(choice, catalogue),
  ];
  const full = total(priced);
  const code = codeFor(choice, catalogue);
  const codeCents = code === undefined ? 0 : share(full, code.percent);
  const studentCents = choice.student ? share(full - codeCents, catalogue.studentPercent) : 0;
  const left = full - codeCents - studentCents;
  const { centsPerPoint, percentMax } = catalogue.loyalty;
  // Only as many points are spent as count.
  const points = Math.min(choice.points, Math.floor(share(left, percentMax) / centsPerPoint));
  const lines: QuoteLine[] = [
    ...priced,
    ...(code === undefined
      ? []
      : [{ kind: 'code' as const, code: code.code, percent: code.percent, cents: -codeCents }]),
    ...(choice.student ? [{ kind: 'student' as const, percent: catalogue.studentPercent, cents: -studentCents }] : []),
    ...(points > 0 ? [{ kind: 'points' as const, points, cents: -points * centsPerPoint }] : []),
  ];
  return { lines, cents: total(lines) };
}

/** The discount of a code; a small group's counts only while the party is small (D6). */
function codeFor({ code, people }: Choice, { codes, smallGroup }: TripCatalogue): Discount | undefined {
  const forFew = smallGroup !== undefined && people <= smallGroup.peopleMax ? [smallGroup] : [];
  return [...codes, ...forFew].find((one) => one.code === code);
}

interface Discount {
  readonly code: string;
  readonly percent: number;
}

/** What a conversation has come to, as a bill; null until a trip and a party are known. */
export function quoteOf(data: TripContext, catalogue: TripCatalogue, id = data.selected_trip_id): Quote | null {
  const trip = tripWithId(catalogue, id);
  if (trip === null || data.people_count === null) return null;
  return quote(
    {
      trip,
      people: data.people_count,
      days: daysFor(trip, data.duration_days),
      addons: data.customizations,
      hotel: trip.id === data.selected_trip_id ? data.selected_hotel_id : null,
      vehicle: data.selected_vehicle_id,
      code: data.applied_discount_code,
      student: data.apply_student_discount,
      points: data.loyalty_points_to_use,
    },
    catalogue,
  );
}

/** The choice with what was only asked about: add-ons, and another vehicle. */
export function withExtras<Data extends Pick<TripContext, 'customizations' | 'selected_vehicle_id'>>(
  data: Data,
  ids: readonly string[],
  { vehicles }: TripCatalogue,
): Data {
  const vehicle = vehicles.find(({ id }) => ids.includes(id))?.id ?? data.selected_vehicle_id;
  return { ...data, customizations: [...new Set([...data.customizations, ...ids])], selected_vehicle_id: vehicle };
}

/** A trip for such a party and so many days, with nothing added and nothing taken off: what trips are compared by. */
export function plainPrice(data: TripContext, catalogue: TripCatalogue, id: string): number | null {
  const trip = tripWithId(catalogue, id);
  if (trip === null) return null;
  const days = daysFor(trip, data.duration_days);
  const bare = { addons: [], hotel: null, vehicle: null, code: null, student: false, points: 0 };
  return quote({ trip, people: data.people_count ?? 1, days, ...bare }, catalogue).cents;
}

/** As many days as were asked for, as far as the package goes. */
export function daysFor({ days, daysMax }: Trip, wanted: number | null): number {
  return Math.max(1, Math.min(wanted ?? days, daysMax));
}

/** What is paid back if it is called off with so many days left (D10). */
export function refundOf(
  cents: number,
  daysLeft: number,
  { cancellation }: TripCatalogue,
): { percent: number; cents: number } {
  const rule = cancellation.find(({ days }) => daysLeft >= days);
  const percent = rule?.percent ?? 0;
  return { percent, cents: share(cents, percent) };
}

function extraDays(days: number, trip: Trip, people: number): QuoteLine[] {
  // A shorter stay never costs less than a third of the package.
  const each = Math.max(days * trip.extraDayCents, -Math.floor((trip.cents * 2) / 3));
  return days === 0 ? [] : [{ kind: 'days', days, cents: each * people }];
}

/** Another hotel in the same place costs, or saves, the difference of a night for each person and night. */
function hotelLine({ trip, hotel, people, days }: Choice, catalogue: TripCatalogue): QuoteLine[] {
  const own = hotelOf(catalogue, trip, null);
  const chosen = hotelOf(catalogue, trip, hotel);
  const nights = days - 1;
  const cents = (chosen.nightCents - own.nightCents) * nights * people;
  return chosen.id === own.id ? [] : [{ kind: 'hotel', hotel: chosen.id, nights, cents }];
}

function addonLine(id: string, people: number, catalogue: TripCatalogue): QuoteLine[] {
  const addon = addonWithId(catalogue, id);
  if (addon === null) return [];
  return [{ kind: 'addon', addon: id, cents: addon.per === 'person' ? addon.cents * people : addon.cents }];
}

/** The package's own vehicle is paid for already. */
function vehicleLine({ vehicle, trip }: Choice, { vehicles }: TripCatalogue): QuoteLine[] {
  const found = vehicles.find(({ id }) => id === vehicle);
  if (found === undefined || found.id === trip.vehicle || found.cents === 0) return [];
  return [{ kind: 'vehicle', vehicle: found.id, cents: found.cents }];
}

/** A whole percentage, half a cent counting as one. */
function share(cents: number, percentage: number): number {
  return Math.floor((cents * percentage + 50) / 100);
}

function total(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
