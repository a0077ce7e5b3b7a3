import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Business, readBusiness } from '../../domain/business.ts';
import { channelContract } from '../../ports/channel.contract.ts';
import type { Knock, Outgoing } from '../../ports/channel.ts';
import { createWhatsapp } from './channel.ts';
import { APP_SECRET, change, NUMBER_ID, signed, startWhatsapp, TOKEN, VERIFY_TOKEN } from './testing/server.ts';

const NOW = '2026-03-03T08:00:00.000Z';
const URL_OF_DOOR = 'https://book.example/webhooks/whatsapp/lucia';
const PHONE = '+34600111222';

function lucia(whatsapp: object): Business {
  const reading = readBusiness({
    ...{ id: 'lucia', name: 'Lucía', timezone: 'Europe/Madrid', country: 'ES', locales: ['es'], flows: ['salon'] },
    ...{ hours: { 'tuesday-saturday': ['10:00-20:00'] }, contact: { phone: '1' }, channels: { whatsapp } },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

const TEMPLATES = { first_touch: { name: 'hello_lead', language: 'es' } };

function channel(more: object = {}, own: object = { templates: TEMPLATES }) {
  const access = { token: TOKEN, appSecret: APP_SECRET, verifyToken: VERIFY_TOKEN, timeoutMillis: 3_000, ...more };
  return createWhatsapp(access, [lucia({ phoneNumberId: NUMBER_ID, ...own })], { now: () => NOW });
}

function knock(body: Buffer, headers = signed(body)): Knock {
  return { business: 'lucia', method: 'POST', url: URL_OF_DOOR, headers, body };
}

function text(id: string, words: string): Buffer {
  const message = { from: '34600111222', id, timestamp: '1772524800', type: 'text', text: { body: words } };
  return change({ contacts: [{ profile: { name: 'Marina' }, wa_id: '34600111222' }], messages: [message] });
}

function sample(name: string): Knock {
  return knock(readFileSync(join(import.meta.dirname, 'samples', `${name}.json`)));
}

channelContract('WhatsApp by Meta', async () => {
  const server = await startWhatsapp();
  let written = 0;
  return {
    channel: channel({ apiUrl: server.url }),
    ...{ business: 'lucia', address: PHONE, phone: '+34 600 111 222', now: NOW, line: { heardAt: NOW } },
    message: (words) => {
      written += 1;
      return knock(text(`wamid.${written}`, words));
    },
    forged: (one) => [
      { ...one, body: Buffer.concat([one.body, Buffer.from(' ')]) },
      { ...one, headers: signed(one.body, 'another') },
      { ...one, headers: { 'content-type': 'application/json' } },
      { ...one, headers: { ...one.headers, 'content-type': 'text/plain' } },
      { ...one, method: 'GET', url: `${URL_OF_DOOR}?hub.mode=subscribe&hub.verify_token=guess&hub.challenge=1` },
    ],
    signed: (body) => knock(body),
    textOf: (message) => (message as { text: { body: string } }).text.body,
    received: () => server.messages.map(({ words }) => words),
    trip: (trouble) =>
      server.trip(
        {
          later: { status: 500, code: 131000 },
          busy: { status: 429, code: 130429, retryAfter: 7 },
          never: { status: 400, code: 131026 },
          hang: 'hang' as const,
        }[trouble],
      ),
    receipt: (id, status) => knock(change({ statuses: [{ id, status, timestamp: '1772524805', recipient_id: '1' }] })),
    close: server.close,
  };
});

describe('F3 WhatsApp by Meta’s Cloud API', () => {
  it('greets Meta with its challenge when it asks whether this is the door', () => {
    const url = `${URL_OF_DOOR}?hub.mode=subscribe&hub.verify_token=${encodeURIComponent(VERIFY_TOKEN)}&hub.challenge=1158201444`;
    const asked = { ...knock(Buffer.alloc(0)), method: 'GET' as const, url };
    expect(channel().verify(asked, NOW)).toEqual({ greets: '1158201444' });
  });

  it('hears words, taps, what cannot be read, and people without a number; a thumb is no message', () => {
    const heard = (name: string) => channel().parse(sample(name));
    expect(heard('message-text')).toMatchObject([
      { from: PHONE, event: { text: 'Quiero pedir cita', name: 'Marina Gil' } },
    ]);
    expect(heard('message-reply')).toMatchObject([{ kind: 'message', event: { text: 'esa no' } }]);
    expect(heard('message-without-number')).toMatchObject([{ from: 'CO.1091234567890', event: { name: 'Marina' } }]);
    const tap = { answer: 'yes', proposal: '0123456789abcdef' };
    expect(heard('message-button')).toMatchObject([{ event: { text: 'Sí, resérvala', tap } }]);
    expect(heard('message-list')).toMatchObject([{ event: { text: 'Corte largo' } }]);
    expect(heard('message-image')).toMatchObject([{ event: { text: 'Algo así', attachment: 'image' } }]);
    expect(heard('message-voice')).toMatchObject([{ event: { text: '', attachment: 'audio' } }]);
    expect(heard('message-reaction')).toMatchObject([{ kind: 'ignored' }]);
    expect(channel().parse(knock(change({ messages: [] }, '999')))).toEqual([]);
  });

  it('reads receipts with the reply they are about', () => {
    const reply = '6b3c4c52-3f0c-5f0e-9a53-d1c0b7a4e2f8';
    const at = '2026-03-03T08:00:05.000Z';
    expect(channel().receipts(sample('status-delivered'), NOW)).toEqual([
      { message: 'wamid.B1', status: 'delivered', at, reason: null, reply, part: 1 },
    ]);
    expect(channel().receipts(sample('status-failed'), NOW)).toMatchObject([
      { status: 'failed', reason: 'WhatsApp reports error 131026' },
    ]);
  });

  const reply = { id: '6b3c4c52-3f0c-5f0e-9a53-d1c0b7a4e2f8', text: '¿Qué servicio?\nDime.' };
  const outgoing = (more: Partial<Outgoing> = {}): Outgoing => ({
    ...{ business: 'lucia', channel: 'whatsapp', address: PHONE, conversation: 'c', handedOff: false },
    ...{ reply, attempts: 0, messagesSent: 0, line: { heardAt: NOW }, ...more },
  });

  it('shows three answers as buttons, ten choices as a list, and more of them in words', async () => {
    const server = await startWhatsapp();
    const { send } = channel({ apiUrl: server.url });
    const choices = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `Choice ${index}` }));
    for (const count of [3, 10, 11]) await send?.(outgoing({ reply: { ...reply, choices: choices(count) } }));
    await send?.(outgoing({ reply: { ...reply, choices: [{ label: 'one that is too long for a row' }] } }));
    expect(server.messages.map(({ type, options }) => [type, options.length])).toEqual([
      ['interactive', 3],
      ['interactive', 10],
      ['text', 0],
      ['text', 0],
    ]);
    await server.close();
  });

  it('writes to a person without a number, and uploads a picture that is all we have of it', async () => {
    const server = await startWhatsapp();
    const { send } = channel({ apiUrl: server.url });
    const image = `data:image/png;base64,${Buffer.from('pixels').toString('base64')}`;
    const sent = await send?.(outgoing({ address: 'CO.1091234567890', reply: { ...reply, image } }));
    expect(sent).toMatchObject({ kind: 'accepted' });
    expect(server.messages).toMatchObject([{ to: 'CO.1091234567890', type: 'image', words: reply.text }]);
    await server.close();
  });

  it('says what it likes for a day after the last message, then only by a template that the business has', async () => {
    const server = await startWhatsapp();
    const { send } = channel({ apiUrl: server.url });
    const yesterday = { heardAt: '2026-03-02T07:59:59.000Z' };
    expect(await send?.(outgoing({ line: yesterday }))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('24 hours'),
    });
    const touching = { reply: reply.id, lead: 'lead/1', since: NOW };
    expect(await send?.(outgoing({ line: { touching } }))).toMatchObject({ kind: 'accepted' });
    expect(server.messages).toMatchObject([{ type: 'template', words: '¿Qué servicio? Dime.' }]);
    expect(channel().can('lucia')?.writesFirst).toBe(true);
    expect(channel({}, {}).can('lucia')?.writesFirst).toBe(false);
    await server.close();
  });
});
