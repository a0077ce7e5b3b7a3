import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type Abilities, reachable, show } from '../../core/showing/show.ts';
import type { Business } from '../../domain/business.ts';
import type { Channel, Outgoing, Sent } from '../../ports/channel.ts';
import { type Access, postMessage } from './api.ts';
import { parseText, receiptsIn } from './parse.ts';
import { SMS, type TwilioSettings, twilioSettings } from './settings.ts';
import { isGenuine } from './verify.ts';

export interface TwilioAccess {
  readonly accountSid?: string | undefined;
  readonly authToken?: string | undefined;
  readonly apiUrl?: string | undefined;
  /** What Twilio calls us by: its signatures are over that, and it is told there what became of a message. */
  readonly publicUrl?: string | undefined;
  readonly timeoutMillis?: number;
}

const API_URL = 'https://api.twilio.com';
const TIMEOUT_MILLIS = 8_000;

/** Ten segments at most, whichever alphabet they need: more, and carriers begin to drop them. */
const TEXT_MAX = 670;

/** Text messages by Twilio (F2). */
export function createTwilio(settings: TwilioAccess, businesses: readonly Business[]): Channel<string> {
  const { accountSid, authToken, apiUrl = API_URL, publicUrl = null, timeoutMillis = TIMEOUT_MILLIS } = settings;
  const byBusiness = new Map(businesses.map((business) => [business.id, twilioSettings(business)]));
  const access = accountSid && authToken ? { accountSid, authToken, url: apiUrl, fetch, timeoutMillis } : null;
  const can: Abilities = {
    textMax: TEXT_MAX,
    buttons: null,
    list: null,
    pictures: false,
    writesFirst: access !== null,
  };
  const render: Channel<string>['render'] = (reply) => show(reachable(reply, publicUrl), can).map(({ text }) => text);
  return {
    name: SMS,
    can: (business) => (byBusiness.get(business) ? can : null),
    burst: (business) => byBusiness.get(business)?.burstMillis ?? 0,
    verify: (knock) => {
      if (access === null || !byBusiness.get(knock.business)) return 'closed';
      if (knock.method !== 'POST') return 'post_only';
      return isGenuine(knock, access.authToken, publicUrl) ? 'genuine' : 'forged';
    },
    parse: (knock) => parseText(knock, byBusiness.get(knock.business)?.from ?? null),
    receipts: receiptsIn,
    address: (phone) => {
      const number = parsePhoneNumberFromString(phone);
      return number?.isPossible() ? number.number : null;
    },
    render,
    send: async (outgoing) => {
      const own = byBusiness.get(outgoing.business);
      if (access === null) return { kind: 'refused', reason: 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are not set' };
      if (!own) return { kind: 'refused', reason: 'the business is not written to by text message' };
      return send(access, own, outgoing, render(outgoing.reply, outgoing.business), publicUrl);
    },
  };
}

async function send(
  access: Access,
  { from, messagingService }: TwilioSettings,
  { address, business, reply, messagesSent }: Outgoing,
  texts: readonly string[],
  publicUrl: string | null,
): Promise<Sent> {
  const messages: string[] = [];
  for (const [part, text] of [...texts.entries()].slice(messagesSent)) {
    const sender = from === undefined ? { MessagingServiceSid: messagingService ?? '' } : { From: from };
    const told = `${publicUrl}/webhooks/${SMS}/${business}?reply=${reply.id}&part=${part}`;
    const callback = publicUrl === null ? {} : { StatusCallback: told };
    const sent = await postMessage(access, { To: address, ...sender, Body: text, ...callback });
    if (sent.kind !== 'accepted') return { ...sent, messages };
    messages.push(...sent.messages);
  }
  return { kind: 'accepted', messages };
}
