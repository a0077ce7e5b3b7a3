import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import twilio from 'twilio';

export const ACCOUNT = 'AC00000000000000000000000000000001';
export const TOKEN = 'the token of the account';
export const OWN_NUMBER = '+447700900999';

/** What the next call meets instead: a status and Twilio's own code, or a lost answer, or none at all. */
export type Mishap =
  | { readonly status: number; readonly code?: number; readonly retryAfter?: number }
  | 'lost'
  | 'hang';

export interface TwilioMessage {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly statusCallback: string | null;
}

/**
 * A server that speaks Twilio's Messages API as its documentation has it, and signs what it posts with Twilio's own package.
 * It keeps what it was given, and can be told to answer badly.
 */
export interface TwilioServer {
  readonly url: string;
  readonly messages: readonly TwilioMessage[];
  readonly calls: () => number;
  readonly trip: (...mishaps: Mishap[]) => void;
  /** Where a proxy takes what is posted to the public address. */
  proxy: { readonly from: string; readonly to: string } | null;
  /** Posts a form to an address as Twilio would, signed for it. */
  readonly post: (address: string, form: { readonly [field: string]: string }) => Promise<Response>;
  /** Somebody writes a text message to the number. */
  readonly write: (door: string, from: string, body: string, more?: object) => Promise<Response>;
  /** Tells what became of a message, where it was asked to. */
  readonly report: (message: TwilioMessage, status: string, errorCode?: number) => Promise<Response>;
  close(): Promise<void>;
}

export async function startTwilio(): Promise<TwilioServer> {
  const messages: TwilioMessage[] = [];
  const mishaps: Mishap[] = [];
  let calls = 0;
  let written = 0;

  const server = createServer(async (request, response) => {
    calls += 1;
    const form = new URLSearchParams(await textOf(request));
    const mishap = mishaps.shift();
    if (mishap === 'hang') return;
    if (typeof mishap === 'object') return refuse(response, mishap);
    if (request.url !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
      return refuse(response, { status: 404, code: 20404 });
    const expected = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return refuse(response, { status: 401, code: 20003 });
    const complaint = complaintAbout(form);
    if (complaint !== null) return refuse(response, { status: 400, code: complaint });
    const sid = sidOf(messages.length);
    const [to, from, body] = ['To', 'From', 'Body'].map((field) => form.get(field) ?? '');
    const message = {
      sid,
      to: to ?? '',
      from: from ?? '',
      body: body ?? '',
      statusCallback: form.get('StatusCallback'),
    };
    messages.push(message);
    if (mishap === 'lost') return refuse(response, { status: 502 });
    const segments = `${Math.ceil(message.body.length / 153)}`;
    answer(response, 201, { sid, status: 'queued', to, from, body, num_segments: segments, error_code: null });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const post: TwilioServer['post'] = (address, form) =>
    fetch(twilioServer.proxy ? address.replace(twilioServer.proxy.from, twilioServer.proxy.to) : address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilio.getExpectedTwilioSignature(TOKEN, address, form),
      },
      body: new URLSearchParams(form),
    });

  const twilioServer: TwilioServer = {
    proxy: null,
    url: `http://127.0.0.1:${port}`,
    messages,
    calls: () => calls,
    trip: (...more) => void mishaps.push(...more),
    post,
    write: (door, from, body, more = {}) => {
      written += 1;
      const MessageSid = sidOf(10_000 + written);
      return post(door, { MessageSid, From: from, To: OWN_NUMBER, Body: body, NumMedia: '0', ...more });
    },
    report: ({ sid, to, from, statusCallback }, status, errorCode) =>
      post(statusCallback ?? '', {
        ...{ MessageSid: sid, SmsSid: sid, MessageStatus: status, SmsStatus: status, To: to, From: from },
        ...(errorCode !== undefined && { ErrorCode: `${errorCode}` }),
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return twilioServer;
}

/** The codes that Twilio refuses a message with. */
function complaintAbout(form: URLSearchParams): number | null {
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return 21211;
  if (!form.get('From') && !form.get('MessagingServiceSid')) return 21603;
  if (!form.get('Body')) return 21602;
  return (form.get('Body') ?? '').length > 1600 ? 21617 : null;
}

function sidOf(count: number): string {
  return `SM${count.toString(16).padStart(32, '0')}`;
}

function refuse(response: ServerResponse, { status, code, retryAfter }: Exclude<Mishap, string>): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', `${retryAfter}`);
  answer(response, status, { code: code ?? null, message: 'told to', more_info: '', status });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
