import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InlineKeyboardMarkup, Message, Update } from '@grammyjs/types';

export const TOKEN = '123456:the-token-of-the-bot';
export const SECRET = 'what_we_told_Telegram';

export type Mishap = { readonly status: number; readonly retryAfter?: number } | 'lost' | 'hang';

export interface SentMessage {
  readonly id: number;
  readonly chat: number;
  readonly method: string;
  readonly text: string;
  readonly keyboard: InlineKeyboardMarkup | null;
}

/** A server that speaks Telegram's Bot API, with its bounds. It keeps what it was given, and can be told to answer badly. */
export async function startTelegram() {
  const messages: SentMessage[] = [];
  const ended: string[] = [];
  const mishaps: Mishap[] = [];
  let webhook: { readonly url: string; readonly secret_token: string } | null = null;

  const server = createServer(async (request, response) => {
    const given = await fieldsOf(request);
    const method = request.url?.replace(`/bot${TOKEN}/`, '') ?? '';
    if (method === 'answerCallbackQuery') {
      ended.push(String(given['callback_query_id']));
      return answer(response, 200, { ok: true, result: true });
    }
    if (method === 'setWebhook') {
      webhook = { url: String(given['url']), secret_token: String(given['secret_token']) };
      return answer(response, 200, { ok: true, result: true, description: 'Webhook was set' });
    }
    const mishap = mishaps.shift();
    if (mishap === 'hang') return;
    if (typeof mishap === 'object') return refuse(response, mishap);
    if (method !== 'sendMessage' && method !== 'sendPhoto') return refuse(response, { status: 404 });
    const text = String(given['text'] ?? given['caption'] ?? '');
    const keyboard = (given['reply_markup'] ?? null) as InlineKeyboardMarkup | null;
    const data = keyboard?.inline_keyboard.flat().map((one) => ('callback_data' in one ? one.callback_data : '')) ?? [];
    const isTooMuch =
      text.length > (method === 'sendPhoto' ? 1024 : 4096) || data.some((one) => Buffer.byteLength(one) > 64);
    if (isTooMuch || (method === 'sendMessage' && text === '')) return refuse(response, { status: 400 });
    const id = 100 + messages.length;
    const chat = Number(given['chat_id']);
    messages.push({ id, chat, method, text, keyboard });
    if (mishap === 'lost') return refuse(response, { status: 502 });
    const result: Message.TextMessage = {
      ...{ message_id: id, date: 1_772_524_800, chat: { id: chat, type: 'private', first_name: 'Ana' }, text },
    };
    answer(response, 200, { ok: true, result });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    /** Where it was told to post. */
    get webhook() {
      return webhook;
    },
    /** The taps whose clock was stopped. */
    ended,
    trip: (...more: Mishap[]) => void mishaps.push(...more),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const from = { id: 77, is_bot: false, first_name: 'Ana', last_name: 'Gil', language_code: 'en' } as const;
const chat = { id: 77, type: 'private', first_name: 'Ana' } as const;

/** A text that somebody writes to the bot, as Telegram's own types have it. */
export function textUpdate(update_id: number, text: string): Update {
  return { update_id, message: { message_id: update_id, date: 1_772_524_800, chat, from, text } };
}

/** A tap on a button that stands under a message of ours. */
export function tapUpdate(update_id: number, data: string, keyboard: InlineKeyboardMarkup, text = 'shall I?'): Update {
  const message: Message.TextMessage = { message_id: 1, date: 1_772_524_800, chat, text, reply_markup: keyboard };
  return { update_id, callback_query: { id: `query-${update_id}`, from, chat_instance: '1', message, data } };
}

function refuse(response: ServerResponse, { status, retryAfter }: Exclude<Mishap, string>): void {
  const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
  answer(response, status, { ok: false, error_code: status, description: 'told to', ...parameters });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function fieldsOf(request: AsyncIterable<unknown>): Promise<{ [field: string]: unknown }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return JSON.parse(text) as { [field: string]: unknown };
  } catch {
    if (text.startsWith('url=')) return Object.fromEntries(new URLSearchParams(text));
    // A picture in a form: only that it came, for whom and with which words counts here.
    const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(text)?.[1];
    return { chat_id: field('chat_id'), caption: field('caption') };
  }
}
