import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaintsOf, describeInBrowser, useBrowser } from './chromium.ts';
import { startToyServer } from './toyserver.ts';

const bubbles = (page: Page) => page.locator('[role=log] article .words').allTextContents();

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message to/).fill(text);
  await page.keyboard.press('Enter');
}

const answerTo = (page: Page, text: string) => page.getByRole('log').getByText(`You said: ${text}`, { exact: true });

describeInBrowser('the chat page', () => {
  const openPage = useBrowser();

  it('talks: what is written stands there, what is answered comes below it, and one can go on writing', async () => {
    const server = await startToyServer();
    const page = await openPage();
    const complaints = complaintsOf(page);
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Hello' }).click();
    await answerTo(page, 'Hello').waitFor();
    await say(page, 'second');
    await answerTo(page, 'second').waitFor();
    expect(await bubbles(page)).toEqual([
      'Hello',
      'You said: Hello',
      'Anything else?',
      'second',
      'You said: second',
      'Anything else?',
    ]);
    expect(await page.locator('.day').allTextContents()).toHaveLength(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('message');
    expect(await page.getByLabel(/^Message to/).inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('asks nothing of anybody but its own server', async () => {
    const server = await startToyServer();
    const page = await openPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(server.address);
    await say(page, 'hi');
    await answerTo(page, 'hi').waitFor();
    expect([...hosts]).toEqual([server.address]);
  });

  it('survives a reload', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await say(page, 'before');
    await answerTo(page, 'before').waitFor();
    await page.reload();
    await answerTo(page, 'before').waitFor();
    await say(page, 'after');
    await answerTo(page, 'after').waitFor();
    expect(await bubbles(page)).toEqual([
      'before',
      'You said: before',
      'Anything else?',
      'after',
      'You said: after',
      'Anything else?',
    ]);
  });

  it('X4 survives a restart of the server: what was written meanwhile is sent once', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await say(page, 'before');
    await answerTo(page, 'before').waitFor();
    await server.stop();
    await page.getByText('Reconnecting…').waitFor();
    await say(page, 'meanwhile');
    await page.getByText('Not sent yet, trying again…').waitFor();
    await server.start();
    await answerTo(page, 'meanwhile').waitFor();
    await page.getByText('Automated assistant').waitFor();
    const all = await bubbles(page);
    expect(all.filter((text) => text === 'You said: meanwhile')).toHaveLength(1);
    expect(all.filter((text) => text === 'meanwhile')).toHaveLength(1);
  });

  it('X4 sends what could not be sent even after a reload', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await say(page, 'before');
    await answerTo(page, 'before').waitFor();
    // The page stays reachable, as it would from a cache; only the chat's own requests fail.
    await page.route('**/messages', (route) => route.abort());
    await say(page, 'unsent');
    await page.getByText('Not sent yet, trying again…').waitFor();
    await page.reload();
    await page.getByRole('log').getByText('unsent', { exact: true }).waitFor();
    await page.unroute('**/messages');
    await answerTo(page, 'unsent').waitFor();
    expect((await bubbles(page)).filter((text) => text === 'unsent')).toHaveLength(1);
  });

  it('shows what arrives by itself, whichever process said it', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await say(page, 'hi');
    await answerTo(page, 'hi').waitFor();
    const conversation = await conversationOf(server.app, page);
    await server.app.sayElsewhere(conversation, 'By the way');
    await page.getByText('By the way').first().waitFor();
  });

  it('says that a message was refused and lets one try again', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 413, json: { error: { code: 'message_too_long', message: 'It is too long.' } } })
        : route.continue(),
    );
    await say(page, 'long');
    await page.getByText('Not sent. It is too long.').waitFor();
    await page.unroute('**/messages');
    await page.getByRole('button', { name: 'Retry' }).click();
    await answerTo(page, 'long').waitFor();
  });

  it('asks before it starts over, and leads back to what was said and booked before', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await say(page, 'first');
    await answerTo(page, 'first').waitFor();
    const before = await conversationOf(server.app, page);
    await page.getByRole('button', { name: 'Start over' }).click();
    const question = page.getByRole('dialog', { name: 'Start over?' });
    await question.getByText('What you have booked stays booked').waitFor();
    await question.getByRole('button', { name: 'Go on here' }).click();
    expect(await bubbles(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Start over' }).click();
    await question.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('heading', { name: 'The Toy Shop', exact: true }).waitFor();
    expect(await bubbles(page)).toEqual([]);
    await say(page, 'again');
    await answerTo(page, 'again').waitFor();
    expect(await conversationOf(server.app, page)).not.toBe(before);
    await page.getByRole('button', { name: 'Start over' }).click();
    await question.getByRole('region', { name: 'Earlier conversations' }).getByRole('button').click();
    await answerTo(page, 'first').waitFor();
    expect(await conversationOf(server.app, page)).toBe(before);
  });

  it('X17 shows the last turn first, then the state lit in the diagram and the context with what changed', async () => {
    const server = await startToyServer();
    const page = await openPage();
    await page.goto(server.address);
    await page.locator('[data-state=idle][data-lit]').waitFor();
    await say(page, 'one');
    await page.locator('[data-state=talking][data-lit]').waitFor();
    expect(await page.locator('[data-lit] .state-name').allTextContents()).toEqual(['talking']);
    expect(await page.locator('.edge[data-lit]').count()).toBe(2);
    await say(page, 'two');
    const panel = page.getByRole('complementary', { name: 'Inside the conversation' });
    await panel.getByText('number 2').waitFor();
    expect(await panel.locator('[data-changed]').allTextContents()).toEqual(['heard2']);
    const turn = panel.getByRole('region', { name: /Last turn/ });
    expect(await turn.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Heard',
      'Understood',
      'Did',
      'Moved',
      'Said',
    ]);
    expect((await panel.getByRole('heading', { level: 2 }).allTextContents())[0]).toMatch(/^Last turn/);
    const told = await turn.textContent();
    expect(told).toContain('by the rule toy/hello: worked out by rules, 90 % sure.');
    expect(told).toContain('It stayed in talking.');
    expect(told).toContain('toy/echo');
  });
});

async function conversationOf(app: Awaited<ReturnType<typeof startToyServer>>['app'], page: Page): Promise<string> {
  const address = await page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('holdfast.chat.toys') ?? '{}');
    return (kept as { credentials: { id: string } }).credentials.id;
  });
  const conversation = await app.conversations.at({ business: 'toys', channel: 'webchat', address });
  return conversation?.id ?? '';
}
