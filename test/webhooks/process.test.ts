import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { dataDirectory, holdfast, OPERATOR, openChat, startHoldfast } from '../holdfast.ts';
import { many, PROVING } from '../prove.ts';
import { accept, listen, type Posted, type TestListener } from './listener.ts';

const CRM_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** The dentist, with somebody outside who listens. */
async function listenedTo({ url }: TestListener): Promise<{ readonly [name: string]: string }> {
  const businesses = await dataDirectory();
  const own = readFileSync('demo/northside.yaml', 'utf8');
  await writeFile(join(businesses, 'northside.yaml'), `${own}\nwebhooks:\n  - { url: "${url}", secret: CRM_SECRET }\n`);
  return {
    ...{ HOLDFAST_BUSINESSES: businesses, HOLDFAST_DEMO: 'off', HOLDFAST_PRIVATE_WEBHOOKS: 'on' },
    CRM_SECRET,
  };
}

const typeOf = ({ body }: Posted) => (JSON.parse(body) as { type: string }).type;

describe('the process', () => {
  it(
    'tells those outside of a booking, and tells it again when a person asks',
    async () => {
      const listener = await listen();
      const [directory, environment] = [await dataDirectory(), await listenedTo(listener)];
      const running = await startHoldfast(directory, environment);
      const chat = await openChat(running);
      for (const text of ['Friday morning', 'the first', 'yes']) await chat.say(text);
      await listener.until(1);
      const [posted] = listener.posted as [Posted];
      const verified = new Webhook(CRM_SECRET).verify(posted.body, posted.headers as Record<string, string>);
      expect(verified).toMatchObject({ type: 'booking.created', business: 'northside', data: { booking: {} } });

      const listed = await holdfast(['webhooks', '--business', 'northside', '--data', directory], environment);
      const [line = '', ...rest] = listed.stdout.split('\n');
      expect(line).toMatch(/booking\.created {2}told .*1 tries/);
      expect(rest).toContain('1 listed');
      const headers = { authorization: `Bearer ${OPERATOR}` };
      const resend = `${running.address}/v1/northside/webhooks/${line.split(' ')[0]}/resend`;
      expect((await fetch(resend, { method: 'POST', headers })).status).toBe(202);
      await listener.until(2);
      expect(listener.posted[1]?.headers['webhook-id']).toBe(posted.headers['webhook-id']);
    },
    many(120_000, 300_000),
  );

  // A lease has to run out first, of which npm test does not wait for the end: the contract of the store does, by its clock.
  const inProof = PROVING ? it : () => {};
  inProof(
    'loses none when it is killed before it knows that it was taken, and keeps the id',
    async () => {
      const answering: ((posted: Posted, response: ServerResponse) => void)[] = [() => {}];
      const listener = await listen((posted, response) => (answering.shift() ?? accept)(posted, response));
      const [directory, environment] = [await dataDirectory(), await listenedTo(listener)];
      const first = await startHoldfast(directory, environment);
      const chat = await openChat(first);
      for (const text of ['Friday morning', 'the first', 'yes']) await chat.say(text);
      await listener.until(1);
      first.process.kill('SIGKILL');
      await once(first.process, 'exit');

      const second = await startHoldfast(directory, environment);
      await (await openChat(second)).say('I want to talk to a person');
      await listener.until(3);
      expect(listener.posted.map(typeOf).sort()).toEqual(['booking.created', 'booking.created', 'handover']);
      const created = listener.posted.filter((one) => typeOf(one) === 'booking.created');
      expect(new Set(created.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    },
    300_000,
  );
});
