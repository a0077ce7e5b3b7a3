import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { writtenBusinesses } from '../../src/app/businesses.ts';
import { openChannels } from '../../src/app/channels.ts';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import * as sms from '../../src/channels/twilio/testing/server.ts';
import * as meta from '../../src/channels/whatsapp/testing/server.ts';
import { replay } from '../../src/engine/replay.ts';
import { type Browser, customerAt, MONDAY, openConsoleHouse, ownerOf } from './house.ts';

/** Two practices: one writes text messages, the other is on WhatsApp, where nobody is written to who has not written. */
async function openPractices() {
  const [twilio, whatsapp] = await Promise.all([sms.startTwilio(), meta.startWhatsapp()]);
  const businesses = await mkdtemp(join(tmpdir(), 'holdfast-told-'));
  const written = parse(await readFile('demo/northside.yaml', 'utf8')) as object;
  const channelsOf = {
    texting: { sms: { from: sms.OWN_NUMBER, burstSeconds: 0 } },
    whatsapping: { whatsapp: { phoneNumberId: meta.NUMBER_ID, burstSeconds: 0 } },
  };
  for (const [id, channels] of Object.entries(channelsOf)) {
    await writeFile(join(businesses, `${id}.yaml`), stringify({ ...written, id, channels }));
  }
  const config = readConfig({
    ...{ TWILIO_API_URL: twilio.url, TWILIO_ACCOUNT_SID: sms.ACCOUNT, TWILIO_AUTH_TOKEN: sms.TOKEN },
    ...{ WHATSAPP_TOKEN: meta.TOKEN, WHATSAPP_APP_SECRET: meta.APP_SECRET, WHATSAPP_API_URL: whatsapp.url },
    ...{ WHATSAPP_VERIFY_TOKEN: meta.VERIFY_TOKEN, HOLDFAST_PUBLIC_URL: 'https://book.example' },
  });
  const writing = { businesses, demo: false };
  const clock = house.virtualClock(MONDAY);
  const channels = openChannels(config, writtenBusinesses(writing), clock);
  const at = await openConsoleHouse({}, { ...writing, channels, clock });
  const close = async () => {
    await at.close();
    await Promise.all([twilio.close(), whatsapp.close(), rm(businesses, { recursive: true })]);
  };
  return { at, twilio, whatsapp, close };
}

let opened: Awaited<ReturnType<typeof openPractices>>;
let owner: Browser;
beforeAll(async () => {
  opened = await openPractices();
  owner = await ownerOf(opened.at, ['texting', 'whatsapping']);
});
afterAll(() => opened?.close());

let made = 0;

async function byHand(business: string, start: string, phone?: string) {
  made += 1;
  const hand = {
    resource: 'northside-main',
    start,
    minutes: 30,
    what: 'Check-up',
    name: 'Eva Poe',
    key: `written-in-${made}`,
  };
  const answer = await owner.post(`/businesses/${business}/bookings`, { ...hand, ...(phone && { phone }) });
  return answer.json().booking as { id: string };
}

/** Asked first, then done: what was said, and what was promised. */
async function moved(business: string, id: string, start: string) {
  const path = `/businesses/${business}/bookings/${id}/move`;
  const body = { start, resource: 'northside-main' };
  const asked = (await owner.post(`${path}?preview=true`, body)).json().consequence;
  const done = (await owner.post(path, body)).json();
  await opened.at.app.engine.idle();
  await opened.at.app.engine.sweep();
  return { asked, done };
}

describe('what the business does about a booking', () => {
  it('G4 is told by text message to whoever was written in by hand, as the preview says, and once', async () => {
    const { at, twilio } = opened;
    const { id } = await byHand('texting', '2026-03-04T10:00:00Z', '07700 900456');
    const { asked, done } = await moved('texting', id, '2026-03-04T11:00:00Z');
    expect(asked).toMatchObject({ allowed: true, channel: 'sms' });
    expect(asked.told).toBe(
      'We’ve had to move your booking: Check-up is now on Wednesday 4 March at 11:00 instead of Wednesday 4 March at 10:00. If that doesn’t suit you, tell me here or reach us on 020 7946 0142.',
    );
    expect(twilio.messages.map(({ to, body }) => ({ to, body }))).toEqual([{ to: '+447700900456', body: asked.told }]);
    const off = (await owner.post(`/businesses/texting/bookings/${done.booking.id}/call-off`, {})).json();
    await at.app.engine.idle();
    await at.app.engine.sweep();
    expect(off).toMatchObject({ done: true, consequence: { channel: 'sms' } });
    expect(twilio.messages.at(-1)?.body).toMatch(/^I’m sorry, we’ve had to cancel your booking: Check-up, Wednesday/);
    expect(twilio.messages).toHaveLength(2);
  });

  it('G4 is told to nobody where nobody can be written to, and the preview does not say otherwise', async () => {
    const { at, twilio, whatsapp } = opened;
    const before = twilio.messages.length;
    await at.store.stops.stop({ business: 'texting', channel: 'sms', address: '+447700900457' }, at.clock.now());
    const tried = [
      ['texting', undefined],
      ['texting', '07700 900457'],
      ['whatsapping', '07700 900458'],
    ] as const;
    for (const [business, phone] of tried) {
      const { id } = await byHand(business, '2026-03-05T10:00:00Z', phone);
      const { asked, done } = await moved(business, id, '2026-03-05T11:00:00Z');
      expect([asked.allowed, asked.told, asked.channel, done.done]).toEqual([true, null, null, true]);
      await owner.post(`/businesses/${business}/bookings/${done.booking.id}/call-off`, {});
    }
    await at.app.engine.sweep();
    expect([twilio.messages.length - before, whatsapp.messages.length]).toEqual([0, 0]);
  });

  it('X3 G3 all that staff did is recorded, and comes out the same when it is run again', async () => {
    const { at } = opened;
    const customer = await customerAt(at, 'texting');
    await customer.say('Friday please');
    await customer.say('I would rather talk to a person');
    const [{ id: talk }] = (await owner.get('/businesses/texting/inbox')).json().conversations;
    const path = `/businesses/texting/conversations/${talk}`;
    await owner.post(`${path}/take-over`);
    await owner.post(`${path}/write`, { text: 'Good morning!', messageId: 'a-message-1' });
    await customer.say('hello');
    await owner.post(`${path}/give-back`, { note: 'wants Friday' });
    await customer.say('Friday morning');
    await customer.say('the first');
    await customer.say('yes');
    const booking = (await at.store.bookings.ofConversation(talk)).at(-1);
    const { done } = await moved('texting', booking?.id ?? '', '2026-03-06T15:30:00Z');
    expect(done.consequence.channel).toBe('webchat');
    await owner.post(`/businesses/texting/bookings/${done.booking.id}/call-off`, {});
    for await (const page of at.store.conversations.roll('test', [...at.app.engine.businesses.keys()])) {
      for (const { conversation: id } of page) {
        const stored = await at.store.conversations.load(id);
        if (stored === null) throw new Error('it is gone');
        const replayed = await replay(at.parts, stored, await at.store.conversations.turns(id));
        expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
        expect(replayed.at(-1)?.header).toEqual(stored.header);
      }
    }
    const turns = await at.store.conversations.turns(talk);
    const acted = turns.flatMap(({ events }) =>
      events.flatMap(({ event }) => (event.kind === 'operator' ? [event.action] : [])),
    );
    expect(acted).toEqual(['take_over', 'write', 'give_back', 'move', 'call_off']);
  });
});
