import { createHmac, timingSafeEqual } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '../domain/booking.ts';
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
      const booking = isGenuine(calendarKey, id, signature) ? await app.bookings.get(id) : null;
      const business = booking && app.engine.businesses.get(booking.business);
      if (!booking || !business) return reply.code(404).send(problem('not_found', 'There is no such booking.'));
      return reply
        .header('Content-Disposition', `attachment; filename="${business.id}-${booking.start.slice(0, 10)}.ics"`)
        .header('Cache-Control', 'private, no-store')
        .type('text/calendar; charset=utf-8')
        .send(fileOf(booking, business));
    },
  );
}

/** The times are instants, so that every calendar shows them right wherever its owner is (X9). */
function fileOf(booking: Booking, business: Served): string {
  const called = booking.details['services'];
  const services = Array.isArray(called) ? called.join(', ') : '';
  const cancelled = booking.status !== 'confirmed';
  const calendar = ical({
    prodId: { company: 'Holdfast', product: 'bookings' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.id}@holdfast`,
    sequence: cancelled ? 1 : 0,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(booking.start),
    end: new Date(booking.end),
    summary: [services, business.name].filter((part) => part !== '').join(' · '),
    location: business.address ?? null,
  });
  return calendar.toString();
}

function signatureOf(key: Buffer, booking: string): string {
  return createHmac('sha256', key).update(`calendar\u0000${booking}`).digest('base64url');
}

function isGenuine(key: Buffer, booking: string, signature: string): boolean {
  const wanted = Buffer.from(signatureOf(key, booking));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
