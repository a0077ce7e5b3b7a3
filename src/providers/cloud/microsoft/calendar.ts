import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Found } from '../../../domain/twin.ts';
import type { OutsideCalendar, OutsidePush, OutsideWrite } from '../../../ports/outside-calendar.ts';
import type { Cloud } from '../request.ts';
import { changesBy, IN_UTC } from './delta.ts';
import { BOOKING_PROPERTY, EVENT_FIELDS, foundOf, graphEvent, madeOf, writtenOf } from './event.ts';

/** A subscription to a calendar lives a week at most. */
const SUBSCRIPTION_MS = 3 * 86_400_000;

interface GraphCalendar {
  readonly cloud: Cloud;
  readonly calendar: string;
  readonly timeZone: string;
}

export const subscriptionAnswer = z.object({ id: z.string(), resource: z.string(), expirationDateTime: z.string() });
const eventsAnswer = z.object({ value: z.array(graphEvent) });

/** A calendar by Microsoft Graph, kept up with by delta links of its calendar view. The server writes series out. */
export function graphCalendar({ cloud, calendar, timeZone }: GraphCalendar): OutsideCalendar {
  const home = `/me/calendars/${encodeURIComponent(calendar)}`;
  const at = (place: string) => `${home}/events/${encodeURIComponent(place)}`;

  async function standing(place: string): Promise<Found | null> {
    const query = { $select: EVENT_FIELDS };
    const answer = await cloud({ method: 'GET', path: at(place), query, headers: IN_UTC, allows: [404] });
    return answer.status === 404 ? null : foundOf(graphEvent.parse(answer.json), timeZone);
  }

  async function search(uid: string): Promise<Found | null> {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${BOOKING_PROPERTY}' and ep/value eq '${uid}')`;
    const query = { $filter: filter, $select: EVENT_FIELDS };
    const answer = await cloud({ method: 'GET', path: `${home}/events`, query, headers: IN_UTC });
    const { value } = eventsAnswer.parse(answer.json);
    return value.map((event) => foundOf(event, timeZone)).find((found) => found !== null) ?? null;
  }

  async function make(event: OutsideWrite, transactionId: string): Promise<Found | null> {
    const body = madeOf(event, transactionId);
    const answer = await cloud({ method: 'POST', path: `${home}/events`, body, headers: IN_UTC, allows: [409] });
    if (answer.status === 409) return null;
    const made = foundOf(graphEvent.parse(answer.json), timeZone);
    // The same making again is answered with what it made, also if that is gone by now. What stands there is not what we
    // wrote if a person was faster: it is only looked whether anything does.
    return made !== null && (await standing(made.place)) !== null ? made : null;
  }

  return {
    changes: (cursor, within) => changesBy({ cloud, home, timeZone }, cursor, within),

    async find(uid, place) {
      const there = place === null ? null : await standing(place);
      return there ?? search(uid);
    },

    async put(event) {
      if (event.over === null) {
        if ((await search(event.uid)) !== null) return 'changed';
        const made = await make(event, event.uid);
        return made ?? (await make(event, `${event.uid}.${randomBytes(4).toString('hex')}`)) ?? 'changed';
      }
      const { place, mark } = event.over;
      const answer = await cloud({
        ...{ method: 'PATCH', path: at(place), body: writtenOf(event) },
        ...{ headers: { ...IN_UTC, 'if-match': mark }, allows: [404, 409, 412] },
      });
      return answer.status >= 400 ? 'changed' : (foundOf(graphEvent.parse(answer.json), timeZone) ?? 'changed');
    },

    async remove(place, mark) {
      const headers = { 'if-match': mark };
      const answer = await cloud({ method: 'DELETE', path: at(place), headers, allows: [404, 409, 412] });
      return answer.status === 409 || answer.status === 412 ? 'changed' : 'removed';
    },

    push: pushOf(cloud, `${home}/events`),
  };
}

/** Subscriptions: the same one is made longer, for as long as it is there. */
function pushOf(cloud: Cloud, resource: string): OutsidePush {
  const until = () => new Date(Date.now() + SUBSCRIPTION_MS).toISOString();
  const watchOf = (json: unknown) => {
    const { id, resource: of, expirationDateTime } = subscriptionAnswer.parse(json);
    return { id, resource: of, until: new Date(expirationDateTime).toISOString() };
  };
  const at = (id: string) => `/subscriptions/${encodeURIComponent(id)}`;
  return {
    async open({ address, secret }) {
      const body = {
        ...{ changeType: 'created,updated,deleted', resource, clientState: secret, expirationDateTime: until() },
        ...{ notificationUrl: address, lifecycleNotificationUrl: address },
      };
      return watchOf((await cloud({ method: 'POST', path: '/subscriptions', body })).json);
    },
    async renew({ id }) {
      const body = { expirationDateTime: until() };
      const answer = await cloud({ method: 'PATCH', path: at(id), body, allows: [404, 410] });
      return answer.status >= 400 ? null : watchOf(answer.json);
    },
    async close({ id }) {
      await cloud({ method: 'DELETE', path: at(id), allows: [404, 410] });
    },
  };
}
