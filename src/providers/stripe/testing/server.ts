import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Stripe answered to a key, with what it had been asked: the same key again gets the same answer. */
interface Remembered {
  readonly asked: string;
  readonly answer: object;
}

export interface StripeSession {
  readonly id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: { readonly [key: string]: string };
  readonly [field: string]: unknown;
}

/** A server that speaks Stripe's wire protocol, as far as payments need it: forms in, JSON out, keys remembered. */
export async function openStripeServer(secretKey: string) {
  const sessions = new Map<string, StripeSession>();
  const refunds: { readonly payment_intent: string; readonly amount: number }[] = [];
  const remembered = new Map<string, Remembered>();
  const requests: { readonly path: string; readonly form: URLSearchParams; readonly key: string | undefined }[] = [];
  const trouble = { failing: 0 };
  const clock = { now: () => Date.now() };

  function created(form: URLSearchParams): StripeSession {
    const id = `cs_test_${sessions.size + 1}`;
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    );
    const session: StripeSession = {
      ...{ id, object: 'checkout.session', url: `https://checkout.stripe.example/c/pay/${id}`, mode: form.get('mode') },
      ...{ status: 'open', payment_status: 'unpaid', payment_intent: null, metadata },
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      expires_at: Number(form.get('expires_at')),
      client_reference_id: form.get('client_reference_id'),
      created: Math.floor(clock.now() / 1000),
    };
    sessions.set(id, session);
    return session;
  }

  function refunded(form: URLSearchParams): object {
    const payment_intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    if (refunds.some((refund) => refund.payment_intent === payment_intent)) {
      return problem('charge_already_refunded', 'Charge has already been refunded.');
    }
    refunds.push({ payment_intent, amount });
    return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded', payment_intent, amount };
  }

  function expired(id: string): object {
    const session = sessions.get(id);
    if (session === undefined) return problem('resource_missing', `No such checkout.session: '${id}'`);
    if (session.status !== 'open') {
      return problem(
        '',
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    }
    session.status = 'expired';
    return session;
  }

  /** With what it was asked to read along: the intent, its charge, and what of that went back. */
  function shown(session: StripeSession, expand: readonly string[]): StripeSession {
    const { payment_intent: id } = session;
    if (id === null || !expand.some((path) => path.endsWith('payment_intent.latest_charge'))) return session;
    const amount_refunded = refunds
      .filter((one) => one.payment_intent === id)
      .reduce((sum, one) => sum + one.amount, 0);
    const latest_charge = { id: `ch_${id}`, object: 'charge', amount_refunded };
    return { ...session, payment_intent: { id, object: 'payment_intent', latest_charge } as never };
  }

  /** Pages of sessions, the newest first, as Stripe cuts them. */
  function listed(query: URLSearchParams, expand: readonly string[]): object {
    const from = Number(query.get('created[gte]') ?? 0);
    const all = [...sessions.values()].reverse().filter((session) => Number(session['created']) >= from);
    const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const limit = Number(query.get('limit') ?? 10);
    const data = all.slice(after, after + limit).map((session) => shown(session, expand));
    return { object: 'list', url: '/v1/checkout/sessions', has_more: all.length > after + limit, data };
  }

  function answer(method: string, path: string, form: URLSearchParams, query: URLSearchParams): object {
    const expand = [...query].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []));
    if (method === 'GET' && path === '/v1/checkout/sessions') return listed(query, expand);
    const closed = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    if (method === 'POST' && closed !== undefined) return expired(closed);
    if (method === 'POST' && path === '/v1/checkout/sessions') return created(form);
    if (method === 'POST' && path === '/v1/refunds') return refunded(form);
    const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? '';
    const found = sessions.get(id);
    return found ? shown(found, expand) : problem('resource_missing', `No such checkout.session: '${id}'`);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const key = request.headers['idempotency-key'];
    const [path = '', asked = ''] = (request.url ?? '').split('?');
    trouble.failing -= 1;
    if (trouble.failing >= 0) return send(response, 500, problem('api_error', 'Something went wrong.'));
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return send(response, 401, problem('invalid_request_error', 'Invalid API Key provided.'));
    }
    const form = new URLSearchParams(body);
    requests.push({ path, form, key: typeof key === 'string' ? key : undefined });
    const before = typeof key === 'string' ? remembered.get(key) : undefined;
    if (before && before.asked !== body)
      return send(response, 400, problem('idempotency_error', 'Keys for other parameters.'));
    const said = before?.answer ?? answer(request.method ?? '', path, form, new URLSearchParams(asked));
    if (typeof key === 'string') remembered.set(key, { asked: body, answer: said });
    send(response, 'error' in said ? 400 : 200, said);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ sessions, refunds, requests, trouble, clock },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function problem(code: string, message: string): object {
  return { error: { type: 'invalid_request_error', code, message } };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
