import { describe, expect, it } from 'vitest';
import { type Business, readBusiness } from '../../domain/business.ts';
import type { Knock } from '../../ports/channel.ts';
import { createChatwoot } from './channel.ts';

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

function chatwoot(channels?: object, settings: Parameters<typeof createChatwoot>[0] = {}) {
  return createChatwoot(settings, [business(channels)]);
}

const SECRET = { webhookSecret: 'a secret' };

describe('B18 how Chatwoot is configured', () => {
  it('has a door for a business that names it, and only with a secret to knock with', () => {
    const url = 'http://desk.example/webhooks/chatwoot/lucia?token=a%20secret';
    const knock: Knock = { business: 'lucia', method: 'POST', url, headers: {}, body: Buffer.from('{}') };
    const at = (one: ReturnType<typeof chatwoot>, more: Partial<Knock> = {}) =>
      one.verify({ ...knock, ...more }, '2026-03-03T08:00:00.000Z');
    expect(at(chatwoot({ chatwoot: {} }, SECRET))).toBe('genuine');
    expect(at(chatwoot({ chatwoot: {} }, SECRET), { url: url.slice(0, -1) })).toBe('forged');
    expect(at(chatwoot({ chatwoot: {} }, SECRET), { business: 'nobody' })).toBe('closed');
    expect(at(chatwoot({ chatwoot: {} }, SECRET), { method: 'GET' })).toBe('post_only');
    expect(at(chatwoot({ chatwoot: {} }))).toBe('closed');
    expect(at(chatwoot(undefined, SECRET))).toBe('closed');
  });

  it('waits a second and a half for the rest of a burst unless told otherwise', () => {
    expect(chatwoot({ chatwoot: {} }).burst('lucia')).toBe(1_500);
    expect(chatwoot({ chatwoot: { burstSeconds: 0 } }).burst('lucia')).toBe(0);
    expect(chatwoot().burst('lucia')).toBe(0);
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
      messagesSent: 0,
      line: {},
      handedOff: false,
    };
    const unknown = await chatwoot({ chatwoot: {} }).send?.(delivery);
    expect(unknown).toEqual({ kind: 'refused', reason: expect.stringContaining('CHATWOOT_URL') });
    const access = { url: 'http://127.0.0.1:1', token: 'our-token' };
    const nowhere = await chatwoot({ chatwoot: {} }, access).send?.(delivery);
    expect(nowhere).toEqual({ kind: 'refused', reason: expect.stringContaining('no conversation') });
  });
});
