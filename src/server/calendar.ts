import { createHmac } from 'node:crypto';
import { ownLanguage } from '../core/locale.ts';
import { isSameSecret } from '../core/same-secret.ts';
import { type Booking, earlierOf } from '../domain/booking.ts';
import { type CalendarEvent, calendarFeed, calendarFile } from '../domain/calendar-file.ts';
import type { App } from '../engine/app.ts';
import type { Served } from '../engine/engine.ts';
import type { DiaryEntry } from '../ports/diary.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';

const PATH = '/calendar';
const FILE = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/;

/**
 * The address of a booking as a calendar file. It carries a keyed hash of the booking's id: who was given the link may
 * open it, and nobody finds another's by trying.
 */
export function calendarLink(key: Buffer, publicUrl: string, booking: string): string {
  return `${publicUrl}${PATH}/${booking}.${signatureOf(key, booking)}.ics`;
}

/** Bookings as files that a calendar opens (B9). */
export function addCalendar(server: Api, { app, calendarKey }: House): void {
  server.get<{ Params: { file: string } }>(
    `${PATH}/:file`,
    { ...limited('read'), schema: { summary: 'A booking as a calendar file', tags: ['calendar'] } },
    async (request, reply) => {
      const [, id = '', signature = ''] = FILE.exec(request.params.file) ?? [];
      const given = isGenuine(calendarKey, id, signature) ? await app.bookings.get(id) : null;
      const business = given && app.engine.businesses.get(given.business);
      if (!given || !business) return reply.code(404).send(problem('not_found', 'There is no such booking.'));
      const { booking, revision } = await newestOf(given, app);
      return reply
        .header('Content-Disposition', `attachment; filename="${business.id}-${booking.start.slice(0, 10)}.ics"`)
        .header('Cache-Control', 'private, no-store')
        .type('text/calendar; charset=utf-8')
        .send(calendarFile({ ...(await eventOf(booking, business, app)), revision }, business));
    },
  );
}

const FEEDS = '/calendar/feeds';
const FEED = /^([\w-]{43})\.ics$/;
const DAY_MS = 86_400_000;
const [FEED_DAYS_BACK, FEED_DAYS_AHEAD] = [30, 366];

/** Where a resource's calendar is subscribed to: a secret address, for it tells who comes when (H4). */
export function feedLink(key: Buffer, business: string, resource: string, renewed: number): string {
  return `${FEEDS}/${business}/${resource}/${signatureOf(key, feedName(business, resource, renewed))}.ics`;
}

function feedName(business: string, resource: string, renewed: number): string {
  return `feed\u0000${business}\u0000${resource}${renewed === 0 ? '' : `\u0000${renewed}`}`;
}

/** What a resource has, as a calendar to subscribe to (H4). */
export function addFeeds(server: Api, { app, calendarKey }: House): void {
  server.get<{ Params: { calendarist: string; resource: string; file: string } }>(
    `${FEEDS}/:calendarist/:resource/:file`,
    { ...limited('read'), schema: { summary: 'What a resource has, as a calendar feed', tags: ['calendar'] } },
    async (request, reply) => {
      const { calendarist, resource, file } = request.params;
      const [, signature = ''] = FEED.exec(file) ?? [];
      const business = app.engine.businesses.get(calendarist);
      const renewed = (await app.calendars?.feeds(calendarist))?.[resource] ?? 0;
      const isOpen = isGenuine(calendarKey, feedName(calendarist, resource, renewed), signature);
      if (!isOpen || !business) return reply.code(404).send(problem('not_found', 'There is no such calendar.'));
      const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
      const query = { business: business.id, resource, from: at(-FEED_DAYS_BACK), to: at(FEED_DAYS_AHEAD) };
      const entries = await app.diary.of(query);
      const own = ownLanguage(business.locales);
      const events = entries.map(({ booking, revision }) => {
        const { title = resource, ends = booking.end } = business.tells?.(booking, own) ?? {};
        return { booking, revision, title, ends, place: business.address ?? null };
      });
      return reply
        .header('Cache-Control', 'private, max-age=60')
        .type('text/calendar; charset=utf-8')
        .send(calendarFeed(events, business));
    },
  );
}

/** A link that was given before a move leads to where the booking is now. */
async function newestOf(booking: Booking, { diary }: App): Promise<DiaryEntry> {
  const uid = earlierOf(booking)[0] ?? booking.id;
  return (await diary.newest(booking.business, uid)) ?? { booking, revision: 0 };
}

/** In the words of the journey that booked it, in the language of the talk. */
async function eventOf(booking: Booking, business: Served, app: App): Promise<Omit<CalendarEvent, 'revision'>> {
  const talk = booking.conversation === null ? null : await app.conversations.load(booking.conversation);
  const language = talk?.header.language ?? ownLanguage(business.locales);
  const { title = '', ends = booking.end } = business.tells?.(booking, language) ?? {};
  return { booking, title, ends, place: business.address ?? null };
}

function signatureOf(key: Buffer, booking: string): string {
  return createHmac('sha256', key).update(`calendar\u0000${booking}`).digest('base64url');
}

function isGenuine(key: Buffer, booking: string, signature: string): boolean {
  return isSameSecret(signature, signatureOf(key, booking));
}
