import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Heard } from '../../ports/news.ts';
import { InwardAddress, isInward, lookupOutward } from './inward.ts';
import { signature } from './signature.ts';

export interface Letter {
  readonly url: string;
  readonly key: Buffer;
  readonly id: string;
  readonly body: string;
  readonly now: string;
}

export interface SendOptions {
  /** Whether it may go to private networks, and without TLS. */
  readonly inward: boolean;
  readonly agent: string;
}

/** How long a listener may take to answer: less than a telling is leased for. */
const ANSWER_MILLIS_MAX = 10_000;

/** Posts it, signed. Any 2xx takes it, 410 never will; a redirection is not followed, for it could lead anywhere. */
export async function send(letter: Letter, options: SendOptions): Promise<Heard> {
  const { url, key, id, body, now } = letter;
  const timestamp = String(Math.floor(Date.parse(now) / 1000));
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': options.agent,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature(key, id, timestamp, body),
  };
  if (!options.inward && !url.startsWith('https:')) {
    return { kind: 'refused', reason: 'only https:// addresses are told' };
  }
  try {
    return answeredBy(await posted(new URL(url), headers, body, options));
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    return error instanceof InwardAddress ? { kind: 'refused', reason } : { kind: 'later', reason };
  }
}

function posted(
  url: URL,
  headers: { readonly [name: string]: string },
  body: string,
  { inward }: SendOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!inward && isIP(host) !== 0 && isInward(host)) throw new InwardAddress(host);
  const signal = AbortSignal.timeout(ANSWER_MILLIS_MAX);
  const asked: RequestOptions = { method: 'POST', headers, signal, ...(!inward && { lookup: lookupOutward }) };
  return new Promise((resolve, reject) => {
    const post = url.protocol === 'https:' ? request : requestPlainly;
    const outgoing = post(url, asked, (response) => {
      // Nobody reads what it says; the answer is its status.
      response.resume();
      resolve(response);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function answeredBy({ statusCode = 0, headers }: IncomingMessage): Heard {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'heard' };
  const reason = `it answered ${statusCode}`;
  if (statusCode === 410) return { kind: 'refused', reason };
  const afterSeconds = Number(headers['retry-after']);
  return { kind: 'later', reason, ...(afterSeconds > 0 && { afterSeconds }) };
}

function reasonOf(error: Error): string {
  return error.name === 'TimeoutError' || error.name === 'AbortError'
    ? `no answer within ${ANSWER_MILLIS_MAX} ms`
    : error.message || ('code' in error ? String(error.code) : error.name);
}
