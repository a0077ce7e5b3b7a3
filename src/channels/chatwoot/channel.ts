import { type Abilities, reachable, show } from '../../core/showing/show.ts';
import type { Business } from '../../domain/business.ts';
import type { Channel, Outgoing, Sent } from '../../ports/channel.ts';
import { CHATWOOT, type Thread, threadOf } from './address.ts';
import { type Access, answerOf, isPosted, postMessage, setStatus } from './api.ts';
import { parseDelivery } from './parse.ts';
import { type Post, renderPost } from './render.ts';
import { chatwootSettings } from './settings.ts';
import { isGenuine } from './verify.ts';

/** Where Chatwoot is, and who may knock. */
export interface ChatwootAccess {
  /** For what is said. */
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  /** Where a business names no account of its own. */
  readonly account?: number | undefined;
  /** For pictures that are linked. */
  readonly publicUrl?: string | undefined;
  /** For what is heard. */
  readonly webhookSecret?: string | undefined;
  readonly timeoutMillis?: number;
}

const TIMEOUT_MILLIS = 8_000;

/** What lies behind a Chatwoot inbox differs: words and uploaded pictures are what all of it can show. */
const CAN: Abilities = { textMax: 4_000, buttons: null, list: null, pictures: true, writesFirst: false };

/** WhatsApp and its like through Chatwoot, where the people of the business see the conversation and step in (B18, F5). */
export function createChatwoot(settings: ChatwootAccess, businesses: readonly Business[]): Channel<Post> {
  const { url, token, account, publicUrl = null, webhookSecret: secret, timeoutMillis = TIMEOUT_MILLIS } = settings;
  const byBusiness = new Map(businesses.map((business) => [business.id, chatwootSettings(business, account || null)]));
  const access = url && token ? { url, token, fetch, timeoutMillis } : null;
  const render: Channel<Post>['render'] = (reply) =>
    show(reachable(reply, publicUrl), CAN).map((shown, part) => renderPost(reply.id, part, shown));
  return {
    name: CHATWOOT,
    can: (business) => (byBusiness.get(business) ? CAN : null),
    burst: (business) => byBusiness.get(business)?.burstMillis ?? 0,
    verify: (knock, now) => {
      if (!secret || !byBusiness.get(knock.business)) return 'closed';
      if (knock.method !== 'POST') return 'post_only';
      return isGenuine(knock, secret, now) ? 'genuine' : 'forged';
    },
    parse: ({ business, body }) => {
      const scope = byBusiness.get(business) ?? { account: null, inbox: null };
      const heard = parseDelivery(body, scope);
      return heard === 'malformed' ? heard : [heard];
    },
    // What Chatwoot tells of a message's way is not in its webhooks.
    receipts: () => [],
    // Chatwoot begins no conversation by itself.
    address: () => null,
    render,
    send: async (outgoing) => {
      if (access === null) return { kind: 'refused', reason: 'CHATWOOT_URL and CHATWOOT_TOKEN are not set' };
      return send(access, outgoing, render(outgoing.reply, outgoing.business));
    },
  };
}

async function send(access: Access, outgoing: Outgoing, posts: readonly Post[]): Promise<Sent> {
  const { handedOff, attempts, messagesSent, line } = outgoing;
  const thread: Thread | null = threadOf(line.thread);
  if (thread === null) return { kind: 'refused', reason: 'no conversation in Chatwoot is known for this customer' };
  // Opened first and then told (X7): opening may be repeated when telling fails, a message may not.
  if (handedOff) {
    const opened = await answerOf(await setStatus(access, thread, 'open'), 'opened');
    if (opened.kind !== 'accepted') return opened;
  }
  const messages: string[] = [];
  for (const post of posts.slice(messagesSent)) {
    // Chatwoot knows no idempotency key: before a second attempt one looks whether the first arrived after all.
    const known = attempts > 0 ? await isPosted(access, thread, post.mark) : null;
    const sent: Sent =
      known === null
        ? await answerOf(await postMessage(access, thread, post), 'written to')
        : { kind: 'accepted', messages: [known] };
    if (sent.kind !== 'accepted') return { ...sent, messages };
    messages.push(...sent.messages);
  }
  return { kind: 'accepted', messages };
}
