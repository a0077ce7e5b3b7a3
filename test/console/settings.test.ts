import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FIELDS } from '../../console/src/words/fields.ts';
import { STATES } from '../../console/src/words/states.ts';
import { tellingsIn } from '../../console/src/words/told.ts';
import { house } from '../../src/app/house.ts';
import { LOCALES } from '../../src/core/locale.ts';
import { replay } from '../../src/engine/replay.ts';
import { Browser, type ConsoleHouse, customerAt, openConsoleHouse, ownerOf } from './house.ts';

const LUCIA = '/businesses/lucia';
const SERVICES = '/settings/salon/services';

let at: ConsoleHouse;
let owner: Browser;
beforeAll(async () => {
  at = await openConsoleHouse();
  owner = await ownerOf(at, ['lucia', 'northside', 'skylark', 'mekong', 'atelier']);
});
afterAll(() => at.close());

interface Field {
  readonly pointer: string;
  readonly section: string;
  readonly value: unknown;
  readonly file: unknown;
  readonly edited: boolean;
}

async function shown(who = owner, business = LUCIA): Promise<{ version: number; fields: Field[]; readOnly: boolean }> {
  return (await who.get(`${business}/settings`)).json();
}

async function fieldAt(pointer: string): Promise<Field> {
  const found = (await shown()).fields.find((field) => field.pointer === pointer);
  if (found === undefined) throw new Error(`no field ${pointer}`);
  return found;
}

/** Saves as somebody does who has just looked. */
async function save(edits: object, reset: readonly string[] = []) {
  const { version } = await shown();
  return owner.put(`${LUCIA}/settings`, { version, edits, reset });
}

