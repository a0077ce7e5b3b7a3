import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideCalendarContract } from '../../src/ports/outside-calendar.contract.ts';
import type { OutsideCalendar, OutsideWrite } from '../../src/ports/outside-calendar.ts';
import { google } from '../../src/providers/cloud/google/google.ts';
import { microsoft } from '../../src/providers/cloud/microsoft/microsoft.ts';
import { GoogleStandin } from './standins/google.ts';
import { accountsWith, agreed, letIn, REDIRECT } from './standins/let-in.ts';
import { MicrosoftStandin } from './standins/microsoft.ts';
import { CLIENT } from './standins/oauth.ts';

const within = { start: Date.parse('2026-03-01T00:00:00Z'), end: Date.parse('2026-05-01T00:00:00Z') };
const timeZone = 'Europe/Madrid';
const utc = (at: string) => ({ dateTime: `${at.slice(0, 19)}.0000000`, timeZone: 'UTC' });
const bare = (uid: string) => uid.replace('@holdfast', '');
const EVENT: OutsideWrite = {
  ...{ uid: '00000000-0000-4000-8000-0000000000aa', title: 'Cut', notes: '', location: null, sequence: 0, over: null },
  ...{ start: Date.parse('2026-03-04T10:00:00Z'), end: Date.parse('2026-03-04T11:00:00Z') },
};

async function atGoogle() {
  const server = await new GoogleStandin([REDIRECT]).start();
  const cloud = google({ ...CLIENT, apiUrl: server.address });
  const inside = await letIn('google', cloud);
  const calendar = cloud.open({ tokens: inside.opened, calendar: 'ana@example.com', timeZone });
  return { server, cloud, calendar, ...inside };
}

async function atMicrosoft() {
  const server = await new MicrosoftStandin([REDIRECT]).start();
  const cloud = microsoft({ ...CLIENT, apiUrl: server.address, tenant: 'common' });
  const inside = await letIn('microsoft', cloud);
  const calendar = cloud.open({ tokens: inside.opened, calendar: 'AAMkAna=', timeZone });
  return { server, cloud, calendar, ...inside };
}

outsideCalendarContract('Google’s API, at a stand-in', async () => {
  const { server, calendar } = await atGoogle();
  const id = (uid: string) => (uid.endsWith('@holdfast') ? bare(uid).replaceAll('-', '') : uid);
  return {
    calendar,
    write: async (uid, start, end, ...recurrence) => {
      const name = uid.endsWith('@holdfast') ? {} : { iCalUID: uid };
      const rule = recurrence.length === 0 ? {} : { recurrence: [...recurrence] };
      server.write(id(uid), { ...name, ...rule, start: { dateTime: start }, end: { dateTime: end } });
    },
    remove: async (uid) => server.remove(id(uid)),
    forget: () => server.forget(),
    close: () => server.close(),
  };
});

outsideCalendarContract('Microsoft Graph, at a stand-in', async () => {
  const { server, calendar } = await atMicrosoft();
  const id = (uid: string) => server.standing.find((one) => one.transactionId === bare(uid))?.id ?? uid;
  return {
    calendar,
    write: async (uid, start, end, ...recurrence) => {
      const rule = recurrence.length === 0 ? {} : { recurrence: { pattern: { type: 'weekly' as const } } };
      server.write(id(uid), { ...rule, start: utc(start), end: utc(end) });
    },
    remove: async (uid) => server.remove(id(uid)),
    forget: () => server.forget(),
    close: () => server.close(),
  };
});

