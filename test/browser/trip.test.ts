import { tmpdir } from 'node:os';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import type { Serving } from '../../src/app/serve.ts';
import { complaintsOf, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

/** A day far enough ahead, as a calendar writes it; the server runs by the real clock. */
const LEAVING = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

interface Journey {
  readonly language: string;
  readonly wishes: string;
  readonly photos: string;
  readonly picture: RegExp;
  readonly choice: string;
  readonly extra: string;
  readonly added: RegExp;
  readonly ready: string;
  readonly yes: string;
  readonly name: string;
  readonly pickup: string;
  readonly none: string;
  readonly confirmed: RegExp;
}

const JOURNEYS: readonly Journey[] = [
  {
    language: 'English',
    wishes: 'We are stressed: a beach for 3 days, two people, up to 400 dollars, from Phnom Penh',
    photos: 'do you have pics of the second one?',
    picture: /drawing of Salt and Sun/,
    choice: `I'll take the second one, leaving ${LEAVING}`,
    extra: 'add a private dinner',
    added: /Total: \$260/,
    ready: 'book it',
    yes: 'yes please',
    name: 'Sok Dara',
    pickup: 'Hotel Cambodiana',
    none: 'no special requests',
    confirmed: /your trip is confirmed/,
  },
  {
    language: 'Khmer',
    wishes: 'ខ្ញុំតានតឹង ចង់ទៅឆ្នេរ ៣ ថ្ងៃ ២ នាក់ មិនលើស ៤០០ ដុល្លារ ពីភ្នំពេញ',
    photos: 'មានរូបភាពទី២ទេ?',
    picture: /គំនូរនៃ អំបិល និងព្រះអាទិត្យ/,
    choice: `យកទីពីរ ${LEAVING}`,
    extra: 'បន្ថែមអាហារពេលល្ងាចឯកជន',
    added: /សរុប៖ 260\$/,
    ready: 'កក់ចុះ',
    yes: 'បាទ',
    name: 'សុខ ដារា',
    pickup: 'សណ្ឋាគារកាំបូឌីយ៉ាណា',
    none: 'គ្មាន',
    confirmed: /ដំណើរត្រូវបានបញ្ជាក់/,
  },
  {
    language: 'Chinese',
    wishes: '我压力很大，想去海边玩三天，两个人，400美元以内，从金边出发',
    photos: '第二个有图吗',
    picture: /盐与阳光的插画/,
    choice: `就要第二个，${LEAVING}出发`,
    extra: '加一个私人晚餐',
    added: /合计：\$260/,
    ready: '预订吧',
    yes: '好的',
    name: '王小明',
    pickup: '莱佛士酒店',
    none: '没有',
    confirmed: /行程确认/,
  },
];

let serving: Serving;

beforeAll(async () => {
  const environment = { DATABASE_URL: 'memory', HOLDFAST_LOG_LEVEL: 'silent', HOLDFAST_WEATHER: 'off' };
  const place = { port: 0, host: '127.0.0.1', dataDirectory: tmpdir(), announce: () => {} };
  serving = await house.serve({
    ...place,
    config: readConfig({ ...environment, HOLDFAST_SECRET: 'a secret for the tests' }),
  });
});
afterAll(() => serving.stop());

async function say(page: Page, text: string): Promise<void> {
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
}

const lit = (page: Page, state: string) => page.locator(`[data-state=${state}][data-lit]`).waitFor();
const reads = (page: Page, words: RegExp) => page.getByRole('log').getByText(words).last().waitFor();
const questions = (page: Page) => page.getByRole('log').locator('.bubble.theirs');

/** Says something and waits until it has been answered. */
async function talk(page: Page, text: string): Promise<void> {
  const before = await questions(page).count();
  await say(page, text);
  await questions(page).nth(before).waitFor();
}

describeInBrowser('selling a trip by chatting', () => {
  const openPage = useBrowser();

  it.each(JOURNEYS)(
    'D1 D5 D6 D7 D8 D9 D12 a trip is found, made one’s own, booked and paid for in $language',
    async (journey) => {
      const page = await openPage();
      const complaints = complaintsOf(page);
      await page.goto(`${serving.address}/?business=mekong`);
      await lit(page, 'DISCOVERY');
      await say(page, journey.wishes);
      await lit(page, 'SUGGESTION');
      await say(page, journey.photos);
      await lit(page, 'EXPLORATION');
      const picture = page.getByRole('log').getByRole('img', { name: journey.picture });
      await picture.waitFor();
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
        await picture.elementHandle(),
      );
      await say(page, journey.choice);
      await lit(page, 'CUSTOMIZATION');
      await say(page, journey.extra);
      await reads(page, journey.added);
      await say(page, journey.ready);
      await lit(page, 'BOOKING');
      for (const text of [journey.yes, journey.name, '012 345 678', journey.pickup]) await talk(page, text);
      await say(page, journey.none);
      await lit(page, 'PAYMENT');
      await page.getByRole('log').locator('img.picture[src^="data:image/png"]').last().waitFor();
      const till = page.getByRole('log').locator('a[href*="/sandbox/payments/"]').last();
      const address = await till.getAttribute('href');
      const paying = await page.context().newPage();
      await paying.goto(address ?? '');
      await paying.locator('button[value=paid]').click();
      await paying.getByRole('status').waitFor();
      // Nothing is written in the chat: the confirmation comes by itself.
      await reads(page, journey.confirmed);
      await lit(page, 'POST_BOOKING');
      expect(complaints).toEqual([]);
    },
  );

  it('D8 D11 on a phone, the code is there again after a reload, and shown once more when asked for', async () => {
    const page = await openPage(PHONE);
    await page.goto(`${serving.address}/?business=mekong`);
    const [journey] = JOURNEYS;
    if (journey === undefined) throw new Error('there is no journey');
    const { wishes, choice, ready, yes, name, pickup } = journey;
    for (const text of [wishes, choice, ready, yes, name, '012 345 678', pickup, journey.none]) await talk(page, text);
    const codes = page.getByRole('log').locator('img.picture[src^="data:image/png"]');
    await codes.first().waitFor();
    await page.reload();
    await codes.first().waitFor();
    await say(page, 'where is my QR code?');
    await codes.nth(1).waitFor();
    const [first, second] = await codes.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(second).toBe(first);
  });
});
