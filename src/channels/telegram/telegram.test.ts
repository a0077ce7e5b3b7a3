import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Update } from '@grammyjs/types';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../domain/business.ts';
import { channelContract } from '../../ports/channel.contract.ts';
import type { Knock, Outgoing } from '../../ports/channel.ts';
import { createTelegram } from './channel.ts';
import { SECRET, startTelegram, TOKEN, textUpdate } from './testing/server.ts';

const NOW = '2026-03-03T08:00:00.000Z';

function channel(more: object = {}) {
  const reading = readBusiness({
    ...{ id: 'lucia', name: 'Lucía', timezone: 'Europe/Madrid', country: 'ES', locales: ['es'], flows: ['salon'] },
    ...{ hours: { 'tuesday-saturday': ['10:00-20:00'] }, contact: { phone: '1' }, channels: { telegram: {} } },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return createTelegram({ token: TOKEN, webhookSecret: SECRET, timeoutMillis: 3_000, ...more }, [reading.business]);
}

const HEADERS = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': SECRET };

function knock(body: Buffer): Knock {
  const url = 'https://book.example/webhooks/telegram/lucia';
  return { business: 'lucia', method: 'POST', url, headers: HEADERS, body };
}

function heard(name: string) {
  return channel().parse(knock(readFileSync(join(import.meta.dirname, 'samples', `${name}.json`))));
}

channelContract('Telegram', async () => {
  const server = await startTelegram();
  let written = 0;
  return {
    channel: channel({ apiUrl: server.url }),
    ...{ business: 'lucia', address: '77', phone: null, now: NOW },
    message: (words) => {
      written += 1;
      const update: Update = textUpdate(written, words);
      return knock(Buffer.from(JSON.stringify(update)));
    },
    forged: (one) => [
      { ...one, headers: { ...one.headers, 'x-telegram-bot-api-secret-token': `${SECRET}x` } },
      { ...one, headers: { 'content-type': 'application/json' } },
      { ...one, headers: { ...one.headers, 'content-type': 'text/plain' } },
    ],
    signed: knock,
    textOf: (call) => (call as { text: string }).text,
    received: () => server.messages.map(({ text }) => text),
    trip: (trouble) =>
      server.trip(
        { later: { status: 502 }, busy: { status: 429, retryAfter: 7 }, never: { status: 403 }, hang: 'hang' as const }[
          trouble
        ],
      ),
    receipt: null,
    close: server.close,
  };
});

describe('F4 Telegram', () => {
  it('hears words, commands in the language of whoever sends them, taps and what cannot be read', () => {
    expect(heard('message-text')).toMatchObject([
      { from: '77', event: { text: 'Quiero pedir cita', name: 'Ana Gil' } },
    ]);
    expect(heard('message-start')).toMatchObject([{ event: { text: 'Hola' }, command: '/start' }]);
    expect(heard('message-voice')).toMatchObject([{ event: { text: '', attachment: 'audio' } }]);
    expect(heard('message-photo')).toMatchObject([{ event: { text: 'Algo así', attachment: 'image' } }]);
    const tap = { answer: 'yes', proposal: '0123456789abcdef' };
    expect(heard('tap')).toMatchObject([{ event: { text: 'Sí, resérvala', tap, thread: '4382bfdwdsb323b2d9' } }]);
  });

  it('takes a reply to an old message for what it says; groups, changed words and goodbyes are not answered', () => {
    expect(heard('message-reply')).toMatchObject([{ kind: 'message', event: { text: 'esa no' } }]);
    for (const name of ['group', 'edited', 'blocked']) expect(heard(name)).toMatchObject([{ kind: 'ignored' }]);
  });

  it('shows buttons and pictures, and stops the clock on the button that was tapped', async () => {
    const server = await startTelegram();
    const buttons = [{ label: 'Sí', tap: { proposal: '0123456789abcdef', answer: 'yes' as const } }];
    const image = `data:image/png;base64,${Buffer.from('pixels').toString('base64')}`;
    const outgoing: Outgoing = {
      ...{ business: 'lucia', channel: 'telegram', address: '77', conversation: 'c', handedOff: false },
      ...{
        attempts: 0,
        messagesSent: 0,
        line: { thread: 'query-1' },
        reply: { id: 'r', text: '¿La reservo?', buttons },
      },
    };
    const { send } = channel({ apiUrl: server.url });
    expect(await send?.(outgoing)).toEqual({ kind: 'accepted', messages: ['77/100'] });
    expect(server.ended).toEqual(['query-1']);
    const keyboard = { inline_keyboard: [[{ text: 'Sí', callback_data: 't:yes:0123456789abcdef' }]] };
    expect(server.messages).toMatchObject([{ chat: 77, text: '¿La reservo?', keyboard }]);
    await send?.({ ...outgoing, line: {}, reply: { id: 'p', text: 'Paga aquí', image } });
    expect(server.messages[1]).toMatchObject({ chat: 77, method: 'sendPhoto', text: 'Paga aquí' });
    await server.close();
  });
});
