import { describe, expect, it } from 'vitest';
import { type Business, readBusiness } from '../../domain/business.ts';
import { silent } from '../../ports/observer.ts';
import { createChatwoot } from './chatwoot.ts';

const PHONE = '+34600111222';

function business(channels?: object): Business {
  const reading = readBusiness({
    id: 'lucia',
    name: 'Lucía',
    timezone: 'Europe/Madrid',
    country: 'ES',
    locales: ['es'],
    flows: ['salon'],
    hours: { 'tuesday-saturday': ['10:00-20:00'] },
    contact: { phone: PHONE },
    ...(channels ? { channels } : {}),
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

function chatwoot(channels?: object, settings: Parameters<typeof createChatwoot>[0]['settings'] = {}) {
  const conversations = { at: async () => null, load: async () => null, turns: async () => [] };
  const clock = { now: () => '2026-03-03T08:00:00.000Z' };
  return createChatwoot({ settings, businesses: [business(channels)], conversations, clock, observer: silent });
}

const receive = async () => ({ kind: 'accepted' });
const SECRET = { webhookSecret: 'a secret' };

describe('B18 how Chatwoot is configured', () => {
  it('has a door for a business that names it, and only with a secret to knock with', () => {
    expect(chatwoot({ chatwoot: {} }, SECRET).door('lucia', receive)).not.toBeNull();
    expect(chatwoot({ chatwoot: {} }).door('lucia', receive)).toBeNull();
    expect(chatwoot(undefined, SECRET).door('lucia', receive)).toBeNull();
    expect(chatwoot({ chatwoot: {} }, SECRET).door('nobody', receive)).toBeNull();
  });

  it('waits a second and a half for the rest of a burst unless told otherwise', () => {
    expect(chatwoot({ chatwoot: {} }).channel.burstMillis?.('lucia')).toBe(1_500);
    expect(chatwoot({ chatwoot: { burstSeconds: 0 } }).channel.burstMillis?.('lucia')).toBe(0);
    expect(chatwoot().channel.burstMillis?.('lucia')).toBe(0);
  });

  it('says at the start what of it cannot be used', () => {
    expect(() => chatwoot({ chatwoot: { inboxes: 3 } })).toThrow(/lucia.*inboxes/s);
    expect(() => chatwoot({ chatwoot: { burstSeconds: 60 } })).toThrow(/burstSeconds/);
  });

  it('refuses to send, with the reason, where nobody said where Chatwoot is or where the customer wrote', async () => {
    const delivery = {
      business: 'lucia',
      channel: 'chatwoot',
      address: PHONE,
      conversation: 'c',
      reply: { id: 'r', text: 'Hola' },
      attempts: 0,
    };
    const unknown = await chatwoot({ chatwoot: {} }).channel.send(delivery);
    expect(unknown).toEqual({ refused: expect.stringContaining('CHATWOOT_URL') });
    const access = { url: 'http://127.0.0.1:1', token: 'our-token' };
    const nowhere = await chatwoot({ chatwoot: {} }, access).channel.send(delivery);
    expect(nowhere).toEqual({ refused: expect.stringContaining('no conversation') });
  });

  it('answers what is no JSON, what is turned away and what has nobody to go to', async () => {
    const url = 'http://desk.example/webhooks/chatwoot/lucia?token=a%20secret';
    const post = async (body: string, kind: string) => {
      const door = chatwoot({ chatwoot: {} }, SECRET).door('lucia', async () => ({ kind }));
      return (await door?.receive({ url, headers: {}, body: Buffer.from(body) }))?.status;
    };
    const sender = { phone_number: PHONE };
    const message = { event: 'message_created', id: 1, content: 'Hola', message_type: 'incoming', sender };
    const body = JSON.stringify({ ...message, conversation: { id: 42 }, account: { id: 7 } });
    expect(await post('{', 'accepted')).toBe(400);
    expect(await post(body, 'accepted')).toBe(200);
    expect(await post(body, 'queue_full')).toBe(429);
    expect(await post(body, 'unknown_business')).toBe(404);
  });
});
