import type { Business } from '../domain/business.ts';
import { customerId, isReachable, meetingAt, nameOf, toldIn } from '../domain/customer.ts';
import type { App } from '../engine/app.ts';
import type { Parts } from '../engine/parts.ts';
import type { Channel } from '../ports/channel.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Courier } from '../ports/courier.ts';
import type { Customers } from '../ports/customers.ts';
import type { Stops } from '../ports/stops.ts';

/**
 * Keeps who somebody said they are on a form with the customer of that number (A13), and how they are reached with whoever
 * cannot be reached by what they write from (X15).
 */
export function introducing(
  written: ReadonlyMap<string, Pick<Business, 'country'>>,
  customers: Customers,
): Parts['introduce'] {
  return async ({ business, channel, address, name, phone, email, now }) => {
    const country = written.get(business)?.country;
    if (country === undefined) return;
    const met = meetingAt(channel, address, country);
    const addresses = isReachable(met) ? [] : toldIn(phone, email);
    if (name === null && addresses.length === 0) return;
    const called = name === null ? { firstName: null, lastName: null } : nameOf(name);
    const { id, firstName } = await customers.ensure({ id: customerId(business, met), business, met, now, ...called });
    // Whoever is known by a name keeps it.
    const learnt = name === null || firstName !== null ? null : nameOf(name);
    if (learnt !== null || addresses.length > 0) await customers.learn(id, { name: learnt, addresses });
  };
}

/** Codes go by the channels that replies are pushed to, into the conversation that stands there (X14). */
export function courierBy(
  channels: ReadonlyMap<string, Channel>,
  conversations: Pick<Conversations, 'at'>,
  stops: Pick<Stops, 'isStopped'>,
): Courier {
  return {
    reaches: (channel) => (channels.get(channel)?.send ?? null) !== null,
    send: async (delivery) => {
      const { business, channel, address } = delivery;
      const standing = await conversations.at({ business, channel, address });
      const { line, handedOff } = standing?.header ?? { line: {}, handedOff: false };
      if (await stops.isStopped(delivery)) return { refused: 'they wrote STOP' };
      const going = { ...delivery, conversation: standing?.id ?? '', attempts: 0, messagesSent: 0, line, handedOff };
      const sent = await channels.get(channel)?.send?.(going);
      if (sent?.kind === 'later') throw new Error(sent.reason);
      return sent?.kind === 'accepted' ? 'sent' : { refused: sent?.reason ?? `no channel ${channel}` };
    },
  };
}

/** The first channel of a business that can write to a number nobody has written from; where none can, it would be by text message. */
export function firstTouchBy(channels: readonly Channel[]): App['firstTouch'] {
  return (business, phone) => {
    for (const channel of channels) {
      const address = channel.can(business)?.writesFirst ? channel.address(phone) : null;
      if (address !== null) return { channel: channel.name, address };
    }
    return { channel: 'sms', address: phone };
  };
}
