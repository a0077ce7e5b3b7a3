import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { complaintsOf, DESK, describeInBrowser, useBrowser } from './chromium.ts';

let houses: Dentist | null = null;

afterEach(async () => {
  await houses?.stop();
  houses = null;
});

async function open(page: Page, business: string): Promise<void> {
  houses = createDentist();
  await houses.start();
  await page.goto(`${houses.address}/?business=${business}`);
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
}

/** The newest thing we said. */
const reads = (page: Page, words: RegExp) =>
  page.getByRole('log').getByRole('article').last().getByText(words).first().waitFor();

describeInBrowser('what stands, in the chat', () => {
  const openPage = useBrowser();

  it('X11 X13 X14 at the salon one asks when it was, moves it, calls it off, and takes that back', async () => {
    const page = await openPage(DESK);
    const complaints = complaintsOf(page);
    await open(page, 'lucia');
    await say(page, 'a blow-dry with Ana on Thursday at 12 please');
    await reads(page, /name/);
    await say(page, "I'm Rosa");
    await reads(page, /Shall I book it/);
    await say(page, 'is it booked?');
    await reads(page, /Not yet/);
    await say(page, 'yes');
    await reads(page, /You’re booked in/);
    await say(page, 'when was it again?');
    await reads(page, /Thursday 5 March at 12:00/);
    await say(page, 'can I move my appointment to Friday at 11?');
    await reads(page, /to Friday 6 March at 11:00\?/);
    await say(page, 'yes if my boss agrees');
    await reads(page, /sure|move/);
    await say(page, 'yes');
    await reads(page, /now on Friday 6 March at 11:00/);
    await say(page, 'cancel my appointment');
    await reads(page, /Shall I cancel it\?/);
    await say(page, 'yes');
    await reads(page, /is cancelled/);
    await say(page, 'no wait, that was a mistake');
    await reads(page, /Would you like it back\?/);
    await say(page, 'yes please');
    await reads(page, /is booked again/);
    expect(complaints).toEqual([]);
  });

  it('X13 A4 at the dentist’s a protest straight after the booking reaches a person', async () => {
    const page = await openPage(DESK);
    await open(page, 'northside');
    await say(page, 'friday at 9:30');
    await reads(page, /Which would you like/);
    await say(page, 'the first one');
    await reads(page, /Shall I book/);
    await say(page, 'yes');
    await reads(page, /You’re booked/);
    await say(page, 'I never said yes');
    await reads(page, /colleague/);
  });

  it('X13 at the salon a protest straight after the booking undoes it on a yes', async () => {
    const page = await openPage(DESK);
    await open(page, 'lucia');
    await say(page, 'a blow-dry with Ana on Thursday at 12 please');
    await reads(page, /name/);
    await say(page, "I'm Rosa");
    await reads(page, /Shall I book it/);
    await say(page, 'yes');
    await reads(page, /You’re booked in/);
    await say(page, 'no wait, I never said yes');
    await reads(page, /I’ve just booked Blow-dry with Ana.*Shall I undo that\?/);
    await say(page, 'yes');
    await reads(page, /is cancelled/);
  });

  it.each([
    ['moves it', 'can I move my appointment to Monday?'],
    ['calls it off', 'I need to cancel my appointment'],
  ])('X14 A6 at the dentist’s one asks when it was, and a person %s', async (_, wish) => {
    const page = await openPage(DESK);
    await open(page, 'northside');
    await say(page, 'friday at 9:30');
    await reads(page, /Which would you like/);
    await say(page, 'the first one');
    await reads(page, /Shall I book/);
    await say(page, 'yes');
    await reads(page, /You’re booked/);
    await say(page, 'when was it again?');
    await reads(page, /is booked for Friday 6 March at 9:30/);
    await say(page, wish);
    await reads(page, /colleague.*still booked for Friday 6 March/);
  });

  it('X14 at the airline one asks when it was, is told whom to ring to move it, and calls it off by its task', async () => {
    const page = await openPage(DESK);
    const complaints = complaintsOf(page);
    await open(page, 'skylark');
    await flown(page);
    await say(page, 'when was it again?');
    await reads(page, /New York to Seattle \(SK-\d+\), Friday, March 20/);
    await say(page, 'can I move my booking to march 22?');
    await reads(page, /please ring/);
    await say(page, 'cancel my booking');
    await reads(page, /Shall I cancel booking SK-\d+\?/);
    await say(page, 'yes');
    await reads(page, /is cancelled: SK/);
    await say(page, 'do I have a booking?');
    await reads(page, /is cancelled already/);
    expect(complaints).toEqual([]);
  });

  it('X13 at the airline a protest straight after the booking reaches a person', async () => {
    const page = await openPage(DESK);
    await open(page, 'skylark');
    await flown(page);
    await say(page, 'no wait, I never said yes');
    await reads(page, /I’ve just booked flight SK.*colleague/);
  });
});

async function flown(page: Page): Promise<void> {
  await say(page, 'flight from new york to seattle on march 20');
  await reads(page, /Shall I book/);
  await say(page, 'yes book it');
  await reads(page, /You’re booked on SK/);
}
