import { z } from 'zod';
import { retryAfter, type Sent } from '../../ports/channel.ts';

/** Whose account it is, and where Twilio is. */
export interface Access {
  readonly accountSid: string;
  readonly authToken: string;
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly timeoutMillis: number;
}

const taken = z.object({ sid: z.string() });
const trouble = z.object({ code: z.number().nullish() });

/** They told their carrier, or Twilio, that nothing may come from us. */
const UNSUBSCRIBED = 21610;
/** Too many wait to be sent already, and the account's daily limit: both pass. */
const PASSING = new Set([20429, 21611, 14107, 63038]);
/** A refused token may be put right, and a busy server gets over it. */
const CURABLE = new Set([401, 403, 408, 409, 425, 429]);

/** Gives one message to Twilio. What it says of a number is not repeated: it is somebody's (F9). */
export async function postMessage(access: Access, fields: { readonly [field: string]: string }): Promise<Sent> {
  const path = `/2010-04-01/Accounts/${access.accountSid}/Messages.json`;
  const secret = Buffer.from(`${access.accountSid}:${access.authToken}`).toString('base64');
  const response = await access.fetch(`${access.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    signal: AbortSignal.timeout(access.timeoutMillis),
  });
  const body: unknown = await response.json().catch(() => null);
  const message = taken.safeParse(body);
  if (response.ok && message.success) return { kind: 'accepted', messages: [message.data.sid] };
  const code = trouble.safeParse(body).data?.code ?? null;
  const reason = `Twilio answered ${response.status}${code === null ? '' : ` (error ${code})`}`;
  if (code === UNSUBSCRIBED) return { kind: 'refused', reason, stopped: true };
  const isPassing = response.ok || response.status >= 500 || CURABLE.has(response.status) || PASSING.has(code ?? 0);
  if (!isPassing) return { kind: 'refused', reason };
  return { kind: 'later', reason, ...retryAfter(response.headers.get('retry-after'), new Date().toISOString()) };
}
