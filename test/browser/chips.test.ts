import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { complaintsOf, describeInBrowser, PHONE, useBrowser } from './chromium.ts';
import { smallTargets } from './inspect.ts';

let houses: Dentist | null = null;

afterEach(async () => {
  await houses?.stop();
  houses = null;
});

async function open(page: Page, business: string): Promise<void> {
  houses = createDentist();
  await houses.start();
  await page.goto(`${houses.address}/?business=${business}`);
}

const ours = (page: Page) => page.locator('.bubble.ours .words');
const theirs = (page: Page) => page.locator('.bubble.theirs');
const option = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

async function say(page: Page, text: string): Promise<void> {
  const before = await theirs(page).count();
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
  await theirs(page).nth(before).waitFor();
}

/** Taps what is called so, sees it sent as it was called, and waits until it has been answered. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  const before = await theirs(page).count();
  const chip = option(page, name).first();
  const label = await chip.textContent();
  await chip.click();
  await theirs(page).nth(before).waitFor();
  expect(await ours(page).last().textContent()).toBe(label);
}

/** The newest thing we said. */
const reads = (page: Page, words: RegExp) => theirs(page).last().getByText(words).first().waitFor();

describeInBrowser('what can be tapped instead of written', () => {
  const openPage = useBrowser();

  it('X6 free times are chips under their day, which is said once, and are sent as they are read', async () => {
    const page = await openPage(PHONE);
    const complaints = complaintsOf(page);
    await open(page, 'northside');
    await say(page, 'Friday morning please');
    const offer = theirs(page).last();
    expect(await offer.getByRole('button').allTextContents()).toEqual(['9:00', '9:30']);
    expect((await offer.textContent())?.match(/Friday 6 March/g)).toHaveLength(1);
    expect(await offer.textContent()).not.toMatch(/[12]\. |1 or 2/);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await tap(page, '9:30');
    await reads(page, /Shall I book Friday 6 March at 9:30/);
    // What was offered can still be read, and no longer be tapped.
    expect(await theirs(page).first().getByRole('button').count()).toBe(0);
    expect(await theirs(page).first().textContent()).toMatch(/Friday 6 March.*9:00.*9:30/);
    expect(await page.getByRole('list', { name: 'Answers' }).getByRole('button').allTextContents()).toEqual([
      'Yes, book it',
      'Change something',
      'Not now',
    ]);
    expect(complaints).toEqual([]);
  });

  it('X6 at the salon services, people and times go by their names, all the way to the booking', async () => {
    const page = await openPage(PHONE);
    await open(page, 'lucia');
    await say(page, 'Quiero pedir cita');
    await tap(page, 'Corte largo');
    await reads(page, /Te apunto Corte largo/);
    await say(page, 'nada más');
    await tap(page, 'Ana');
    await reads(page, /Ana tiene libre/);
    await tap(page, /\d+:\d\d$/);
    await say(page, 'Carmen Ruiz');
    expect(await page.getByRole('list', { name: 'Respuestas' }).getByRole('button').count()).toBe(3);
    await tap(page, /^Sí/);
    await reads(page, /Reservado, Carmen/);
  });

  it('X6 with any stylist a time says whose it is, and is heard so', async () => {
    const page = await openPage();
    await open(page, 'lucia');
    await say(page, 'cita para corte largo y peinado con cualquiera, el jueves');
    await tap(page, /, con \p{L}+$/u);
    await reads(page, /jueves 5 de marzo a las .*con .*nombre/);
  });

  it('X14 X6 what stands is moved by a tap on a time', async () => {
    const page = await openPage();
    await open(page, 'lucia');
    for (const text of ['a blow-dry with Ana on Thursday at 12 please', "I'm Rosa", 'yes']) await say(page, text);
    await say(page, 'can I move my appointment to Friday?');
    await tap(page, /^\d+:\d\d/);
    await reads(page, /move|Friday 6 March/);
    await tap(page, /^Yes/);
    await reads(page, /now on Friday 6 March/);
  });

  it('X6 at the house spaces go by their names', async () => {
    const page = await openPage();
    await open(page, 'atelier');
    await say(page, 'je voudrais réserver une salle');
    await tap(page, /^Salle Lumière$/);
    await reads(page, /Pour Salle Lumière/);
  });

  const TRIPS = [
    { language: 'English', words: ['I need a holiday', 'Rest', 'Beach', '3 days', 'two people', 'Under'] },
    { language: 'Chinese', words: ['我想去旅行', '放松', '海滩', '三天', '两个人', '以内'] },
    { language: 'Khmer', words: ['ខ្ញុំចង់ទៅលេង', 'សម្រាក', 'ឆ្នេរ', '៣ ថ្ងៃ', '២ នាក់', 'ក្រោម'] },
  ] as const;

  it.each(TRIPS)('D3 X6 mood, place and budget of a trip are tapped in $language', async ({ words }) => {
    const [wish, mood, place, days, people, budget] = words;
    const page = await openPage();
    await open(page, 'mekong');
    await say(page, wish);
    await tap(page, mood);
    await tap(page, place);
    await say(page, days);
    await say(page, people);
    await tap(page, new RegExp(budget));
    const context = page.getByRole('complementary').getByRole('region', { name: /^Context/ });
    const kept = async () => (await context.textContent())?.replaceAll('"', '');
    await expect.poll(kept, { timeout: 10_000 }).toMatch(/budget_max_usd\d+/);
    expect(await kept()).toContain('moodstressed');
    expect(await kept()).toContain('environmentBEACH');
  });
});
