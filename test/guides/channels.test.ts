import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import * as bot from '../../src/channels/telegram/testing/server.ts';
import * as sms from '../../src/channels/twilio/testing/server.ts';
import * as meta from '../../src/channels/whatsapp/testing/server.ts';
import { startChatwoot } from '../channels/chatwoot-server.ts';
import { openDesk } from '../channels/desk.ts';

/**
 * The guides to the channels, followed word for word (F2–F5): the lines for the business's file, the variables that are
 * named and no others, the address that the provider is told, and the command, each against a server that speaks the
 * provider's protocol.
 */
const ROOT = join(import.meta.dirname, '../..');
const HOST = 'https://book.example';
const NAMES = ['sms', 'whatsapp', 'telegram', 'chatwoot'] as const;
type Name = (typeof NAMES)[number];

const guides = Object.fromEntries(
  NAMES.map((name) => [name, readFileSync(join(ROOT, `docs/guides/${name}.md`), 'utf8')]),
) as { readonly [N in Name]: string };

/** What stands under `channels:` in the guide. */
function writtenIn(guide: string): object {
  const [, block = ''] = /```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
  return (parse(block) as { readonly channels: object }).channels;
}

/** The variables that the guide says to start with. */
function variablesIn(guide: string): readonly string[] {
  return [...guide.matchAll(/^ +\| (`[A-Z].*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, one = '']) => one),
  );
}

/** Where the provider is told to post. */
function doorIn(guide: string): string {
  const [door = ''] = /https:\/\/YOUR-HOST\/webhooks\/\w+\/BUSINESS/.exec(guide) ?? [];
  return door.replace('https://YOUR-HOST', HOST).replace('BUSINESS', 'desk');
}

const SECRET = 'the secret of the webhook';
const VALUES: { readonly [variable: string]: string } = {
  ...{ HOLDFAST_PUBLIC_URL: HOST, HOLDFAST_WEBHOOK_SECRET: SECRET },
  ...{ TWILIO_ACCOUNT_SID: sms.ACCOUNT, TWILIO_AUTH_TOKEN: sms.TOKEN },
  ...{ WHATSAPP_TOKEN: meta.TOKEN, WHATSAPP_APP_SECRET: meta.APP_SECRET, WHATSAPP_VERIFY_TOKEN: meta.VERIFY_TOKEN },
  ...{ TELEGRAM_BOT_TOKEN: bot.TOKEN, TELEGRAM_WEBHOOK_SECRET: bot.SECRET },
  ...{ CHATWOOT_TOKEN: 'our-token', CHATWOOT_ACCOUNT_ID: '7' },
};

let servers: Awaited<ReturnType<typeof openServers>>;
let desk: Awaited<ReturnType<typeof openDesk>>;

async function openServers() {
  const [twilio, whatsapp, telegram, chatwoot] = await Promise.all([
    ...([sms.startTwilio(), meta.startWhatsapp(), bot.startTelegram(), startChatwoot()] as const),
  ]);
  return { twilio, whatsapp, telegram, chatwoot };
}

beforeAll(async () => {
  servers = await openServers();
  const { twilio, whatsapp, telegram, chatwoot } = servers;
  const named = Object.values(guides).flatMap(variablesIn);
  const told = Object.fromEntries(named.map((name) => [name, VALUES[name] ?? '']));
  desk = await openDesk(Object.assign({}, ...Object.values(guides).map(writtenIn)), {
    ...told,
    ...{ TWILIO_API_URL: twilio.url, WHATSAPP_API_URL: whatsapp.url, TELEGRAM_API_URL: telegram.url },
    CHATWOOT_URL: chatwoot.url,
  });
  twilio.proxy = { from: HOST, to: desk.address };
});

afterAll(async () => {
  await desk?.close();
  await Promise.all(Object.values(servers ?? {}).map((one) => one.close()));
});

const reached = (name: Name) => doorIn(guides[name]).replace(HOST, desk.address);

async function answered(find: () => readonly string[]): Promise<void> {
  await vi.waitFor(() => expect(find().join('\n')).toMatch(/Lantern Street/), { timeout: 30_000, interval: 50 });
}

describe('a guide to a channel, followed', () => {
  it('F2 sms.md', async () => {
    expect((await servers.twilio.write(doorIn(guides.sms), '+447700900150', 'where are you?')).status).toBe(200);
    await answered(() => servers.twilio.messages.map(({ body }) => body));
  });

  it('F3 whatsapp.md, its handshake first', async () => {
    const query = `hub.mode=subscribe&hub.verify_token=${encodeURIComponent(meta.VERIFY_TOKEN)}&hub.challenge=42`;
    expect(await (await fetch(`${reached('whatsapp')}?${query}`)).text()).toBe('42');
    const [wa_id, text] = ['447700900151', { body: 'where are you?' }];
    const message = { from: wa_id, id: 'wamid.1', timestamp: '1772524800', type: 'text', text };
    const body = meta.change({ contacts: [{ profile: { name: 'Ana' }, wa_id }], messages: [message] });
    const posted = { method: 'POST', headers: meta.signed(body), body: body.toString() };
    expect((await fetch(reached('whatsapp'), posted)).status).toBe(200);
    await answered(() => servers.whatsapp.messages.map(({ words }) => words));
  });

  it('F4 telegram.md, whose command tells Telegram where to post', async () => {
    const { telegram } = servers;
    const [, command = ''] = /```\n( +curl [\s\S]*?)```/.exec(guides.telegram) ?? [];
    const here = command
      .replace('https://api.telegram.org', telegram.url)
      .replace('YOUR-HOST', new URL(HOST).host)
      .replace('BUSINESS', 'desk');
    await promisify(execFile)('sh', ['-c', here], { env: { PATH: process.env['PATH'], ...VALUES } });
    const { url, secret_token } = telegram.webhook ?? {};
    expect(url).toBe(doorIn(guides.telegram));
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret_token ?? '' };
    const body = JSON.stringify(bot.textUpdate(1, 'where are you?'));
    expect((await fetch(reached('telegram'), { method: 'POST', headers, body })).status).toBe(200);
    await answered(() => telegram.messages.map(({ text }) => text));
  });

  it('F5 chatwoot.md', async () => {
    const sample = join(ROOT, 'src/channels/chatwoot/samples/message-text.json');
    const body = JSON.stringify({ ...JSON.parse(readFileSync(sample, 'utf8')), content: 'where are you?' });
    const timestamp = `${Math.floor(Date.now() / 1000)}`;
    const digest = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    const signed = { 'x-chatwoot-timestamp': timestamp, 'x-chatwoot-signature': `sha256=${digest}` };
    const headers = { 'content-type': 'application/json', ...signed };
    expect((await fetch(reached('chatwoot'), { method: 'POST', headers, body })).status).toBe(200);
    await answered(() => servers.chatwoot.asked.map((one) => String(one.body['content'] ?? '')));
  });

  it('names every variable that this test knows, and none that it does not', () => {
    const named = new Set(Object.values(guides).flatMap(variablesIn));
    expect([...named].filter((one) => one !== 'CHATWOOT_URL').toSorted()).toEqual(Object.keys(VALUES).toSorted());
  });
});
