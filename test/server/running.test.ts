import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laidOut } from '../../scripts/layout.ts';
import { bearer, OPERATOR, openChat, openToyHouse, say } from './house.ts';
import { toyFlow } from './toyapp.ts';

describe('running it', () => {
  it('tells that it is alive, and ready only while the store answers', async () => {
    const { server, app } = await openToyHouse();
    expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.inject('/readyz')).statusCode).toBe(200);
    app.breakStore();
    expect((await server.inject('/readyz')).json().error.code).toBe('not_ready');
    expect((await server.inject('/readyz')).statusCode).toBe(503);
  });

  it('B11 serves the metrics under their names, with what the engine counts beside them', async () => {
    const { server } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello' });
    const metrics = await server.inject('/metrics');
    expect(metrics.headers['content-type']).toContain('text/plain');
    for (const name of ['fsm_load_time_ms', 'intent_extraction_time_ms', 'intent_confidence']) {
      expect(metrics.body).toContain(`# TYPE ${name} histogram`);
    }
    expect(metrics.body).toContain('fsm_state_distribution{flow="toy",state="talking"} 1');
    expect(metrics.body).toMatch(/holdfast_http_requests_total\{route="[^"]+messages",method="POST",status="200"\} 1/);
  });

  it('logs one line a request with the conversation, and never a token', async () => {
    const { server, log, app } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello' });
    await server.inject({ url: `${chat.path}/messages?token=${chat.token}`, headers: bearer(OPERATOR) });
    const conversation = await app.conversations.at({ business: 'toys', channel: 'webchat', address: chat.id });
    expect(log()).toContainEqual(
      expect.objectContaining({
        msg: 'http.request',
        level: 'info',
        reqId: expect.any(String),
        status: 200,
        conversation_id: conversation?.id,
      }),
    );
    expect(JSON.stringify(log())).not.toContain(chat.token);
  });

  it('documents every route in OpenAPI', async () => {
    const { server } = await openToyHouse();
    const document = (await server.inject('/docs/json')).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/v1/businesses',
        '/v1/{business}/conversations',
        '/v1/{business}/conversations/{id}/messages',
        '/v1/{business}/conversations/{id}/events',
        '/v1/{business}/leads',
        '/webhooks/payments/{provider}',
      ]),
    );
    expect((await server.inject('/docs')).statusCode).toBe(200);
  });

  it('sends headers that keep a browser from being tricked', async () => {
    const { server } = await openToyHouse();
    const { headers } = await server.inject('/v1/businesses');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-request-id']).toBeTruthy();
  });

  it('closes the app after itself', async () => {
    const { server, app } = await openToyHouse();
    await server.close();
    expect(app.closed()).toBe(true);
  });

  it('keeps a drawn key in the data directory, where only its owner reads it', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'holdfast-key-'));
    const before = await openToyHouse({ secret: undefined, dataDirectory });
    const chat = await openChat(before.server);
    const after = await openToyHouse({ secret: undefined, dataDirectory });
    expect((await say(after.server, chat, { text: 'hi' })).statusCode).toBe(200);
    const file = join(dataDirectory, 'web-chat.key');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('serves the page compressed where the browser takes it, its parts for ever and the page itself never stale', async () => {
    const pageDirectory = await mkdtemp(join(tmpdir(), 'holdfast-page-'));
    await mkdir(join(pageDirectory, 'assets'));
    await writeFile(join(pageDirectory, 'index.html'), '<!doctype html>');
    await writeFile(join(pageDirectory, 'assets', 'a.js'), '"plain"');
    await writeFile(join(pageDirectory, 'assets', 'a.js.br'), 'small');
    const { server } = await openToyHouse({ pageDirectory });
    const page = await server.inject('/');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    const part = await server.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } });
    expect([part.headers['content-encoding'], part.body]).toEqual(['br', 'small']);
    expect(part.headers['content-type']).toContain('javascript');
    expect(part.headers['cache-control']).toContain('immutable');
    expect((await server.inject('/assets/b.js')).json().error.code).toBe('not_found');
    expect((await server.inject('/assets/../../secret')).json().error.code).toBe('not_found');
  });

  it('hands webhooks the very bytes that came', async () => {
    const seen: string[] = [];
    const webhook = {
      async receive(delivery: { readonly body: Buffer; readonly url: string }) {
        seen.push(delivery.body.toString('latin1'), delivery.url);
        return { status: 202, body: 'thanks' };
      },
    };
    const webhooks = { channel: (name: string) => (name === 'toyphone' ? webhook : null), payment: () => null };
    const { server } = await openToyHouse({ webhooks });
    const headers = { 'content-type': 'application/json' };
    const payload = '{ "spaces":  "kept" }';
    const request = { method: 'POST', url: '/webhooks/toyphone/toys?x=1', payload, headers } as const;
    const response = await server.inject(request);
    expect([response.statusCode, response.body]).toEqual([202, 'thanks']);
    expect(seen[0]).toBe(payload);
    expect(seen[1]).toMatch(/\/webhooks\/toyphone\/toys\?x=1$/);
  });
});

describe('businesses', () => {
  it('are listed for the page', async () => {
    const { server } = await openToyHouse();
    expect((await server.inject('/v1/businesses')).json()).toEqual({
      businesses: [
        {
          ...{ id: 'toys', name: 'The Toy Shop', timeZone: 'Europe/London', languages: ['en', 'fr'], flow: 'toy' },
          ...{ colour: null, picture: null },
          ...{ hours: null, welcome: {} },
        },
      ],
    });
  });

  it('show their machine, laid out', async () => {
    const diagrams = await laidOut([{ flows: new Map([['toy', toyFlow]]) }]);
    const { server } = await openToyHouse({ diagrams });
    const diagram = (await server.inject('/v1/toys/diagram')).json();
    expect(diagram.nodes.map((node: { id: string; kind: string }) => [node.id, node.kind])).toEqual([
      ['idle', 'resting'],
      ['looking', 'passing'],
      ['talking', 'resting'],
    ]);
    expect(diagram.edges.map((edge: { id: string }) => edge.id)).toEqual([
      'idle → looking',
      'looking → talking',
      'talking → idle',
    ]);
    expect(diagram.anywhere).toEqual([{ to: 'idle', events: ['bye'] }]);
    for (const edge of diagram.edges) expect(edge.points.length).toBeGreaterThanOrEqual(2);
    const unbuilt = await openToyHouse({ diagrams: {} });
    const refused = await unbuilt.server.inject('/v1/toys/diagram');
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_built']);
  });
});
