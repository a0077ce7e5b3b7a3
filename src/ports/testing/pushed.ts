import type { Channel } from '../channel.ts';

/** A channel that is only written to, for tests of what lies before it. */
export function pushed(name: string, send: NonNullable<Channel['send']>, more: Partial<Channel> = {}): Channel {
  const can = { textMax: 4_000, buttons: null, list: null, pictures: false, writesFirst: true };
  return {
    name,
    send,
    can: () => can,
    burst: () => 0,
    verify: () => 'closed',
    parse: () => [],
    receipts: () => [],
    address: (phone) => phone,
    render: (reply) => [reply.text],
    ...more,
  };
}

export const accepted = { kind: 'accepted', messages: [] } as const;
