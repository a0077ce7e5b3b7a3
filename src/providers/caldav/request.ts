import { OutsideTrouble } from '../../ports/outside-calendar.ts';

/** Where a CalDAV account is, and how one is let in: an app password, where the provider has those. */
export interface CaldavAccount {
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

export interface DavRequest {
  readonly method: 'PROPFIND' | 'REPORT' | 'GET' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
  /** Statuses that the caller has a meaning for, besides those of success. */
  readonly allows?: readonly number[];
  /** All of a calendar is asked for, and the server may have to read thousands of files first. */
  readonly isWhole?: boolean;
}

export interface DavAnswer {
  readonly status: number;
  readonly url: string;
  readonly mark: string | null;
  readonly text: string;
}

/** How a CalDAV server is spoken to; handed to everything here, so that tests can stand between. */
export type Dav = (request: DavRequest) => Promise<DavAnswer>;

const ANSWER_MILLIS_MAX = 10_000;
const WHOLE_MILLIS_MAX = 60_000;
const ANSWER_CHARACTERS_MAX = 64_000_000;
const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 307, 308];

export function davFor({ user, password }: CaldavAccount, fetch: typeof globalThis.fetch = globalThis.fetch): Dav {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async function send(request, redirects = 0): Promise<DavAnswer> {
    const { method, url, headers, body, allows = [], isWhole = false } = request;
    const response = await fetch(url, {
      method,
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': 'application/xml; charset=utf-8' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(isWhole ? WHOLE_MILLIS_MAX : ANSWER_MILLIS_MAX),
    }).catch((error: unknown) => {
      throw new OutsideTrouble('away', `${method} was not answered (${nameOf(error)})`);
    });
    const onward = response.headers.get('location');
    if (REDIRECTS.includes(response.status) && onward !== null && redirects < REDIRECTS_MAX) {
      await response.body?.cancel();
      return send({ ...request, url: ledTo(onward, url) }, redirects + 1);
    }
    const text = await response.text().catch((error: unknown) => {
      throw new OutsideTrouble('away', `${method} broke off (${nameOf(error)})`);
    });
    if (text.length > ANSWER_CHARACTERS_MAX) throw new OutsideTrouble('refused', 'the answer is too long');
    if (!response.ok && !allows.includes(response.status)) throw troubleOf(response, method);
    return { status: response.status, url, mark: response.headers.get('etag'), text };
  } as Dav;
}

/** A password follows to where the server leads, but never from a locked line to an open one. */
function ledTo(onward: string, from: string): string {
  const to = new URL(onward, from);
  if (new URL(from).protocol === 'https:' && to.protocol !== 'https:') {
    throw new OutsideTrouble('refused', 'the server leads to an address that is not encrypted');
  }
  return to.href;
}

function troubleOf({ status, headers }: Response, method: string): OutsideTrouble {
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  const seconds = Number.isFinite(after) ? after : null;
  const reason = `${method} was answered with ${status}`;
  if (status === 401) return new OutsideTrouble('revoked', reason);
  if (status === 429 || status === 503) return new OutsideTrouble('limited', reason, seconds);
  if (status >= 500 || status === 408 || status === 423) return new OutsideTrouble('away', reason, seconds);
  if (status === 403 && method !== 'PUT' && method !== 'DELETE') return new OutsideTrouble('revoked', reason);
  return new OutsideTrouble('refused', reason);
}

/** What kind of failure it was; the message itself may hold an address with a password in it. */
function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : 'unknown';
}