describe.each([
  ['Google', atGoogle],
  ['Microsoft', atMicrosoft],
] as const)('%s', (name, open) => {
  let at: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    at = await open();
  });
  afterAll(() => at.server.close());
  const failing = async (work: () => Promise<unknown>) => work().catch((error: unknown) => error);

  it('H3 H5 tells apart being asked to wait, being down, and an answer that was lost', async () => {
    const read = () => at.calendar.changes(null, within);
    const told = async (fault: 'limited' | 'down' | 'lost' | 'quota') => {
      at.server.fault = () => fault;
      const error = await failing(read);
      at.server.fault = () => null;
      return error;
    };
    expect(await told('limited')).toMatchObject({ kind: 'limited', retryAfterSeconds: 1 });
    expect(await told('down')).toMatchObject({ kind: 'limited' });
    expect(await told('lost')).toMatchObject({ kind: 'away' });
    if (name === 'Google') expect(await told('quota')).toMatchObject({ kind: 'limited' });
  });

  it('H3 H5 an event whose making was answered by nobody is there once, and is found', async () => {
    at.server.fault = ({ method }) => (method === 'POST' ? 'answer_lost' : null);
    expect(await failing(() => at.calendar.put(EVENT))).toMatchObject({ kind: 'away' });
    at.server.fault = () => null;
    expect(await at.calendar.put(EVENT)).toBe('changed');
    const found = await at.calendar.find(EVENT.uid, null);
    expect(at.server.standing).toHaveLength(1);
    expect(found).toMatchObject({ start: EVENT.start, end: EVENT.end });
  });

  it('H2 an event that a person deleted can be put back under its own name', async () => {
    const found = await at.calendar.find(EVENT.uid, null);
    expect(await at.calendar.remove(found?.place ?? '', found?.mark ?? '')).toBe('removed');
    const back = await at.calendar.put(EVENT);
    expect(back).toMatchObject({ start: EVENT.start, end: EVENT.end });
    const { changed } = await at.calendar.changes(null, within);
    expect(changed.map(({ event }) => event.uid)).toEqual([`${EVENT.uid}@holdfast`]);
  });

  it('H2 what a person moves before we have heard that it was made is not taken for ours', async () => {
    const event = { ...EVENT, uid: '00000000-0000-4000-8000-0000000000bb' };
    const later = { start: EVENT.start + 7_200_000, end: EVENT.end + 7_200_000 };
    const known = new Set(at.server.standing.map(({ id }) => id));
    const iso = (instant: number) => new Date(instant).toISOString();
    at.server.fault = ({ method }) => {
      const made = at.server.standing.map(({ id }) => id).find((id) => !known.has(id));
      if (method !== 'GET' || made === undefined) return null;
      if (at.server instanceof GoogleStandin) {
        at.server.write(made, { start: { dateTime: iso(later.start) }, end: { dateTime: iso(later.end) } });
      } else at.server.write(made, { start: utc(iso(later.start)), end: utc(iso(later.end)) });
      at.server.fault = () => null;
      return null;
    };
    const put = await at.calendar.put(event);
    expect(put).toMatchObject({ start: event.start, end: event.end });
    expect(await at.calendar.find(event.uid, null)).toMatchObject(later);
    at.server.fault = () => null;
  });

  it('H6 a token that ran out is renewed by itself; a grant that was taken back needs a person', async () => {
    at.server.authority.expire();
    expect(await at.calendar.find('00000000-0000-4000-8000-00000000ffff', null)).toBeNull();
    // Whoever rotates took the first one back, and what was given for it is what is kept.
    at.server.authority.expire();
    expect(await at.calendar.find('00000000-0000-4000-8000-00000000ffff', null)).toBeNull();
    const kept = await at.grants.get(at.grant);
    expect(kept?.sealed).not.toContain('refresh-');
    at.server.authority.revoke();
    expect(await failing(() => at.calendar.changes(null, within))).toMatchObject({ kind: 'revoked' });
  });

  it('H6 who came back with another’s journey, too little, or nothing, is not let in', async () => {
    const { accounts, leave } = accountsWith(name.toLowerCase(), at.cloud);
    const came = await agreed(leave());
    const back = { ...came, redirect: REDIRECT };
    expect(await accounts.authorized({ ...back, bound: 'Eve' })).toMatchObject({ kind: 'refused', why: 'late' });
    const forged = { ...back, state: `${came.state.slice(0, -4)}AAAA`, bound: 'Ana' };
    expect(await accounts.authorized(forged)).toMatchObject({ kind: 'refused', why: 'late' });
    expect(await accounts.authorized({ ...back, bound: 'Ana' })).toMatchObject({ kind: 'let_in' });
    // A code is good once.
    expect(await accounts.authorized({ ...back, bound: 'Ana' })).toMatchObject({ kind: 'refused', why: 'failed' });
    at.server.authority.consent = 'partly';
    const partly = { ...(await agreed(leave())), redirect: REDIRECT, bound: 'Ana' };
    expect(await accounts.authorized(partly)).toMatchObject({ kind: 'refused', why: 'lacking' });
    at.server.authority.consent = 'allow';
    expect(await accounts.accounts('contract')).toMatchObject([{ label: 'ana@example.com' }]);
  });
});

