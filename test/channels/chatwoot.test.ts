import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChatwoot } from '../../src/channels/chatwoot/channel.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { type ChatwootServer, startChatwoot } from './chatwoot-server.ts';
import { openSalon, type Salon } from './salon.ts';

const THREAD = 42;
const ADDRESS = { business: 'lucia', channel: 'chatwoot', address: '+34600111222' };

let chatwoot: ChatwootServer;
let salon: Salon;

beforeEach(async () => {
  chatwoot = await startChatwoot();
  salon = await openSalon(chatwoot.url);
});

afterEach(async () => {
  await salon.app.close();
  await chatwoot.close();
});

/** Waits until so many replies have reached the customer, and answers with all of them. */
async function said(count: number, thread = THREAD): Promise<readonly string[]> {
  await expect.poll(() => chatwoot.said(thread)).toHaveLength(count);
  return chatwoot.said(thread);
}

async function turns(count: number) {
  const all = async () => {
    const conversation = await salon.app.conversations.at(ADDRESS);
    return conversation ? await salon.app.conversations.turns(conversation.id) : [];
  };
  await expect.poll(all).toHaveLength(count);
  return all();
}

/** The pause for more is over. */
async function pauseOver(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  salon.advance(1_500);
}

describe('B18 the salon on WhatsApp, through Chatwoot', () => {
  it('answers in the conversation the customer wrote in, known by the phone number', async () => {
    expect(await salon.write('¿Me dais cita para un corte largo?')).toBe(200);
    const [reply] = await said(1);
    expect(reply).toMatch(/corte largo/i);
    expect(chatwoot.asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/accounts/7/conversations/42/messages',
      token: 'our-token',
      body: { message_type: 'outgoing', private: false },
    });
    expect((await salon.app.conversations.at(ADDRESS))?.address).toBe('+34600111222');
  });

  it('B11 B14 has samples of how long the state took to load, by flow and channel, though nobody waits for the answer', async () => {
    await salon.write('¿Me dais cita para un corte largo?');
    await said(1);
    const loads = salon.notebook.samples.filter(({ name }) => name === 'fsm_load_time_ms');
    expect(loads.length).toBeGreaterThan(0);
    for (const { value, labels } of loads) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(labels).toEqual({ flow: 'salon', channel: 'chatwoot' });
    }
  });

  it('X14 a code goes to the known number by its own channel, and into no record', async () => {
    for (const [index, text] of [
      'Quiero cita para corte largo con Ana mañana a las 11',
      'soy Marta Ruiz',
      'sí',
    ].entries()) {
      await salon.write(text);
      await pauseOver();
      await said(index + 1);
    }
    const [coming] = await salon.app.comings('lucia', 1);
    const reference = coming?.booking.id.slice(0, 6);
    const web = { business: 'lucia', channel: 'webchat', address: 'a-page' };
    const asks = async (text: string) => {
      const event = { kind: 'message', text } as const;
      const handled = await salon.app.engine.handle({ to: web, eventId: text, event });
      return handled.kind === 'handled' ? handled.replies.map((reply) => reply.text).join() : handled.kind;
    };
    expect(await asks('¿a qué hora es mi cita?')).toMatch(/referencia/);
    expect(await asks(`LU-${reference}, Marta`)).toMatch(/acaba en 22/);
    const code = /\d{6}/.exec((await said(4)).at(-1) ?? '')?.[0] ?? 'none';
    const talks = await Promise.all([ADDRESS, web].map((address) => salon.app.conversations.at(address)));
    const records = await Promise.all(talks.map((talk) => salon.app.conversations.turns(talk?.id ?? '')));
    expect(JSON.stringify([talks, records])).not.toContain(code);
    expect(await asks(code)).toMatch(/Corte largo.*11:00/);
  });

  it('turns forged deliveries away, and stores nothing of them', async () => {
    expect(await salon.deliver('message-text', {}, 'a guess')).toBe(401);
    expect(await salon.app.conversations.at(ADDRESS)).toBeNull();
    expect(salon.notebook.lines.map(({ event }) => event)).toContain('webhook.forged');
  });

  it('is reached over HTTP at the door of the business, whose bytes are what was signed', async () => {
    const { channel } = salon.webhooks;
    const telemetry = createObserver({ level: 'silent' });
    const keys = { operatorToken: 'token', secret: 'key' };
    const server = await createServer(salon.app, { ...keys, telemetry, webhooks: salon.webhooks });
    const { body, headers } = salon.sign('message-text', { content: '¿Qué servicios tenéis?' });
    const post = (business: string, payload: Buffer) =>
      server.inject({
        method: 'POST',
        url: `/webhooks/chatwoot/${business}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      });
    expect((await post('lucia', body)).statusCode).toBe(200);
    await said(1);
    const forged = await post('lucia', Buffer.concat([body, Buffer.from(' ')]));
    expect([forged.statusCode, forged.json().error.code]).toEqual([401, 'forged']);
    expect((await post('northside', body)).statusCode).toBe(404);
    expect(channel('sms', 'lucia')).toBeNull();
    await server.close();
  });

  it('X4 answers a message once, however often it is delivered', async () => {
    const question = { content: '¿Qué servicios tenéis?' };
    await Promise.all([1, 2, 3].map(() => salon.deliver('message-text', question)));
    await said(1);
    expect(await salon.deliver('message-text', question)).toBe(200);
    await salon.app.engine.sweep();
    expect(await turns(1)).toHaveLength(1);
    expect(chatwoot.said(THREAD)).toHaveLength(1);
  });

  it('hears neither its own replies nor notes', async () => {
    for (const sample of ['message-echo', 'message-private-note', 'message-activity']) {
      expect(await salon.deliver(sample)).toBe(200);
    }
    expect(await salon.app.conversations.at(ADDRESS)).toBeNull();
  });

  it('reads a burst together and answers once', async () => {
    await salon.write('hola');
    salon.advance(700);
    await salon.write('quiero cita');
    salon.advance(700);
    await salon.write('para un corte corto');
    await new Promise((resolve) => setImmediate(resolve));
    expect(chatwoot.said(THREAD)).toEqual([]);
    await pauseOver();
    expect((await said(1))[0]).toMatch(/corte corto/i);
    const [turn] = await turns(1);
    expect(turn?.events.map(({ event }) => event.kind === 'message' && event.text)).toEqual([
      'hola',
      'quiero cita',
      'para un corte corto',
    ]);
  });

  it('answers a voice note kindly, in the language of the talk, and reads the words beside a picture', async () => {
    await salon.deliver('message-voice');
    await pauseOver();
    expect((await said(1))[0]).toMatch(/mensajes de voz/);
    await salon.deliver('message-picture', { content: '¿Cuánto cuesta el tinte?' });
    const [, second] = await said(2);
    expect(second).toMatch(/solo puedo leer texto/);
    expect(second).toMatch(/48/);
  });

  it('X7 opens the conversation for a person, is silent, and answers again when it is given back', async () => {
    await salon.write('¿Puedo hablar con una persona?');
    await said(1);
    expect(chatwoot.statusOf(THREAD)).toBe('open');
    await salon.deliver('status-open');
    await salon.write('¿Hay alguien ahí?');
    await turns(3);
    expect(chatwoot.said(THREAD)).toHaveLength(1);
    await salon.deliver('status-pending');
    await turns(4);
    await salon.write('¿Qué servicios tenéis?');
    expect(await said(2)).toHaveLength(2);
  });

  it('X7 falls silent when a person takes the conversation over in Chatwoot', async () => {
    await salon.write('¿Qué servicios tenéis?');
    await said(1);
    await salon.deliver('status-open');
    await salon.write('¿Y el tinte?');
    await turns(3);
    expect(chatwoot.said(THREAD)).toHaveLength(1);
    expect(chatwoot.statusOf(THREAD)).toBeUndefined();
  });

  it('F5 falls silent when a colleague writes in the inbox, and answers again once it is resolved', async () => {
    await salon.write('¿Qué servicios tenéis?');
    await said(1);
    await salon.deliver('message-from-person');
    await salon.write('¿Y el tinte?');
    await turns(3);
    expect(chatwoot.said(THREAD)).toHaveLength(1);
    await salon.deliver('status-resolved');
    await turns(4);
    await salon.write('¿Cuánto cuesta el tinte?');
    expect((await said(2))[1]).toMatch(/48/);
  });

  it('F1 X2 knows where to answer from the header alone', async () => {
    await salon.write('¿Qué servicios tenéis?');
    await said(1);
    expect((await salon.app.conversations.at(ADDRESS))?.header.line).toMatchObject({ thread: '7/42' });
  });

  it('F1 F2 takes the number of an answer for its button, and stays silent after STOP', async () => {
    for (const [index, text] of ['Corte largo con Ana mañana a las 11', 'soy Marta Ruiz'].entries()) {
      await salon.write(text);
      await pauseOver();
      await said(index + 1);
    }
    expect((await said(2))[1]).toMatch(/\n1\. .*\n2\. .*\n3\. /);
    await salon.write('1');
    await said(3);
    expect(await salon.app.comings('lucia', 5)).toHaveLength(1);
    await salon.write('STOP');
    expect((await said(4))[3]).toMatch(/ALTA/);
    await salon.write('¿Qué servicios tenéis?');
    await turns(5);
    await salon.app.engine.sweep();
    expect(chatwoot.said(THREAD)).toHaveLength(4);
    await salon.write('alta');
    await said(5);
  });

  it('lets a change of status open no conversation', async () => {
    expect(await salon.deliver('status-pending')).toBe(200);
    expect(await salon.app.conversations.at(ADDRESS)).toBeNull();
  });

  it('goes on in the new conversation when Chatwoot begins one', async () => {
    await salon.write('¿Qué servicios tenéis?');
    await said(1);
    const other = { id: 43, contact_inbox: { source_id: '34600111222' } };
    await salon.deliver('message-text', { id: 9000, content: '¿Y el tinte?', conversation: other });
    expect(await said(1, 43)).toHaveLength(1);
  });
});

describe('B18 when Chatwoot is in trouble', () => {
  async function settled(): Promise<void> {
    const saidAfterAMinute = async () => {
      salon.advance(60_000);
      await salon.app.engine.sweep();
      return chatwoot.said(THREAD);
    };
    await expect.poll(saidAfterAMinute).toHaveLength(1);
  }

  it.each([500, 503, 429, 401])('sends again after %i', async (status) => {
    chatwoot.trip(status);
    await salon.write('¿Qué servicios tenéis?');
    await settled();
  });

  it('does not say twice what arrived although its answer was lost', async () => {
    chatwoot.trip('lost');
    await salon.write('¿Qué servicios tenéis?');
    await said(1);
    const countedAfterAMinute = async () => {
      salon.advance(60_000);
      await salon.app.engine.sweep();
      return salon.notebook.counts;
    };
    await expect.poll(countedAfterAMinute).toContain('holdfast_messages_total');
    expect(chatwoot.said(THREAD)).toHaveLength(1);
    expect(chatwoot.asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('sends anyway where its token may not look', async () => {
    chatwoot.trip(500, 401);
    await salon.write('¿Qué servicios tenéis?');
    await settled();
  });

  it('parks what Chatwoot will never accept, and says why', async () => {
    chatwoot.trip(404);
    await salon.write('¿Qué servicios tenéis?');
    const parked = () => salon.notebook.lines.find(({ event }) => event === 'delivery.parked');
    await expect.poll(() => parked()?.fields['reason']).toMatch(/404/);
  });

  it('gives up waiting for a server that hangs', async () => {
    const access = { url: chatwoot.url, token: 'our-token', timeoutMillis: 50 };
    await salon.write('¿Qué servicios tenéis?');
    const [turn] = await turns(1);
    const reply = turn?.replies[0];
    if (!turn || !reply) throw new Error('nothing was said');
    await said(1);
    chatwoot.trip('hang');
    const channel = createChatwoot(access, []);
    const where = { ...ADDRESS, conversation: turn.conversation, line: { thread: '7/42' }, handedOff: false };
    const delivery = { ...where, reply, attempts: 0, messagesSent: 0 };
    await expect(channel.send?.(delivery)).rejects.toThrow(/timeout|aborted/i);
    await expect(channel.send?.(delivery)).resolves.toMatchObject({ kind: 'accepted' });
  });
});
