import type { Abilities } from '../../core/showing/show.ts';
import type { Reply } from '../../core/turn.ts';
import type { Channel } from '../../ports/channel.ts';

export const WEBCHAT = 'webchat';

const CAN: Abilities = {
  textMax: Number.POSITIVE_INFINITY,
  buttons: { max: 20, labelMax: 200 },
  list: { max: 200, labelMax: 200 },
  pictures: true,
  writesFirst: false,
};

/**
 * The chat page and whatever else speaks the HTTP API. Its door is the API itself, where every message is answered in the
 * same request and opened by a token; nothing is pushed, because the page fetches what is said and shows all of it.
 */
export const webchat: Channel<Reply> = {
  name: WEBCHAT,
  can: () => CAN,
  burst: () => 0,
  verify: () => 'closed',
  parse: () => [],
  receipts: () => [],
  // A page is opened by whoever looks at it: no number leads there.
  address: () => null,
  render: (reply) => [reply],
  send: null,
};
