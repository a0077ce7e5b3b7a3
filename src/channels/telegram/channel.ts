import { isSameSecret } from '../../core/same-secret.ts';
import { reachable } from '../../core/showing/show.ts';
import type { Business } from '../../domain/business.ts';
import { type Channel, headerOf, type Outgoing, type Sent } from '../../ports/channel.ts';
import { type Access, callBot, endTap } from './api.ts';
import { parseUpdate } from './parse.ts';
import { CAN, type Call, renderReply } from './render.ts';
import { TELEGRAM, telegramSettings } from './settings.ts';

export interface TelegramAccess {
  readonly token?: string | undefined;
  /** What Telegram sends along with every update, as it was told when the webhook was set. */
  readonly webhookSecret?: string | undefined;
  readonly apiUrl?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly timeoutMillis?: number;
}

const API_URL = 'https://api.telegram.org';
const TIMEOUT_MILLIS = 8_000;

/** A bot of Telegram's (F4), for people who write to it alone. It is told nothing of what became of a message. */
export function createTelegram(settings: TelegramAccess, businesses: readonly Business[]): Channel<Call> {
  const { token, webhookSecret: secret, apiUrl: url = API_URL, publicUrl = null } = settings;
  const { timeoutMillis = TIMEOUT_MILLIS } = settings;
  const byBusiness = new Map(businesses.map((business) => [business.id, telegramSettings(business)]));
  const access = token ? { token, url, fetch, timeoutMillis } : null;
  const render: Channel<Call>['render'] = (reply) => renderReply(reachable(reply, publicUrl));
  return {
    name: TELEGRAM,
    can: (business) => (byBusiness.get(business) ? CAN : null),
    burst: (business) => byBusiness.get(business)?.burstMillis ?? 0,
    verify: (knock) => {
      if (!secret || !byBusiness.get(knock.business)) return 'closed';
      if (knock.method !== 'POST') return 'post_only';
      const isJson = (headerOf(knock, 'content-type') ?? '').startsWith('application/json');
      const given = headerOf(knock, 'x-telegram-bot-api-secret-token') ?? '';
      return isSameSecret(given, secret) && isJson ? 'genuine' : 'forged';
    },
    parse: ({ business, body }) => {
      const own = byBusiness.get(business);
      return own ? parseUpdate(body, own) : [];
    },
    receipts: () => [],
    // Nobody is found by a number there, nor written to before they write.
    address: () => null,
    render,
    send: async (outgoing) => {
      if (access === null) return { kind: 'refused', reason: 'TELEGRAM_BOT_TOKEN is not set' };
      return send(access, outgoing, render(outgoing.reply, outgoing.business));
    },
  };
}

async function send(access: Access, { address, line, messagesSent }: Outgoing, calls: readonly Call[]): Promise<Sent> {
  if (line.thread) await endTap(access, line.thread);
  const messages: string[] = [];
  for (const call of calls.slice(messagesSent)) {
    const sent = await callBot(access, address, call);
    if (sent.kind !== 'accepted') return { ...sent, messages };
    messages.push(...sent.messages);
  }
  return { kind: 'accepted', messages };
}