const busyAt = async (calendar: OutsideCalendar) => {
  const { changed } = await calendar.changes(null, within);
  const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return Object.fromEntries(
    changed.map(({ place, event }) => [place, event.busy.map(({ start, end }) => `${iso(start)}/${iso(end)}`)]),
  );
};

describe('what takes up time', () => {
  it('H1 H3 at Google: not what is free, declined, called off or a place of work; days are the calendar’s own', async () => {
    const { server, calendar } = await atGoogle();
    const times = { start: { dateTime: '2026-03-04T10:00:00+01:00' }, end: { dateTime: '2026-03-04T11:00:00+01:00' } };
    server.write('busy1', { ...times, visibility: 'private' });
    server.write('free1', { ...times, transparency: 'transparent' });
    server.write('declined1', { ...times, attendees: [{ self: true, responseStatus: 'declined' }] });
    server.write('others1', { ...times, attendees: [{ responseStatus: 'declined' }] });
    server.write('home1', { ...times, eventType: 'workingLocation' });
    server.write('holiday1', { start: { date: '2026-03-05' }, end: { date: '2026-03-06' } });
    server.write('zoned1', {
      start: { dateTime: '2026-03-06T09:00:00', timeZone: 'America/New_York' },
      end: { dateTime: '2026-03-06T10:00:00', timeZone: 'America/New_York' },
    });
    expect(await busyAt(calendar)).toEqual({
      ...{ busy1: ['2026-03-04T09:00/2026-03-04T10:00'], free1: [], declined1: [], home1: [] },
      others1: ['2026-03-04T09:00/2026-03-04T10:00'],
      holiday1: ['2026-03-04T23:00/2026-03-05T23:00'],
      zoned1: ['2026-03-06T14:00/2026-03-06T15:00'],
    });
    await server.close();
  });

  it('H1 H3 at Microsoft: tentative does, free and elsewhere do not; zones by the names of Windows', async () => {
    const { server, calendar } = await atMicrosoft();
    const times = { start: utc('2026-03-04T10:00:00Z'), end: utc('2026-03-04T11:00:00Z') };
    server.write('tentative', { ...times, showAs: 'tentative' });
    server.write('free', { ...times, showAs: 'free' });
    server.write('elsewhere', { ...times, showAs: 'workingElsewhere' });
    server.write('cancelled', { ...times, isCancelled: true });
    server.write('declined', { ...times, responseStatus: { response: 'declined' } });
    const day = (date: string) => ({ dateTime: `${date}T00:00:00.0000000`, timeZone: 'UTC' });
    server.write('day', { start: day('2026-03-05'), end: day('2026-03-06'), isAllDay: true });
    const romance = (at: string) => ({ dateTime: at, timeZone: 'Romance Standard Time' });
    server.write('windows', { start: romance('2026-04-06T09:00:00'), end: romance('2026-04-06T10:00:00') });
    server.write('weekly', { ...times, showAs: 'free', recurrence: { pattern: { type: 'weekly' } } });
    const busy = await busyAt(calendar);
    expect(Object.keys(busy).filter((place) => place.startsWith('weekly'))).toHaveLength(9);
    expect(Object.values(busy).flat().sort()).toEqual([
      '2026-03-04T10:00/2026-03-04T11:00',
      '2026-03-04T23:00/2026-03-05T23:00',
      '2026-04-06T07:00/2026-04-06T08:00',
    ]);
    expect(busy['tentative']).toHaveLength(1);
    await server.close();
  });
});
