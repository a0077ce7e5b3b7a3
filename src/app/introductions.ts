import type { Business } from '../domain/business.ts';
import { customerId, meetingAt, nameOf } from '../domain/customer.ts';
import type { Parts } from '../engine/parts.ts';
import type { Channel } from '../ports/channel.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Courier } from '../ports/courier.ts';
import type { Customers } from '../ports/customers.ts';

/** Keeps who somebody said they are on a form with the customer of that number (A13, X15). */
export function introducing(written: readonly Business[], customers: Customers): Parts['introduce'] {
  return async ({ business, channel, address, name, now }) => {
    const country = written.find(({ id }) => id === business)?.country;
    if (country === undefined) return;
    const met = meetingAt(channel, address, country);
    await customers.ensure({ id: customerId(business, met), business, met, now, ...nameOf(name) });
  };
}

/** Codes go by the channels that replies are pushed to, into the conversation that stands there (X14). */
export function courierBy(channels: ReadonlyMap<string, Channel>, conversations: Pick<Conversations, 'at'>): Courier {
  return {
    reaches: (channel) => channels.has(channel),
    send: async (delivery) => {
      const { business, channel, address } = delivery;
      const standing = await conversations.at({ business, channel, address });
      const sent = await channels.get(channel)?.send({ ...delivery, conversation: standing?.id ?? '', attempts: 0 });
      return sent ?? { refused: `no channel ${channel}` };
    },
  };
}
