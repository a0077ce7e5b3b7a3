import { expect, it, onTestFinished } from 'vitest';
import { createDentist } from '../server/dentist.ts';
import { barriersOn } from './barriers.ts';
import { DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

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
