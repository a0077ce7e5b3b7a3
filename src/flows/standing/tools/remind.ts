import type { Fact } from '../../../core/effect.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Locale } from '../../../core/locale.ts';
import { type Booking, isComing } from '../../../domain/booking.ts';
import { isReachable } from '../../../domain/customer.ts';
import { remindAt, reminderNow } from '../../../domain/reminders.ts';
import { instantOf, isoInstant } from '../../../domain/zoned.ts';
import type { Address, Conversations } from '../../../ports/conversations.ts';
import type { Reminder, Reminders } from '../../../ports/reminders.ts';
import type { Stops } from '../../../ports/stops.ts';
import { type House as Desk, keeperOf } from './house.ts';

/** What reminders are given from. */
export interface House extends Pick<Desk, 'business' | 'keepers'> {
  readonly parts: Pick<Desk['parts'], 'bookings' | 'customers' | 'courier'> & {
    readonly reminders: Reminders;
    readonly stops: Pick<Stops, 'isStopped'>;
    readonly conversations: Pick<Conversations, 'load'>;
  };
}

/** Somebody whose booking begins soon, and what they are told of it. */
interface Told {
  readonly to: Address;
  readonly language: Locale | null;
  readonly eventId: string;
  readonly facts: JsonObject;
}

/** Tells a conversation; false where it could not be, and has to be tried again. */
type Tell = (told: Told) => Promise<boolean>;

/** More than this many wait for the next round. */
const TAKEN_MAX = 200;

/** How long before a booking its customer is reminded: as the business says, else as its journey does. */
export function leadsAt({ business, keepers }: Pick<House, 'business' | 'keepers'>): readonly number[] {
  return business.reminders.leads ?? [...new Set(keepers.flatMap(({ reminders = [] }) => reminders))];
}

/**
 * Reminds those whose bookings begin soon (F8): what is due is told, what is not is looked at again when it is. Each step done
 * again is done once, so it does not matter after which of them a process died. Throws where somebody could not be told.
 */
export async function remind(house: House, now: string, leaseUntil: string, tell: Tell): Promise<void> {
  const { business, parts } = house;
  const leads = leadsAt(house);
  const taken = await parts.reminders.take({ business: business.id, leads, now, leaseUntil, limit: TAKEN_MAX });
  const done = await Promise.allSettled(taken.map((reminder) => giveOne(house, reminder, now, tell)));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** When the next of what is ahead is due. */
export async function nextReminder(house: House, after: string): Promise<string | null> {
  const { business, parts } = house;
  const { timeZone, reminders } = business;
  const ahead = await parts.bookings.ahead(business.id, after, TAKEN_MAX);
  const times = ahead.flatMap(({ start }) =>
    leadsAt(house).map((lead) => instantOf(remindAt(start, lead, { tell: reminders.tell, timeZone }))),
  );
  const later = times.filter((at) => at > instantOf(after));
  return later.length === 0 ? null : isoInstant(Math.min(...later), timeZone);
}

async function giveOne(house: House, reminder: Reminder, now: string, tell: Tell): Promise<void> {
  const { reminders } = house.parts;
  const { booking, since, leadMinutes } = reminder;
  const name = { booking: booking.id, leadMinutes };
  const { timeZone, reminders: terms } = house.business;
  const keeper = keeperOf(booking, house);
  const what = terms.leads === null && !keeper?.reminders?.includes(leadMinutes) ? null : keeper?.told(booking);
  const next = reminderNow({ start: booking.start, since }, leadMinutes, { tell: terms.tell, timeZone }, now);
  if (next.kind === 'wait') return reminders.postpone(name, next.until);
  if (next.kind === 'tell' && what != null) await giveNow(house, reminder, what, tell);
  await reminders.settle(name);
}

/** Nobody is written to who wrote STOP, or who can be written to nowhere. */
async function giveNow(house: House, { booking, leadMinutes }: Reminder, what: Fact, tell: Tell): Promise<void> {
  const { stops } = house.parts;
  const reached = await reachedBy(booking, house);
  if (reached === null || (await stops.isStopped(reached.to))) return;
  const beside = keeperOf(booking, house)?.beside?.(booking) ?? '';
  const { id, start } = booking;
  const facts = JSON.parse(JSON.stringify({ booking: id, start, what, beside, coming: isComing(booking) }));
  const isTold = await tell({ ...reached, eventId: `reminder/${id}/${leadMinutes}`, facts });
  if (!isTold) throw new Error('somebody could not be reminded');
}

/**
 * Where it was booked, if what is said there is carried to them. Of somebody who booked on a web page, or whom staff wrote
 * into the calendar, where else they have shown that they are (X14); else the page, which shows it when it is opened.
 */
async function reachedBy(booking: Booking, { business, parts }: House): Promise<Pick<Told, 'to' | 'language'> | null> {
  const { courier, conversations, customers } = parts;
  const talk = booking.conversation === null ? null : await conversations.load(booking.conversation);
  const isErased = talk?.erasedAt !== undefined;
  const here = talk === null || isErased ? null : { channel: talk.channel, address: talk.address };
  const language = talk === null || isErased ? null : talk.header.language;
  const customer = booking.customer === null ? null : await customers.get(booking.customer);
  const known = (customer?.addresses ?? [])
    .filter((one) => one.standing !== 'told' && isReachable(one))
    .flatMap(({ channel, address }) => (channel === null || address === null ? [] : [{ channel, address }]))
    .filter(({ channel }) => courier.reaches(channel));
  const to = here !== null && courier.reaches(here.channel) ? here : (known.at(-1) ?? here);
  return to && { to: { business: business.id, ...to }, language };
}
