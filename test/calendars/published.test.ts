/// <reference types="@maxim_mazurok/gapi.client.calendar-v3" />
import type { Event, Subscription } from '@microsoft/microsoft-graph-types';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { OutsideWrite } from '../../src/ports/outside-calendar.ts';
import type { channelAnswer, eventsPage } from '../../src/providers/cloud/google/calendar.ts';
import { writtenOf as googleWritten } from '../../src/providers/cloud/google/event.ts';
import type { listPage } from '../../src/providers/cloud/google/google.ts';
import type { subscriptionAnswer } from '../../src/providers/cloud/microsoft/calendar.ts';
import { type graphEvent, madeOf } from '../../src/providers/cloud/microsoft/event.ts';

const EVENT: OutsideWrite = {
  ...{ uid: '00000000-0000-4000-8000-0000000000aa', title: 'Cut', notes: 'ABC', location: 'Here', sequence: 0 },
  ...{ start: Date.parse('2026-03-04T10:00:00Z'), end: Date.parse('2026-03-04T11:00:00Z'), over: null },
};

/** Both publish everything as something that may be missing: what we need of it is there. */
type Told<T> = { readonly [K in keyof T]: NonNullable<T[K]> };
type Named<T, K extends keyof T> = T & Required<Pick<T, K>>;

/** What we read of each is what they publish: that this compiles says so. */
const READS: {
  readonly events: (page: gapi.client.calendar.Events) => z.input<typeof eventsPage>;
  readonly list: (page: {
    readonly items: Named<gapi.client.calendar.CalendarListEntry, 'id'>[];
  }) => z.input<typeof listPage>;
  readonly channel: (channel: Required<gapi.client.calendar.Channel>) => z.input<typeof channelAnswer>;
  readonly event: (event: Named<Told<Event>, 'id'>) => z.input<typeof graphEvent>;
  readonly subscription: (one: Required<Told<Subscription>>) => z.input<typeof subscriptionAnswer>;
} = {
  events: (page) => page,
  list: (page) => page,
  channel: (channel) => channel,
  event: (event) => event,
  subscription: (one) => one,
};

it('H3 what is read and written is what both publish', () => {
  const { start, end, ...google } = googleWritten(EVENT);
  const forGoogle: gapi.client.calendar.Event = {
    ...google,
    start: { dateTime: start.dateTime },
    end: { dateTime: end.dateTime },
  };
  const forGraph: Event = madeOf(EVENT, EVENT.uid);
  expect(Object.keys(READS)).toHaveLength(5);
  expect(forGoogle.start?.dateTime).toBe('2026-03-04T10:00:00.000Z');
  expect(forGraph.start).toEqual({ dateTime: '2026-03-04T10:00:00', timeZone: 'UTC' });
});
