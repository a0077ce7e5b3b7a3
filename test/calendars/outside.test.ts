import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { environment } from '../../src/app/environment.ts';
import { serve } from '../../src/app/open.ts';
import type { Serving } from '../../src/app/serve.ts';
import { BRIEF, portOfServer } from '../program.ts';
import { asPerson, eventsAt, findRadicale, icsEvent, type Radicale, startOf, startRadicale } from './radicale.ts';
import { openTalk, operator, type Talk, until } from './talk.ts';

const program = await findRadicale();
const TOKEN = 'an-operator-token-for-the-tests';
const HOUR = 3_600_000;

interface Appointment {
  readonly booked_booking: { readonly booking_id: string; readonly slot: string };
  readonly pending_booking: { readonly slot: string };
  readonly last_offer: {
    readonly slots: readonly string[];
    readonly calendar_check: { readonly ok: boolean; readonly reason?: string | null };
  };
}

interface Tied {
  readonly id: string;
  readonly resource: string;
  readonly inStepAt: string;
  readonly trouble: string | null;
}

/** The real server and a real calendar, with nothing between (issue 19: seen from outside). */
describe.skipIf(program === null)('businesses whose calendars are at Radicale', () => {
  let radicale: Radicale;
  let serving: Serving;
  let home: string;
  const calendars: { [name: string]: string } = {};
  const feed = createServer((_, response) => response.end(feedText));
  let feedText = '';
  const at = { address: () => serving.address, token: TOKEN };
  const env = {
    HOLDFAST_SECRET: 'a secret for the tests',
    HOLDFAST_OPERATOR_TOKEN: TOKEN,
    HOLDFAST_CALENDARS_EVERY: '1',
    HOLDFAST_WEATHER: 'off',
    HOLDFAST_DEMO: 'off',
  };
  let settings: { readonly [name: string]: string };

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'holdfast-calendars-'));
    radicale = await startRadicale(program ?? '');
    for (const name of ['northside', 'strict', 'atelier', 'lucia']) calendars[name] = await radicale.calendar(name);
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    // Marta is away all of the next two weeks, says her own calendar.
    feedText = icsEvent(
      'away',
      new Date(Date.now()).toISOString(),
      new Date(Date.now() + 20 * 24 * HOUR).toISOString(),
    );
    const businesses = join(home, 'businesses');
    await writeBusinesses(businesses);
    settings = {
      ...env,
      HOLDFAST_BUSINESSES: businesses,
      CALDAV_LUCIA: radicale.password,
      FEED_MARTA: `http://127.0.0.1:${portOfServer(feed)}/marta.ics`,
    };
    const quiet = { HOLDFAST_LOG_LEVEL: 'error', HOLDFAST_RATE_LIMIT: 'off' };
    const config = readConfig({ ...environment, ...settings, ...quiet });
    serving = await serve({ config, port: 0, host: '127.0.0.1', dataDirectory: home, announce: () => {} });
    await Promise.all([
      tie('northside', 'northside-main'),
      tie('strict', 'northside-main'),
      tie('atelier', 'la-verriere'),
    ]);
  });
  afterAll(async () => {
    await serving?.stop();
    await radicale?.stop();
    feed.close();
    await rm(home, { recursive: true, force: true });
  });

  async function writeBusinesses(folder: string): Promise<void> {
    await mkdir(folder);
    const of = (name: string) => readFile(`demo/${name}.yaml`, 'utf8');
    await writeFile(join(folder, 'northside.yaml'), await of('northside'));
    const strict = (await of('northside')).replace('id: northside\n', 'id: strict\n');
    await writeFile(join(folder, 'strict.yaml'), `${strict}\ncalendar: required\n`);
    await cp('demo/atelier', join(folder, 'atelier'), { recursive: true });
    await writeFile(join(folder, 'atelier.yaml'), await of('atelier'));
    const { address, user } = radicale;
    const caldav = `{ address: "${address}", user: ${user}, password: CALDAV_LUCIA, calendar: lucia }`;
    const ties = `    - { resource: lucia, caldav: ${caldav} }\n    - { resource: marta, feed: FEED_MARTA }`;
    await writeFile(join(folder, 'lucia.yaml'), `${await of('lucia')}\ncalendar:\n  ties:\n${ties}\n`);
  }

  async function tie(business: string, resource: string): Promise<void> {
    const { address, user, password } = radicale;
    const account = { provider: 'caldav', address, user, password, calendar: business };
    expect((await operator(at, 'POST', `/v1/${business}/calendars`, { resource, account })).status).toBe(201);
  }

  const tiesOf = async (business: string) =>
    (await operator(at, 'GET', `/v1/${business}/calendars`)).json['calendars'] as readonly Tied[];
  const startsAt = async (business: string) => {
    const { json } = await operator(at, 'GET', `/v1/${business}/bookings`);
    return (json['bookings'] as { start: string }[]).map(({ start }) => Date.parse(start));
  };
  /** Its calendars have been read since now. */
  const read = async (business: string) => {
    const since = Date.now();
    await until('it is read', async () => (await tiesOf(business)).every((one) => Date.parse(one.inStepAt) > since));
  };
  const block = async (business: string, start: string, hours: number) => {
    const end = new Date(Date.parse(start) + hours * HOUR).toISOString();
    await asPerson(
      'PUT',
      `${calendars[business]}${start.replaceAll(/\W/g, '')}.ics`,
      icsEvent(`b${start}`, start, end),
    );
  };

  async function booked(day: string): Promise<Talk & Appointment['booked_booking'] & { readonly place: string }> {
    const talk = await openTalk(at, 'northside');
    await talk.say(day);
    await talk.say('the first one');
    expect(await talk.say('yes')).toMatch(/booked/i);
    const { booked_booking } = await talk.context<Appointment>();
    return { ...talk, ...booked_booking, place: `${calendars['northside']}${booked_booking.booking_id}.ics` };
  }
  const appears = (place: string) =>
    until('it appears', async () => {
      const { status, text } = await asPerson('GET', place);
      return status === 200 && text;
    });
  const feedOf = async () => {
    const { json } = await operator(at, 'GET', '/v1/northside/calendars');
    const [first] = json['feeds'] as { path: string }[];
    return `${serving.address}${first?.path}`;
  };
  const sequenceIn = async (uid: string) => {
    const events = (await (await fetch(await feedOf())).text()).split('BEGIN:VEVENT');
    const its = events.filter((text) => text.includes(`UID:${uid}@holdfast`));
    expect(its).toHaveLength(1);
    return Number(/SEQUENCE:(\d+)/.exec(its[0] ?? '')?.[1]);
  };

  it('H1 H2 A4 H4 a booking appears by the ledger’s own notice; moved there it moves, is told, and keeps its name', async () => {
    const { booking_id, slot, place, ...talk } = await booked('Thursday next week in the morning');
    const began = performance.now();
    const text = await appears(place);
    console.info(`A booking stood in the calendar ${Math.round(performance.now() - began)} ms after it was told.`);
    expect(text).toContain(`UID:${booking_id}@holdfast`);
    expect(startOf(text)).toBe(Date.parse(slot));
    const first = await sequenceIn(booking_id);
    const to = new Date(Date.parse(slot) + 24 * HOUR).toISOString();
    const end = new Date(Date.parse(to) + HOUR / 2).toISOString();
    await asPerson('PUT', place, icsEvent(`${booking_id}@holdfast`, to, end));
    const isTold = (text: string) => /had to move your booking/.test(text);
    await until('the customer is told', async () => (await talk.heard()).some(isTold));
    expect((await talk.heard()).filter(isTold)).toHaveLength(1);
    // What the talk noted stays what it was (A4); what is told comes from the ledger.
    expect((await talk.context<Appointment>()).booked_booking).toEqual({
      ...(await talk.context<Appointment>()).booked_booking,
      booking_id,
      slot,
    });
    expect(await startsAt('northside')).toEqual([Date.parse(to)]);
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
    expect(await talk.say('when is my appointment?')).toContain(weekday.format(new Date(to)));
    // Subscribed to again, it is the same event, further on (H4).
    expect(await sequenceIn(booking_id)).toBeGreaterThan(first);
    const other = (await feedOf()).replace(/.{5}\.ics$/, 'AAAAA.ics');
    expect((await fetch(other)).status).toBe(404);
  });

  it('H2 deleted there, it is called off by the policy and the customer is told', async () => {
    const { slot, place, ...talk } = await booked('the Monday after next, in the morning');
    await appears(place);
    await asPerson('DELETE', place);
    const isTold = (text: string) => /had to cancel your booking/.test(text);
    await until('the customer is told', async () => (await talk.heard()).some(isTold));
    expect(await startsAt('northside')).not.toContain(Date.parse(slot));
    expect((await asPerson('GET', place)).status).toBe(404);
  });

  it('H1 A14 flow A: an hour that is blocked after the offer is refused, and the two nearest are offered', async () => {
    const talk = await openTalk(at, 'northside');
    await talk.say('Tuesday next week at 10');
    await talk.say('the first one');
    const { slot } = (await talk.context<Appointment>()).pending_booking;
    await block('northside', slot, 1);
    expect(await talk.say('yes')).toMatch(/is no longer free/);
    const { last_offer } = await talk.context<Appointment>();
    expect(last_offer.calendar_check.ok).toBe(true);
    expect(last_offer.slots).toHaveLength(2);
    expect(last_offer.slots.map((one) => Date.parse(one))).not.toContain(Date.parse(slot));
  });

  it('H1 A14 flow B, by ties of the business’s file: what is blocked since is refused; a feed’s times are not offered', async () => {
    expect((await tiesOf('lucia')).map(({ resource }) => resource)).toEqual(['lucia', 'marta']);
    const talk = await openTalk(at, 'lucia');
    await talk.say('Quiero un tinte con Lucía el jueves de la semana que viene a las 12');
    await talk.say('Soy Elena Vidal');
    const { collected_data } = await talk.context<{ collected_data: { slot: string } }>();
    await block('lucia', collected_data.slot, 1);
    expect(await talk.say('perfecto')).toMatch(/ya no está libre/);
    expect(await startsAt('lucia')).toEqual([]);
    const other = await openTalk(at, 'lucia');
    await other.say('Quiero un corte corto con Marta el jueves de la semana que viene a las 12');
    const chosen = await other.context<{ collected_data: { slot: string | null } }>();
    expect(chosen.collected_data.slot).toBeNull();
  });

  it('H1 A14 spaces: a time that is blocked between the summary and the yes is refused', async () => {
    const talk = await openTalk(at, 'atelier');
    await talk.say('la verrière jeudi prochain de 14h à 16h svp');
    const { period } = await talk.context<{ period: { startDate: string } }>();
    await block('atelier', `${period.startDate}T12:00:00.000Z`, 6);
    expect(await talk.say('c’est ok')).toMatch(/vient de prendre/);
    expect(await startsAt('atelier')).toEqual([]);
  });

  it('H5 A12 while it is down, `preferred` goes on and says so, `required` offers nothing; then it is written there', async () => {
    await radicale.kill();
    const strict = await openTalk(at, 'strict');
    const noticed = async (business: string) => (await tiesOf(business)).every(({ trouble }) => trouble !== null);
    for (const business of ['strict', 'northside']) await until('it is noticed', () => noticed(business));
    await strict.say('Thursday in two weeks in the morning');
    const refused = (await strict.context<Appointment>()).last_offer;
    expect(refused).toMatchObject({ slots: [], calendar_check: { ok: false } });
    const lenient = await openTalk(at, 'northside');
    await lenient.say('Friday in two weeks, afternoon');
    expect((await lenient.context<Appointment>()).last_offer.calendar_check).toMatchObject({
      ok: true,
      reason: 'the calendar of northside-main cannot be asked',
    });
    const { place } = await booked('Friday in two weeks, afternoon');
    await radicale.restart();
    await appears(place);
    await read('strict');
    await strict.say('Thursday in two weeks in the morning');
    const offered = (await strict.context<Appointment>()).last_offer;
    expect([offered.slots.length, offered.calendar_check.ok]).toEqual([2, true]);
  });

  it('H6 the command sees it beside the running server, and nothing of it tells the password', async () => {
    const listed = await new Promise<string>((resolve, reject) => {
      const args = [...BRIEF, 'bin/holdfast.js', 'calendars', 'list', '--business', 'northside', '--data', home];
      execFile(process.execPath, args, { env: { ...process.env, ...settings } }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      );
    });
    expect(listed).toMatch(/northside-main\s+caldav "northside"\s+in step 2/);
    const { json } = await operator(at, 'GET', '/v1/northside/calendars');
    expect(JSON.stringify(json) + listed).not.toContain(radicale.password);
  });

  it('H1 let go of, what is booked ahead is taken away there', async () => {
    const ours = async () =>
      [...(await eventsAt(calendars['northside'] ?? '')).values()].filter((text) => text.includes('@holdfast'));
    expect((await ours()).length).toBeGreaterThan(0);
    const [tied] = await tiesOf('northside');
    expect((await operator(at, 'DELETE', `/v1/northside/calendars/${tied?.id}?events=remove`)).status).toBe(202);
    await until('it is let go of', async () => (await tiesOf('northside')).length === 0);
    expect(await ours()).toEqual([]);
    expect((await eventsAt(calendars['northside'] ?? '')).size).toBe(1);
  });
});
