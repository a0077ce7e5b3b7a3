import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import twilio from 'twilio';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../domain/business.ts';
import { channelContract } from '../../ports/channel.contract.ts';
import type { Knock } from '../../ports/channel.ts';
import { createTwilio } from './channel.ts';
import { ACCOUNT, OWN_NUMBER, startTwilio, TOKEN } from './testing/server.ts';

const NOW = '2026-03-03T08:00:00.000Z';
const DOOR = 'https://book.example/webhooks/sms/northside';
const SAMPLES = join(import.meta.dirname, 'samples');

function northside(sms: object = { from: OWN_NUMBER }) {
  const reading = readBusiness({
    ...{ id: 'northside', name: 'Northside', timezone: 'Europe/London', country: 'GB', locales: ['en'] },
    ...{ flows: ['appointment'], hours: { 'monday-friday': ['09:00-17:00'] }, contact: { phone: '1' } },
    channels: { sms },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

function channel(more: object = {}) {
  const access = { accountSid: ACCOUNT, authToken: TOKEN, publicUrl: 'https://book.example', ...more };
  return createTwilio(access, [northside()]);
}

/** A form as Twilio posts it, signed by Twilio's own package; the server heard it at another address, behind a proxy. */
function knockWith(form: { readonly [field: string]: string }, query = ''): Knock {
  const signature = twilio.getExpectedTwilioSignature(TOKEN, `${DOOR}${query}`, form);
  return {
    ...{ business: 'northside', method: 'POST', url: `http://10.0.0.7:3000/webhooks/sms/northside${query}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    body: Buffer.from(new URLSearchParams(form).toString()),
  };
}

function sample(name: string): Knock {
  const form = Object.fromEntries(new URLSearchParams(readFileSync(join(SAMPLES, `${name}.form`), 'utf8')));
  return knockWith(form);
}

channelContract('sms by Twilio', async () => {
  const server = await startTwilio();
  let written = 0;
  return {
    channel: channel({ apiUrl: server.url, timeoutMillis: 3_000 }),
    ...{ business: 'northside', address: '+447700900123', phone: '+44 7700 900123', now: NOW },
    message: (text) => {
      written += 1;
      return knockWith({
        MessageSid: `SM${written}`,
        From: '+447700900123',
        To: OWN_NUMBER,
        Body: text,
        NumMedia: '0',
      });
    },
    forged: (knock) => [
      { ...knock, body: Buffer.concat([knock.body, Buffer.from('&More=1')]) },
      { ...knock, url: `${knock.url}?more=1` },
      { ...knock, headers: { ...knock.headers, 'x-twilio-signature': 'AAAA' } },
      { ...knock, headers: { 'content-type': knock.headers['content-type'] } },
      { ...knock, headers: { ...knock.headers, 'content-type': 'application/json' } },
    ],
    signed: (body) => knockWith(Object.fromEntries(new URLSearchParams(body.toString()))),
    textOf: String,
    received: () => server.messages.map(({ body }) => body),
    trip: (trouble) =>
      server.trip(
        {
          later: { status: 503 },
          busy: { status: 429, code: 20429, retryAfter: 7 },
          never: { status: 400, code: 21211 },
          hang: 'hang' as const,
        }[trouble],
      ),
    receipt: (message, status) =>
      knockWith(
        { MessageSid: message, MessageStatus: status === 'failed' ? 'undelivered' : status },
        '?reply=r&part=2',
      ),
    close: server.close,
  };
});

describe('F2 text messages by Twilio', () => {
  it('agrees with Twilio’s own package about every signature, whatever the fields', () => {
    const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { minKeys: 1 });
    fc.assert(
      fc.property(fields, (form) => {
        const storable = Object.fromEntries(new URLSearchParams(new URLSearchParams(form).toString()));
        expect(channel().verify(knockWith(storable), NOW)).toBe('genuine');
        expect(channel({ authToken: 'another' }).verify(knockWith(storable), NOW)).toBe('forged');
      }),
    );
  });

  it('knows what Twilio sends', () => {
    const heard = Object.fromEntries(
      readdirSync(SAMPLES).map((file) => [file, channel().parse(sample(file.replace('.form', '')))]),
    );
    expect(heard).toMatchObject({
      'message.form': [
        { kind: 'message', from: '+447700900123', event: { text: 'Could I come in on Friday morning?' } },
      ],
      'message-mms.form': [{ kind: 'message', event: { text: '', attachment: 'image' } }],
      'message-opt-out.form': [{ kind: 'subscription', event: { action: 'stop', answered: true } }],
      'status-delivered.form': [],
      'status-undelivered.form': [],
    });
    expect(channel().receipts(sample('status-undelivered'), NOW)).toMatchObject([
      { status: 'failed', reason: 'Twilio reports error 30003' },
    ]);
  });

  it('hears a text of twenty parts whole, HELP as a question of its own, and CANCEL as what it means here', () => {
    const write = (Body: string, more = {}) =>
      channel().parse(knockWith({ MessageSid: 'SM1', From: '+447700900123', To: OWN_NUMBER, Body, ...more }));
    const long = 'a word and another '.repeat(150).trim();
    expect(write(long, { NumSegments: '20' })).toMatchObject([{ event: { text: long } }]);
    expect(write('Help!')).toMatchObject([{ kind: 'subscription', event: { action: 'help' } }]);
    expect(write('cancel')).toMatchObject([{ kind: 'message', event: { text: 'cancel' } }]);
    expect(write('hello', { To: '+447700900111' })).toMatchObject([{ kind: 'ignored' }]);
    expect(write('hello', { From: 'whatsapp:+447700900123' })).toMatchObject([{ kind: 'ignored' }]);
  });

  it('takes it for a stop when Twilio says that they opted out', async () => {
    const server = await startTwilio();
    server.trip({ status: 400, code: 21610 });
    const where = { business: 'northside', channel: 'sms', address: '+447700900123', conversation: 'c', line: {} };
    const sent = channel({ apiUrl: server.url }).send?.({
      ...{ ...where, handedOff: false, attempts: 0, messagesSent: 0, reply: { id: 'r', text: 'Hello' } },
    });
    expect(await sent).toEqual({
      kind: 'refused',
      reason: 'Twilio answered 400 (error 21610)',
      stopped: true,
      messages: [],
    });
    await server.close();
  });

  it('says at the start what of a business’s settings cannot be used', () => {
    for (const wrong of [{}, { from: '07700 900123' }, { from: OWN_NUMBER, messagingService: 'MG1' }, { number: 1 }]) {
      expect(() => createTwilio({}, [northside(wrong)])).toThrow(/northside: channels.sms/);
    }
  });
});
