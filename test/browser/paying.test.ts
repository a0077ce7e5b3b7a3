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
    const link = await log.getByRole('link').last().getAttribute('href');
    expect(scanned((await picture.getAttribute('src')) ?? '')).toBe(link);
    await log.getByText(/Time left to pay: 1[0-4]:[0-5]\d/).waitFor();

    await server.inject({ method: 'POST', url: new URL(link ?? '').pathname, payload: { outcome: 'paid' } });
    await log.getByText(/trip is confirmed/).waitFor();
    expect(complaints).toEqual([]);
  });
});
