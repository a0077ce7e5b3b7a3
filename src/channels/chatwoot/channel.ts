import type { Channel } from '../../ports/channel.ts';
import type { Conversations, Delivery } from '../../ports/conversations.ts';
import { CHATWOOT, newestThread } from './address.ts';
import { type Access, isPosted, postMessage, setStatus } from './api.ts';

export interface ChatwootChannelParts {
  /** Null while nobody has said where Chatwoot is: what is to be said is then parked, with the reason. */
  readonly access: Access | null;
  readonly conversations: Pick<Conversations, 'load' | 'turns'>;
  readonly burstMillis: (business: string) => number;
}

/** Replies go back as outgoing messages of the Chatwoot conversation that the customer wrote in (B18). */
export function createChatwootChannel({ access, conversations, burstMillis }: ChatwootChannelParts): Channel {
  return {
    name: CHATWOOT,
    burstMillis,
    send: async (delivery) => {
      if (access === null) return { refused: 'CHATWOOT_URL and CHATWOOT_TOKEN are not set' };
      return send(access, conversations, delivery);
    },
  };
}

type Sent = Awaited<ReturnType<Channel['send']>>;

async function send(
  access: Access,
  conversations: ChatwootChannelParts['conversations'],
  { conversation, reply, attempts }: Delivery,
): Promise<Sent> {
  const thread = await newestThread(conversations, conversation);
  if (thread === null) return { refused: 'no conversation in Chatwoot is known for this customer' };
  // Chatwoot knows no idempotency key: before a second attempt one looks whether the first arrived after all.
  if (attempts > 0 && (await isPosted(access, thread, reply))) return 'sent';
  // Opened first and then told (X7): opening may be repeated when telling fails, a message may not.
  if ((await conversations.load(conversation))?.header.handedOff) {
    const opened = outcomeOf(await setStatus(access, thread, 'open'), 'opened');
    if (opened !== 'sent') return opened;
  }
  return outcomeOf(await postMessage(access, thread, reply), 'written to');
}

/** A refused token may be put right, and a busy server gets over it; what it cannot accept it never will. */
const CURABLE = new Set([401, 403, 408, 409, 425, 429]);

function outcomeOf(response: Response, deed: string): Sent {
  if (response.ok) return 'sent';
  const reason = `Chatwoot answered ${response.status} when a conversation was to be ${deed}`;
  if (response.status >= 500 || CURABLE.has(response.status)) throw new Error(reason);
  return { refused: reason };
}
