import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { createDentist } from '../server/dentist.ts';
import { DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands, in words. */
async function barriersOn(page: Page): Promise<readonly string[]> {
  // By the debugger and not by a script tag, which the page's policy refuses.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const TALKS = [
  ['northside', 'Friday morning'],
  ['lucia', 'quiero cita para un corte largo'],
  ['skylark', 'a flight from Boston to Miami'],
  ['mekong', 'I want to go to the beach'],
  ['atelier', 'je voudrais réserver un espace'],
] as const;

describeInBrowser('the pages, as axe sees them', () => {
  const openPage = useBrowser();

  it.each(['light', 'dark'] as const)('hold no barrier in any business (%s)', async (colorScheme) => {
    const server = createDentist();
    onTestFinished(() => server.stop());
    await server.start();
    const found: string[] = [];
    for (const [business, words] of TALKS) {
      const page = await openPage({ ...(colorScheme === 'dark' ? PHONE : DESK), colorScheme });
      await page.goto(`${server.address}/b/${business}`);
      await page.locator('#message').fill(words);
      await page.keyboard.press('Enter');
      await page.getByRole('log').locator('[lang]').nth(1).waitFor();
      found.push(...(await barriersOn(page)).map((one) => `${business}: ${one}`));
      await page.close();
    }
    const page = await openPage({ ...DESK, colorScheme });
    await page.goto(`${server.address}/?business=lucia`);
    await page.locator('#message').waitFor();
    found.push(...(await barriersOn(page)).map((one) => `the demo page: ${one}`));
    expect(found).toEqual([]);
  });
});
