import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bearer, openChat, openToyHouse, portOf, say } from './house.ts';

const json = { 'content-type': 'application/json' };

describe('errors', () => {
  it('are always {error: {code, message}}', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const post = { method: 'POST', url: `${chat.path}/messages` } as const;
    const headers = { ...bearer(chat.token), ...json };
    const cases = [
      [{ url: '/nowhere' }, 404, 'not_found'],
      [{ method: 'DELETE', url: '/v1/businesses' }, 405, 'method_not_allowed'],
      [{ url: '/%zz' }, 400, 'malformed_request'],
      [{ ...post, headers, payload: '{"text":' }, 400, 'malformed_json'],
      [{ ...post, headers, payload: '{"__proto__": {"text": "x"}}' }, 400, 'malformed_json'],
      [{ ...post, headers, payload: '' }, 400, 'invalid_request'],
      [{ ...post, headers, payload: '[]' }, 400, 'invalid_request'],
      [{ ...post, headers, payload: '{"text": 7}' }, 400, 'invalid_request'],
      [{ ...post, headers, payload: '{"text": "  "}' }, 400, 'invalid_request'],
      [{ ...post, headers, payload: JSON.stringify({ text: 'x'.repeat(300_000) }) }, 413, 'body_too_large'],
      [
        { ...post, headers: { ...headers, 'content-type': 'text/xml' }, payload: '<a/>' },
        415,
        'unsupported_media_type',
      ],
      [{ ...post, headers, payload: '{"text": "too many"}' }, 429, 'too_many_waiting'],
      [{ method: 'POST', url: '/v1/nobody/conversations' }, 404, 'unknown_business'],
      [{ method: 'POST', url: '/webhooks/twilio/toys', payload: 'x' }, 404, 'not_configured'],
      [{ method: 'POST', url: '/webhooks/payments/stripe', payload: 'x' }, 404, 'not_configured'],
      [{ method: 'POST', url: '/sandbox/payments/p1', payload: { outcome: 'paid' } }, 404, 'not_configured'],
    ] as const;
    for (const [request, status, code] of cases) {
      const response = await server.inject(request);
      expect([request, response.statusCode, response.json()]).toEqual([
        request,
        status,
        { error: { code, message: expect.any(String) } },
      ]);
    }
  });

  it('say by which methods an address is asked for, whatever came along', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const cases = [
      ['DELETE', '/v1/businesses?a=b', 'GET, HEAD'],
      ['GET', '/v1/toys/leads', 'POST'],
      ['PUT', `${chat.path}/messages`, 'GET, HEAD, POST'],
      ['GET', '/v1/toys/customers/anybody', 'DELETE'],
      ['GET', '/webhooks/payments/stripe', 'POST'],
      ['PUT', '/webhooks/twilio/toys', 'GET, HEAD, POST'],
      ['POST', '/b/toys', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['POST', '/console/inbox', 'GET, HEAD'],
    ] as const;
    for (const [method, url, allowed] of cases) {
      const headers = { 'content-type': 'text/xml' };
      const response = await server.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: '<a/>' }) });
      const { error } = response.json();
      expect([url, response.statusCode, response.headers['allow'], error.code]).toEqual([
        ...[url, 405, allowed, 'method_not_allowed'],
      ]);
      expect(error.message).toContain(allowed);
    }
    for (const [method, url] of [
      ['POST', '/nowhere'],
      ['GET', '/v1/toys/nothing'],
      ['GET', '/console/assets/none.js'],
      ['PUT', '/assets/none.js'],
    ] as const) {
      expect([url, (await server.inject({ method, url })).json().error.code]).toEqual([url, 'not_found']);
    }
  });

  it('say which field is wrong', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const response = await say(server, chat, { text: 7 });
    expect(response.json().error.message).toContain('text');
  });

  it('never tell of the insides, which go to the log', async () => {
    const { server, log } = await openToyHouse();
    const chat = await openChat(server);
    const response = await say(server, chat, { text: 'boom' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret detail');
    expect(JSON.stringify(log())).toContain('secret detail');
  });

  it('answer even what is not HTTP', async () => {
    const { server } = await openToyHouse();
    await server.listen({ port: 0 });
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(server), '127.0.0.1', () => socket.write('this is not http\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(answer).toContain('"malformed_request"');
  });
});

describe('limits', () => {
  it('hold back whoever asks too often, for each token by itself', async () => {
    const { server } = await openToyHouse();
    const [busy, calm] = [await openChat(server), await openChat(server)];
    const statuses = new Set<number>();
    for (let round = 0; round < 130; round += 1) statuses.add((await say(server, busy, { text: 'hi' })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    const refused = await say(server, busy, { text: 'hi' });
    expect(refused.json().error.code).toBe('rate_limited');
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await say(server, calm, { text: 'hi' })).statusCode).toBe(200);
  });

  it('do not let invented tokens buy more requests', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    const statuses = new Set<number>();
    for (let round = 0; round < 130; round += 1) {
      const token = `${chat.id}.${round}`;
      statuses.add((await say(server, { ...chat, token }, { text: 'hi' })).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
  });

  it('can be turned off', async () => {
    const { server } = await openToyHouse({ rateLimit: false });
    const chat = await openChat(server);
    for (let round = 0; round < 130; round += 1) expect((await say(server, chat, { text: 'hi' })).statusCode).toBe(200);
  });
});