interface Schema {
  readonly properties?: { readonly [name: string]: Schema };
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Service {
  readonly name: string;
  readonly cents: number;
}

async function servicesWith(name: string, change: Partial<Service>): Promise<readonly Service[]> {
  const { value } = await fieldAt(SERVICES);
  return (value as readonly Service[]).map((one) => (one.name === name ? { ...one, ...change } : one));
}

const PRICE = 'how much is a colour?';

describe('the settings of a business', () => {
  it('G7 takes a price on at once, keeps a told one until its offer expires, and brings the old one back', async () => {
    const asked = await customerAt(at, 'lucia');
    await asked.say('a short haircut with Marta on Thursday morning, please');
    await asked.say('the first one');
    const question = (await asked.say('Elena Vidal')).replies.at(-1)?.text ?? '';
    expect(question).toContain('€18');
    expect((await save({ [SERVICES]: await servicesWith('Corte corto', { cents: 2150 }) })).statusCode).toBe(200);
    // What was told stands: a yes to another price would be asked for anew.
    expect((await asked.say('yes')).replies.at(-1)?.text).toMatch(/booked/i);
    const told = await at.store.conversations.at({ business: 'lucia', channel: 'webchat', address: asked.id });
    const [booking] = await at.store.bookings.ofConversation(told?.id ?? '');
    expect(booking).toMatchObject({ status: 'confirmed', resource: 'marta' });
    // Whoever comes now hears the new one.
    const later = await customerAt(at, 'lucia');
    await later.say('a short haircut with Marta on Thursday morning, please');
    await later.say('the first one');
    expect((await later.say('Nora Vidal')).replies.at(-1)?.text).toContain('€21.50');
    const { versions } = (await owner.get(`${LUCIA}/settings/history`)).json();
    expect(versions[0]).toMatchObject({
      by: 'Ana Ruiz',
      changes: [{ path: ['settings', 'salon', 'services', 'Corte corto', 'cents'], before: 1800, after: 2150 }],
    });
    const { version } = await shown();
    const undone = await owner.post(`${LUCIA}/settings/undo`, { version, to: 0 });
    expect(undone.json()).toMatchObject({ version: version + 1 });
    expect(await fieldAt(SERVICES)).toMatchObject({ edited: false });
    const { entries } = (await owner.get(`${LUCIA}/audit`)).json();
    expect(entries.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'settings.undo',
      'settings.change',
    ]);
  });

  it('G7 X3 runs every turn again with the business as it was then', async () => {
    const customer = await customerAt(at, 'lucia');
    await customer.say(PRICE);
    const before = (await fieldAt('/topics')).value as readonly { id: string; answer: object }[];
    const topics = before.map((one) =>
      one.id === 'prices' ? { ...one, answer: { es: 'Todo 5 €.', en: 'All €5.' } } : one,
    );
    await save({ '/topics': topics, [SERVICES]: await servicesWith('Tinte', { cents: 500 }) });
    const [reply] = (await customer.say(PRICE)).replies;
    const conversation = await at.store.conversations.at({
      business: 'lucia',
      channel: 'webchat',
      address: customer.id,
    });
    if (conversation === null) throw new Error('gone');
    const turns = await at.store.conversations.turns(conversation.id);
    const { parts } = await house.compose({
      ...{ store: await house.openStore('memory'), clock: at.clock, observer: house.silentObserver },
    });
    const fingerprints = turns.map(({ business }) => business ?? '');
    expect(new Set(fingerprints).size).toBe(2);
    const readings = new Map();
    for (const one of fingerprints) {
      const document = await at.store.edits.document('lucia', one);
      const inline = [{ name: 'lucia.yaml', text: JSON.stringify(document) }];
      const store = await house.openStore('memory');
      const past = await house.compose({ store, clock: at.clock, observer: house.silentObserver, inline, demo: false });
      readings.set(one, past.parts.businesses.get('lucia'));
    }
    const again = await replay(parts, conversation, turns, readings);
    expect(again.flatMap(({ differences }) => differences)).toEqual([]);
    expect(again.at(-1)?.turn.replies[0]?.text).toBe(reply?.text);
    const today = await replay(parts, conversation, turns);
    expect(today.flatMap(({ differences }) => differences)).not.toEqual([]);
  });

  it('G7 says what is wrong at the field, by the check that files are held to, and keeps nothing of it', async () => {
    const { version } = await shown();
    const services = [...(await servicesWith('', {})), { name: 'Barba', minutes: 20, cents: 1200 }];
    const nobody = await save({ [SERVICES]: services, '/hours': { monday: ['25:00-26:00'] } });
    expect(nobody.statusCode).toBe(422);
    const fields = nobody.json().problems.map(({ field }: { field: string }) => field);
    expect(fields).toContain('hours.monday.0');
    const other = await save({ [SERVICES]: services });
    expect(other.json().problems).toEqual([
      { field: 'settings.salon.services.6', message: expect.stringContaining('nobody does "Barba"') },
    ]);
    for (const pointer of ['/flows', '/webhooks', '/settings/salon/currency', '/words/km/help', '/__proto__/x']) {
      expect([pointer, (await save({ [pointer]: 'x' })).statusCode]).toEqual([pointer, 422]);
    }
    expect((await shown()).version).toBe(version);
  });

  it('G7 tells the second of two owners what the first changed, and loses neither’s work', async () => {
    const second = await ownerOf(at, ['lucia'], 'Berta Gil');
    const { version } = await shown();
    const words = (text: string) => ({ '/welcome/greeting': { es: text, en: text } });
    expect((await owner.put(`${LUCIA}/settings`, { version, edits: words('Ana’s') })).statusCode).toBe(200);
    const refused = await second.put(`${LUCIA}/settings`, { version, edits: words('Berta’s') });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: { code: 'changed' },
      since: [{ by: 'Ana Ruiz', changes: [{ path: ['welcome', 'greeting', 'es'], after: 'Ana’s' }, {}] }],
    });
    // Another field is nobody's quarrel: both stand.
    const beside = await second.put(`${LUCIA}/settings`, { version, edits: { '/lookAheadDays': 20 } });
    expect(beside.statusCode).toBe(200);
    const stands = await shown();
    const valueAt = (pointer: string) => stands.fields.find((field) => field.pointer === pointer)?.value;
    expect([valueAt('/welcome/greeting'), valueAt('/lookAheadDays')]).toEqual([{ es: 'Ana’s', en: 'Ana’s' }, 20]);
    // Having seen it, she may say hers after all; reset says the file's again.
    const after = { version: stands.version, edits: words('Berta’s'), reset: ['/lookAheadDays'] };
    expect((await second.put(`${LUCIA}/settings`, after)).statusCode).toBe(200);
    expect(await fieldAt('/lookAheadDays')).toMatchObject({ edited: false, value: 35 });
  });

  it('G7 has every message in every language, shows how it reads, and says the new words next', async () => {
    const { messages } = (await owner.get(`${LUCIA}/settings/messages`)).json();
    const help = messages.find(({ key }: { key: string }) => key === 'help');
    expect(Object.keys(help.texts)).toEqual(['es', 'en']);
    const preview = async (text: string) =>
      (await owner.post(`${LUCIA}/settings/preview`, { locale: 'en', text })).json();
    expect(await preview('It is {price}, {slot}.')).toEqual({
      text: expect.stringMatching(/€25, .*5 March/),
      problem: null,
    });
    expect((await preview('It is {price')).problem).not.toBeNull();
    const wordsAt = (locale: string, key: string) => `/words/${locale}/${key}`;
    const uneven = (await save({ [wordsAt('en', 'ask_more_services')]: 'Anything else?' })).json().problems;
    expect(uneven).toContainEqual({
      field: 'words.en.ask_more_services',
      message: 'es: "ask_more_services" states {price}, which en does not',
    });
    expect((await save({ [wordsAt('en', 'help')]: 'Ask me {moon}.' })).json().problems[0].message).toContain(
      'never given',
    );
    const mine = { [wordsAt('en', 'help')]: 'Say what you would like.', [wordsAt('es', 'help')]: 'Di qué quieres.' };
    expect((await save(mine)).statusCode).toBe(200);
    const customer = await customerAt(at, 'lucia');
    expect((await customer.say('what can you do?')).replies.map(({ text }) => text).join()).toContain(
      'Say what you would like.',
    );
  });

  it('G4 G7 tells what stays booked before a stylist, a service or an hour goes, and asks', async () => {
    const customer = await customerAt(at, 'lucia');
    await customer.say('a manicure with Marta on Friday morning, please');
    await customer.say('the first one');
    await customer.say('Inés Soto');
    expect((await customer.say('yes')).replies.at(-1)?.text).toMatch(/booked/i);
    const { version } = await shown();
    const edits = { '/exceptions': [{ date: '2026-03-06', hours: 'closed' }] };
    const asked = await owner.put(`${LUCIA}/settings`, { version, edits });
    expect(asked.statusCode).toBe(409);
    const { error, stranded } = asked.json();
    expect(error.code).toBe('strands');
    expect(stranded.count).toBe(stranded.first.length);
    expect(stranded.first).toContainEqual(
      expect.objectContaining({
        what: expect.stringMatching(/manicur/i),
        customer: expect.objectContaining({ name: 'Inés Soto' }),
      }),
    );
    expect((await shown()).version).toBe(version);
    // Whoever knows of fewer is asked again: one may have been booked meanwhile.
    const despite = (count: number) => owner.put(`${LUCIA}/settings`, { version, edits, despite: count });
    expect((await despite(stranded.count - 1)).statusCode).toBe(409);
    expect((await despite(stranded.count)).statusCode).toBe(200);
    // What stands outside already is not asked about again, and to open again takes nothing away.
    expect((await save({}, ['/exceptions'])).statusCode).toBe(200);
    const services = (await servicesWith('', {})).filter(({ name }) => name !== 'Manicura');
    const people = (
      (await fieldAt('/settings/salon/stylists')).value as readonly { services: readonly string[] }[]
    ).map((one) => ({ ...one, services: one.services.filter((name) => name !== 'Manicura') }));
    const gone = await save({ [SERVICES]: services, '/settings/salon/stylists': people });
    expect([gone.statusCode, gone.json().stranded]).toMatchObject([409, { count: 1 }]);
  });

  it('G7 lets the file win where it is read-only, and sets aside only what no longer holds', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../demo/lucia.yaml'), 'utf8');
    const who = { account: 'a', by: 'Ana', at: at.clock.now() };
    const edits = { '/lookAheadDays': 10, '/words/en/gone_message': 'Hi' };
    const openOn = async (more: string) => {
      const store = await house.openStore('memory');
      await store.edits.add({ business: 'lucia', version: 1, ...who, edits, changes: [], brings: null });
      const inline = [{ name: 'lucia.yaml', text: `${text}\n${more}` }];
      const world = { store, clock: at.clock, observer: house.silentObserver, channels: [] };
      const { app } = await house.compose({ ...world, live: true, demo: false, inline });
      onTestFinished(() => app.close());
      const settings = app.console?.settings;
      const valueAt = (pointer: string) =>
        settings?.shown('lucia')?.fields.find((field) => field.pointer === pointer)?.value;
      return { settings, valueAt };
    };
    const [fixed, free] = [await openOn('readOnly: true'), await openOn('')];
    expect(fixed.valueAt('/lookAheadDays')).toBe(35);
    const change = { who, version: 1, edits: { '/lookAheadDays': 20 }, reset: [] };
    expect(await fixed.settings?.change('lucia', change)).toEqual({ kind: 'read_only' });
    expect(free.valueAt('/lookAheadDays')).toBe(10);
    expect(free.settings?.shown('lucia')?.aside).toMatchObject([{ field: 'words.en.gone_message' }]);
  });

  it('G7 lets staff look and owners edit', async () => {
    const { link } = (await owner.post(`${LUCIA}/staff/invitations`, { role: 'staff' })).json();
    const staff = new Browser(at);
    await staff.join(link, 'Marta', 'marta.settings@example.com');
    const { version } = await shown(staff);
    const body = { version, edits: { '/lookAheadDays': 10 } };
    expect((await staff.put(`${LUCIA}/settings`, body)).statusCode).toBe(403);
    expect((await staff.post(`${LUCIA}/settings/undo`, { version, to: 0 })).statusCode).toBe(403);
    expect((await staff.get(`${LUCIA}/settings/history`)).statusCode).toBe(200);
  });

  it('G7 shows what each flow’s file has, and of it nothing that is the server’s', async () => {
    for (const [business, pointer] of [
      ['northside', '/settings/appointment/deposit'],
      ['skylark', '/settings/dialogue/lists'],
      ['mekong', '/settings/trip/trips'],
      ['atelier', '/settings/space/spaces'],
    ] as const) {
      const { fields } = await shown(owner, `/businesses/${business}`);
      const pointers = fields.map((field) => field.pointer);
      expect(pointers).toContain(pointer);
      expect(pointers.filter((one) => /tasks|hosts|secrets|functions|webhooks|channels|payments/.test(one))).toEqual(
        [],
      );
      const { messages } = (await owner.get(`/businesses/${business}/settings/messages`)).json();
      expect(messages.length).toBeGreaterThan(50);
    }
  });

  it('G7 G9 G10 names every field, and what staff did, in each language of the console', async () => {
    const namesIn = (schema: Schema): string[] => [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [name, ...namesIn(one)]),
      ...(schema.items === undefined ? [] : namesIn(schema.items)),
      ...(schema.anyOf ?? []).flatMap(namesIn),
      ...(typeof schema.additionalProperties === 'object' ? namesIn(schema.additionalProperties) : []),
    ];
    for (const business of at.parts.businesses.keys()) {
      const { fields } = (await owner.get(`/businesses/${business}/settings`)).json();
      const names = fields.flatMap(({ pointer, schema }: { pointer: string; schema: Schema }) => [
        ...[pointer.split('/').at(-1) ?? ''],
        ...namesIn(schema),
      ]);
      const unnamed = names.filter(
        (name: string) => FIELDS[name] === undefined && !LOCALES.some((one) => one === name),
      );
      expect([business, [...new Set(unnamed)]]).toEqual([business, []]);
    }
    const { entries } = (await owner.get(`${LUCIA}/audit`)).json();
    const deeds = entries.map(({ action }: { action: string }) => action);
    for (const language of ['es', 'fr'])
      expect(Object.keys(tellingsIn(language).deeds)).toEqual(expect.arrayContaining(deeds));
  });

  it('X17 G10 every state in which a talk rests has a name in each language of the console', () => {
    const named = [...at.parts.businesses.values()].flatMap(({ flows }) =>
      [...flows].flatMap(([flow, { states }]) =>
        Object.entries(states).flatMap(([state, means]) =>
          /Left .*within the (same )?turn/.test(means) ? [] : [`${flow}/${state}`],
        ),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    const [english = [], ...others] = Object.values(STATES).map((names) => Object.keys(names));
    expect(english).toEqual(expect.arrayContaining(named));
    for (const names of others) expect(names).toEqual(english);
  });

  it('X17 G3 tells why by the names of things, not by ids that were drawn', async () => {
    const customer = await customerAt(at, 'atelier');
    await customer.say('La Verrière vendredi prochain de 14h à 18h');
    const [{ id }] = (await owner.get('/businesses/atelier/inbox')).json().conversations;
    const { turns } = (await owner.get(`/businesses/atelier/conversations/${id}?language=fr`)).json();
    const why = turns[0].explanation.map(({ text }: { text: string }) => text).join(' ');
    expect(why).toMatch(/space id La Verrière/);
    expect(why).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('G3 shares quick replies among the staff of a business, and no other', async () => {
    const second = await ownerOf(at, ['lucia'], 'Berta Gil');
    const put = await owner.put(`${LUCIA}/quick-replies`, { replies: ['One moment.', 'We open at ten.'] });
    expect(put.statusCode).toBe(204);
    expect((await second.get(`${LUCIA}/quick-replies`)).json().replies).toEqual(['One moment.', 'We open at ten.']);
    expect((await owner.get('/businesses/northside/quick-replies')).json().replies).toEqual([]);
  });
});
