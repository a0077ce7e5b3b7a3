import { randomUUID } from 'node:crypto';

/** A business as its customers and its operator have it by HTTP: the server may be another by the next call. */
export interface Premises {
  readonly address: () => string;
  readonly token: string;
}

export interface Answered {
  readonly status: number;
  readonly json: { readonly [name: string]: unknown };
}

export async function operator(at: Premises, method: string, path: string, body?: object): Promise<Answered> {
  const headers = { authorization: `Bearer ${at.token}`, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(`${at.address()}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? {} : (JSON.parse(text) as Answered['json']) };
}

export interface Talk {
  readonly id: string;
  /** What is answered; the same message id again is the same message. */
  say(text: string, messageId?: string): Promise<string>;
  /** What the business ever said to them, each message once. */
  heard(): Promise<readonly string[]>;
  context<T>(): Promise<T>;
}

/** A chat on the page, as the widget has it. */
export async function openTalk(at: Premises, business: string): Promise<Talk> {
  const opened = await fetch(`${at.address()}/v1/${business}/conversations`, { method: 'POST' });
  const { id, token } = (await opened.json()) as { id: string; token: string };
  const path = () => `${at.address()}/v1/${business}/conversations/${id}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    id,
    async say(text, messageId = randomUUID()) {
      const body = JSON.stringify({ text, messageId });
      const response = await fetch(`${path()}/messages`, { method: 'POST', headers, body });
      const { replies } = (await response.json()) as { replies: { text: string }[] };
      return replies.map((one) => one.text).join('\n');
    },
    async heard() {
      const response = await fetch(`${path()}/messages`, { headers });
      const { messages } = (await response.json()) as { messages: { from: string; text: string }[] };
      return messages.flatMap(({ from, text }) => (from === 'business' ? [text] : []));
    },
    context: async <T>() => (await operator(at, 'GET', `/v1/${business}/conversations/${id}`)).json['context'] as T,
  };
}

/** Asks until it is so: what somebody waits for is a condition, never a time. */
export async function until<T>(what: string, look: () => Promise<T | null | false>, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
