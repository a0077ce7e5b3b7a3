import { z } from 'zod';
import { retryAfter, type Sent } from '../../ports/channel.ts';
import type { Call } from './render.ts';

/** Where the Bot API is, and which bot we are. */
export interface Access {
  readonly token: string;
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly timeoutMillis: number;
}

const taken = z.object({ ok: z.literal(true), result: z.object({ message_id: z.number() }) });
const trouble = z.object({
  error_code: z.number().nullish(),
  parameters: z.object({ retry_after: z.number().nullish() }).nullish(),
});

/** A token that was changed may be put right, and a busy server gets over it. A chat that is gone, or shut to us, does not. */
const CURABLE = new Set([401, 404, 409, 429]);

export async function callBot(access: Access, chat: string, call: Call): Promise<Sent> {
  const { method, ...fields } = call;
  const response = await post(access, method, bodyOf({ chat_id: chat, ...fields }));
  const answer: unknown = await response.json().catch(() => null);
  const read = taken.safeParse(answer);
  if (response.ok && read.success) return { kind: 'accepted', messages: [`${chat}/${read.data.result.message_id}`] };
  const { error_code: code, parameters } = trouble.safeParse(answer).data ?? {};
  const reason = `Telegram answered ${code ?? response.status}`;
  if (response.ok || response.status >= 500 || CURABLE.has(response.status)) {
    const after = parameters?.retry_after ?? response.headers.get('retry-after');
    return { kind: 'later', reason, ...retryAfter(after == null ? null : `${after}`, new Date().toISOString()) };
  }
  return { kind: 'refused', reason };
}

/** The clock on a button that was tapped stops; nothing hangs on it. */
export async function endTap(access: Access, query: string): Promise<void> {
  await post(access, 'answerCallbackQuery', JSON.stringify({ callback_query_id: query })).catch(() => {});
}

/** A picture that is all we have of it goes along as a file, in a form. */
function bodyOf(fields: { readonly [field: string]: unknown }): string | FormData {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.+)$/i.exec(String(fields['photo'] ?? '')) ?? [];
  if (type === undefined || data === undefined) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.set('photo', new Blob([new Uint8Array(Buffer.from(data, 'base64'))], { type }), `image.${type.split('/')[1]}`);
  return form;
}

function post(access: Access, method: string, body: string | FormData): Promise<Response> {
  return access.fetch(`${access.url}/bot${access.token}/${method}`, {
    method: 'POST',
    ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
    body,
    signal: AbortSignal.timeout(access.timeoutMillis),
  });
}
