import { createHmac, timingSafeEqual } from 'node:crypto';
import { ownLanguage } from '../core/locale.ts';
import { type Booking, referenceOf } from '../domain/booking.ts';
import { type CalendarEvent, calendarFile, earlierOf } from '../domain/calendar-file.ts';
import type { App } from '../engine/app.ts';
import type { Served } from '../engine/engine.ts';
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
  return `${publicUrl.replace(/\/+$/, '')}${PATH}/${booking}.${signatureOf(key, booking)}.ics`;
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
      const booking = await newestOf(given, app);
      return reply
        .header('Content-Disposition', `attachment; filename="${business.id}-${booking.start.slice(0, 10)}.ics"`)
        .header('Cache-Control', 'private, no-store')
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(await eventOf(booking, business, app), business));
    },
  );
}

/** A link that was given before a move leads to where the booking is now. */
async function newestOf(booking: Booking, { bookings }: App): Promise<Booking> {
  const alike = await bookings.byReference(booking.business, referenceOf(booking));
  const moved = alike.filter((one) => earlierOf(one).includes(booking.id) && occupies(one));
  return occupies(booking) ? booking : (moved.at(-1) ?? booking);
}

function occupies({ status }: Booking): boolean {
  return status === 'confirmed' || status === 'held';
}

/** In the words of the journey that booked it, in the language of the talk. */
async function eventOf(booking: Booking, business: Served, app: App): Promise<CalendarEvent> {
  const talk = booking.conversation === null ? null : await app.conversations.load(booking.conversation);
  const language = talk?.header.language ?? ownLanguage(business.locales);
  const { title = '', ends = booking.end } = business.tells?.(booking, language) ?? {};
  return { booking, title, ends, place: business.address ?? null };
}

function signatureOf(key: Buffer, booking: string): string {
  return createHmac('sha256', key).update(`calendar\u0000${booking}`).digest('base64url');
}

function isGenuine(key: Buffer, booking: string, signature: string): boolean {
  const wanted = Buffer.from(signatureOf(key, booking));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
