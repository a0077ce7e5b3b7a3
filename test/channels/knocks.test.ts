import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as bot from '../../src/channels/telegram/testing/server.ts';
import * as sms from '../../src/channels/twilio/testing/server.ts';
import * as meta from '../../src/channels/whatsapp/testing/server.ts';
import { type ChatwootServer, startChatwoot } from './chatwoot-server.ts';
import { openDesk } from './desk.ts';

/** Whatever is knocked at a door of the real server: refused, or taken once (F9). */
const PUBLIC = 'https://book.example';
const SECRET = 'the secret of the webhook';
const TOM = '+447700900140';

let twilio: sms.TwilioServer;
let whatsapp: Awaited<ReturnType<typeof meta.startWhatsapp>>;
let telegram: Awaited<ReturnType<typeof bot.startTelegram>>;
let chatwoot: ChatwootServer;
let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  [twilio, whatsapp, telegram, chatwoot] = await Promise.all([
    ...([sms.startTwilio(), meta.startWhatsapp(), bot.startTelegram(), startChatwoot()] as const),
  ]);
  const quick = { burstSeconds: 0 };
  desk = await openDesk(
    {
      sms: { from: sms.OWN_NUMBER, ...quick },
      whatsapp: { phoneNumberId: meta.NUMBER_ID, ...quick },
      telegram: quick,
      chatwoot: quick,
    },
    {
      ...{ HOLDFAST_PUBLIC_URL: PUBLIC, TWILIO_API_URL: twilio.url },
      ...{ TWILIO_ACCOUNT_SID: sms.ACCOUNT, TWILIO_AUTH_TOKEN: sms.TOKEN },
      ...{ WHATSAPP_TOKEN: meta.TOKEN, WHATSAPP_APP_SECRET: meta.APP_SECRET, WHATSAPP_API_URL: whatsapp.url },
      ...{ WHATSAPP_VERIFY_TOKEN: meta.VERIFY_TOKEN, TELEGRAM_API_URL: telegram.url },
      ...{ TELEGRAM_BOT_TOKEN: bot.TOKEN, TELEGRAM_WEBHOOK_SECRET: bot.SECRET },
      ...{ CHATWOOT_URL: chatwoot.url, CHATWOOT_TOKEN: 'our-token', HOLDFAST_WEBHOOK_SECRET: SECRET },
    },
  );
  twilio.proxy = { from: PUBLIC, to: desk.address };
});

afterAll(async () => {
  await desk?.close();
  await Promise.all([twilio, whatsapp, telegram, chatwoot].map((one) => one?.close()));
});

