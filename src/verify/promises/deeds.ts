import { type Booking, earlierOf, occupies } from '../../domain/booking.ts';
import type { Payment } from '../../ports/payments.ts';
import type { Sight, Told } from '../trial.ts';
import { isMessage, type Promises, resultsIn, textsIn } from './step.ts';

/** What is done in the world, and said of it. */
export const DEEDS: Promises = {
  'X11 a consequence only with a grant, a payment, a timer or staff': ({ verified, tried, before, after }) =>
    newResultsIn(before, after).flatMap(({ tool, key, grant, outcome }) => {
      if (outcome.kind === 'refused' && outcome.reason === 'nobody agreed to it') return [`${tool} was called unasked`];
      if (key === null || verified.unasked.has(tool)) return [];
      if (grant === undefined) return [`${tool} ran without a grant`];
      const open = before.conversation?.header.desk.proposal?.id;
      const judged = after.turns.some(({ interpretation }) => interpretation?.consent?.proposal === grant);
      const isWords = isMessage(tried) || tried.kind === 'tap';
      return isWords && grant !== open && !judged ? [`${tool} ran on a yes to something else`] : [];
    }),

  'X11 what was agreed to and done is not asked again': ({ tried, after }) => {
    if (!isMessage(tried) && tried.kind !== 'tap') return [];
    const open = after.conversation?.header.desk.proposal?.id;
    const done = resultsIn(after).filter(({ grant, outcome }) => grant !== undefined && outcome.kind === 'done');
    return done
      .filter(({ grant }) => grant === open)
      .map(({ tool }) => `${tool} is done, and its question still stands`);
  },

  'X5 “booked” is said only of what is booked': ({ verified, after }) =>
    after.said
      .filter(({ text, language }) => verified.claims(text, language))
      .flatMap((told) => unfounded(told, after)),

  'X5 a key has one live booking, and a place and time too': ({ after }) => {
    const live = after.bookings.filter((booking) => occupies(booking, after.now));
    return [...twice(live.map(({ key }) => key)), ...twice(live.map(placeOf))].map((one) => `${one} is booked twice`);
  },

  'X14 what was called off is reminded of by nobody': ({ before, tried, after }) => {
    const isOff = [before, after].every(
      ({ bookings }) => bookings.length > 0 && bookings.every(({ status }) => status === 'cancelled'),
    );
    if (tried.kind !== 'wait' || !isOff) return [];
    // Whoever is told late that it was called off, or that money has gone back, is not reminded of it.
    const turns = after.turns.filter(
      ({ events, settled = [] }) =>
        settled.every(({ fate }) => fate !== 'done') && events.every(({ event }) => event.kind !== 'payment'),
    );
    return textsIn({ turns }).map((text) => `it said “${text}”`);
  },

  'D9 money that was taken has a booking, or goes back': ({ before, after }) =>
    after.payments
      .filter((payment) => !isAccountedFor(payment, after) && !isDepositKept(payment, before, after))
      .map(({ outcome }) => `paid, and ${outcome}`),

  'D9 whoever has paid hears of it': ({ before, tried, after }) => {
    if (tried.kind !== 'payment' || tried.faulty || textsIn(after).length > 0) return [];
    const outcomes = new Map(before.payments.map(({ id, outcome }) => [id, outcome]));
    const news = after.payments.filter(
      ({ id, outcome }) => outcome === 'confirmed' && outcomes.get(id) !== 'confirmed',
    );
    return news.map(() => 'nothing was said');
  },
};

/** What was done in a step. A deed of before whose answer was lost is only told of: what allowed it was seen then. */
function newResultsIn(before: Sight, after: Sight): ReturnType<typeof resultsIn> {
  const open = (before.conversation?.header.unsettled ?? []).map(({ key }) => key);
  return resultsIn(after).filter(({ key, grant }) => grant !== undefined || key === null || !open.includes(key));
}

/** A claim needs a booking that counts, at the time that it names. */
function unfounded({ say, text }: Told, { bookings, now }: Sight): readonly string[] {
  const live = bookings.filter((booking) => occupies(booking, now));
  if (live.length === 0) return [`“${text}”, and there is no booking`];
  const named = Object.values(say.facts).flatMap((fact) =>
    typeof fact === 'object' && fact !== null && 'at' in fact && fact.as === 'slot' ? [Date.parse(fact.at)] : [],
  );
  const times = live.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)]);
  return named.every((at) => times.includes(at)) ? [] : [`“${text}”, and that time is not booked`];
}

function placeOf({ resource, unit, start }: Booking): string {
  return `${resource} ${unit} at ${start}`;
}

function twice(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** A deposit stays where its appointment was called off on terms by which nothing goes back, told with the question for the yes. */
function isDepositKept({ booking: id }: Payment, before: Sight, { bookings }: Sight): boolean {
  const isFor = (one: Booking) => one.id === id || earlierOf(one).includes(id);
  const off = bookings.find((one) => isFor(one) && one.status === 'cancelled');
  if (typeof off?.details['deposit'] !== 'number') return false;
  // What was called off in an earlier step was judged there.
  const isNew = before.bookings.some((one) => one.id === off.id && one.status !== 'cancelled');
  const told = [before.conversation?.header.desk.aside?.['bookings'] ?? []].flat().map(Object);
  return (
    !isNew || told.some((one) => one['id'] === off.id && one['terms'] !== undefined && one['refund'] === undefined)
  );
}

function isAccountedFor({ status, outcome, booking }: Payment, { bookings }: Sight): boolean {
  if (status !== 'paid') return true;
  if (outcome !== 'confirmed') return outcome !== null;
  // A trip that was moved names the bookings that it was before.
  const isFor = (one: Booking) => one.id === booking || earlierOf(one).includes(booking);
  // What was called off on terms by which nothing goes back was had.
  const isKept = ({ details: { refunds } }: Booking) => Array.isArray(refunds) && refunds.length === 0;
  return bookings.some((one) => isFor(one) && (one.status === 'confirmed' || isKept(one)));
}
