import { createChatwoot } from '../channels/chatwoot/channel.ts';
import { createTelegram } from '../channels/telegram/channel.ts';
import { createTwilio } from '../channels/twilio/channel.ts';
import { webchat } from '../channels/webchat/channel.ts';
import { createWhatsapp } from '../channels/whatsapp/channel.ts';
import type { Business } from '../domain/business.ts';
import type { Engine } from '../engine/engine.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Webhook } from '../server/webhooks.ts';
import type { Config } from './config.ts';
import { Door, type DoorParts } from './door.ts';

type Open = (config: Config, businesses: readonly Business[], clock: Pick<Clock, 'now'>) => Channel;

/** Every channel there is. A new one is a folder and one line here. */
const CHANNELS: readonly Open[] = [
  () => webchat,
  ({ twilio }, businesses) => createTwilio(twilio, businesses),
  ({ whatsapp }, businesses, clock) => createWhatsapp(whatsapp, businesses, clock),
  ({ telegram }, businesses) => createTelegram(telegram, businesses),
  ({ chatwoot }, businesses) => createChatwoot(chatwoot, businesses),
];

export function openChannels(...given: Parameters<Open>): readonly Channel[] {
  return CHANNELS.map((open) => open(...given));
}

/** The doors of the channels, by channel and business; none where a channel has no door. */
export function doorsOf(
  channels: readonly Channel[],
  engine: Pick<Engine, 'handle' | 'receipt'>,
  parts: DoorParts,
): (channel: string, business: string) => Webhook | null {
  const doors = new Map(channels.map((channel) => [channel.name, new Door(channel, engine, parts)]));
  return (channel, business) => {
    const door = doors.get(channel);
    return door ? { receive: (delivery) => door.receive({ business, ...delivery }) } : null;
  };
}
