import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { complaintsOf, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

let dentist: Dentist | null = null;

afterEach(async () => {
  await dentist?.stop();
  dentist = null;
});

async function openDentist(): Promise<Dentist> {
  dentist = createDentist();
  await dentist.start();
  return dentist;
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
}

const lit = (page: Page, state: string) => page.locator(`[data-state=${state}][data-lit]`).waitFor();

describeInBrowser('booking a dentist’s appointment by chatting', () => {
  const openPage = useBrowser();

  it('leads from a wish to a booking, and the panel shows why', async () => {
    const { address } = await openDentist();
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.goto(`${address}/?business=northside`);
    await lit(page, 'idle');
    await page.getByRole('button', { name: 'Could I come in on Friday morning?' }).click();
    await lit(page, 'offered');
    expect(await page.locator('.edge[data-lit]').count()).toBe(2);
    await page.getByRole('list', { name: 'Choices' }).getByRole('button').nth(1).click();
    await lit(page, 'pending');
    await say(page, 'yes');
    await lit(page, 'booked');
    const log = page.getByRole('log');
    await log
      .getByText(/booked/i)
      .last()
      .waitFor();
    const panel = page.getByRole('complementary');
    await panel
      .getByRole('region', { name: /^Context/ })
      .getByText('booking_id')
      .waitFor();
    expect(await panel.locator('.removed del').allTextContents()).toEqual(['last_offer', 'pending_booking']);
    expect(await panel.locator('summary code').allTextContents()).toEqual(['book', 'meet_customer']);
    expect(complaints).toEqual([]);
  });

  it('goes on after a reload and after a restart of the server, on a phone', async () => {
    const { address, stop, start } = await openDentist();
    const page = await openPage(PHONE);
    await page.goto(`${address}/?business=northside`);
    await say(page, 'Wednesday at 10');
    await page.getByRole('list', { name: 'Choices' }).waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /Look inside.*pending/ }).waitFor();
    await stop();
    await page.getByText('Reconnecting…').waitFor();
    await say(page, 'yes please');
    await start();
    await page
      .getByRole('log')
      .getByText(/booked/i)
      .last()
      .waitFor();
    await page.getByRole('button', { name: /Look inside.*booked/ }).click();
    await page.getByRole('dialog').locator('[data-state=booked][data-lit]').waitFor();
  });
});
