import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { environment } from '../../src/app/environment.ts';
import { serve } from '../../src/app/open.ts';
import type { Serving } from '../../src/app/serve.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { GoogleStandin } from '../calendars/standins/google.ts';
import { CLIENT } from '../calendars/standins/oauth.ts';
import { freePort } from '../program.ts';
import { barriersOn } from './barriers.ts';
import { complaintsOf, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

const SECRETS = /refresh-|access-|a client secret/;

describeInBrowser('calendars outside, in the console', () => {
  const openPage = useBrowser();
  let [serving, google, url]: [Serving | null, GoogleStandin | null, string] = [null, null, ''];

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    google = await new GoogleStandin([`${url}/v1/console/outside/callback`]).start();
    const config = readConfig({
      ...environment,
      ...{ HOLDFAST_SECRET: 'a secret for the tests', HOLDFAST_PUBLIC_URL: url, HOLDFAST_WEATHER: 'off' },
      ...{ HOLDFAST_GOOGLE_CLIENT_ID: CLIENT.clientId, HOLDFAST_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret },
      ...{ HOLDFAST_GOOGLE_API_URL: google.address, HOLDFAST_RATE_LIMIT: 'off', HOLDFAST_LOG_LEVEL: 'silent' },
    });
    const options = { config, dataDirectory: '.', announce: () => {}, store: memoryStore() };
    serving = await serve({ ...options, port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await serving?.stop();
    await google?.close();
  });

  it('H6 G10 an owner lets us in at Google, chooses a calendar, sees it in step, and lets go of it', async () => {
    const page = await openPage();
    const told: Promise<string>[] = [];
    page.on('response', (response) => {
      // A stream of events has no end to wait for.
      const isWhole = !response.headers()['content-type']?.includes('event-stream');
      if (isWhole && response.url().startsWith(`${url}/v1/`)) told.push(response.text().catch(() => ''));
    });
    await page.goto(/\S+$/.exec(serving?.firstOwner ?? '')?.[0] ?? '');
    await page.getByLabel('Your name').fill('Ana Ruiz');
    await page.getByLabel('E-mail').fill('ana@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    // Before that the page asks who one is, and is told that one is nobody.
    const complaints = complaintsOf(page);
    await page.goto(`${url}/console/lucia/outside`);
    await page.getByText('No calendar is connected yet.').waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'Connect a calendar' }).click();
    await page.getByLabel('Whose calendar').selectOption('Google');
    await page.getByRole('button', { name: 'Continue' }).click();
    // Led to Google and back: the account is there, and its calendars are to be chosen from.
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Which calendar').selectOption('Ana');
    await dialog.getByLabel(/^For/).selectOption({ index: 0 });
    expect(await barriersOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Connect a calendar' }).click();
    await page.getByText('In step', { exact: true }).waitFor();
    await page.getByText('tells of its changes').waitFor();
    expect(await barriersOn(page)).toEqual([]);

    const phone = await openPage({
      ...(PHONE as BrowserContextOptions),
      storageState: await page.context().storageState(),
    });
    await phone.goto(`${url}/console/lucia/outside`);
    await phone.getByText('In step', { exact: true }).waitFor();
    expect(await barriersOn(phone)).toEqual([]);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await phone.evaluate(isWide)).toBe(false);

    await page.getByRole('button', { name: 'New address' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByLabel('stays there').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('No calendar is connected yet.').waitFor();
    await page.getByRole('button', { name: /^Give back/ }).click();
    await page.getByRole('heading', { name: 'Accounts' }).waitFor({ state: 'detached' });
    expect(google?.channels.size).toBe(0);
    expect((await Promise.all(told)).filter((text) => SECRETS.test(text))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('H6 a person who does not agree is told so, and nothing is connected', async () => {
    if (google) google.authority.consent = 'deny';
    const page = await openPage();
    await page.goto(`${url}/console/sign-in`);
    await page.getByLabel('E-mail').fill('ana@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await page.goto(`${url}/console/lucia/outside`);
    await page.getByRole('button', { name: 'Connect a calendar' }).click();
    await page.getByLabel('Whose calendar').selectOption('Google');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Nobody was let in.').waitFor();
    await page.getByText('No calendar is connected yet.').waitFor();
  });
});
