import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { installDebian } from '../debian.ts';

/**
 * A real Chromium for the tests of the page: the one named by CHROMIUM_PATH, or one that is installed, or Debian's,
 * installed here where that is allowed.
 */
const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same without windows: a page opens in a third of the time. It has no notices, so whoever tests them takes the whole. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const SWITCHES = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isRequired = process.env['CI'] === 'true';

function findWhole(): string | null {
  const place = () => PLACES.find((path) => path !== undefined && existsSync(path)) ?? null;
  if (place() === null) installDebian('chromium');
  return place();
}

function findBrowser(): string | null {
  if (process.env['CHROMIUM_PATH'] !== undefined) return findWhole();
  if (isRequired && !existsSync(WITHOUT_WINDOWS)) installDebian('chromium-headless-shell');
  return existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : findWhole();
}

const found = findBrowser();
if (found === null && !isRequired) {
  console.warn('No Chromium was found, so the tests of the page are skipped. Set CHROMIUM_PATH to run them.');
}

/** Like `describe`, in a browser: skipped where there is none, failing instead where a build must not overlook it. */
export const describeInBrowser = describe.skipIf(found === null && !isRequired);

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/** One browser for a file, a fresh profile for each page; what a page complains of can be asked for. */
export function useBrowser({ whole = false } = {}): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const program = whole ? findWhole() : found;
    if (program === null) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
    for (const page of ['widget', 'console']) {
      if (!existsSync(`dist/${page}/index.html`)) throw new Error(`The ${page} is not built; run "npm run build".`);
    }
    browser = await chromium.launch({ executablePath: program, args: SWITCHES });
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  afterAll(() => browser?.close());
  return async (options = DESK) => {
    if (browser === undefined) throw new Error('The browser is not open yet.');
    const context = await browser.newContext({ locale: 'en-GB', ...options });
    context.setDefaultTimeout(30_000);
    return context.newPage();
  };
}

/** Collects errors that a page logs: broken scripts, refused resources, violations of the content policy. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
