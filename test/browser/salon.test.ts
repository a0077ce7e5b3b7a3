import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { complaintsOf, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

let server: Dentist | null = null;

afterEach(async () => {
  await server?.stop();
  server = null;
});

async function openSalon(): Promise<string> {
  server = createDentist();
  await server.start();
  return `${server.address}/?business=lucia`;
}

/** Says one thing after another, each once what the one before led to is answered. */
async function talk(page: Page, says: readonly (readonly [text: string, answer: RegExp])[]): Promise<void> {
  for (const [text, answer] of says) {
    await page.locator('#message').fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText(answer).last().waitFor();
  }
}

describeInBrowser('booking at the salon by chatting, in Spanish', () => {
  const openPage = useBrowser();

  it('B3 B12 X6 books two services with the first free stylist in seven messages', async () => {
    const page = await openPage(PHONE);
    const complaints = complaintsOf(page);
    await page.goto(await openSalon());
    await talk(page, [
      ['Quiero pedir cita', /Corte largo · 45 min/],
      ['corte largo y peinado', /Quieres añadir algo más/],
      ['nada más', /Con quién prefieres/],
      ['con cualquiera', /Cuál te viene bien/],
      ['la primera', /nombre de quién/],
      ['Carmen Ruiz', /Te la reservo/],
      ['sí, resérvala', /Reservado, Carmen/],
    ]);
    expect(complaints).toEqual([]);
  });

  it('B3 and in three, when everything is said at once', async () => {
    const page = await openPage(PHONE);
    await page.goto(await openSalon());
    await talk(page, [
      ['Hola, cita para corte largo y peinado con cualquiera, el miércoles a las 10', /nombre de quién/],
      ['Carmen Ruiz', /Te la reservo/],
      ['sí', /Reservado, Carmen.*Corte largo y Peinado/],
    ]);
  });
});
