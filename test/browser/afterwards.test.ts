import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { openProcess } from '../payments/chat.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';
import { portOf } from '../server/house.ts';
import { complaintsOf, describeInBrowser, useBrowser } from './chromium.ts';

/** A Saturday morning in Phnom Penh, by the businesses' clock and by the browser's. */
const NOW = '2026-01-10T02:00:00.000Z';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(page: Page, business: string): Promise<void> {
  const { server } = await openProcess(await house.openStore('memory'), 100);
  closing.push(() => server.close());
  await page.clock.install({ time: NOW });
  await page.goto(`http://127.0.0.1:${portOf(server)}/?business=${business}`);
}

/** Says one thing after another, each once the one before is answered as expected, or at all. */
async function talk(page: Page, says: readonly (readonly [text: string, answer?: RegExp])[]): Promise<void> {
  const answers = page.getByRole('log').locator('.bubble.theirs');
  for (const [text, answer] of says) {
    const before = await answers.count();
    await page.locator('#message').fill(text);
    await page.keyboard.press('Enter');
    await answers.nth(before).waitFor();
    if (answer !== undefined) await reads(page, answer);
  }
}

/** The newest thing we said. */
const reads = (page: Page, words: RegExp) =>
  page.getByRole('log').getByRole('article').last().getByText(words).first().waitFor();

/** Pays at the till that the chat leads to; the confirmation comes by itself. */
async function pay(page: Page, confirmed: RegExp): Promise<void> {
  const link = await page.getByRole('log').locator('a[href*="/sandbox/payments/"]').last().getAttribute('href');
  const till = await page.context().newPage();
  await till.goto(new URL(new URL(link ?? '').pathname, page.url()).href);
  await till.locator('button[value=paid]').click();
  await till.getByRole('status').waitFor();
  await till.close();
  await reads(page, confirmed);
}

const RESERVED = [
  ['je voudrais réserver la Salle Lumière vendredi de 9h à 12h', /105\s€/],
  ['oui', /Je vous garde/],
] as const;

describeInBrowser('what was paid for, in the chat', () => {
  const openPage = useBrowser();

  it('X14 at the atelier one pays, asks whether it arrived and when it was, moves it and calls it off', async () => {
    const page = await openPage({ locale: 'fr-FR', viewport: { width: 1280, height: 860 } });
    const complaints = complaintsOf(page);
    await open(page, 'atelier');
    await talk(page, RESERVED);
    await pay(page, /est confirmée/);
    await talk(page, [
      ['mon paiement est arrivé ?', /bien arrivé/],
      ['c’était quand déjà ?', /vendredi 16 janvier à 9\s?h/],
      ['je voudrais déplacer ma réservation à jeudi', /à jeudi 15 janvier à 9\s?h \(jusqu’à 12\s?h\) \?/],
      ['oui', /désormais jeudi 15 janvier/],
      ['je veux annuler ma réservation', /Les 105\s€.*que je l’annule \?/s],
      ['oui si mon associé est d’accord', /annule/],
      ['oui', /105\s€ vous sont remboursés/],
      ['est-ce que j’ai une réservation ?', /déjà annulé/],
    ]);
    expect(complaints).toEqual([]);
  });

  it('X13 at the atelier a protest straight after paying is met with what was done, and undone on a yes', async () => {
    const page = await openPage({ locale: 'fr-FR' });
    await open(page, 'atelier');
    await talk(page, RESERVED);
    await pay(page, /est confirmée/);
    await talk(page, [
      ['non attendez, je n’ai jamais dit oui', /Je viens de réserver Salle Lumière.*105\s€.*annule \?/s],
      ['oui', /105\s€ vous sont remboursés/],
    ]);
  });

  it('X14 D10 at the agency one pays, asks whether it arrived and when it is, moves it and calls it off', async () => {
    const page = await openPage();
    const complaints = complaintsOf(page);
    await open(page, 'mekong');
    await talk(
      page,
      TO_PAYMENT.map((text) => [text] as const),
    );
    await pay(page, /trip is confirmed/);
    await talk(page, [
      ['did my payment arrive?', /\$120 paid/],
      ['when was it again?', /Friday, February 20 at 8:00/],
      ['can we move it to 1 March?', /costs nothing.*to Sunday, March 1/s],
      ['yes', /now on Sunday, March 1/],
      ['cancel my trip', /100 % of what you paid.*\$120.*Shall I cancel it\?/s],
      ['yes', /\$120 goes back/],
      ['do I have a booking?', /is cancelled already/],
    ]);
    expect(complaints).toEqual([]);
  });

  it('X13 D10 at the agency a protest straight after paying tells the policy, and the money goes back', async () => {
    const page = await openPage();
    await open(page, 'mekong');
    await talk(
      page,
      TO_PAYMENT.map((text) => [text] as const),
    );
    await pay(page, /trip is confirmed/);
    await talk(page, [
      ['no wait, I never said yes', /I’ve just booked Kep Breeze.*100 %.*Shall I undo that\?/s],
      ['yes', /\$120 goes back/],
    ]);
  });
});
