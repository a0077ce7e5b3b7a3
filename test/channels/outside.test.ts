import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as bot from '../../src/channels/telegram/testing/server.ts';
import * as sms from '../../src/channels/twilio/testing/server.ts';
import * as meta from '../../src/channels/whatsapp/testing/server.ts';
import { type Inspected, openDesk } from './desk.ts';

/** The dentist, served for real, by text message, on WhatsApp and on Telegram, each against a server that speaks its protocol. */
const PUBLIC = 'https://book.example';

let twilio: sms.TwilioServer;
let whatsapp: Awaited<ReturnType<typeof meta.startWhatsapp>>;
let telegram: Awaited<ReturnType<typeof bot.startTelegram>>;
let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  [twilio, whatsapp, telegram] = await Promise.all([sms.startTwilio(), meta.startWhatsapp(), bot.startTelegram()]);
  desk = await openDesk(
    {
      sms: { from: sms.OWN_NUMBER, burstSeconds: 0 },
      whatsapp: { phoneNumberId: meta.NUMBER_ID, burstSeconds: 0 },
      telegram: { burstSeconds: 0 },
    },
    {
      ...{ HOLDFAST_PUBLIC_URL: PUBLIC, TWILIO_API_URL: twilio.url },
      ...{ TWILIO_ACCOUNT_SID: sms.ACCOUNT, TWILIO_AUTH_TOKEN: sms.TOKEN },
      ...{ WHATSAPP_TOKEN: meta.TOKEN, WHATSAPP_APP_SECRET: meta.APP_SECRET, WHATSAPP_API_URL: whatsapp.url },
      ...{ WHATSAPP_VERIFY_TOKEN: meta.VERIFY_TOKEN, TELEGRAM_API_URL: telegram.url },
      ...{ TELEGRAM_BOT_TOKEN: bot.TOKEN, TELEGRAM_WEBHOOK_SECRET: bot.SECRET },
    },
  );
  twilio.proxy = { from: PUBLIC, to: desk.address };
});

afterAll(async () => {
  await desk?.close();
  await Promise.all([twilio?.close(), whatsapp?.close(), telegram?.close()]);
});

const doorOf = (channel: string) => `${PUBLIC}/webhooks/${channel}/desk`;
const reached = (channel: string) => doorOf(channel).replace(PUBLIC, desk.address);

/** The newest of what has arrived for somebody, once there are so many. */
async function arrived(find: () => readonly string[], count: number): Promise<string> {
  await vi.waitFor(() => expect(find().length).toBeGreaterThanOrEqual(count), { timeout: 30_000, interval: 50 });
  expect(find()).toHaveLength(count);
  return find().at(-1) ?? '';
}

function texting(from: string) {
  const received = () => twilio.messages.filter(({ to }) => to === from);
  const words = () => received().map(({ body }) => body);
  const write = async (text: string, count: number, more = {}): Promise<string> => {
    expect((await twilio.write(doorOf('sms'), from, text, more)).status).toBe(200);
    return arrived(words, count);
  };
  return { received, words, write };
}

const seen = (conversation: string) => desk.operator<Inspected>(`conversations/${conversation}`);

