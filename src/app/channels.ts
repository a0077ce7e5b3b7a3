import { CHATWOOT } from '../channels/chatwoot/address.ts';
import { createChatwoot } from '../channels/chatwoot/chatwoot.ts';
import type { Business } from '../domain/business.ts';
import type { Engine } from '../engine/engine.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Observer } from '../ports/observer.ts';
import type { Webhook } from '../server/webhooks.ts';
import type { Config } from './config.ts';

interface ChannelParts {
  readonly businesses: readonly Business[];
  readonly conversations: Conversations;
  readonly clock: Clock;
  readonly observer: Observer;
}

/** A channel: the way out, and the door of a business, null where it has none. */
interface Line {
  readonly channel: Channel;
  door(business: string, handle: Engine['handle']): Webhook | null;
}

/** Every channel that replies are pushed to. A new one is a folder and one line here. */
const CHANNELS: { readonly [channel: string]: (config: Config, parts: ChannelParts) => Line } = {
  [CHATWOOT]: ({ chatwoot }, parts) => createChatwoot({ settings: chatwoot, ...parts }),
};

export interface Channels {
  readonly channels: readonly Channel[];
  door(channel: string, business: string, handle: Engine['handle']): Webhook | null;
}

export function openChannels(config: Config, parts: ChannelParts): Channels {
  const lines = new Map(Object.entries(CHANNELS).map(([name, open]) => [name, open(config, parts)]));
  return {
    channels: [...lines.values()].map(({ channel }) => channel),
    door: (channel, business, handle) => lines.get(channel)?.door(business, handle) ?? null,
  };
}
