import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';
import { faintTexts, namelessControls, smallTargets } from './inspect.ts';
import { startToyServer } from './toyserver.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') || element?.id || element?.textContent || '';
  });

describeInBrowser('the chat page for everyone', () => {
  const openPage = useBrowser();

  it('can be used with the keyboard alone', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await page.getByRole('heading', { name: 'The Toy Shop', exact: true }).waitFor();
    expect(await focused(page)).toBe('message');
    await page.keyboard.type('by keyboard');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('on two lines');
    await page.keyboard.press('Enter');
    await page.getByText('You said: by keyboard').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Send');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('message');
    for (let steps = 0; steps < 12 && !(await focused(page)).includes('Start over'); steps += 1) {
      await page.keyboard.press('Shift+Tab');
    }
    expect(await outlineWidth(page)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Start over?' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Start over');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The Toy Shop', exact: true }).waitFor();
  });

  it('opens the panel as a sheet on a phone, and Escape leads back to where one was', async () => {
    const server = await startToyServer();
    const page = await openPage(PHONE);
    await page.goto(server.address);
    const look = page.getByRole('button', { name: /Look inside/ });
    await look.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Inside the conversation' });
    await sheet.waitFor();
    expect(await sheet.locator('[data-lit] .state-name').textContent()).toBe('idle');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await focused(page)).toContain('Look inside');
  });

  it('tells a screen reader what it needs', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await page.getByLabel(/^Message to/).fill('hi');
    await page.keyboard.press('Enter');
    await page.getByText('You said: hi').first().waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await page.getByRole('log', { name: 'Conversation with The Toy Shop' }).getAttribute('aria-live')).toBe(
      'polite',
    );
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(1);
    await page.getByRole('img', { name: /state machine.*Now in talking/ }).waitFor();
    expect(await page.evaluate(namelessControls)).toEqual([]);
    const said = page.getByRole('article').first();
    expect(await said.textContent()).toMatch(/^You: hi/);
  });

  it('has enough contrast in the light and in the dark (WCAG AA)', async () => {
    const server = await startToyServer();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const options of [DESK, PHONE]) {
        const page = await openPage({ ...options, colorScheme, reducedMotion: 'reduce' });
        await page.goto(server.address);
        await page.getByRole('heading', { name: 'The Toy Shop', exact: true }).waitFor();
        expect([colorScheme, await page.evaluate(faintTexts)]).toEqual([colorScheme, []]);
        await page.getByLabel(/^Message to/).fill('hi');
        await page.keyboard.press('Enter');
        await page.getByText('You said: hi').first().waitFor();
        expect([colorScheme, await page.evaluate(faintTexts)]).toEqual([colorScheme, []]);
      }
    }
  });

  it('would notice a text that is too faint and a control without a name', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await page.getByRole('heading', { name: 'The Toy Shop', exact: true }).waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.welcome p')?.style.setProperty('color', '#bbb');
      document.querySelector('.send')?.removeAttribute('aria-label');
    });
    expect(await page.evaluate(faintTexts)).toHaveLength(1);
    expect(await page.evaluate(namelessControls)).toHaveLength(1);
  });

  it('fits a phone: nothing sticks out, targets are large, and writing does not zoom', async () => {
    const server = await startToyServer();
    const page = await openPage(PHONE);
    await page.goto(server.address);
    await page.getByRole('heading', { name: 'The Toy Shop', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    const size = await page
      .locator('#message')
      .evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    const composer = await page.locator('.composer').boundingBox();
    expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(844);
  });

  it('holds still for those who ask for it', async () => {
    const server = await startToyServer();
    const page = await openPage({ ...DESK, reducedMotion: 'reduce' });
    await page.goto(server.address);
    await page.locator('[data-lit] .halo').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

function outlineWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element === null ? 0 : Number.parseFloat(getComputedStyle(element).outlineWidth);
  });
}