describe('F2 by text message', () => {
  it('F7 touches a lead when Twilio takes the message, books by numbers for buttons, and knows what became of it', async () => {
    const tom = '+447700900123';
    const { received, write, words } = texting(tom);
    const conversation = await desk.lead('Tom Archer', tom);
    expect(await arrived(words, 1)).toMatch(/Tom/);
    const touchpoint = async () => (await seen(conversation)).context['lead_touchpoint'];
    await expect.poll(touchpoint).toMatchObject({ channel: 'sms' });
    await write('any time next week please', 2);
    expect(await write('the first one', 3)).toMatch(/\n1\. .+\n2\. .+\n3\. /);
    expect(await write('1', 4)).toMatch(/booked/i);
    expect(await desk.operator('bookings')).toMatchObject({ bookings: [{ customer: { name: 'Tom Archer' } }] });
    const [touch] = received();
    expect(touch?.statusCallback).toMatch(/^https:\/\/book\.example\/webhooks\/sms\/desk\?reply=/);
    // Doubled and out of order.
    for (const status of ['delivered', 'sent', 'delivered', 'queued']) {
      if (touch) expect((await twilio.report(touch, status)).status).toBe(200);
    }
    const { state, deliveries } = await seen(conversation);
    expect(state).toBe('booked');
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered', 'sent', 'sent', 'sent']);
    expect(await desk.metric('holdfast_messages_total{channel="sms",status="sent"}')).toMatch(/ 4$/);
    expect(await desk.metric('holdfast_messages_total{channel="sms",status="delivered"}')).toMatch(/ 1$/);
    expect(await desk.metric('holdfast_first_touch_ms_count{channel="sms"}')).toMatch(/ 1$/);
  });

  it('says nothing after STOP, to a lead neither, until START', async () => {
    const tom = '+447700900124';
    const { write, words } = texting(tom);
    await write('where are you?', 1);
    expect(await write('Stop.', 2)).toMatch(/START/);
    expect((await twilio.write(doorOf('sms'), tom, 'where are you?')).status).toBe(200);
    const conversation = await desk.lead('Tim', tom);
    const last = async () => (await seen(conversation)).deliveries.at(-1);
    await expect.poll(last).toMatchObject({ status: 'failed', reason: 'they wrote STOP' });
    expect(words()).toHaveLength(2);
    // The conversation is told of the failed delivery in a turn of its own.
    await expect.poll(() => desk.operator('leads/missed')).toMatchObject({ leads: [{ name: 'Tim' }] });
    expect(await desk.operator('stuck')).toEqual({ stuck: [] });
    expect(await write('START', 3)).toMatch(/Northside/);
    expect(await write('where are you?', 4)).toMatch(/Lantern/);
    expect(await write('HELP', 5)).toMatch(/Northside Dental.*020 7946 0142.*STOP/s);
  });

  it('F9 takes a message once however often it comes, and none that is forged, too large or of another kind', async () => {
    const tom = '+447700900125';
    const { words, write } = texting(tom);
    const form = { MessageSid: 'SM1', From: tom, To: sms.OWN_NUMBER, Body: 'where are you?', NumMedia: '0' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => twilio.post(doorOf('sms'), form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await arrived(words, 1)).toMatch(/Lantern Street/);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' };
    const post = (more: object) => fetch(reached('sms'), { method: 'POST', headers, body: 'MessageSid=SM2', ...more });
    expect((await post({})).status).toBe(401);
    expect((await post({ body: `Body=${'a'.repeat(1_000_000)}` })).status).toBe(413);
    expect((await post({ headers: { ...headers, 'content-type': 'application/json' } })).status).toBe(401);
    expect((await fetch(reached('sms'))).status).toBe(405);
    expect((await fetch(reached('sms').replace('/desk', '/northside'), { method: 'POST', headers })).status).toBe(404);
    expect(await write('', 2, { NumMedia: '1', MediaContentType0: 'image/jpeg' })).toMatch(/only read text/);
  });

  it('F1 loses nothing while Twilio is in trouble, doubles nothing whose answer was lost, and nobody else waits', async () => {
    const { write, words, received } = texting('+447700900126');
    twilio.trip({ status: 500 }, { status: 429, code: 20429, retryAfter: 1 });
    expect(await write('where are you?', 1)).toMatch(/Lantern/);
    // Taken, but the answer is lost: its receipt says so before it is tried again.
    twilio.trip('lost');
    await write('is there parking?', 2);
    const [, lost] = received();
    if (lost) await twilio.report(lost, 'sent');
    twilio.trip({ status: 400, code: 21614 });
    const other = texting('+447700900127');
    expect((await twilio.write(doorOf('sms'), '+447700900127', 'where are you?')).status).toBe(200);
    const parked = { what: 'reply', reason: 'Twilio answered 400 (error 21614)' };
    await expect.poll(() => desk.operator('stuck')).toMatchObject({ stuck: [parked] });
    expect(other.words()).toEqual([]);
    expect(await write('how much is it?', 3)).toMatch(/48/);
    expect(words()).toHaveLength(3);
  });
});

describe('F3 on WhatsApp', () => {
  let count = 0;
  const post = (value: object, secret?: string) => {
    const body = meta.change(value);
    return fetch(reached('whatsapp'), { method: 'POST', headers: meta.signed(body, secret), body: body.toString() });
  };
  const from = (user: string, more: object) => {
    count += 1;
    const who = /^\d/.test(user) ? { from: user } : { from_user_id: user };
    const contacts = [{ profile: { name: 'Ana Gil' }, ...(who.from ? { wa_id: user } : { user_id: user }) }];
    return { contacts, messages: [{ ...who, id: `wamid.in.${count}`, timestamp: '1772524800', ...more }] };
  };
  const received = (user: string) => whatsapp.messages.filter(({ to }) => to === user);
  const words = (user: string) => () => received(user).map((one) => one.words);

  it('greets Meta, books for somebody without a number by tapping buttons, and reads receipts', async () => {
    const query = `hub.mode=subscribe&hub.verify_token=${encodeURIComponent(meta.VERIFY_TOKEN)}&hub.challenge=42`;
    const greeted = await fetch(`${reached('whatsapp')}?${query}`);
    expect([greeted.status, await greeted.text()]).toEqual([200, '42']);
    const ana = 'GB.13491208655302741918';
    const say = async (more: object, so: number) => {
      expect((await post(from(ana, more))).status).toBe(200);
      return arrived(words(ana), so);
    };
    const text = (body: string) => ({ type: 'text', text: { body } });
    await say(text('any time next week please'), 1);
    await say(text('the second one'), 2);
    const asked = received(ana).at(-1);
    expect(asked).toMatchObject({ type: 'interactive', options: [{ id: expect.stringMatching(/^t:yes:/) }, {}, {}] });
    const tap = { type: 'interactive', interactive: { type: 'button_reply', button_reply: asked?.options[0] } };
    expect(await say(tap, 3)).toMatch(/booked/i);
    const last = received(ana).at(-1);
    const told = (status: string) => ({
      id: last?.id,
      status,
      timestamp: '1772524805',
      biz_opaque_callback_data: last?.mark,
    });
    await post({ statuses: [told('read'), told('delivered'), told('sent')] });
    expect(await desk.metric('holdfast_messages_total{channel="whatsapp",status="read"}')).toMatch(/ 1$/);
  });

  it('F9 takes several messages of one delivery in order, each once, and none that is forged', async () => {
    const ana = '34600111222';
    const both = from(ana, { type: 'text', text: { body: 'where are you?' } });
    const more = from(ana, { type: 'text', text: { body: 'how much is it?' } });
    const value = { ...both, messages: [...both.messages, ...more.messages] };
    expect((await post(value, 'another')).status).toBe(401);
    for (const _ of [1, 2, 3, 4, 5]) expect((await post(value)).status).toBe(200);
    await arrived(words(ana), 2);
    expect(words(ana)()).toEqual([expect.stringMatching(/Lantern/), expect.stringMatching(/48/)]);
  });

  it('knows the customer of two channels as one, and keeps their talks apart', async () => {
    const number = '447700900123';
    expect((await post(from(number, { type: 'text', text: { body: 'when is my appointment?' } }))).status).toBe(200);
    expect(await arrived(words(number), 1)).toMatch(/:\d\d/);
    expect(texting(`+${number}`).words()).toHaveLength(4);
  });
});

describe('F4 on Telegram', () => {
  const post = (update: object, secret = bot.SECRET) => {
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret };
    return fetch(reached('telegram'), { method: 'POST', headers, body: JSON.stringify(update) });
  };
  const words = () => telegram.messages.map(({ text }) => text);

  it('F9 greets on /start, books by a tap, five deliveries of it once, and answers no group', async () => {
    const say = async (text: string, id: number, count: number) => {
      expect((await post(bot.textUpdate(id, text))).status).toBe(200);
      return arrived(words, count);
    };
    expect(await say('/start', 1, 1)).toMatch(/Northside/);
    await say('any time next week please', 2, 2);
    await say('the second one', 3, 3);
    const keyboard = telegram.messages.at(-1)?.keyboard;
    const [yes] = keyboard?.inline_keyboard.flat() ?? [];
    const data = yes && 'callback_data' in yes ? yes.callback_data : '';
    expect(data).toMatch(/^t:yes:/);
    const tapped = bot.tapUpdate(4, data, keyboard ?? { inline_keyboard: [] });
    for (const _ of [1, 2, 3, 4, 5]) expect((await post(tapped)).status).toBe(200);
    expect(await arrived(words, 4)).toMatch(/booked/i);
    expect(telegram.ended).toContain('query-4');
    const group = {
      update_id: 5,
      message: { ...bot.textUpdate(5, 'hello').message, chat: { id: -1, type: 'group', title: 'a' } },
    };
    expect((await post(group)).status).toBe(200);
    expect((await post(bot.textUpdate(6, 'hello'), 'a guess')).status).toBe(401);
    expect(words()).toHaveLength(4);
  });
});
