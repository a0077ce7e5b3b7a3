import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { complaintsOf, DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';
import { faintTexts, namelessControls, smallTargets } from './inspect.ts';

let dentist: Dentist | null = null;

afterEach(async () => {
  await dentist?.stop();
  dentist = null;
});

async function openDentist(): Promise<string> {
  dentist = createDentist();
  await dentist.start();
  return `${dentist.address}/?business=northside`;
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
}

const answers = (page: Page) => page.getByRole('list', { name: 'Answers' });
const lit = (page: Page, state: string) => page.locator(`[data-state=${state}][data-lit]`).waitFor();

/** As far as the question whether it shall be booked. */
async function asked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await say(page, 'Friday morning please');
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').nth(1).click();
  await answers(page).waitFor();
}

describeInBrowser('buttons in the chat', () => {
  const openPage = useBrowser();

  it('X11 X17 a tap on yes books, and the panel says first why it was a yes', async () => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await asked(page, await openDentist());
    const labels = await answers(page).getByRole('button').allTextContents();
    expect(labels).toEqual(['Yes, book it', 'Change something', 'Not now']);
    await answers(page).getByRole('button', { name: 'Yes, book it' }).click();
    await lit(page, 'booked');
    const log = page.getByRole('log');
    expect(await log.getByRole('article').nth(-2).textContent()).toMatch(/^You: Yes, book it/);
    await log.getByText(/You’re booked/).waitFor();
    expect(await answers(page).count()).toBe(0);
    const turn = page.getByRole('region', { name: /^Last turn/ });
    const reason = turn.getByRole('region', { name: 'Was it a yes?' });
    expect(await reason.textContent()).toBe('A yes to book: tapped');
    const told = await turn.textContent();
    expect(told).toMatch(/The customer tapped “Yes, book it”, a button of the proposal \w+\./);
    expect(told).toContain('by the rule tap/yes');
    expect(told).toMatch(/book was called .+ under the key \S+, allowed by the yes to the proposal \w+\./);
    expect(told).toContain('It went from pending to booking on confirm, to booked on book.done');
    expect(told).toContain('appointment/booked');
    expect((await page.getByRole('complementary').getByRole('heading', { level: 2 }).allTextContents())[0]).toMatch(
      /^Last turn/,
    );
    expect(complaints).toEqual([]);
  });

  it('X11 X12 the buttons go when anything newer is said, come back with a reload, and can be tapped by keyboard', async () => {
    const page = await openPage();
    await asked(page, await openDentist());
    await say(page, 'yes if my husband agrees');
    const reason = page.getByRole('region', { name: 'Was it a yes?' });
    await reason.getByText('Not a yes').waitFor();
    expect(await reason.textContent()).toContain('condition');
    const parts = reason.getByRole('list', { name: 'Parts of the message' });
    expect(await parts.getByRole('listitem').first().textContent()).toMatch(/yes.*yes/);
    expect(await answers(page).count()).toBe(1);
    await page.reload();
    await answers(page).waitFor();
    await answers(page).getByRole('button', { name: 'Not now' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('log')
      .getByText(/take your time/)
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('message');
    await lit(page, 'pending');
  });

  it('X4 a tap that could not be sent is sent again as the tap it was', async () => {
    const page = await openPage();
    const address = await openDentist();
    await asked(page, address);
    await dentist?.stop();
    await page.getByText('Reconnecting…').waitFor();
    await answers(page).getByRole('button', { name: 'Yes, book it' }).click();
    await page.getByText('Not sent yet, trying again…').waitFor();
    await dentist?.start();
    await lit(page, 'booked');
    expect(await page.getByRole('region', { name: 'Was it a yes?' }).textContent()).toContain('tapped');
  });

  it('are named, large enough and easy to read, in the light and in the dark', async () => {
    const address = await openDentist();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const options of [DESK, PHONE]) {
        const page = await openPage({ ...options, colorScheme, reducedMotion: 'reduce' });
        await asked(page, address);
        await say(page, 'yes if my husband agrees');
        await page
          .getByRole('log')
          .getByText(/to be sure/i)
          .waitFor();
        await answers(page).waitFor();
        expect([colorScheme, await page.evaluate(faintTexts)]).toEqual([colorScheme, []]);
        expect(await page.evaluate(namelessControls)).toEqual([]);
        expect(await page.evaluate(smallTargets)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
  });
});