interface Knock {
  readonly body: string;
  readonly headers: { readonly [name: string]: string };
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** A genuine delivery of each, under an id, and the same bytes as somebody would forge them. */
const DOORS = {
  whatsapp: {
    knock: (id: number, text: string): Knock => {
      const from = '447700900141';
      const message = { from, id: `wamid.${id}`, timestamp: '1772524800', type: 'text', text: { body: text } };
      const body = meta.change({ contacts: [{ profile: { name: 'Ana' }, wa_id: from }], messages: [message] });
      return { body: body.toString(), headers: meta.signed(body) };
    },
    sign: (body: string): Knock => ({ body, headers: meta.signed(Buffer.from(body)) }),
    forge: ({ body }: Knock): Knock => ({ body, headers: meta.signed(Buffer.from(body), 'a guess') }),
    got: () => whatsapp.messages.map(({ words }) => words),
  },
  telegram: {
    knock: (id: number, text: string): Knock => DOORS.telegram.sign(JSON.stringify(bot.textUpdate(id, text))),
    sign: (body: string): Knock => ({ body, headers: { ...JSON_TYPE, 'x-telegram-bot-api-secret-token': bot.SECRET } }),
    forge: ({ body }: Knock): Knock => ({
      body,
      headers: { ...JSON_TYPE, 'x-telegram-bot-api-secret-token': 'a guess' },
    }),
    got: () => telegram.messages.map(({ text }) => text),
  },
  chatwoot: {
    knock: (id: number, text: string): Knock => {
      const sample = join(import.meta.dirname, '../../src/channels/chatwoot/samples/message-text.json');
      return DOORS.chatwoot.sign(JSON.stringify({ ...JSON.parse(readFileSync(sample, 'utf8')), id, content: text }));
    },
    sign: (body: string): Knock => ({ body, headers: chatwootHeaders(body, SECRET) }),
    forge: ({ body }: Knock): Knock => ({ body, headers: chatwootHeaders(body, 'a guess') }),
    got: () =>
      chatwoot.asked.filter(({ method }) => method === 'POST').map(({ body }) => String(body['content'] ?? '')),
  },
} as const;

function chatwootHeaders(body: string, secret: string): Knock['headers'] {
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { ...JSON_TYPE, 'x-chatwoot-timestamp': timestamp, 'x-chatwoot-signature': `sha256=${digest}` };
}

async function post(channel: string, { body, headers }: Knock): Promise<number> {
  return (await fetch(`${desk.address}/webhooks/${channel}/desk`, { method: 'POST', headers, body })).status;
}

describe.each(Object.keys(DOORS) as (keyof typeof DOORS)[])('F9 the door of %s', (channel) => {
  const { knock, sign, forge, got } = DOORS[channel];

  it('refuses what is forged, too large or cannot be read, and takes nothing of it', async () => {
    expect(await post(channel, forge(knock(1, 'where are you?')))).toBe(401);
    expect(await post(channel, { body: knock(1, 'where are you?').body, headers: JSON_TYPE })).toBe(401);
    expect(await post(channel, knock(1, 'a'.repeat(1_000_000)))).toBe(413);
    expect(await post(channel, sign('{"half": '))).toBe(400);
    // What is well signed and nothing that we know is let be, or said to be nothing.
    for (const strange of ['{}', '[]', 'null', '{"entry":[{"changes":[{}]}]}']) {
      expect([200, 400]).toContain(await post(channel, sign(strange)));
    }
    expect(got()).toEqual([]);
  });

  it('takes a message once, however often and at once, and under another content type never twice', async () => {
    const one = knock(10, 'where are you?');
    const strange = { ...one, headers: { ...one.headers, 'content-type': 'text/plain' } };
    const answers = await Promise.all([one, one, strange, one, one].map((each) => post(channel, each)));
    // Where providers always say JSON, anything else is not theirs.
    expect(answers).toEqual([200, 200, channel === 'chatwoot' ? 200 : 401, 200, 200]);
    await vi.waitFor(() => expect(got()).toHaveLength(1), { timeout: 20_000 });
    // Out of order: an older one after a newer one is still a message of its own.
    expect(await post(channel, knock(12, 'how much is a check-up?'))).toBe(200);
    expect(await post(channel, knock(11, 'is there parking?'))).toBe(200);
    expect(await post(channel, one)).toBe(200);
    await vi.waitFor(() => expect(got()).toHaveLength(3), { timeout: 20_000 });
  });
});

describe('a reply that was parked', () => {
  it('G8 is sent once more by the operator, through the real channel', async () => {
    twilio.trip({ status: 400, code: 21614 });
    expect((await twilio.write(`${PUBLIC}/webhooks/sms/desk`, TOM, 'where are you?')).status).toBe(200);
    const parked = await vi.waitFor(
      async () => {
        const found = await desk.operator<{ parked: { id: string; text: string }[] }>('replies/parked');
        expect(found.parked).toHaveLength(1);
        return found.parked[0];
      },
      { timeout: 20_000 },
    );
    expect(twilio.messages).toEqual([]);
    expect(await desk.command(`replies/${parked?.id}/resend`)).toBe(202);
    await vi.waitFor(() => expect(twilio.messages.map(({ body }) => body)).toEqual([parked?.text]), {
      timeout: 20_000,
    });
    expect(await desk.command(`replies/${parked?.id}/resend`)).toBe(404);
  });
});
