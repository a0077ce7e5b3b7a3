import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export const NUMBER_ID = '106540352242922';
export const TOKEN = 'the token of the app';
export const APP_SECRET = 'the secret of the app';
export const VERIFY_TOKEN = 'what we told Meta';

export type Mishap =
  | { readonly status: number; readonly code?: number; readonly retryAfter?: number }
  | 'lost'
  | 'hang';

/** The bounds that Meta documents for each kind of message: whatever breaks one is refused as Meta refuses it. */
const row = (titleMax: number) => z.object({ id: z.string().max(200), title: z.string().min(1).max(titleMax) });
const text = z.object({ body: z.string().min(1).max(4096), preview_url: z.boolean() });
const button = z.object({ type: z.literal('reply'), reply: row(20) });
const interactive = z.union([
  z.object({
    ...{ type: z.literal('button'), body: z.object({ text: z.string().min(1).max(1024) }) },
    action: z.object({ buttons: z.array(button).min(1).max(3) }),
  }),
  z.object({
    ...{ type: z.literal('list'), body: z.object({ text: z.string().min(1).max(4096) }) },
    action: z.object({
      button: z.string().min(1).max(20),
      sections: z.array(z.object({ title: z.string().max(24), rows: z.array(row(24)).min(1).max(10) })),
    }),
  }),
]);
const line = z
  .string()
  .regex(/^(?!.*[\n\t]|.* {4})/s)
  .max(1024);
const template = z.object({
  name: z.string(),
  language: z.object({ code: z.string() }),
  components: z.array(z.object({ parameters: z.array(z.object({ text: line })) })),
});
const image = z.union([z.object({ link: z.url() }), z.object({ id: z.string() })]);
const message = z.intersection(
  z.object({ messaging_product: z.literal('whatsapp'), biz_opaque_callback_data: z.string().max(512) }),
  z.union([
    z.object({ type: z.literal('text'), text }),
    z.object({ type: z.literal('interactive'), interactive }),
    z.object({ type: z.literal('template'), template }),
    z.object({ type: z.literal('image'), image: z.intersection(image, z.object({ caption: z.string().optional() })) }),
  ]),
);

export interface SentMessage {
  readonly id: string;
  readonly to: string;
  readonly type: string;
  /** The words of it, whichever kind it is. */
  readonly words: string;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly mark: string;
}

/** A server that speaks Meta's Cloud API as its documentation has it. It keeps what it was given, and can be told to answer badly. */
export async function startWhatsapp() {
  const messages: SentMessage[] = [];
  const mishaps: Mishap[] = [];

  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const mishap = mishaps.shift();
    if (mishap === 'hang') return;
    if (typeof mishap === 'object') return refuse(response, mishap);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return refuse(response, { status: 401, code: 190 });
    if (request.url === `/${NUMBER_ID}/media`) return answer(response, 200, { id: '1037543291543636' });
    if (request.url !== `/${NUMBER_ID}/messages`) return refuse(response, { status: 404, code: 100 });
    const given = JSON.parse(body.toString()) as { to?: string; recipient?: string };
    const read = message.safeParse(given);
    const to = given.recipient ?? given.to ?? '';
    if (!read.success || !(given.recipient ? /^[A-Z]{2}\./ : /^\d{7,15}$/).test(to)) {
      return refuse(response, { status: 400, code: 131009 });
    }
    const id = `wamid.${messages.length}`;
    messages.push({ id, to, ...wordsOf(read.data), mark: read.data.biz_opaque_callback_data });
    if (mishap === 'lost') return refuse(response, { status: 502 });
    answer(response, 200, { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    trip: (...more: Mishap[]) => void mishaps.push(...more),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function wordsOf(sent: z.output<typeof message>): Pick<SentMessage, 'type' | 'words' | 'options'> {
  const { type } = sent;
  switch (sent.type) {
    case 'text':
      return { type, words: sent.text.body, options: [] };
    case 'template':
      return { type, words: sent.template.components[0]?.parameters[0]?.text ?? '', options: [] };
    case 'image':
      return { type, words: sent.image.caption ?? '', options: [] };
    case 'interactive': {
      const { body, action } = sent.interactive;
      const rows =
        'buttons' in action ? action.buttons.map(({ reply }) => reply) : action.sections.flatMap((one) => one.rows);
      return { type, words: body.text, options: rows };
    }
  }
}

/** What Meta posts: a change of one number, with whatever it holds. */
export function change(value: object, number = NUMBER_ID): Buffer {
  const metadata = { display_phone_number: '15550783881', phone_number_id: number };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
  return Buffer.from(
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] }),
  );
}

export function signed(body: Buffer, secret = APP_SECRET): { readonly [name: string]: string } {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
}

function refuse(response: ServerResponse, { status, code, retryAfter }: Exclude<Mishap, string>): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', `${retryAfter}`);
  answer(response, status, { error: { message: 'told to', type: 'OAuthException', code, fbtrace_id: 'x' } });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
