import { reachable } from '../../core/showing/show.ts';
import type { Business } from '../../domain/business.ts';
import { type Channel, isFirstTouch, type Outgoing, type Sent } from '../../ports/channel.ts';
import type { Clock } from '../../ports/clock.ts';
import { phoneOf } from './address.ts';
import { type Access, postMessage } from './api.ts';
import { parseMessages, receiptsIn } from './parse.ts';
import { type Body, renderReply, renderTemplate, SHOWS } from './render.ts';
import { type Template, WHATSAPP, type WhatsappSettings, whatsappSettings } from './settings.ts';
import { verdictOn } from './verify.ts';

export interface WhatsappAccess {
  readonly token?: string | undefined;
  readonly appSecret?: string | undefined;
  readonly verifyToken?: string | undefined;
  readonly apiUrl?: string | undefined;
  /** For pictures of ours, which Meta fetches. */
  readonly publicUrl?: string | undefined;
  readonly timeoutMillis?: number;
}

const API_URL = 'https://graph.facebook.com/v24.0';
const TIMEOUT_MILLIS = 8_000;
const WINDOW_MILLIS = 24 * 60 * 60_000;

/** WhatsApp by Meta's own Cloud API (F3). */
export function createWhatsapp(
  settings: WhatsappAccess,
  businesses: readonly Business[],
  clock: Pick<Clock, 'now'>,
): Channel<Body> {
  const { token, appSecret, verifyToken, apiUrl: url = API_URL, publicUrl = null } = settings;
  const { timeoutMillis = TIMEOUT_MILLIS } = settings;
  const byBusiness = new Map(businesses.map((business) => [business.id, whatsappSettings(business)]));
  const access = token && appSecret && verifyToken ? { token, url, fetch, timeoutMillis } : null;
  const numberOf = (business: string) => byBusiness.get(business)?.phoneNumberId ?? '';
  const render: Channel<Body>['render'] = (reply) => renderReply(reachable(reply, publicUrl));
  return {
    name: WHATSAPP,
    can: (business) => {
      const own = byBusiness.get(business);
      return own ? { ...SHOWS, writesFirst: access !== null && own.templates.first_touch !== undefined } : null;
    },
    burst: (business) => byBusiness.get(business)?.burstMillis ?? 0,
    verify: (knock) => {
      if (!appSecret || !verifyToken || !byBusiness.get(knock.business)) return 'closed';
      return verdictOn(knock, { appSecret, verifyToken });
    },
    parse: ({ business, body }) => parseMessages(body, numberOf(business)),
    receipts: ({ business, body }) => receiptsIn(body, numberOf(business)),
    address: phoneOf,
    render,
    mayWrite: ({ business, line, occasion }) => {
      const own = byBusiness.get(business);
      return own != null && access !== null && (isOpen({ line }, clock.now()) || own.templates[occasion] !== undefined);
    },
    send: async (outgoing) => {
      const own = byBusiness.get(outgoing.business);
      if (access === null) return { kind: 'refused', reason: 'WHATSAPP_TOKEN and its like are not set' };
      if (!own) return { kind: 'refused', reason: 'the business is not on WhatsApp' };
      const bodies = isOpen(outgoing, clock.now()) ? render(outgoing.reply, outgoing.business) : unasked(own, outgoing);
      return bodies === null ? { kind: 'refused', reason: NO_TEMPLATE } : send(access, own, outgoing, bodies);
    },
  };
}

const NO_TEMPLATE = 'they have not written for 24 hours, and the business has no template for this';

/** F3: free text is allowed for a day after the customer's last message. */
function isOpen({ line }: Pick<Outgoing, 'line'>, now: string): boolean {
  return line.heardAt !== undefined && Date.parse(now) - Date.parse(line.heardAt) < WINDOW_MILLIS;
}

function unasked({ templates }: WhatsappSettings, outgoing: Outgoing): readonly Body[] | null {
  const { occasion } = outgoing.reply;
  const isTold = occasion === 'reminder' || occasion === 'change';
  const told: Template | undefined = isTold ? templates[occasion] : undefined;
  const template = isFirstTouch(outgoing) ? templates.first_touch : told;
  return template === undefined ? null : [renderTemplate(template, outgoing.reply)];
}

async function send(
  access: Access,
  { phoneNumberId }: WhatsappSettings,
  { address, reply, messagesSent }: Outgoing,
  bodies: readonly Body[],
): Promise<Sent> {
  const messages: string[] = [];
  for (const [part, body] of [...bodies.entries()].slice(messagesSent)) {
    const sent = await postMessage(access, { phoneNumberId, address, mark: `${reply.id}/${part}` }, body);
    if (sent.kind !== 'accepted') return { ...sent, messages };
    messages.push(...sent.messages);
  }
  return { kind: 'accepted', messages };
}
