import { describe, expect, it } from 'vitest';
import type { CallFacts } from '../../../../ports/tool.ts';
import type { DialogueSettings } from '../../settings.ts';
import { declared } from '../../testing/flights.ts';
import { httpTool } from './index.ts';
import { sign } from './request.ts';

const call: CallFacts = {
  key: 'k1',
  id: 'i',
  now: '2025-12-03T15:00:00Z',
  business: 'b',
  conversation: 'c',
  address: 'a',
  channel: 'webchat',
};

const settings = { hosts: ['api.example.com'], secrets: { desk: 'DESK_SECRET' } } as unknown as DialogueSettings;

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** An action against a counter that answers what it is told, one answer after the other. */
function action(http: object, answers: readonly (Response | Error)[]) {
  const task = declared({
    task: 'any',
    title: { en: 'x' },
    triggers: { en: ['x'] },
    slots: { plate: { type: 'text', names: { en: ['plate'] } } },
    steps: [{ action: 'register', http: { url: 'https://api.example.com/cars/{plate}', ...http } as never }],
    end: { en: 'x' },
  });
  const step = task.steps[0];
  if (step?.kind !== 'action' || step.http === undefined) throw new Error('no such action');
  const sent: Sent[] = [];
  const left = [...answers];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    const next = left.shift() ?? new Response('{}');
    if (next instanceof Error) throw next;
    return next;
  };
  const secret = (name: string) => (name === 'DESK_SECRET' ? 's3cret' : null);
  return { tool: httpTool(step, step.http, settings, { fetch: fetch as typeof globalThis.fetch, secret }), sent };
}

describe('an action that is an HTTP endpoint', () => {
  it('C8 sends the slots with the key of the call and takes the answer as its output', async () => {
    const { tool, sent } = action({}, [Response.json({ outcome: 'registered', reference: 'R1' })]);
    const answer = await tool.run({ plate: 'a/b ?x' }, call);
    expect(answer).toEqual({ kind: 'done', output: { outcome: 'registered', reference: 'R1' } });
    expect(sent[0]?.url).toBe('https://api.example.com/cars/a%2Fb%20%3Fx');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"plate":"a/b ?x"}', redirect: 'error' });
    expect(sent[0]?.init.headers).toMatchObject({ 'idempotency-key': 'k1' });
  });

  it('fills a body template, keeping types, and signs it', async () => {
    const body = { car: { plate: '{plate}', note: 'for {plate}' }, urgent: true };
    const { tool, sent } = action({ body, sign: 'desk' }, []);
    await tool.run({ plate: 7 }, call);
    const text = '{"car":{"plate":7,"note":"for 7"},"urgent":true}';
    expect(sent[0]?.init.body).toBe(text);
    expect(sent[0]?.init.headers).toMatchObject({ 'x-signature': `sha256=${sign('s3cret', `k1.${text}`)}` });
  });

  it('C8 a refusal is an outcome with a name', async () => {
    const { tool } = action({}, [Response.json({ outcome: 'unknown_plate' }, { status: 422 })]);
    expect(await tool.run({}, call)).toMatchObject({ kind: 'refused', reason: 'unknown_plate' });
  });

  it('X8 tries again what never arrived, and leaves open what nobody knows', async () => {
    const { tool, sent } = action({ retries: 1 }, [new TypeError('fetch failed'), Response.json({})]);
    expect(await tool.run({}, call)).toMatchObject({ kind: 'done' });
    expect(sent).toHaveLength(2);
    const failing = action({ retries: 1 }, [new Response('', { status: 503 }), new Response('', { status: 503 })]);
    await expect(failing.tool.run({}, call)).rejects.toThrow('answered 503');
  });

  it('C11 asks what became of a call, where there is an address to ask', async () => {
    const lookup = 'https://api.example.com/calls/{key}';
    const { tool, sent } = action({ lookup }, [new Response('', { status: 404 }), Response.json({ reference: 'R1' })]);
    expect(await tool.consequence?.lookup(call, {})).toBeNull();
    expect(await tool.consequence?.lookup(call, {})).toEqual({ kind: 'done', output: { reference: 'R1' } });
    expect(sent[0]).toMatchObject({ url: 'https://api.example.com/calls/k1', init: { method: 'GET' } });
  });

  it('calls no host that the business does not allow, and signs with no secret it does not have', () => {
    expect(() => action({ url: 'https://evil.example.net/x' }, [])).toThrow('evil.example.net is not among');
    expect(() => action({ lookup: 'https://evil.example.net/x' }, [])).toThrow('evil.example.net is not among');
    expect(() => action({ sign: 'nobody' }, [])).toThrow('no secret `nobody`');
  });
});
