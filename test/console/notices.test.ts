import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { openNotices } from '../../src/app/notices.ts';
import { silent } from '../../src/ports/observer.ts';
import { customerAt, openConsoleHouse, ownerOf } from './house.ts';

it('X16 tells those who do not look, by mail and by a webhook, that somebody waits, and not what they said', async () => {
  const at = await openConsoleHouse();
  onTestFinished(() => at.close());
  await ownerOf(at, ['northside']);
  const heard: string[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((message) => heard.push(message))
        .then(() => done()),
  });
  const hook = createServer((request, response) => {
    void text(request).then((body) => heard.push(body));
    response.end();
  });
  await Promise.all([mail, hook].map((one) => new Promise<void>((ready) => void one.listen(0, '127.0.0.1', ready))));
  const portOf = (one: { address(): unknown }) => (one.address() as AddressInfo).port;
  const { console } = at.app;
  if (console === undefined) throw new Error('there is no console');
  const notices = await openNotices({
    ...{ console, nameOf: () => 'Northside Dental', publicUrl: () => 'http://console.test', observer: silent },
    settings: {
      smtp: `smtp://127.0.0.1:${portOf(mail.server)}`,
      from: 'desk@example.com',
      url: `http://127.0.0.1:${portOf(hook)}`,
    },
  });
  onTestFinished(async () => {
    await notices?.close();
    hook.close();
    await new Promise<void>((done) => mail.close(done));
  });
  const customer = await customerAt(at, 'northside');
  await customer.say('my name is Zebediah and I want to talk to a person');
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(2);
  for (const one of heard) {
    expect(one).toMatch(/Somebody asks for a person at Northside Dental/);
    expect(one).toContain('http://console.test/console/northside/inbox/');
    expect(one).not.toContain('Zebediah');
  }
});
