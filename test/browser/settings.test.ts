import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstOwnerLine } from '../../src/app/owners.ts';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { barriersOn } from './barriers.ts';
import { complaintsOf, DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

describeInBrowser('the settings in the console', () => {
  const openPage = useBrowser();
  let dentist: Dentist;
  let owner: State;

  beforeAll(async () => {
    dentist = createDentist({ live: true });
    await dentist.start();
  });
  afterAll(() => dentist.stop());

  const openSettings = async (place: string, options: BrowserContextOptions = DESK): Promise<Page> => {
    const page = await openPage({ ...options, storageState: owner });
    await page.goto(`${dentist.address}/console/lucia/settings/${place}`);
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    return page;
  };

  const ask = async (text: string): Promise<string> => {
    const opened = await fetch(`${dentist.address}/v1/lucia/conversations`, { method: 'POST' });
    const { id, token } = (await opened.json()) as { id: string; token: string };
    const response = await fetch(`${dentist.address}/v1/lucia/conversations/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    const { replies } = (await response.json()) as { replies: { text: string }[] };
    return replies.map((reply) => reply.text).join('\n');
  };

  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('region', { name: 'Not saved yet' }).waitFor({ state: 'detached' });
  };

  const WISH = 'a short haircut with Marta on Thursday at 11, I am Nora Vidal';

  it('G7 an owner changes a price and the bot’s next offer says it; undo says the old one again', async () => {
    const { accounts } = await dentist.store;
    const link = /\S+$/.exec((await firstOwnerLine(accounts, dentist.address)) ?? '')?.[0] ?? '';
    const first = await openPage();
    await first.goto(link);
    await first.getByLabel('Your name').fill('Ana');
    await first.getByLabel('E-mail').fill('ana@example.org');
    await first.getByLabel('Password').fill('correct horse battery');
    await first.getByRole('button', { name: 'Come in' }).click();
    await first.getByRole('heading', { name: 'Inbox' }).waitFor();
    owner = await first.context().storageState();
    expect(await ask(WISH)).toContain('€18');
    const page = await openSettings('offers');
    const complaints = complaintsOf(page);
    await page.getByText('Corte corto').first().click();
    const price = page.getByLabel('Price (EUR)').first();
    await price.fill('21,5O');
    await page.getByText('This is no amount of the currency.').waitFor();
    await price.fill('21,50');
    // What she wrote herself stays as it is, so she is told where the old price stands.
    const bar = page.getByRole('region', { name: 'Not saved yet' });
    await bar.getByText('Answers of your own still say 18 (prices).').waitFor();
    await save(page);
    expect(await ask(WISH)).toContain('€21.50');
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('18.00').waitFor();
    await page.getByRole('button', { name: 'Back to before version 1' }).click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.getByText('Brought back: the file').waitFor();
    expect(await ask(WISH)).toContain('€18');
    expect(complaints).toEqual([]);
  });

  it('G7 an owner changes words, sees how they read, and the next reply says them', async () => {
    const page = await openSettings('words');
    await page.getByLabel('Search the messages').fill('help');
    const card = page.getByRole('region', { name: 'help', exact: true });
    await card.getByLabel('English').fill('Tell me what you would like done.');
    await card.getByLabel('Spanish').fill('Dime qué te hacemos.');
    await card.locator('.bubble', { hasText: 'Tell me what you would like done.' }).waitFor();
    // What is typed stays while one looks elsewhere.
    await page.getByRole('link', { name: 'Opening hours' }).click();
    await page.getByLabel('Opening hours, Saturday: until').fill('18:00');
    await page.getByText('Answers of your own still say 10:00, 20:00 (opening-hours, staff).').waitFor();
    await save(page);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('Opening hours › Saturday nothing → 10:00-18:00').waitFor();
    expect(await ask('what can you do?')).toContain('Tell me what you would like done.');
    const other = await openSettings('hours');
    expect(await other.getByLabel('Opening hours, Saturday: until').inputValue()).toBe('18:00');
    await other.getByRole('button', { name: 'Opening hours: as in the file' }).click();
    await save(other);
    expect(await other.getByLabel('Opening hours, Saturday: until').inputValue()).toBe('20:00');
  });

  it('G4 G7 what stays booked is listed before hours are shortened, and saved only by another click', async () => {
    const { bookings } = await dentist.store;
    // The console goes by the clock on the wall.
    const times = { start: '2099-03-07T18:00:00Z', end: '2099-03-07T19:00:00Z', now: '2026-03-02T09:05:00Z' };
    const whose = { conversation: null, customer: null, heldUntil: null, details: { services: ['Corte corto'] } };
    const made = { key: 'evening', id: crypto.randomUUID(), business: 'lucia', resource: 'ana', units: [1] };
    await bookings.book({ ...made, ...times, ...whose });
    const page = await openSettings('hours');
    await page.getByLabel('Opening hours, Saturday: until').fill('18:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('One booking stands that nobody would offer any more after this:').waitFor();
    const link = page.getByRole('region', { name: 'Not saved yet' }).getByRole('link').first();
    expect(await link.getAttribute('href')).toContain(`/bookings/${made.id}`);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save all the same' }).click();
    await page.getByRole('region', { name: 'Not saved yet' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Opening hours: as in the file' }).click();
    await save(page);
  });

  it('G7 what is wrong is said at the field, and the second of two owners loses nothing', async () => {
    const [one, other] = [await openSettings('appearance'), await openSettings('appearance')];
    await one.getByLabel('Greeting · English').fill('Ana says hello.');
    await other.getByLabel('Greeting · English').fill('Berta says hello.');
    await save(one);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Ana says hello.').waitFor();
    expect(await other.getByLabel('Greeting · English').inputValue()).toBe('Berta says hello.');
    await other.getByRole('button', { name: 'Save mine' }).click();
    await other.getByRole('region', { name: 'Not saved yet' }).waitFor({ state: 'detached' });
    await one.getByRole('link', { name: 'People and things' }).click();
    await one.getByRole('region', { name: 'Who does what' }).getByText('Marta').click();
    await one.getByLabel('Manicura').uncheck();
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    await one
      .getByText(/nobody does "Manicura"/)
      .first()
      .waitFor();
    // By the names that the fields have on the page, and not by those that they have in the file.
    await one.getByRole('region', { name: 'Not saved yet' }).getByText('Salon › Services › 6').waitFor();
  });

  it('G7 a service that is removed is taken from those who do it, and she is told of whom', async () => {
    const page = await openSettings('offers');
    await page.getByText('Mechas').first().click();
    await page.getByRole('button', { name: 'Remove Mechas' }).click();
    await page.getByText('No longer offered, so also taken from Ana: Mechas.').waitFor();
    await save(page);
    await page.getByRole('link', { name: 'People and things' }).click();
    await page.getByRole('region', { name: 'Who does what' }).getByText('Ana').click();
    await page.getByLabel('Corte corto').first().waitFor();
    expect(await page.getByLabel('Mechas').count()).toBe(0);
  });

  it('G10 has no barrier on any of its pages, on a desk and a phone, light and dark', async () => {
    const dark = { ...PHONE, colorScheme: 'dark' } as const;
    const looks = [
      [DESK, ['Opening hours', 'Services and prices', 'Words', 'History', 'Quick replies']],
      [dark, ['People and things', 'Reminders', 'Appearance', 'Contact and rules', 'Questions and answers']],
    ] as const;
    for (const [options, places] of looks) {
      const page = await openSettings('hours', options);
      for (const place of places) {
        await page.getByRole('link', { name: place }).click();
        await page.getByRole('heading', { name: place, level: 2 }).waitFor();
        await page.locator('.card').first().waitFor();
        expect([place, await barriersOn(page)]).toEqual([place, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.viewport?.width);
      }
    }
  });
});
