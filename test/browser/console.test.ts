import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstOwnerLine } from '../../src/app/owners.ts';
import { createDentist, type Dentist } from '../server/dentist.ts';
import { barriersOn } from './barriers.ts';
import { complaintsOf, DESK, describeInBrowser, PHONE, useBrowser } from './chromium.ts';

/** The businesses' clock stands at this Monday morning, and the browsers' begin there. */
const NOW = '2026-03-02T09:05:00.000Z';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

describeInBrowser('the console', () => {
  const openPage = useBrowser();
  let dentist: Dentist;
  /** The owner's cookies, once she has come in. */
  let owner: State;

  beforeAll(async () => {
    dentist = createDentist({ live: true });
    await dentist.start();
  });
  afterAll(() => dentist.stop());

  const openConsole = async (path: string, options: BrowserContextOptions = DESK): Promise<Page> => {
    const page = await openPage({ ...options, storageState: owner });
    await page.clock.install({ time: NOW });
    await page.goto(`${dentist.address}/console/northside/${path}`);
    return page;
  };

  const openChat = async (): Promise<Page> => {
    const page = await openPage(PHONE);
    await page.clock.install({ time: NOW });
    await page.goto(`${dentist.address}/b/northside`);
    return page;
  };

  it('G1 the first owner comes in by the link that the start prints, once', async () => {
    const { accounts } = await dentist.store;
    const link = /\S+$/.exec((await firstOwnerLine(accounts, dentist.address)) ?? '')?.[0] ?? '';
    const page = await openPage();
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ana <b>Ruiz</b>');
    await page.getByLabel('E-mail').fill('ana@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    owner = await page.context().storageState();
    // The link is in no history, and good for nobody else.
    expect(page.url()).not.toContain('#');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    const stranger = await openPage(PHONE);
    await stranger.goto(link);
    await stranger.getByRole('heading', { name: 'This link is not good any more' }).waitFor();
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await stranger.getByLabel('E-mail').fill('ana@example.org');
    await stranger.getByLabel('Password').fill('not the password');
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await stranger.getByRole('alert').waitFor();
    expect(await barriersOn(stranger)).toEqual([]);
    await stranger.getByLabel('Password').fill('correct horse battery');
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await stranger.getByRole('heading', { name: 'Inbox' }).waitFor();
  });

  it('G2 G3 X16 a customer asks for a person, is answered by name, given back, booked, and stands in the calendar', async () => {
    const desk = await openConsole('inbox');
    const complaints = complaintsOf(desk);
    await desk.getByText('Nobody has written yet.').waitFor();
    const chat = await openChat();
    await say(chat, 'Can I talk to a person please? <img src=x onerror="window.hacked=1">');
    // The console rings: said to a screen reader, in the name of the window, and on top of the list.
    await desk.getByRole('status').getByText('Somebody asks for a person').waitFor();
    await desk.waitForFunction(() => document.title.startsWith('(1) Inbox'));
    await desk.getByRole('link', { name: /Waits/ }).click();
    await desk.getByRole('article').getByText('<img src=x onerror="window.hacked=1">').waitFor();
    await desk.getByLabel('Write a message').fill('Good morning, Ana here. Friday is quiet.');
    await desk.keyboard.press('Enter');
    await desk.getByText('You have it').waitFor();
    await chat.getByRole('log').getByText('Good morning, Ana here.').waitFor();
    await chat.getByRole('log').getByText('Ana <b>Ruiz</b>').waitFor();
    // While a person has it, the bot is silent; what the customer writes is there at once.
    await say(chat, 'Thank you!');
    await desk.getByRole('article').getByText('Thank you!').waitFor();
    await desk.getByRole('button', { name: 'Give back' }).click();
    await desk.getByLabel('A note for the record').fill('Wants Friday.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Give back' }).click();
    await desk.getByRole('log').getByText('Wants Friday.', { exact: true }).waitFor();
    await say(chat, 'Friday morning');
    await chat.getByRole('list', { name: 'Choices' }).getByRole('button').first().click();
    await chat
      .getByRole('log')
      .getByText(/Shall I book/)
      .waitFor();
    await say(chat, 'yes');
    await chat.getByText(/You’re booked in/).waitFor();
    await desk.getByRole('complementary', { name: 'Customer' }).getByText('confirmed').waitFor();
    await desk.locator('summary', { hasText: 'Why?' }).last().click();
    await desk.locator('.why[open]').getByText('It was about booking it').waitFor();
    await desk.locator('.why[open]').getByRole('button', { name: 'This was wrong' }).click();
    await desk.getByLabel('What should have happened?').fill('=HYPERLINK("evil")');
    await desk.getByRole('button', { name: 'Keep the case' }).click();
    await desk.getByText('Marked as wrong').first().waitFor();
    await desk.getByRole('link', { name: 'Calendar' }).click();
    await desk.getByText('Week', { exact: true }).click();
    await desk
      .getByRole('region', { name: /^Fri 6 Mar/ })
      .getByRole('button', { name: /appointment/i })
      .waitFor();
    expect(await Promise.all([desk, chat].map((page) => page.evaluate('window.hacked')))).toEqual([
      undefined,
      undefined,
    ]);
    expect(complaints).toEqual([]);
  });

  it('G4 a booking by hand stands, a second at that time is refused, and a blocked time is not offered', async () => {
    const desk = await openConsole('calendar');
    const complaints = complaintsOf(desk);
    const add = async (name: string, time: string) => {
      await desk.getByRole('button', { name: 'Add a booking', exact: true }).click();
      await desk.getByLabel('Date', { exact: true }).fill('2026-03-03');
      await desk.getByLabel('Time', { exact: true }).fill(time);
      await desk.getByLabel('Name', { exact: true }).fill(name);
      await desk.getByLabel('Telephone').fill('020 7946 0990');
      const what = desk.getByLabel('What', { exact: true });
      if ((await what.inputValue()) === '') await what.fill('Check-up');
      await desk.getByRole('button', { name: 'Continue' }).click();
    };
    await add('<script>Eve</script>', '10:00');
    await desk.getByRole('button', { name: 'Do it' }).click();
    await desk.getByRole('dialog').waitFor({ state: 'hidden' });
    await add('Mallory', '10:00');
    await desk.locator('.trouble').waitFor();
    expect(await desk.getByRole('button', { name: 'Do it' }).isDisabled()).toBe(true);
    await desk.getByRole('button', { name: 'Cancel' }).click();

    await desk.getByRole('button', { name: 'Later' }).click();
    const eve = desk.getByRole('button', { name: /<script>Eve/ });
    await drag(desk, eve, 64);
    await desk.getByRole('heading', { name: /^Move .* 11:00/ }).waitFor();
    await desk.getByRole('button', { name: 'Do it' }).click();
    await desk.getByRole('button', { name: /<script>Eve.*11:00/ }).waitFor();

    await desk.getByRole('button', { name: 'Block a time' }).click();
    for (const label of ['From', 'Until']) await desk.getByLabel(label, { exact: true }).fill('2026-03-04');
    const [from, until] = await desk.getByLabel('Time', { exact: true }).all();
    await from?.fill('09:00');
    await until?.fill('13:00');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await desk.getByRole('button', { name: 'Do it' }).click();
    await desk.getByRole('dialog').waitFor({ state: 'hidden' });
    const chat = await openChat();
    await say(chat, 'Wednesday morning');
    const offered = chat.getByRole('log').getByRole('article').last();
    await offered.waitFor();
    await chat.getByRole('list', { name: 'Choices' }).waitFor();
    expect(await offered.textContent()).not.toMatch(/Wednesday 4 March at (9|10|11|12):/);
    expect(complaints).toEqual([]);
  });

  it('G4 G8 what is taken outside stands in the calendar and cannot be moved; a write that failed is tried again', async () => {
    const { ties, bookings } = await dentist.store;
    const about = { provider: 'caldav', sealed: '', label: 'Practice', units: 1, mirrors: true, declared: false };
    const place = { business: 'northside', resource: 'northside-main' };
    await ties.tie({ id: 'outside', ...place, ...about, now: NOW });
    const times = (uid: string, from: string, to: string, title: string | null) => {
      const [start, end] = [Date.parse(`2026-03-03T${from}:00Z`), Date.parse(`2026-03-03T${to}:00Z`)];
      return { place: uid, uid, title, busy: [{ start, end }] };
    };
    const changed = [times('a', '14:00', '15:30', 'Team <b>meeting</b>'), times('b', '15:30', '16:00', null)];
    await ties.keepTimes('outside', { whole: true, changed, gone: [] });
    const desk = await openConsole('calendar');
    const complaints = complaintsOf(desk);
    await desk.getByRole('button', { name: 'Later' }).click();
    const meeting = desk.locator('.grid-outside').filter({ hasText: 'Team <b>meeting</b>' });
    await meeting.waitFor();
    expect(await meeting.textContent()).toContain('14:00–15:30');
    await desk.locator('.grid-outside').filter({ hasText: 'Taken outside' }).waitFor();
    // Beside bookings and blocks, and nothing that could be dragged or opened.
    expect(await desk.getByRole('button', { name: /Team|Taken outside/ }).count()).toBe(0);
    await drag(desk, meeting, 64);
    expect(await desk.getByRole('dialog').count()).toBe(0);
    await desk.getByRole('button', { name: /<script>Eve/ }).waitFor();
    await desk.getByText('List', { exact: true }).click();
    await desk.locator('.days').getByText('Team <b>meeting</b>').waitFor();
    expect(await barriersOn(desk)).toEqual([]);

    const [row] = await ties.twins('outside');
    if (row === undefined) throw new Error('nothing waits to be written');
    await ties.keepTwin(row, row.twin, { kind: 'parked', reason: 'it says 507' });
    const said = { reference: 'NO-1', start: NOW, at: NOW };
    await ties.alert({ id: 'untold', ...place, kind: 'untold', ...said });
    await desk.goto(`${dentist.address}/console/northside/owed`);
    const failed = desk.getByRole('listitem').filter({ hasText: 'would not take a booking (it says 507)' });
    await failed.getByRole('button', { name: 'Write it again' }).click();
    await desk.getByRole('button', { name: 'Do it' }).click();
    await failed.waitFor({ state: 'detached' });
    expect((await ties.twin('outside', row.uid))?.parked).toBeNull();
    const untold = desk.getByRole('listitem').filter({ hasText: 'could not be told' });
    await untold.getByRole('button', { name: 'Seen' }).click();
    await desk.getByRole('button', { name: 'Do it' }).click();
    await untold.waitFor({ state: 'detached' });
    expect(await bookings.ahead('northside', NOW, 1)).toHaveLength(1);
    expect(complaints).toEqual([]);
    await ties.untie('outside');
  });

  it('G4 G6 who came is marked in the calendar, stands on the booking’s page and in the figures, and is taken back', async () => {
    const desk = await openConsole('calendar');
    const complaints = complaintsOf(desk);
    await desk.getByRole('button', { name: 'Add a booking', exact: true }).click();
    await desk.getByLabel('Date', { exact: true }).fill('2026-03-02');
    await desk.getByLabel('Time', { exact: true }).fill('09:00');
    await desk.getByLabel('Name', { exact: true }).fill('Nora');
    const what = desk.getByLabel('What', { exact: true });
    if ((await what.inputValue()) === '') await what.fill('Check-up');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await desk.getByRole('button', { name: 'Do it' }).click();
    await desk.getByRole('dialog').waitFor({ state: 'hidden' });
    await desk.getByRole('button', { name: /Nora/ }).click();
    await desk.getByRole('button', { name: 'Did not come' }).click();
    await desk.locator('[aria-pressed="true"]', { hasText: 'Did not come' }).waitFor();
    await desk.getByRole('link', { name: 'Open the booking' }).click();
    await desk.getByText('Marked: did not come').waitFor();
    await desk.getByText('Booked by hand').waitFor();
    expect(await barriersOn(desk)).toEqual([]);
    await desk.getByRole('link', { name: 'Figures' }).click();
    const days = desk.getByRole('region', { name: 'Day by day' }).getByRole('row', { name: /Mon 2 Mar/ });
    // Who wrote, booked, came, did not come.
    await days.getByRole('cell').nth(3).getByText('1', { exact: true }).waitFor();
    await desk.getByRole('row', { name: /^By hand/ }).waitFor();
    expect(await barriersOn(desk)).toEqual([]);
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('link', { name: 'Day by day as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('northside-days-2026-02-01-2026-03-02.csv');
    await desk.goBack();
    await desk.getByRole('button', { name: 'Take it back' }).click();
    await desk.getByText('Mark taken back').waitFor();
    expect(complaints).toEqual([]);
  });

  it('G5 G8 G9 a customer is noted, found, exported and erased by a typed word; a case is a script; the audit tells it', async () => {
    const desk = await openConsole('customers');
    await desk.getByRole('searchbox').fill('Eve');
    await desk.getByRole('link', { name: /Eve/ }).click();
    await desk.getByLabel('A new note').fill('Prefers mornings <b>');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText('Prefers mornings <b>').first().waitFor();
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('link', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    await desk.getByRole('button', { name: 'Erase' }).click();
    const erase = desk.getByRole('dialog').getByRole('button', { name: 'Erase' });
    expect(await erase.isDisabled()).toBe(true);
    await desk.getByLabel('Type “erase” to confirm').fill('Erase');
    await erase.click();
    await desk.getByRole('heading', { name: 'Customers' }).waitFor();
    await desk.getByRole('searchbox').fill('Eve');
    await desk.getByText('Nothing was found.').waitFor();
    await desk.getByRole('link', { name: 'To see to' }).click();
    const [script] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('link', { name: 'Script' }).click(),
    ]);
    expect(script.suggestedFilename()).toMatch(/\.yaml$/);
    await desk.getByRole('link', { name: 'Audit' }).click();
    await desk.getByText('customer.erase').first().waitFor();
  });

  it('G10 goes on by itself when the server comes back, by keyboard, on a phone', async () => {
    const desk = await openConsole('inbox', PHONE);
    await desk.locator('.row').first().waitFor();
    await dentist.stop();
    await desk.getByText('The connection is lost.').waitFor();
    await dentist.start();
    await desk.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await desk.waitForFunction("document.activeElement?.id === 'main'");
    const chat = await openChat();
    await say(chat, 'I need a person');
    await desk.getByRole('link', { name: /Waits/ }).first().click();
    await desk.getByRole('article').getByText('I need a person').waitFor();
    await desk.waitForFunction("document.activeElement?.tagName === 'H1'");
    await desk.getByRole('link', { name: 'Back to the inbox' }).click();
    await desk.getByRole('heading', { name: 'Inbox' }).waitFor();
  });

  it.each([
    ['light', DESK],
    ['dark', PHONE],
  ] as const)('G10 axe finds nothing on any page (%s)', async (colorScheme, device) => {
    const page = await openConsole('inbox', { ...device, colorScheme });
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await barriersOn(page)).map((one) => `${name}: ${one}`));
    await page.locator('.row').first().click();
    await page.locator('.why summary').first().click();
    await look('conversation');
    for (const [path, ready] of PAGES) {
      await page.goto(`${dentist.address}/console/northside/${path}`);
      await page.locator(ready).first().waitFor();
      await look(path);
    }
    await page.goto(`${dentist.address}/console/northside/calendar`);
    await page.getByRole('button', { name: 'Block a time' }).click();
    await look('a dialog');
    expect(found).toEqual([]);
  });
});

async function say(page: Page, text: string): Promise<void> {
  await page.locator('#message').fill(text);
  await page.keyboard.press('Enter');
}

/** So many pixels down, as a hand would. */
async function drag(page: Page, what: Locator, down: number): Promise<void> {
  const { x, y } = (await what.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 6 + down / 2);
  await page.mouse.move(x + 20, y + 6 + down);
  await page.mouse.up();
}

/** Each page, and what shows that it is there. */
const PAGES = [
  ['inbox', '.row'],
  ['calendar', '.grid, .days'],
  ['customers', '.page table, .page .nothing'],
  ['owed', '.items li, .page .nothing'],
  ['figures', '.tiles'],
  ['people', 'table'],
  ['audit', 'table'],
  ['account', 'form'],
] as const;
