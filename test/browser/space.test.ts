import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { complaintsOf, describeInBrowser, useBrowser } from './chromium.ts';

let houses: Dentist | null = null;

afterEach(async () => {
  await houses?.stop();
  houses = null;
});

/** The demo's houses on the first Monday of March; L'Atelier Partagé is one of them. */
async function openHouses(): Promise<string> {
  houses = createDentist();
  await houses.start();
  return `${houses.address}/?business=atelier`;
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
}

const lit = (page: Page, state: string) => page.locator(`[data-state=${state}][data-lit]`).waitFor();
const reads = (page: Page, words: RegExp) => page.getByRole('log').getByText(words).last().waitFor();

describeInBrowser('reserving a space by chatting', () => {
  const openPage = useBrowser();

  it('E1 E3 E8 a French speaker says everything in one sentence and reserves with two messages', async () => {
    const address = await openHouses();
    const page = await openPage({ locale: 'fr-FR', viewport: { width: 1280, height: 860 } });
    const complaints = complaintsOf(page);
    await page.goto(address);
    await lit(page, 'GENERAL');
    await say(page, 'Bonjour, je voudrais réserver la Salle Lumière vendredi de 9h à 12h');
    await lit(page, 'CONFIRM_RESERVATION_SUMMARY');
    await reads(page, /vendredi 6 mars, de 9\s?h à 12\s?h/);
    await reads(page, /105\s€/);
    await say(page, 'oui c’est bon');
    await reads(page, /Je vous garde/);
    await page.getByRole('link', { name: 'Payer maintenant' }).waitFor();
    await lit(page, 'GENERAL');
    const tools = page.getByRole('complementary');
    await tools.getByText('create_reservation', { exact: true }).waitFor();
    await tools.getByText('generate_payment_link', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('E9 the look inside follows the talk from one flow to another and back', async () => {
    const address = await openHouses();
    const page = await openPage();
    await page.goto(address);
    await say(page, 'je voudrais réserver la Verrière demain matin');
    await lit(page, 'CONFIRM_RESERVATION_SUMMARY');
    await say(page, 'finalement je préfère visiter');
    await lit(page, 'waiting_for_slot');
    await reads(page, /laisse donc de côté/);
    await say(page, 'annuler');
    await lit(page, 'GENERAL');
  });
});
