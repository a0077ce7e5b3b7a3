import type { Business } from '../../domain/business.ts';
import type { Channel } from '../../ports/channel.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { Observer } from '../../ports/observer.ts';
import { createChatwootChannel } from './channel.ts';
import { chatwootSettings } from './settings.ts';
import type { Knock } from './verify.ts';
import { type Receive, receiveDelivery } from './webhook.ts';

export interface ChatwootParts {
  readonly environment: { readonly [name: string]: string | undefined };
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

/**
 * Chatwoot as the environment and the businesses describe it: `CHATWOOT_URL` and `CHATWOOT_TOKEN` for what is said,
 * `HOLDFAST_PUBLIC_URL` for pictures that are linked, `HOLDFAST_WEBHOOK_SECRET` for what is heard, `CHATWOOT_ACCOUNT_ID` where a business names no account of its own.
 */
export function createChatwoot({ environment, businesses, conversations, clock, observer }: ChatwootParts): Chatwoot {
  const account = Number(environment['CHATWOOT_ACCOUNT_ID'] ?? '');
  const byBusiness = new Map(
    businesses.map((business) => [business.id, chatwootSettings(business, account > 0 ? account : null)]),
  );
  const url = environment['CHATWOOT_URL'];
  const token = environment['CHATWOOT_TOKEN'];
  const publicUrl = environment['HOLDFAST_PUBLIC_URL'] ?? null;
  const access = url && token ? { url, token, publicUrl, fetch, timeoutMillis: TIMEOUT_MILLIS } : null;
  const secret = environment['HOLDFAST_WEBHOOK_SECRET'];
  const burstMillis = (business: string) => byBusiness.get(business)?.burstMillis ?? 0;
  return {
    channel: createChatwootChannel({ access, conversations, burstMillis }),
    door: (business, receive) => {
      const settings = byBusiness.get(business);
      if (!settings || !secret) return null;
      const parts = { secret, scope: settings, receive, conversations, clock, observer };
      return { receive: (knock) => receiveDelivery(parts, business, knock) };
    },
  };
}
