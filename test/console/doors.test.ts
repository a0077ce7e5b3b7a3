import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../src/server/console/totp.ts';
import { Browser, type ConsoleHouse, openConsoleHouse, ownerOf, PASSWORD } from './house.ts';

let at: ConsoleHouse;
beforeAll(async () => {
  at = await openConsoleHouse();
});
afterAll(() => at.close());

/** Every route of the console, as its own OpenAPI document lists them. */
async function routes(): Promise<readonly { method: 'GET' | 'POST' | 'DELETE'; path: string }[]> {
  const document = (await at.server.inject({ url: '/docs/json' })).json<{ paths: { [path: string]: object } }>();
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/console/businesses/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase() as 'GET',
        path: path.slice('/v1/console'.length).replaceAll(/\{(?!business)\w+\}/g, 'x'),
      })),
    );
}

describe('the gate of the console', () => {
  it('G9 opens no route of a business to another’s owner, to nobody, to a session that is over, or to a forged one', async () => {
    const all = await routes();
    expect(all.length).toBeGreaterThan(25);
    const [stranger, nobody, over, forged] = [
      await ownerOf(at, ['northside']),
      new Browser(at),
      await ownerOf(at, ['lucia']),
      new Browser(at),
    ];
    await over.send('DELETE', '/session');
    forged.cookie = `holdfast=${'A'.repeat(43)}`;
    for (const { method, path } of all) {
      const url = path.replace('{business}', 'lucia');
      const codes = await Promise.all([stranger, nobody, over, forged].map((one) => one.send(method, url)));
      expect([url, ...codes.map(({ statusCode }) => statusCode)]).toEqual([url, 403, 401, 401, 401]);
    }
  });

  it('G1 lets nothing be changed without the session’s token, nor from another page', async () => {
    const owner = await ownerOf(at, ['lucia']);
    for (const { method, path } of (await routes()).filter((one) => one.method !== 'GET')) {
      const url = path.replace('{business}', 'lucia');
      const bare = await owner.send(method, url, undefined, { 'x-console-token': '' });
      const foreign = await owner.send(method, url, undefined, { origin: 'https://evil.example' });
      expect([url, bare.json().error.code, foreign.json().error.code]).toEqual([url, 'csrf', 'csrf']);
    }
    const signing = await new Browser(at).send(
      'POST',
      '/session',
      { email: 'a@b.cd', password: 'x' },
      { origin: 'null' },
    );
    expect(signing.statusCode).toBe(403);
  });

  it('G9 keeps staff out of what is for owners', async () => {
    const owner = await ownerOf(at, ['lucia']);
    const { link } = (await owner.post('/businesses/lucia/staff/invitations', { role: 'staff' })).json();
    const staff = new Browser(at);
    await staff.join(link, 'Marta', 'marta@example.com');
    expect((await staff.get('/businesses/lucia/inbox')).statusCode).toBe(200);
    for (const path of ['audit', 'customers/x/export']) {
      expect((await staff.get(`/businesses/lucia/${path}`)).statusCode).toBe(403);
    }
    expect((await staff.post('/businesses/lucia/staff/invitations', { role: 'owner' })).statusCode).toBe(403);
  });

  it('G1 signs somebody out at once who is removed', async () => {
    const owner = await ownerOf(at, ['lucia']);
    const { link } = (await owner.post('/businesses/lucia/staff/invitations', { role: 'staff' })).json();
    const staff = new Browser(at);
    const { account } = (await staff.join(link, 'Pepe', 'pepe@example.com')).json();
    expect((await staff.get('/session')).statusCode).toBe(200);
    expect((await owner.send('DELETE', `/businesses/lucia/staff/${account.id}`)).statusCode).toBe(204);
    expect((await staff.get('/businesses/lucia/inbox')).statusCode).toBe(401);
    expect((await staff.get('/session')).statusCode).toBe(401);
  });
});

describe('signing in', () => {
  it('G1 says the same to a wrong password and to an address that nobody has, and locks both out', async () => {
    const owner = await ownerOf(at, ['lucia']);
    const { email } = (await owner.get('/session')).json().account;
    const browser = new Browser(at);
    const [wrong, unknown] = [
      await browser.signIn(email, 'not it'),
      await browser.signIn('nobody@example.com', 'not it'),
    ];
    expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()]);
    for (const address of [email, 'nobody@example.com']) {
      for (let tries = 0; tries < 9; tries += 1) await browser.signIn(address, 'not it');
      expect((await browser.signIn(address, PASSWORD)).json().error.code).toBe('locked_out');
    }
    at.clock.set(new Date(Date.parse(at.clock.now()) + 16 * 60_000).toISOString());
    expect((await browser.signIn(email)).statusCode).toBe(200);
  });

  it('G1 gives a cookie that no script reads, and ends a session that nobody uses', async () => {
    const owner = await ownerOf(at, ['lucia']);
    const { email } = (await owner.get('/session')).json().account;
    const browser = new Browser(at);
    const { headers } = await browser.signIn(email);
    expect(headers['set-cookie']).toMatch(/^holdfast=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    at.clock.set(new Date(Date.parse(at.clock.now()) + 13 * 3_600_000).toISOString());
    expect((await browser.get('/session')).statusCode).toBe(401);
  });

  it('G1 asks for a code of the second factor where it is on, and takes none twice', async () => {
    const owner = await ownerOf(at, ['lucia']);
    const { email } = (await owner.get('/session')).json().account;
    const { secret } = (await owner.post('/account/second-factor')).json();
    const code = (steps = 0) => codeAt(secret, Math.floor(Date.parse(at.clock.now()) / 30_000) + steps);
    expect((await owner.post('/account/second-factor/confirm', { code: code() })).statusCode).toBe(204);
    const browser = new Browser(at);
    expect((await browser.signIn(email)).json().error.code).toBe('code_needed');
    expect((await browser.signIn(email, PASSWORD, code())).json().error.code).toBe('wrong_code');
    expect((await browser.signIn(email, PASSWORD, code(1))).statusCode).toBe(200);
  });

  it('G1 has an invitation used once, and the first owner’s by nobody once there is one', async () => {
    const fresh = await openConsoleHouse();
    const { firstOwnerLine } = await import('../../src/app/owners.ts');
    const { invite } = await import('../../src/server/console/invite.ts');
    const every = { businesses: ['*'], role: 'owner' as const, email: null };
    const links = [0, 1].map(() => invite(fresh.store.accounts, every, fresh.clock.now(), 'http://console.test'));
    const [first, second] = (await Promise.all(links)).map(({ link }) => link);
    const [ana, eve] = [new Browser(fresh), new Browser(fresh)];
    expect((await ana.join(first ?? '', 'Ana', 'ana@example.com')).json().businesses.length).toBeGreaterThan(3);
    for (const link of [first, second]) {
      expect((await eve.join(link ?? '', 'Eve', 'eve@example.com')).json().error.code).toBe('invitation_over');
    }
    expect(await firstOwnerLine(fresh.store.accounts, 'http://console.test')).toBeNull();
    await fresh.close();
  });
});
