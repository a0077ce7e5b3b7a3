import type { Business } from '../../domain/business.ts';
import type { Channel } from '../../ports/channel.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { Observer } from '../../ports/observer.ts';
import { createChatwootChannel } from './channel.ts';
import { chatwootSettings } from './settings.ts';
import type { Knock } from './verify.ts';
import { type Receive, receiveDelivery } from './webhook.ts';

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
}

export interface ChatwootParts {
  readonly settings: ChatwootAccess;
  readonly businesses: readonly Business[];
  readonly conversations: Pick<Conversations, 'at' | 'load' | 'turns'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly observer: Observer;
}

export interface Chatwoot {
  readonly channel: Channel;
  /** The door of a business; null where none was asked for, or no secret says who may knock. */
  door(business: string, receive: Receive): Door | null;
}

interface Door {
  receive(knock: Knock): ReturnType<typeof receiveDelivery>;
}

const TIMEOUT_MILLIS = 8_000;

/** Chatwoot as the settings and the businesses describe it. */
export function createChatwoot({ settings, businesses, conversations, clock, observer }: ChatwootParts): Chatwoot {
  const { url, token, account, publicUrl = null, webhookSecret: secret } = settings;
  const byBusiness = new Map(businesses.map((business) => [business.id, chatwootSettings(business, account || null)]));
  const access = url && token ? { url, token, publicUrl, fetch, timeoutMillis: TIMEOUT_MILLIS } : null;
  const burstMillis = (business: string) => byBusiness.get(business)?.burstMillis ?? 0;
  return {
    channel: createChatwootChannel({ access, conversations, burstMillis }),
    door: (business, receive) => {
      const scope = byBusiness.get(business);
      if (!scope || !secret) return null;
      const parts = { secret, scope, receive, conversations, clock, observer };
      return { receive: (knock) => receiveDelivery(parts, business, knock) };
    },
  };
}
