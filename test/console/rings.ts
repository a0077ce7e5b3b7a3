import { expect, onTestFinished } from 'vitest';
import { Browser, customerAt, ownerOf, type SocketHouse } from './house.ts';

const NORTH = '/businesses/northside';
const SOON = { timeout: 10_000, interval: 20 };

/** What a console hears as it happens. */
async function listenAt({ address }: SocketHouse, browser: Browser) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const response = await fetch(`${address}/v1/console/businesses/northside/events`, {
    headers: { cookie: browser.cookie },
    signal: stopping.signal,
  });
  const heard = { text: '', ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk, { stream: true });
    heard.ended = true;
  };
  void read().catch(() => {});
  return heard;
}

/** What happens at one process is heard at once in a console that is open at another (X16, G3), whatever carries the word. */
export async function hearEachOther(one: SocketHouse, other: SocketHouse): Promise<void> {
  const ana = await ownerOf(one, ['northside'], 'Ana');
  const { link } = (await ana.post(`${NORTH}/staff/invitations`, { role: 'staff' })).json();
  const marta = new Browser(other);
  const joined = (await marta.join(link, 'Marta', 'marta@example.com')).json();
  const heard = await listenAt(other, marta);
  const customer = await customerAt(one, 'northside');
  await customer.say('I want to talk to a person');
  await expect.poll(() => heard.text, SOON).toMatch(/event: notice\ndata: \{"need":"handed_over"/);
  const [{ id }] = (await ana.get(`${NORTH}/inbox`)).json().conversations;
  const talk = `${NORTH}/conversations/${id}`;
  await marta.post(`${talk}/take-over`);
  // Nothing is answered to it, and it rings all the same.
  await customer.say('are you there?');
  await expect.poll(() => heard.text, SOON).toMatch(/event: notice\ndata: \{"need":"waiting".*are you there/);
  await ana.post(`${talk}/presence`, { typing: true });
  await expect.poll(() => heard.text, SOON).toMatch(/event: presence\ndata: .*"name":"Ana","typing":true/);
  expect((await marta.get(talk)).json().presence).toMatchObject([{ name: 'Ana', typing: true }]);
  const hand = {
    resource: 'northside-main',
    start: '2026-03-04T10:00:00Z',
    minutes: 30,
    what: 'Check-up',
    name: 'Eva',
  };
  await ana.post(`${NORTH}/bookings`, { ...hand, key: 'from-another-process' });
  await expect.poll(() => heard.text, SOON).toContain('event: calendar');
  expect((await ana.send('DELETE', `${NORTH}/staff/${joined.account.id}`)).statusCode).toBe(204);
  await expect.poll(() => heard.ended, SOON).toBe(true);
}
