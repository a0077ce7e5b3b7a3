import { z } from 'zod';
import { retryAfter, type Sent } from '../../ports/channel.ts';
import { recipientOf } from './address.ts';
import type { Body } from './render.ts';

/** Where the Cloud API is, and who we are there. */
export interface Access {
  readonly token: string;
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly timeoutMillis: number;
}

/** One message on its way: from which number, to whom, and what Meta hands back with its receipts. */
export interface Going {
  readonly phoneNumberId: string;
  readonly address: string;
  readonly mark: string;
}

const taken = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const uploaded = z.object({ id: z.string() });
const trouble = z.object({ error: z.object({ code: z.number().nullish() }) });

/** Limits that pass, Meta's own trouble, and a token that may be put right. */
const PASSING = new Set([
  0, 1, 2, 4, 10, 190, 200, 80007, 130429, 131000, 131005, 131016, 131048, 131056, 131057, 133004,
]);
/** They have told Meta that nothing of this kind may come from us. */
const STOPPED = 131050;

export async function postMessage(access: Access, going: Going, body: Body): Promise<Sent> {
  const { phoneNumberId, address, mark } = going;
  const message = await withPicture(access, phoneNumberId, body);
  if ('kind' in message) return message;
  const response = await call(access, `${phoneNumberId}/messages`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ messaging_product: 'whatsapp', recipient_type: 'individual', ...recipientOf(address) },
      ...{ ...message.body, biz_opaque_callback_data: mark },
    }),
  });
  const answer: unknown = await response.json().catch(() => null);
  const read = taken.safeParse(answer);
  if (response.ok && read.success) return { kind: 'accepted', messages: [read.data.messages[0]?.id ?? ''] };
  return failureOf(response, answer);
}

/** A picture without an address of its own is uploaded first. */
async function withPicture(
  access: Access,
  phoneNumberId: string,
  body: Body,
): Promise<{ readonly body: Body } | Exclude<Sent, { kind: 'accepted' }>> {
  const image = body['image'] as { readonly link: string; readonly caption?: string } | undefined;
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.+)$/i.exec(image?.link ?? '') ?? [];
  if (image === undefined || type === undefined || data === undefined) return { body };
  const form = new FormData();
  form.set('messaging_product', 'whatsapp');
  form.set('type', type);
  form.set('file', new Blob([new Uint8Array(Buffer.from(data, 'base64'))], { type }), `image.${type.split('/')[1]}`);
  const response = await call(access, `${phoneNumberId}/media`, { headers: {}, body: form });
  const answer: unknown = await response.json().catch(() => null);
  const read = uploaded.safeParse(answer);
  if (!response.ok || !read.success) return failureOf(response, answer);
  const { link: _, ...rest } = image;
  return { body: { ...body, image: { id: read.data.id, ...rest } } };
}

function failureOf(response: Response, answer: unknown): Exclude<Sent, { kind: 'accepted' }> {
  const code = trouble.safeParse(answer).data?.error.code ?? null;
  const reason = `WhatsApp answered ${response.status}${code === null ? '' : ` (error ${code})`}`;
  if (code === STOPPED) return { kind: 'refused', reason, stopped: true };
  const isPassing = response.ok || response.status === 429 || response.status >= 500 || PASSING.has(code ?? -1);
  if (!isPassing) return { kind: 'refused', reason };
  return { kind: 'later', reason, ...retryAfter(response.headers.get('retry-after'), new Date().toISOString()) };
}

interface Request {
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData;
}

function call(access: Access, path: string, { headers, body }: Request): Promise<Response> {
  return access.fetch(`${access.url}/${path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${access.token}` },
    body,
    signal: AbortSignal.timeout(access.timeoutMillis),
  });
}
