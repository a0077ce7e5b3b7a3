import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';
import { startToyServer } from './toyserver.ts';

let houses: Dentist | null = null;

afterEach(async () => {
  await houses?.stop();
  houses = null;
});

async function address(): Promise<string> {
  houses = createDentist();
  await houses.start();
  return houses.address;
}

const bubbles = (page: Page) => page.locator('[role=log] article .words').allTextContents();

async function say(page: Page, text: string): Promise<void> {
  const before = await page.locator('.bubble.theirs').count();
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.bubble.theirs').nth(before).waitFor();
}

describeInBrowser('one talk, wherever it is looked at', () => {
  const openPage = useBrowser();

  it('two tabs show the same, also when one of them starts over or goes back', async () => {
    const server = await startToyServer();
    const one = await openPage();
    await one.goto(server.address);
    const other = await one.context().newPage();
    await other.goto(server.address);
    await say(one, 'from the first');
    await other.getByRole('log').getByText('You said: from the first').waitFor();
    await expect.poll(() => bubbles(other)).toEqual(await bubbles(one));
    await say(other, 'from the second');
    await one.getByRole('log').getByText('You said: from the second').waitFor();
    await expect.poll(() => bubbles(one)).toEqual(await bubbles(other));
    await one.getByRole('button', { name: 'Start over' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => bubbles(other)).toEqual([]);
    await say(one, 'anew');
    await other.getByRole('log').getByText('You said: anew').waitFor();
    await one.getByRole('button', { name: 'Start over' }).click();
    await one.getByRole('region', { name: 'Earlier conversations' }).getByRole('button').click();
    await other.getByRole('log').getByText('You said: from the first').waitFor();
  });

  it('X10 each bubble keeps its own language, and the page speaks that of the talk', async () => {
    const page = await openPage();
    await page.goto(`${await address()}/?business=lucia`);
    await say(page, 'Quiero pedir cita');
    expect(await page.locator('#message').getAttribute('placeholder')).toBe('Escribe un mensaje');
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    await page.getByRole('button', { name: 'Empezar de nuevo' }).waitFor();
    await say(page, 'can we speak English please?');
    expect(await page.locator('#message').getAttribute('placeholder')).toBe('Write a message');
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    const spoken = () =>
      page.locator('.bubble').evaluateAll((all) => all.map((one) => one.querySelector('[lang]')?.getAttribute('lang')));
    expect(await spoken()).toEqual(['es', 'es', 'en', 'en']);
    await page.reload();
    await expect.poll(spoken).toEqual(['es', 'es', 'en', 'en']);
  });

  it.each([
    ['fr-FR', 'atelier', 'Écrivez un message', 'Assistant automatique'],
    ['zh-CN', 'mekong', '输入消息', '自动助手'],
    ['km-KH', 'mekong', 'សរសេរសារ', 'ជំនួយការស្វ័យប្រវត្តិ'],
  ])('X10 before the first word the page speaks the reader’s language: %s', async (locale, business, write, who) => {
    const page = await openPage({ ...DESK, locale });
    await page.goto(`${await address()}/b/${business}`);
    await page.getByText(who).waitFor();
    expect(await page.locator('#message').getAttribute('placeholder')).toBe(write);
  });

  it('scrolls to the end once a picture has loaded, and leaves alone whoever reads above', async () => {
    const page = await openPage(PHONE);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/pictures/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${await address()}/?business=mekong`);
    await say(page, 'We are stressed: a beach for 3 days, two people, up to 400 dollars, from Phnom Penh');
    await say(page, 'do you have pics of the second one?');
    const fromEnd = () =>
      page.locator('.scroll').evaluate((frame) => frame.scrollHeight - frame.scrollTop - frame.clientHeight);
    const loaded = () =>
      page.locator('img.picture').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalHeight > 0));
    expect(await loaded()).toBe(false);
    letThrough();
    await expect.poll(loaded).toBe(true);
    await expect.poll(fromEnd).toBeLessThan(2);
    await page.locator('.scroll').evaluate((frame) => frame.scrollTo(0, 0));
    await page.evaluate(() => document.querySelector<HTMLElement>('img.picture')?.style.setProperty('height', '900px'));
    await expect.poll(fromEnd).toBeGreaterThan(100);
  });

  it.each([
    ['2026-03-02T02:00:00Z', 'Automated assistant · people are back at 09:00'],
    ['2026-03-02T10:00:00Z', 'Automated assistant · people are in until 13:00'],
    ['2026-03-06T20:00:00Z', 'Automated assistant · people are back Monday at 09:00'],
    ['2026-12-25T10:00:00Z', 'Automated assistant · people are back Tuesday at 09:00'],
  ])('says honestly who answers, and when people are in: %s', async (now, header) => {
    const page = await openPage();
    await page.clock.setFixedTime(now);
    await page.goto(`${await address()}/?business=northside`);
    await page.getByText(header, { exact: true }).waitFor();
    expect(await page.getByText('Online').count()).toBe(0);
  });

  it('a business has a page of its own: no switcher, no panel, its own greeting and suggestions', async () => {
    const base = await address();
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${base}/b/northside`);
    await page.getByRole('heading', { level: 1, name: 'Northside Dental' }).waitFor();
    await page.getByText('You will be offered two times and asked before anything is booked.').waitFor();
    expect(await page.title()).toBe('Northside Dental');
    await page.getByRole('button', { name: 'Any time next week' }).click();
    await page.getByRole('list', { name: 'Choices' }).first().waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(await page.getByRole('complementary').count()).toBe(0);
    expect(asked.filter((path) => path.endsWith('/inspection'))).toEqual([]);
    expect((await page.goto(`${base}/b/nobody`))?.status()).toBe(404);
  });

  it('draws the machine with labels that can be read', async () => {
    const page = await openPage();
    const base = await address();
    for (const business of ['northside', 'lucia', 'skylark', 'mekong', 'atelier']) {
      await page.goto(`${base}/?business=${business}`);
      await page.locator('.edge-name').first().waitFor();
      const sizes = await page.locator('.edge-name, .state-name').evaluateAll((labels) =>
        labels.map((label) => {
          const scale = (label as SVGTextElement).getScreenCTM()?.a ?? 0;
          return scale * Number.parseFloat(getComputedStyle(label).fontSize);
        }),
      );
      expect([business, Math.min(...sizes)]).toEqual([business, expect.toSatisfy((size: number) => size >= 12)]);
      const lit = await page.locator('[data-state][data-lit]').boundingBox();
      const frame = await page.locator('.drawing').boundingBox();
      expect((lit?.x ?? 0) >= (frame?.x ?? 0)).toBe(true);
    }
  });
});
