import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type ConsoleHouse, openConsoleHouse, ownerOf } from './house.ts';

const CLIENT = { clientId: 'holdfast', clientSecret: 'a secret of the provider' };
const CALLBACK = 'http://console.test/v1/console/open-id/callback';

/** Who is known there: by the login that is typed, with the address that it vouches for or does not. */
const PEOPLE: { [login: string]: { readonly email: string; readonly email_verified: boolean } } = {};

/** A provider as people run one, that signs in whoever types a login, and asks for no more. */
async function startProvider(): Promise<{ server: Server; issuer: string }> {
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [CALLBACK] },
        ...{ grant_types: ['authorization_code'], response_types: ['code'] },
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...PEOPLE[id] }),
    }),
    cookies: { keys: ['a key of the provider'] },
    features: { devInteractions: { enabled: true } },
  });
  const handle = provider.callback();
  return { server, issuer };
}

let at: ConsoleHouse;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
  at = await openConsoleHouse({ openId: { issuer: provider.issuer, name: 'Acme', ...CLIENT } });
});
afterAll(async () => {
  await at?.close();
  provider.server.closeAllConnections();
  await new Promise((done) => void provider.server.close(done));
});

/** What a browser does at the provider: follows, types a login, agrees, until it is sent back. */
async function signedInAt(start: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  for (let steps = 0; steps < 15; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = form === null ? {} : { method: 'POST', body: form };
    const response: Response = await fetch(url, { redirect: 'manual', headers: { cookie }, ...post });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const to = response.headers.get('location');
    form = null;
    if (to !== null) {
      url = new URL(to, url).href;
      if (url.startsWith(CALLBACK)) return url.slice('http://console.test'.length);
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (prompt === undefined || action === undefined) throw new Error(page);
    url = new URL(action, url).href;
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'anything' } : { prompt });
  }
  throw new Error('the provider sends nobody back');
}

/** Leaves for the provider. */
async function leave() {
  const left = await at.server.inject({ url: '/v1/console/open-id' });
  const cookie = String(left.headers['set-cookie']).split(';')[0] ?? '';
  return { url: String(left.headers.location), cookie };
}

async function comeBack(url: string, cookie: string) {
  const back = await at.server.inject({ url, headers: { cookie } });
  const browser = new Browser(at);
  const set = back.headers['set-cookie'];
  if (typeof set === 'string') browser.cookie = set.split(';')[0] ?? '';
  return { to: back.headers.location, browser };
}

async function signIn(login: string) {
  const { url, cookie } = await leave();
  return comeBack(await signedInAt(url, login), cookie);
}

async function newOwner(login: string, verified = true) {
  const owner = await ownerOf(at, ['lucia']);
  const { account } = (await owner.get('/session')).json();
  PEOPLE[login] = { email: account.email, email_verified: verified };
  return { owner, account };
}

describe('an identity provider', () => {
  it('G1 opens an account that is there, by an address that it vouches for, and afterwards by its own name for the person', async () => {
    const { account } = await newOwner('ana');
    const first = await signIn('ana');
    expect(first.to).toBe('/console');
    expect((await first.browser.get('/session')).json().account.id).toBe(account.id);
    // The address there may change: it is the same person.
    PEOPLE['ana'] = { email: 'ana@elsewhere.example', email_verified: false };
    expect((await (await signIn('ana')).browser.get('/session')).json().account.id).toBe(account.id);
    // Somebody else who has the address now is somebody else.
    PEOPLE['eve'] = { email: account.email, email_verified: true };
    expect((await signIn('eve')).to).toBe('/console/sign-in?open-id=unknown');
  });

  it('G1 opens nothing to whoever has no account, is not vouched for, or was removed', async () => {
    PEOPLE['nobody'] = { email: 'nobody@example.com', email_verified: true };
    const unverified = await newOwner('unverified', false);
    for (const login of ['nobody', 'unverified']) {
      const { to, browser } = await signIn(login);
      expect([to, (await browser.get('/session')).statusCode]).toEqual(['/console/sign-in?open-id=unknown', 401]);
    }
    await newOwner('marta');
    const marta = await signIn('marta');
    const { account } = (await marta.browser.get('/session')).json();
    await unverified.owner.send('DELETE', `/businesses/lucia/staff/${account.id}`);
    expect((await marta.browser.get('/session')).statusCode).toBe(401);
    const again = await signIn('marta');
    expect((await again.browser.get('/businesses/lucia/inbox')).statusCode).toBeGreaterThanOrEqual(401);
  });

  it('G1 takes an answer once, in the browser that left for it, with its own state and nonce', async () => {
    await newOwner('tom');
    const { url, cookie } = await leave();
    const back = await signedInAt(url, 'tom');
    const other = await leave();
    expect((await comeBack(back, other.cookie)).to).toBe('/console/sign-in?open-id=late');
    // It is used up by that.
    expect((await comeBack(back, cookie)).to).toBe('/console/sign-in?open-id=late');
    const forged = back.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`);
    expect((await comeBack(forged, cookie)).to).toBe('/console/sign-in?open-id=late');
    // A code that was asked for with another nonce: somebody else's sign-in, brought into this browser.
    const asked = new URL((await leave()).url);
    const mine = await leave();
    const own = new URL(mine.url);
    own.searchParams.set('nonce', asked.searchParams.get('nonce') ?? '');
    expect((await comeBack(await signedInAt(own.href, 'tom'), mine.cookie)).to).toBe('/console/sign-in?open-id=failed');
    const lost = await leave();
    const late = await signedInAt(lost.url, 'tom');
    at.clock.set(new Date(Date.parse(at.clock.now()) + 11 * 60_000).toISOString());
    expect((await comeBack(late, lost.cookie)).to).toBe('/console/sign-in?open-id=late');
  });
});
