import { expect, it } from 'vitest';
import { describeInBrowser, useBrowser } from './chromium.ts';
import { startToyServer } from './toyserver.ts';

describeInBrowser('a chat whose token is no longer good', () => {
  const openPage = useBrowser();

  it('issue 15.3 begins a new conversation, says so kindly, and loses nothing that was being written', async () => {
    const server = await startToyServer();
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(server.address);
    await page.locator('#message').fill('before');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('You said: before').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('holdfast.chat.toys') ?? '');
    const { credentials } = JSON.parse(kept) as { credentials: { id: string; token: string } };
    const revoked = await fetch(`${server.address}/v1/toys/conversations/${credentials.id}/revoke`, {
      method: 'POST',
      headers: { authorization: 'Bearer the-operators-own-token' },
    });
    expect(revoked.status).toBe(200);
    await page.locator('#message').fill('after');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('You said: after').waitFor();
    await page.getByText('this is a new conversation').waitFor();
    expect(await page.getByRole('log').getByText('You said: before').count()).toBe(0);
    await page.reload();
    await page.getByRole('log').getByText('You said: after').waitFor();
    // Tokens go in headers; addresses are kept in histories and logs.
    expect(asked.some((url) => url.endsWith('/events'))).toBe(true);
    expect(asked.filter((url) => url.includes(credentials.token) || url.includes('token='))).toEqual([]);
  });
});
