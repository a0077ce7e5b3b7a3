import type { StoredEvent } from '../../core/event.ts';
import type { SendingFact } from '../../core/sending.ts';
import type { TurnRecord } from '../../core/turn.ts';
import type { Booking } from '../../domain/booking.ts';
import type { PlannedReminder } from '../../ports/agenda.ts';
import type { Entry } from '../../ports/audit.ts';
import type { BookingPage } from './contract-booking.ts';

/** What became of a booking, told from the records of the turns that were about it, and from what staff did. */

type Happened = BookingPage['history'][number];

/** A booking goes by the ids it had before it was moved, too. */
export function idsOf({ id, details }: Booking): readonly string[] {
  const { was } = details;
  return [...(Array.isArray(was) ? was.map(String) : []), id];
}

export function historyOf(
  ids: readonly string[],
  turns: readonly TurnRecord[],
  audit: readonly Entry[],
): readonly Happened[] {
  const told = turns.flatMap((turn) => [...deedsIn(turn, ids), ...turn.events.flatMap((one) => eventsAbout(one, ids))]);
  const done = audit.map(({ at, action, by }) => ({ at, what: action, by }));
  return [...told, ...done].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What the customer did; what staff did there is in the audit. */
function deedsIn({ now: at, events, replies, interpretation }: TurnRecord, ids: readonly string[]): Happened[] {
  const byStaff = events.some(({ event }) => event.kind === 'operator');
  const deeds = replies.flatMap(({ deed }) => (deed !== undefined && ids.includes(deed.booking) ? [deed.act] : []));
  const isComing = interpretation?.consent?.verdict === 'yes' && interpretation.consent.act === 'come';
  return [...(byStaff ? [] : deeds), ...(isComing ? ['coming'] : [])].map((what) => ({ at, what, by: null }));
}

function eventsAbout({ event, receivedAt: at }: StoredEvent, ids: readonly string[]): Happened[] {
  if (event.kind !== 'payment' && event.kind !== 'reminder') return [];
  const { booking } = event.facts;
  if (typeof booking !== 'string' || !ids.includes(booking)) return [];
  return [{ at, what: event.kind === 'payment' ? `payment.${event.outcome}` : 'reminder', by: null }];
}

/** Each as it was given, and else as it is planned; the answer stands with the last that was given. */
export function remindersOf(
  planned: readonly PlannedReminder[],
  turns: readonly TurnRecord[],
  { id, isComing }: { readonly id: string; readonly isComing: boolean },
  deliveries: ReadonlyMap<string, SendingFact>,
): BookingPage['reminders'] {
  const given = turns.flatMap((turn) =>
    turn.events.flatMap(({ id: event }) => {
      const [kind, booking, lead] = event.split('/');
      return kind === 'reminder' && booking === id ? [{ turn, minutes: Number(lead) }] : [];
    }),
  );
  const told = given.map(({ turn, minutes }, place) => ({
    ...{ at: turn.now, minutes, given: turn.replies.length > 0 },
    delivery: turn.replies.map((reply) => deliveries.get(reply.id)?.status ?? null).at(-1) ?? null,
    answer: isComing && place === given.length - 1 ? ('coming' as const) : null,
  }));
  const ahead = planned.filter(({ leadMinutes }) => given.every(({ minutes }) => minutes !== leadMinutes));
  const plain = ahead.map(({ at, leadMinutes: minutes }) => ({
    at,
    minutes,
    given: false,
    delivery: null,
    answer: null,
  }));
  return [...told, ...plain].toSorted((one, other) => other.minutes - one.minutes);
}
