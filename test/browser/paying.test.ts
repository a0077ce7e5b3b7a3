import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { systemClock } from '../../src/providers/clock/system.ts';
import { scanned } from '../../src/providers/qr/testing/scan.ts';
import { openProcess } from '../payments/chat.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';
import { portOf } from '../server/house.ts';
import { complaintsOf, describeInBrowser, useBrowser } from './chromium.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Says it and waits until it has been answered. */
async function say(page: Page, text: string): Promise<void> {
  const answers = page.getByRole('log').locator('.bubble.theirs');
  const before = await answers.count();
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
  await answers.nth(before).waitFor();
}

describeInBrowser('paying for a trip while chatting', () => {
  const openPage = useBrowser();

  it('D8 D9 shows a code that can be scanned, counts down, and the confirmation appears by itself', async () => {
    const { server } = await openProcess(await house.openStore('memory'), 600_000, { clock: systemClock });
    closing.push(() => server.close());
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.goto(`http://127.0.0.1:${portOf(server)}/?business=mekong`);
    for (const text of TO_PAYMENT) await say(page, text);

    const log = page.getByRole('log');
    const picture = log.getByRole('img').last();
    await picture.waitFor();
    const link = await log.getByRole('link', { name: 'Pay now' }).getAttribute('href');
    expect(scanned((await picture.getAttribute('src')) ?? '')).toBe(link);
    await log.getByText(/Time left to pay: 1[0-4]:[0-5]\d/).waitFor();

    await server.inject({ method: 'POST', url: new URL(link ?? '').pathname, payload: { outcome: 'paid' } });
    await log.getByText(/trip is confirmed/).waitFor();
    // What is paid counts no longer and says so, and leads to no till any more.
    await log.getByText('This is paid.').waitFor();
    expect(await log.getByRole('timer').count()).toBe(0);
    expect(await log.getByRole('link', { name: 'Pay now' }).count()).toBe(0);
    await log.getByRole('link', { name: 'Add to calendar' }).waitFor();
    await page.reload();
    await log.getByText('This is paid.').waitFor();
    expect(await log.getByRole('timer').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('D8 a code that failed, or is over, counts no longer and says so', async () => {
    const { server } = await openProcess(await house.openStore('memory'), 600_000, { clock: systemClock });
    closing.push(() => server.close());
    const page = await openPage();
    await page.clock.install();
    await page.goto(`http://127.0.0.1:${portOf(server)}/?business=mekong`);
    for (const text of TO_PAYMENT) await say(page, text);
    const codes = page.getByRole('log').locator('article:has(img.picture)');
    const link = await page.getByRole('link', { name: 'Pay now' }).getAttribute('href');
    await codes.first().getByRole('timer').waitFor();
    await server.inject({ method: 'POST', url: new URL(link ?? '').pathname, payload: { outcome: 'failed' } });
    await codes.nth(1).waitFor();
    await codes
      .first()
      .getByText(/did not go through|newer code/)
      .waitFor();
    expect(await codes.first().getByRole('timer').count()).toBe(0);
    await codes.last().getByRole('timer').waitFor();
    await page.clock.fastForward('16:00');
    await codes.last().getByText('This code has run out.').waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
  });

  it('E8 X10 the page to pay on names what is paid for in the customer’s language, and leads back to the talk', async () => {
    const { server } = await openProcess(await house.openStore('memory'), 600_000, { clock: systemClock });
    closing.push(() => server.close());
    const page = await openPage();
    const address = `http://127.0.0.1:${portOf(server)}`;
    await page.goto(`${address}/b/atelier`);
    await say(page, 'I would like to reserve the Salle Lumière next Friday from 9:00 to 12:00');
    await page.getByRole('button', { name: /^Yes/ }).click();
    // The house is French, and its customer is not.
    const link = await page.getByRole('link', { name: 'Pay now' }).getAttribute('href');
    const till = await page.context().newPage();
    await till.goto(`${address}${new URL(link ?? '').pathname}`);
    await till.getByText('Salle Lumière').waitFor();
    expect(await till.getAttribute('html', 'lang')).toBe('en');
    await till.getByRole('button', { name: /^Pay / }).click();
    await till.getByRole('status').waitFor();
    await till.getByRole('link', { name: /Back to the conversation/ }).click();
    await till.getByRole('log').getByText('reserve the Salle Lumière next Friday').waitFor();
    await page.getByRole('log').getByText('This is paid.').waitFor();
  });
});
