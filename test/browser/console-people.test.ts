import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invite } from '../../src/server/console/invite.ts';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

const NOW = '2026-03-02T09:05:00.000Z';

describeInBrowser('the people at the console', () => {
  const openPage = useBrowser({ whole: true });
  let dentist: Dentist;

  beforeAll(async () => {
    dentist = createDentist({ live: true });
    await dentist.start();
  });
  afterAll(() => dentist.stop());

  /** Somebody comes in by a link, in a browser of their own. */
  const comeIn = async (name: string, role: 'owner' | 'staff', options: BrowserContextOptions = {}): Promise<Page> => {
    const { accounts } = await dentist.store;
    const whom = { businesses: ['northside', 'lucia'], role, email: null };
    const { link } = await invite(accounts, whom, new Date().toISOString(), dentist.address);
    const page = await openPage({ ...DESK, ...options });
    await page.clock.install({ time: NOW });
    await page.goto(link);
    await page.getByLabel(/name|nombre|nom/i).fill(name);
    await page.getByLabel(/e-mail|correo|courriel/i).fill(`${name.toLowerCase()}@example.org`);
    await page.getByLabel(/password|contraseña|mot de passe/i).fill('correct horse battery');
    await page.locator('button[type=submit]').click();
    await page
      .locator('h1')
      .getByText(/Inbox|Bandeja|Boîte/)
      .waitFor();
    return page;
  };

  const ask = async (text: string): Promise<Page> => {
    const chat = await openPage(PHONE);
    await chat.goto(`${dentist.address}/b/northside`);
    await chat.locator('#message').fill(text);
    await chat.keyboard.press('Enter');
    return chat;
  };

  it('G2 rings by a sound, and by a notice while one looks elsewhere, once one said yes', async () => {
    const desk = await comeIn('Ana', 'owner', { permissions: ['notifications'] });
    // What the browser itself would show and play, as the page asks it to.
    await desk.evaluate(`
      window.rung = { notices: [], notes: 0 };
      const Real = window.Notification;
      window.Notification = class extends Real {
        constructor(title, options) { super(title, options); window.rung.notices.push({ title, ...options }); }
      };
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...given) { window.rung.notes += 1; return start.apply(this, given); };
    `);
    expect(await desk.evaluate('Notification.permission')).toBe('granted');
    await ask('can I talk to a person');
    await desk.getByRole('status').getByText('Somebody asks for a person').waitFor();
    // Nobody said yes: it is told to a screen reader and in the list, and makes no noise.
    expect(await desk.evaluate('window.rung')).toEqual({ notices: [], notes: 0 });
    await desk.locator('.ask-ring .button').first().click();
    await expect.poll(() => desk.evaluate('window.rung.notes'), { timeout: 30_000 }).toBe(2);
    await desk.evaluate(`Object.defineProperty(document, 'hidden', { value: true, configurable: true })`);
    await ask('a person please, <b>now</b>');
    await expect.poll(() => desk.evaluate('window.rung.notices.length'), { timeout: 30_000 }).toBe(1);
    const rung = (await desk.evaluate('window.rung')) as { notices: { title: string; body: string }[]; notes: number };
    expect(rung.notes).toBe(4);
    expect(rung.notices).toMatchObject([
      { title: 'Somebody asks for a person · Northside Dental', body: expect.stringContaining('colleague') },
    ]);
  });

  it('G1 whoever is removed with the page open is asked to sign in, and sees nothing more', async () => {
    const owner = await comeIn('Olga', 'owner');
    const staff = await comeIn('Pepe', 'staff');
    await staff.locator('.row').first().waitFor();
    const { accounts } = await dentist.store;
    const [pepe] = (await accounts.ofBusiness('northside')).filter(({ name }) => name === 'Pepe');
    await accounts.permit(pepe?.id ?? '', 'lucia', null);
    await owner.getByRole('link', { name: 'People' }).click();
    const row = owner.getByRole('row', { name: /Pepe/ });
    await row.getByRole('button', { name: /Remove/ }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    await staff.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await staff.locator('.row').count()).toBe(0);
  });

  it('G5 two customers who are one are merged on the page', async () => {
    const desk = await comeIn('Marta', 'owner');
    const { bookings, customers } = await dentist.store;
    for (const [n, name] of ['Rosa', 'Rosa Gil'].entries()) {
      const contact = `+44770090050${n}`;
      const met = { contact, channel: 'sms', address: contact };
      const [firstName, lastName = null] = name.split(' ') as [string, string?];
      const { id } = await customers.ensure({
        id: `rosa-${n}`,
        business: 'northside',
        met,
        now: NOW,
        firstName,
        lastName,
      });
      await bookings.book({
        ...{ key: `rosa-${n}`, id: `rosa-booking-${n}`, business: 'northside', resource: 'northside-main', units: [1] },
        ...{ start: `2026-03-1${n}T10:00:00Z`, end: `2026-03-1${n}T10:30:00Z`, heldUntil: null, conversation: null },
        ...{ customer: id, details: { by_hand: { what: 'Check-up', by: 'Ana', name, note: null } }, now: NOW },
      });
    }
    await desk.goto(`${dentist.address}/console/northside/customers/rosa-1`);
    await desk.getByRole('button', { name: 'Merge' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Rosa');
    await dialog.getByRole('radio', { name: /\+447700900500/ }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await desk.getByText('+447700900500').first().waitFor();
    expect((await bookings.ofCustomer('rosa-1')).length).toBe(2);
    expect(await customers.get('rosa-0')).toBeNull();
  });

  it.each([
    ['es-ES', 'es', /El cliente escribió/, /Escribió a un cliente|Tomó|Reservó/],
    ['fr-FR', 'fr', /Le client a écrit/, /A écrit à un client|A pris|A réservé/],
  ])('G10 X17 in a browser of %s explanations and the audit are in its language', async (locale, lang, heard, did) => {
    const desk = await comeIn(`Luz${lang}`, 'owner', { locale });
    expect(await desk.evaluate('document.documentElement.lang')).toBe(lang);
    await desk.goto(`${dentist.address}/console/northside/inbox`);
    await desk.locator('.row').first().click();
    await desk.locator('.why summary').first().click();
    await desk.getByText(heard).first().waitFor();
    await desk.locator('textarea').first().fill('Hola');
    await desk.keyboard.press('Enter');
    await desk.locator('article, .bubble').getByText('Hola').first().waitFor();
    await desk.goto(`${dentist.address}/console/northside/audit`);
    await desk.getByRole('cell').getByText(did).first().waitFor();
  });
});
