import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGenuine } from './verify.ts';

const SECRET = 'the secret of the webhook';
const NOW = '2026-03-03T08:00:00.000Z';
const SECONDS = `${Date.parse(NOW) / 1000}`;
const DOOR = 'https://desk.example/webhooks/chatwoot/lucia';

function signed(body: string, timestamp = SECONDS, secret = SECRET): Parameters<typeof isGenuine>[0] {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'x-chatwoot-signature': `sha256=${digest}`, 'x-chatwoot-timestamp': timestamp };
  return { url: DOOR, headers, body: Buffer.from(body) };
}

describe('B18 who may deliver', () => {
  it('takes what is signed with the secret, over the very bytes', () => {
    expect(isGenuine(signed('{"content":"mañana"}'), SECRET, NOW)).toBe(true);
  });

  it('refuses any other body, secret or timestamp', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (other) => {
        const knock = signed('{"id":1}');
        expect(isGenuine({ ...knock, body: Buffer.from(`{"id":1}${other}`) }, SECRET, NOW)).toBe(false);
        expect(isGenuine(signed('{"id":1}', SECONDS, `${SECRET}${other}`), SECRET, NOW)).toBe(false);
      }),
    );
    const moved = { ...signed('{}').headers, 'x-chatwoot-timestamp': `${Number(SECONDS) + 1}` };
    expect(isGenuine({ ...signed('{}'), headers: moved }, SECRET, NOW)).toBe(false);
    expect(isGenuine(signed('{}', 'soon'), SECRET, NOW)).toBe(false);
  });

  it('refuses a delivery that was signed long ago: somebody kept it', () => {
    expect(isGenuine(signed('{}', `${Number(SECONDS) - 299}`), SECRET, NOW)).toBe(true);
    expect(isGenuine(signed('{}', `${Number(SECONDS) - 301}`), SECRET, NOW)).toBe(false);
  });

  it('takes the secret in the address from versions that sign nothing', () => {
    const body = Buffer.from('{}');
    const at = (url: string) => isGenuine({ url, headers: {}, body }, SECRET, NOW);
    expect(at(`${DOOR}?token=${encodeURIComponent(SECRET)}`)).toBe(true);
    expect(at(`${DOOR}?token=guess`)).toBe(false);
    expect(at(DOOR)).toBe(false);
  });

  it('does not let the right address excuse a wrong signature', () => {
    const url = `${DOOR}?token=${encodeURIComponent(SECRET)}`;
    expect(isGenuine({ ...signed('{}', SECONDS, 'wrong'), url }, SECRET, NOW)).toBe(false);
  });
});
