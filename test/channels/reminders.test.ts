import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { writtenBusinesses } from '../../src/app/businesses.ts';
import { doorsOf, openChannels } from '../../src/app/channels.ts';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import * as bot from '../../src/channels/telegram/testing/server.ts';
import * as sms from '../../src/channels/twilio/testing/server.ts';
import * as meta from '../../src/channels/whatsapp/testing/server.ts';
import { isComing } from '../../src/domain/booking.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

/** The dentist on three channels, by HTTP, on a clock that moves only when told: a booking, and its reminders (F8). */
const PUBLIC = 'https://book.example';

async function openDesk() {
  const clock = house.virtualClock('2026-03-02T09:05:00.000Z');
  const observer = createObserver({ level: 'silent' });
  const [twilio, whatsapp, telegram] = await Promise.all([
    sms.startTwilio(),
    meta.startWhatsapp(),
    bot.startTelegram(),
  ]);
  const businesses = await mkdtemp(join(tmpdir(), 'holdfast-reminders-'));
  const written = parse(await readFile(join(import.meta.dirname, '../../demo/northside.yaml'), 'utf8')) as object;
  const channels = {
    sms: { from: sms.OWN_NUMBER, burstSeconds: 0 },
    whatsapp: {
      ...{ phoneNumberId: meta.NUMBER_ID, burstSeconds: 0 },
      templates: { reminder: { name: 'your_appointment', language: 'en_GB' } },
    },
    telegram: { burstSeconds: 0 },
  };
  await writeFile(join(businesses, 'desk.yaml'), stringify({ ...written, id: 'desk', channels }));
  const config = readConfig({
    ...{ HOLDFAST_BUSINESSES: businesses, HOLDFAST_PUBLIC_URL: PUBLIC, TWILIO_API_URL: twilio.url },
    ...{ TWILIO_ACCOUNT_SID: sms.ACCOUNT, TWILIO_AUTH_TOKEN: sms.TOKEN },
    ...{ WHATSAPP_TOKEN: meta.TOKEN, WHATSAPP_APP_SECRET: meta.APP_SECRET, WHATSAPP_API_URL: whatsapp.url },
    ...{ WHATSAPP_VERIFY_TOKEN: meta.VERIFY_TOKEN, TELEGRAM_API_URL: telegram.url },
    ...{ TELEGRAM_BOT_TOKEN: bot.TOKEN, TELEGRAM_WEBHOOK_SECRET: bot.SECRET },
  });
  const store = house.memoryStore();
  const opened = openChannels(config, writtenBusinesses({ businesses, demo: false }), clock);
  const { app } = await house.compose({ store, clock, observer, businesses, demo: false, channels: opened });
  const { conversations, stops } = store;
  const channel = doorsOf(opened, app.engine, { conversations, stops, clock, observer });
  const webhooks = { channel, payment: () => null, sandbox: null };
  const server = await createServer(app, {
    operatorToken: 'the-operators',
    secret: 'a secret',
    telemetry: observer,
    webhooks,
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  twilio.proxy = { from: PUBLIC, to: address };
  const close = async () => {
    await server.close();
    await Promise.all([twilio.close(), whatsapp.close(), telegram.close(), rm(businesses, { recursive: true })]);
  };
  /** The clock goes on, and everything that is due is seen to. */
  const goOn = async (to: string) => {
    // What is being sent has three days to arrive otherwise, and would be sent again.
    await app.engine.idle();
    clock.set(to);
    await app.engine.sweep();
    await app.engine.sweep();
  };
  return { app, store, twilio, whatsapp, telegram, address, goOn, close };
}

let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());

const TIM = '+447700900130';
const ANA = '447700900131';

async function texts(text: string): Promise<void> {
  expect((await desk.twilio.write(`${PUBLIC}/webhooks/sms/desk`, TIM, text)).status).toBe(200);
}

let count = 0;

async function whatsapps(body: string): Promise<void> {
  count += 1;
  const message = { from: ANA, id: `wamid.in.${count}`, timestamp: '1772524800', type: 'text', text: { body } };
  const bytes = meta.change({ contacts: [{ profile: { name: 'Ana Gil' }, wa_id: ANA }], messages: [message] });
  const posted = { method: 'POST', headers: meta.signed(bytes), body: bytes.toString() };
  expect((await fetch(`${desk.address}/webhooks/whatsapp/desk`, posted)).status).toBe(200);
}

async function telegrams(text: string): Promise<void> {
  count += 1;
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': bot.SECRET };
  const body = JSON.stringify(bot.textUpdate(count, text));
  expect((await fetch(`${desk.address}/webhooks/telegram/desk`, { method: 'POST', headers, body })).status).toBe(200);
}

/** Each of the channels, as those who write on it see it. */
const CHANNELS = {
  sms: { write: texts, got: () => desk.twilio.messages.map(({ body }) => body) },
  whatsapp: { write: whatsapps, got: () => desk.whatsapp.messages.map(({ words }) => words) },
  telegram: { write: telegrams, got: () => desk.telegram.messages.map(({ text }) => text) },
} as const;

type Name = keyof typeof CHANNELS;

async function says(name: Name, text: string, so: number): Promise<string> {
  const { write, got } = CHANNELS[name];
  await write(text);
  await vi.waitFor(() => expect(got()).toHaveLength(so), { timeout: 20_000, interval: 20 });
  return got().at(-1) ?? '';
}

describe('F8 a whole booking and its reminders', () => {
  it('go through Twilio, WhatsApp and Telegram, each once, and are answered there', async () => {
    const times = { sms: '9', whatsapp: '10', telegram: '11' } as const;
    for (const name of ['sms', 'whatsapp', 'telegram'] as const) {
      await says(name, `Friday the 6th at ${times[name]}`, 1);
      await says(name, 'the first one', 2);
      expect(await says(name, 'yes', 3)).toMatch(/booked/i);
    }
    await desk.goOn('2026-03-05T11:00:00.000Z');
    for (const name of ['sms', 'whatsapp', 'telegram'] as const) {
      await vi.waitFor(() => expect(CHANNELS[name].got()).toHaveLength(4), { timeout: 20_000 });
      expect(CHANNELS[name].got().at(-1)).toMatch(/reminder.*Friday 6 March \(tomorrow\).*Are you coming/s);
    }
    // And not once more.
    await desk.goOn('2026-03-05T11:05:00.000Z');
    for (const { got } of Object.values(CHANNELS)) expect(got()).toHaveLength(4);
    // Three days after they wrote, free text is not allowed: the template that Meta has approved is (F3).
    expect(desk.whatsapp.messages.at(-1)?.type).toBe('template');
    expect(desk.telegram.messages.at(-1)?.keyboard?.inline_keyboard.flat()[0]?.text).toBe('Yes, I’m coming');
    expect(await says('sms', 'ok', 5)).toMatch(/noted that you’re coming/);
    expect(await says('whatsapp', "sorry, I can't make it", 5)).toMatch(/colleague/);
    expect(await says('telegram', "yes, I'll be there", 5)).toMatch(/noted that you’re coming/);
    const ahead = await desk.store.bookings.ahead('desk', '2026-03-05T12:00:00Z', 10);
    expect(ahead.map(isComing)).toEqual([true, false, true]);
    // Nobody who wrote STOP is reminded, and who has said that they come is not asked again.
    expect(await says('sms', 'STOP', 6)).toMatch(/START/);
    await desk.goOn('2026-03-06T09:01:00.000Z');
    await vi.waitFor(() => expect(CHANNELS.telegram.got()).toHaveLength(6), { timeout: 20_000 });
    expect(CHANNELS.telegram.got().at(-1)).toMatch(/reminder.*\(today\) at 11:00\. If you can’t come/s);
    expect(CHANNELS.sms.got()).toHaveLength(6);
  });
});
