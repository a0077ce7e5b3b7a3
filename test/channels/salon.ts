import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { house } from '../../src/app/house.ts';
import { createChatwoot } from '../../src/channels/chatwoot/chatwoot.ts';
import { readBusiness } from '../../src/domain/business.ts';
import type { App } from '../../src/engine/app.ts';
import type { MovableClock } from '../../src/ports/clock.ts';
import type { Webhooks } from '../../src/server/webhooks.ts';
import { Notebook } from '../engine/toyhouse.ts';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLES = join(ROOT, 'src/channels/chatwoot/samples');
const SECRET = 'the secret of the webhook';

interface Signed {
  readonly body: Buffer;
  readonly headers: { readonly [name: string]: string };
}

export interface Salon {
  readonly app: App;
  readonly clock: MovableClock;
  readonly notebook: Notebook;
  readonly webhooks: Webhooks;
  /** A sample, changed as told, as Chatwoot would sign it. */
  sign(sample: string, changes?: object, secret?: string): Signed;
  /** Posts a sample, changed as told, and answers with the status of the acknowledgement. */
  deliver(sample: string, changes?: object, secret?: string): Promise<number>;
  /** The customer writes; each message has an id of its own. */
  write(text: string): Promise<number>;
  advance(milliseconds: number): void;
}

/** Peluquería Lucía on WhatsApp through Chatwoot, on a Tuesday morning that moves only when told. */
export async function openSalon(chatwootUrl: string): Promise<Salon> {
  const clock = house.virtualClock('2026-03-03T08:00:00.000Z');
  const store = await house.openStore('memory');
  const notebook = new Notebook();
  const reading = readBusiness(parse(readFileSync(join(ROOT, 'demo/lucia.yaml'), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  const { conversations } = store;
  const settings = { url: chatwootUrl, token: 'our-token', webhookSecret: SECRET };
  const reporting = { clock, observer: notebook };
  const chatwoot = createChatwoot({ settings, businesses: [reading.business], conversations, ...reporting });
  const { app } = await house.compose({ store, ...reporting, channels: [chatwoot.channel] });
  const webhooks: Webhooks = {
    channel: (name, business) => (name === 'chatwoot' ? chatwoot.door(business, app.engine.handle) : null),
    payment: () => null,
  };
  let messages = 5000;

  function sign(sample: string, changes: object = {}, secret = SECRET): Signed {
    const whole = JSON.parse(readFileSync(join(SAMPLES, `${sample}.json`), 'utf8')) as object;
    const body = Buffer.from(JSON.stringify({ ...whole, ...changes }));
    const timestamp = `${Math.floor(Date.parse(clock.now()) / 1000)}`;
    const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
    return { body, headers: { 'x-chatwoot-timestamp': timestamp, 'x-chatwoot-signature': `sha256=${digest}` } };
  }

  async function deliver(sample: string, changes: object = {}, secret = SECRET): Promise<number> {
    const url = 'http://desk.example/webhooks/chatwoot/lucia';
    const door = webhooks.channel('chatwoot', 'lucia');
    const answer = await door?.receive({ method: 'POST', url, ...sign(sample, changes, secret) });
    return answer?.status ?? 404;
  }

  return {
    app,
    clock,
    notebook,
    webhooks,
    sign,
    deliver,
    write: (text) => {
      messages += 1;
      return deliver('message-text', { id: messages, content: text });
    },
    advance: (milliseconds) => clock.set(new Date(Date.parse(clock.now()) + milliseconds).toISOString()),
  };
}
