import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { AxeResults } from 'axe-core';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../../examples/site/serve.ts';
import { house } from '../../src/app/house.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { complaintsOf, DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One server, and two sites of other origins: one that the business names, and one that it does not. */
async function openHouse() {
  const clock = house.virtualClock('2026-03-02T09:05:00.000Z');
  const observer = createObserver({ level: 'silent' });
  const origins: string[] = [];
  const { app } = await house.compose({
    ...{ store: house.memoryStore(), clock, observer, channels: [] },
    businessNow: (business) =>
      business.id === 'lucia' ? { ...business, site: { ...business.site, origins } } : business,
  });
  const server = await createServer(app, { operatorToken: 'the-operators', secret: 'a secret', telemetry: observer });
  const holdfast = await server.listen({ port: 0, host: '127.0.0.1' });
  const sites = [createSite({ holdfast, business: 'lucia' }), createSite({ holdfast, business: 'lucia' })];
  for (const site of sites) await new Promise<void>((resolve) => site.listen(0, resolve));
  const [own = '', other = ''] = sites.map((site) => `http://localhost:${(site.address() as AddressInfo).port}`);
  origins.push(own);
  const close = async () => {
    for (const site of sites) site.close();
    await server.close();
  };
  return { app, clock, holdfast, own, other, close };
}

let home: Awaited<ReturnType<typeof openHouse>>;

beforeAll(async () => {
  home = await openHouse();
});
afterAll(() => home?.close());

function buttonOn(page: Page) {
  return page.getByRole('button', { name: /Chatear con|Cerrar el chat/ });
}

async function say(frame: FrameLocator, text: string, answer: RegExp): Promise<void> {
  await frame.locator('#message').fill(text);
  await frame.locator('#message').press('Enter');
  await frame.getByRole('log').getByText(answer).last().waitFor();
}

/** Each at another hour: the stylist is busy otherwise. */
async function book(frame: FrameLocator, hour: number): Promise<void> {
  await say(frame, `Hola, cita para corte corto con cualquiera, el miércoles a las ${hour}`, /nombre de quién/);
  await say(frame, 'Carmen Ruiz', /Te la reservo/);
  await say(frame, 'sí', /Reservado, Carmen/);
}

it('F6 the script is under 15 kB before anything is opened', () => {
  expect(statSync('dist/widget/widget.js').size).toBeLessThan(15_000);
});

it('F6 only the sites that a business names are told of it and may frame it', async () => {
  const asked = (origin: string) => fetch(`${home.holdfast}/b/lucia/site`, { headers: { origin } });
  const told = await asked(home.own);
  expect(told.headers.get('access-control-allow-origin')).toBe(home.own);
  expect(await told.json()).toMatchObject({ name: 'Peluquería Lucía', colour: '#8c2f5a' });
  expect((await asked(home.other)).status).toBe(403);
  const framed = await fetch(`${home.holdfast}/b/lucia/frame`);
  expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors ${home.own}`);
  expect(framed.headers.get('x-frame-options')).toBeNull();
  for (const path of ['/b/lucia', '/b/northside/frame', '/']) {
    const page = await fetch(`${home.holdfast}${path}`);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  }
});

describeInBrowser('the chat on somebody’s own site', () => {
  const openPage = useBrowser();

  it.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)('F6 books on %s, beside a strict content policy, in the language of the page', async (what, size) => {
    const page = await openPage(size);
    const complaints = complaintsOf(page);
    await page.goto(home.own);
    const button = buttonOn(page);
    await button.waitFor();
    expect(page.frames().length).toBe(1);
    await button.click();
    const frame = page.frameLocator('iframe');
    await frame.locator('#message').waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe('es');
    await expect.poll(() => frame.locator('#message').evaluate((one) => document.activeElement === one)).toBe(true);
    const box = await page.locator('iframe').boundingBox();
    if (what === 'a phone') expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
    expect(await frame.locator('select, .look-inside, .panel').count()).toBe(0);
    await book(frame, what === 'a desk' ? 11 : 12);
    expect(complaints).toEqual([]);
  });

  it('F6 is closed by Escape, gives the focus back, and marks what came meanwhile, on the next page too', async () => {
    const page = await openPage(DESK);
    await page.goto(home.own);
    await buttonOn(page).click();
    const frame = page.frameLocator('iframe');
    await book(frame, 10);
    await frame.locator('#message').press('Escape');
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('HOLDFAST-CHAT');
    expect(await buttonOn(page).getAttribute('aria-expanded')).toBe('false');
    // A day before, everybody who booked is reminded (F8).
    home.clock.set('2026-03-03T09:05:00.000Z');
    await home.app.engine.sweep();
    await page.getByRole('button', { name: 'Chatear con Peluquería Lucía (1 sin leer)' }).waitFor();
    await page.getByRole('link', { name: 'Precios' }).click();
    await page.getByRole('heading', { name: 'Precios' }).waitFor();
    await page.getByRole('button', { name: 'Chatear con Peluquería Lucía (1 sin leer)' }).click();
    await frame
      .getByRole('log')
      .getByText(/Te recordamos/)
      .waitFor();
    await frame
      .getByRole('log')
      .getByText(/Reservado, Carmen/)
      .waitFor();
    // It stays open from page to page.
    await page.getByRole('link', { name: 'Inicio' }).click();
    await frame
      .getByRole('log')
      .getByText(/Te recordamos/)
      .waitFor();
    await say(frame, 'sí, voy', /queda anotado que vienes/);
  });

  it('F6 shows nothing on a site that the business does not name, and says why to whoever looks', async () => {
    const page = await openPage(DESK);
    const warned = page.waitForEvent('console', (message) => message.text().includes('site.origins'));
    await page.goto(home.other);
    await warned;
    expect(await page.locator('holdfast-chat').count()).toBe(0);
    // Nor does the browser let it frame the chat by itself.
    await page.evaluate(
      (address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
      },
      `${home.holdfast}/b/lucia/frame?at=${encodeURIComponent(home.other)}`,
    );
    const refused = await page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    expect(refused.type()).toBe('error');
  });

  it('F6 listens to nobody but the site around it', async () => {
    const page = await openPage(DESK);
    await page.goto(home.own);
    await buttonOn(page).click();
    const frame = page.frameLocator('iframe');
    await frame.locator('#message').waitFor();
    // A message that does not come from the frame closes nothing.
    await page.evaluate(() => window.postMessage({ holdfast: 'close' }, '*'));
    await frame.getByRole('button', { name: 'Cerrar el chat' }).waitFor();
    expect(await page.locator('iframe').isVisible()).toBe(true);
    await frame.getByRole('button', { name: 'Cerrar el chat' }).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
  });

  it.each([
    ['light', DESK],
    ['dark', PHONE],
  ] as const)('F6 holds no barrier as axe sees it (%s)', async (colorScheme, size) => {
    const page = await openPage({ ...size, colorScheme });
    await page.goto(home.own);
    await buttonOn(page).click();
    const frame = page.frameLocator('iframe');
    await say(frame, 'hola', /./);
    const found: string[] = [];
    for (const one of page.frames()) {
      await one.evaluate(AXE);
      const { violations } = await one.evaluate<AxeResults>('axe.run()');
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)));
    }
    expect(found).toEqual([]);
  });
});
