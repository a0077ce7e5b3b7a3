import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ACCOUNT, OWN_NUMBER, startTwilio, TOKEN, type TwilioServer } from '../../src/channels/twilio/testing/server.ts';
import { type Inspected, openDesk } from './desk.ts';

const TOM = '+447700900123';

async function openTexting() {
  const twilio = await startTwilio();
  onTestFinished(twilio.close);
  const access = { TWILIO_ACCOUNT_SID: ACCOUNT, TWILIO_AUTH_TOKEN: TOKEN, TWILIO_API_URL: twilio.url };
  const desk = await openDesk({ sms: { from: OWN_NUMBER, burstSeconds: 0 } }, access);
  /** Writes, and waits until so many messages have come back. */
  const write = async (text: string, count: number, from = TOM) => {
    expect((await twilio.write(desk.door('sms'), from, text)).status).toBe(200);
    return arrived(twilio, count);
  };
  return { twilio, desk, write };
}

async function arrived(twilio: TwilioServer, count: number): Promise<string> {
  await vi.waitFor(() => expect(twilio.messages.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });
  return twilio.messages.at(-1)?.body ?? '';
}

describe('F2 the dentist by text message', () => {
  it('books, with numbers for buttons; a lead is touched when Twilio takes it; what became of it is seen and counted', async () => {
    const { twilio, desk, write } = await openTexting();
    const conversation = await desk.lead('Tom Archer', TOM);
    expect(await arrived(twilio, 1)).toMatch(/Tom/);
    const seen = () => desk.operator<Inspected>(`conversations/${conversation}`);
    await vi.waitFor(async () => {
      const [touch] = twilio.messages;
      expect((await seen()).context['lead_touchpoint']).toMatchObject({ channel: 'sms' });
      expect(touch?.to).toBe(TOM);
    });
    await write('any time next week please', 2);
    const asked = await write('the first one', 3);
    expect(asked).toMatch(/\n1\. .+\n2\. .+\n3\. /);
    expect(await write('1', 4)).toMatch(/booked/i);
    expect(await desk.operator('bookings')).toMatchObject({ bookings: [{ name: expect.stringContaining('Tom') }] });
    const inspected = await seen();
    expect(inspected.state).toBe('booked');
    expect(new Set(inspected.deliveries.map(({ status }) => status))).toEqual(new Set(['sent']));
    expect(await desk.metric('holdfast_messages_total{channel="sms",status="sent"}')).toMatch(/ 4$/);
    expect(await desk.metric('holdfast_first_touch_ms_count{channel="sms"}')).toMatch(/ 1$/);
  });

  it('F1 knows what became of a message, though its receipts are doubled and out of order', async () => {
    const twilio = await startTwilio();
    onTestFinished(twilio.close);
    const access = { TWILIO_ACCOUNT_SID: ACCOUNT, TWILIO_AUTH_TOKEN: TOKEN, TWILIO_API_URL: twilio.url };
    const known = { HOLDFAST_PUBLIC_URL: 'https://book.example' };
    const desk = await openDesk({ sms: { from: OWN_NUMBER, burstSeconds: 0 } }, { ...access, ...known });
    const conversation = await desk.lead('Tom', TOM);
    await arrived(twilio, 1);
    const [message] = twilio.messages;
    expect(message?.statusCallback).toMatch(/^https:\/\/book\.example\/webhooks\/sms\/desk\?reply=/);
    // Signed for the public address, posted past the proxy.
    const tell = async (status: string) => {
      const form = { MessageSid: message?.sid ?? '', MessageStatus: status };
      return postThrough(twilio, message?.statusCallback ?? '', desk.address, form);
    };
    for (const status of ['delivered', 'sent', 'delivered', 'queued']) expect(await tell(status)).toBe(200);
    const { deliveries } = await desk.operator<Inspected>(`conversations/${conversation}`);
    expect(deliveries).toMatchObject([{ status: 'delivered' }]);
    expect(await desk.metric('holdfast_messages_total{channel="sms",status="delivered"}')).toMatch(/ 1$/);
  });

  it('says nothing after STOP, to a lead neither, until START', async () => {
    const { twilio, desk, write } = await openTexting();
    await write('hello', 1);
    expect(await write('Stop.', 2)).toMatch(/START/);
    expect((await twilio.write(desk.door('sms'), TOM, 'are you open on friday?')).status).toBe(200);
    const conversation = await desk.lead('Tom', TOM);
    await vi.waitFor(async () => {
      const { deliveries } = await desk.operator<Inspected>(`conversations/${conversation}`);
      expect(deliveries.at(-1)).toMatchObject({ status: 'failed', reason: 'they wrote STOP' });
    });
    expect(twilio.messages).toHaveLength(2);
    expect(await desk.operator('leads/missed')).toMatchObject({ leads: [{ name: 'Tom' }] });
    expect(await desk.operator('stuck')).toEqual({ stuck: [] });
    expect(await write('START', 3)).toMatch(/Northside/);
    expect(await write('are you open on friday?', 4)).toMatch(/Monday to Friday/);
    expect(await write('HELP', 5)).toMatch(/Northside Dental.*020 7946 0142.*STOP/s);
  });

  it('F9 takes a message once however often it comes, and no forged one; a picture is told kindly', async () => {
    const { twilio, desk, write } = await openTexting();
    const form = { MessageSid: 'SM1', From: TOM, To: OWN_NUMBER, Body: 'where are you?', NumMedia: '0' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => twilio.post(desk.door('sms'), form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await arrived(twilio, 1)).toMatch(/Lantern Street/);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' };
    const post = (more: object) => fetch(desk.door('sms'), { method: 'POST', headers, body: 'MessageSid=SM2', ...more });
    expect((await post({})).status).toBe(401);
    expect((await post({ body: `MessageSid=SM2&Body=${'a'.repeat(1_000_000)}` })).status).toBe(413);
    expect((await post({ headers: { ...headers, 'content-type': 'application/json' } })).status).toBe(401);
    expect((await fetch(`${desk.address}/webhooks/sms/northside`, { method: 'POST', headers, body: 'a=b' })).status).toBe(404);
    const media = { NumMedia: '1', MediaContentType0: 'image/jpeg' };
    await twilio.write(desk.door('sms'), TOM, '', media);
    expect(await arrived(twilio, 2)).toMatch(/only read text/);
    expect(twilio.messages).toHaveLength(2);
    expect(await write('where are you?', 3)).toMatch(/Lantern/);
  });

  it('F1 loses nothing while Twilio is in trouble, doubles nothing whose answer was lost, and nobody else waits', async () => {
    const { twilio, desk, write } = await openTexting();
    twilio.trip({ status: 500 }, { status: 429, code: 20429, retryAfter: 1 });
    expect(await write('where are you?', 1)).toMatch(/Lantern/);
    twilio.trip({ status: 400, code: 21614 });
    expect((await twilio.write(desk.door('sms'), '+447700900456', 'where are you?')).status).toBe(200);
    await vi.waitFor(async () => {
      const { stuck } = await desk.operator<{ stuck: object[] }>('stuck');
      expect(stuck).toMatchObject([{ what: 'reply', reason: 'Twilio answered 400 (error 21614)' }]);
    });
    expect(await write('where are you?', 2)).toMatch(/Lantern/);
  });
});

/** Posts what was signed for the public address to where the server really is, as a proxy does. */
async function postThrough(
  twilio: TwilioServer,
  signedFor: string,
  address: string,
  form: { readonly [field: string]: string },
): Promise<number> {
  const { pathname, search } = new URL(signedFor);
  return (await twilio.post(signedFor, form, `${address}${pathname}${search}`)).status;
}
