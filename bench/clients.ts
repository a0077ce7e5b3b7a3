import { request } from 'node:http';
import { MESSAGES } from './conversation.ts';
import { measure, newAddress } from './measure.ts';

/** The other side of `http`: those who write and those who only watch. */
const [work = '', address = '', many = '0', seconds = '0'] = process.argv.slice(2);

/** What the clients tell that write. */
export interface Told {
  readonly turns: number;
  readonly p99: number;
}

/** And those that only watch. */
export interface Watching {
  readonly open: number;
}

interface Chat {
  readonly id: string;
  readonly token: string;
  readonly from: string;
}

const TRIES_MAX = 20;

let opened = 0;

async function openChat(): Promise<Chat> {
  opened += 1;
  const from = `10.${(opened >> 16) & 255}.${(opened >> 8) & 255}.${opened & 255}`;
  const response = await fetch(`${address}/v1/northside/conversations`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
  });
  const { id, token } = (await response.json()) as { readonly id: string; readonly token: string };
  return { id, token, from };
}

function headersOf({ token, from }: Chat) {
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
}

/** A server that is out of breath asks for it again, and knows it again. */
async function say(chat: Chat, text: string): Promise<void> {
  const body = JSON.stringify({ text, messageId: newAddress() });
  const headers = { ...headersOf(chat), 'content-type': 'application/json' };
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${address}/v1/northside/conversations/${chat.id}/messages`, {
      method: 'POST',
      headers,
      body,
    });
    const answer = await response.text();
    if (response.status === 200) return;
    if (tries === TRIES_MAX) throw new Error(`${response.status}: ${answer}`);
  }
}

async function talk(): Promise<Told> {
  const chats = new Map<string, Chat>();
  let turns = 0;
  const { p99 } = await measure(
    async (name, n) => {
      const chat = chats.get(name) ?? (await openChat());
      chats.set(name, chat);
      await say(chat, MESSAGES[n] ?? '');
      turns += 1;
      if (n === MESSAGES.length - 1) chats.delete(name);
    },
    MESSAGES.length,
    Number(many),
    Number(seconds),
  );
  return { turns, p99 };
}

function watch(chat: Chat): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = `${address}/v1/northside/conversations/${chat.id}/events`;
    const asked = request(path, { headers: headersOf(chat), agent: false }, (response) => {
      response.once('data', () => resolve());
      response.resume();
    });
    asked.once('error', reject);
    asked.end();
  });
}

async function watchAll(): Promise<Watching> {
  let open = 0;
  for (; open < Number(many); open += 100) {
    await Promise.all(Array.from({ length: 100 }, async () => watch(await openChat())));
  }
  return { open };
}

process.send?.(work === 'streams' ? await watchAll() : await talk());
// Until whoever started it ends it, the streams stay open.
process.once('disconnect', () => process.exit(0));
