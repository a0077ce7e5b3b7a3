import { OutsideTrouble } from '../../ports/outside-calendar.ts';

/** A token that opens somebody's calendars for an hour or so. */
export interface Tokens {
  /** One that is good as far as is known; another than the one that was just refused. */
  get(refused?: string): Promise<string>;
}

export interface CloudRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the address of the API, or a whole address that the API has given out. */
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  readonly headers?: { readonly [name: string]: string };
  readonly body?: object;
  /** Statuses that the caller has a meaning for, besides those of success. */
  readonly allows?: readonly number[];
}

export interface CloudAnswer {
  readonly status: number;
  readonly json: unknown;
}

export type Cloud = (request: CloudRequest) => Promise<CloudAnswer>;

interface CloudOptions {
  readonly base: string;
  readonly tokens: Tokens;
  /** Whether a refusal (403) says that we ask too often. */
  readonly isQuota: (answer: unknown) => boolean;
}

const ANSWER_MILLIS_MAX = 10_000;
const ANSWER_CHARACTERS_MAX = 64_000_000;

/** A JSON API behind OAuth. A token that is refused is renewed once; what else goes wrong is told apart for the mirror (H5). */
export function cloudAt({ base, tokens, isQuota }: CloudOptions): Cloud {
  async function send(request: CloudRequest, token: string): Promise<Response> {
    const { method, headers, body } = request;
    return fetch(addressOf(base, request), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MILLIS_MAX),
    }).catch(() => {
      throw new OutsideTrouble('away', `${method} was not answered`);
    });
  }

  return async (request) => {
    const { method, allows = [] } = request;
    const token = await tokens.get();
    let response = await send(request, token);
    if (response.status === 401) {
      await response.body?.cancel();
      response = await send(request, await tokens.get(token));
    }
    const text = await response.text().catch(() => {
      throw new OutsideTrouble('away', `${method} broke off`);
    });
    if (text.length > ANSWER_CHARACTERS_MAX) throw new OutsideTrouble('refused', 'the answer is too long');
    const json = parsed(text);
    if (!response.ok && !allows.includes(response.status)) throw troubleOf(response, method, isQuota(json));
    return { status: response.status, json };
  };
}

/** A token is shown to the API alone, whatever address an answer of it names. */
function addressOf(base: string, { path, query = {} }: CloudRequest): string {
  const url = new URL(path.startsWith('/') ? `${base}${path}` : path);
  if (url.origin !== new URL(base).origin) throw new OutsideTrouble('refused', 'the answer leads to another server');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function troubleOf({ status, headers }: Response, method: string, isQuota: boolean): OutsideTrouble {
  const reason = `${method} was answered with ${status}`;
  const seconds = secondsIn(headers.get('retry-after'));
  if (isQuota || status === 429 || status === 503) return new OutsideTrouble('limited', reason, seconds);
  if (status === 401) return new OutsideTrouble('revoked', reason);
  if (status >= 500 || status === 408) return new OutsideTrouble('away', reason, seconds);
  // What may not be read any more, or is not there, needs a person; what may not be written is parked by itself.
  if (method === 'GET' && (status === 403 || status === 404)) return new OutsideTrouble('revoked', reason);
  return new OutsideTrouble('refused', reason);
}

/** `Retry-After` is a number of seconds, or a date. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
