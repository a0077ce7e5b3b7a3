import { canonical, type JsonObject } from '../core/json.ts';
import type { TurnRecord } from '../core/turn.ts';
import { type Booking, occupies } from '../domain/booking.ts';
import type { Payment } from '../ports/payments.ts';
import type { Sight, Told, Try, Verified } from './trial.ts';

/** A promise that a step broke. */
export interface Broken {
  readonly promise: string;
  readonly how: string;
}

interface Step {
  readonly verified: Verified;
  readonly before: Sight;
  readonly tried: Try;
  readonly after: Sight;
}

/** Each promise, and how a step breaks it; nothing where it keeps it. */
const PROMISES: { readonly [promise: string]: (step: Step) => readonly string[] } = {
  'X11 a consequence only with a grant, a payment, a timer or staff': ({ verified, tried, before, after }) =>
    results(after).flatMap(({ tool, key, grant, outcome }) => {
      if (outcome.kind === 'refused' && outcome.reason === 'nobody agreed to it') return [`${tool} was asked for unasked`];
      if (key === null || verified.unasked.has(tool)) return [];
      if (grant === undefined) return [`${tool} ran without a grant`];
      const isWords = tried.kind === 'words' || tried.kind === 'nonsense' || tried.kind === 'tap';
      const open = before.conversation?.header.desk.proposal?.id;
      const agreed = after.turns.some(({ interpretation }) => interpretation?.consent?.proposal === grant);
      return isWords && grant !== open && !agreed ? [`${tool} ran on a yes to something else`] : [];
    }),

  'X5 “booked” is said only of what is booked': ({ verified, after }) =>
    after.said.filter((told) => verified.claims(told.text, told.language)).flatMap((told) => unfounded(told, after)),

  'X5 a key has one live booking, and a place and time too': ({ after }) => {
    const live = after.bookings.filter((booking) => occupies(booking, after.now));
    return [...twice(live.map(({ key }) => key)), ...twice(live.map(placeOf))].map((one) => `${one} is booked twice`);
  },

  'X7 nobody is answered by us while a person has it': ({ before, tried, after }) => {
    const isMessage = tried.kind === 'words' || tried.kind === 'nonsense';
    if (!isMessage || before.conversation?.header.handedOff !== true || isOther(before, after)) return [];
    return replies(after).map(({ text }) => `it said “${text}”`);
  },

  'X14 what was called off is reminded of by nobody': ({ before, tried, after }) => {
    const isOff = before.bookings.length > 0 && before.bookings.every(({ status }) => status === 'cancelled');
    const told = tried.kind === 'wait' && isOff ? replies(after).map(({ text }) => `it said “${text}”`) : [];
    const live = after.bookings.some((booking) => occupies(booking, after.now));
    const timers = Object.keys(after.conversation?.header.timers ?? {}).filter((timer) => timer.startsWith('reminder'));
    return [...told, ...(live ? [] : timers.map((timer) => `${timer} still stands`))];
  },

  'D9 money that was taken has a booking, or goes back': ({ after }) =>
    after.payments.filter((payment) => !isAccountedFor(payment, after)).map(({ outcome }) => `paid, and ${outcome}`),

  'X10 every reply has its words and facts in every language': ({ after }) => after.said.flatMap(({ faults }) => faults),

  'X4 the same event delivered once more changes nothing': ({ before, tried, after }) => {
    if (tried.kind !== 'again') return [];
    const [one, other] = [before, after].map(({ conversation }) => canonical((conversation?.context ?? {}) as JsonObject));
    return [...(one === other ? [] : ['the context changed']), ...replies(after).map(({ text }) => `it said “${text}”`)];
  },

  'X8 no turn breaks': ({ after }) => after.turns.flatMap(({ failure }) => (failure === null ? [] : [failure])),

  'B8 a tool is called where it may be, with what it takes': ({ after }) =>
    results(after).flatMap(({ tool, outcome }) =>
      outcome.kind === 'refused' && /^(not allowed in|bad input)/.test(outcome.reason) ? [`${tool}: ${outcome.reason}`] : [],
    ),

  'A9 whatever is written is answered': ({ before, tried, after }) => {
    const isMessage = tried.kind === 'words' || tried.kind === 'nonsense';
    const isSilent = after.conversation?.header.handedOff === true || before.conversation?.header.handedOff === true;
    return isMessage && !isSilent && replies(after).length === 0 ? ['nothing was said'] : [];
  },
};

export const PROMISED: readonly string[] = Object.keys(PROMISES);

export function brokenBy(step: Step): readonly Broken[] {
  return Object.entries(PROMISES).flatMap(([promise, faults]) => faults(step).map((how) => ({ promise, how })));
}

function results({ turns }: Sight): TurnRecord['results'] {
  return turns.flatMap((turn) => turn.results);
}

function replies({ turns }: Sight): TurnRecord['replies'] {
  return turns.flatMap((turn) => turn.replies);
}

/** A new talk was opened at the address: nobody has that one. */
function isOther(before: Sight, after: Sight): boolean {
  return before.conversation?.id !== after.conversation?.id;
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

function isAccountedFor({ status, outcome, booking }: Payment, { bookings }: Sight): boolean {
  if (status !== 'paid') return true;
  if (outcome !== 'confirmed') return outcome !== null;
  return bookings.some(({ id, status: standing }) => id === booking && standing === 'confirmed');
}
