import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Conversations } from '../../ports/conversations.ts';

export const CHATWOOT = 'chatwoot';

/** A conversation as Chatwoot numbers them. */
export interface Thread {
  readonly account: number;
  readonly conversation: number;
}

/**
 * A customer's address is the phone number alone, because flows know their customers by it. Which of Chatwoot's
 * conversations it was written in is kept in the ids of the events, so that no table has to join the two and a customer
 * whom Chatwoot gives a new conversation is answered in the new one.
 */
export function eventIdOf({ account, conversation }: Thread, what: string): string {
  return `${CHATWOOT}/${account}/${conversation}/${what}`;
}

export function threadOf(eventId: string): Thread | null {
  const [, account, conversation] = /^chatwoot\/(\d+)\/(\d+)\//.exec(eventId) ?? [];
  if (account === undefined || conversation === undefined) return null;
  return { account: Number(account), conversation: Number(conversation) };
}

/** Timers and payments carry no number of Chatwoot's; somebody wrote not long before them. */
const TURNS_LOOKED_THROUGH = [1, 50] as const;

/** The thread that the newest event of a conversation came in. */
export async function newestThread(
  conversations: Pick<Conversations, 'turns'>,
  conversation: string,
): Promise<Thread | null> {
  for (const newest of TURNS_LOOKED_THROUGH) {
    const turns = await conversations.turns(conversation, newest);
    const threads = turns.flatMap(({ events }) => events).map(({ id }) => threadOf(id));
    const found = threads.filter((thread) => thread !== null).at(-1);
    if (found !== undefined) return found;
  }
  return null;
}

/** The first of these that is a phone number, in E.164. WhatsApp's own id is the number without its plus. */
export function phoneOf(...candidates: readonly (string | null | undefined)[]): string | null {
  for (const candidate of candidates) {
    const digits = candidate?.replace(/^whatsapp:/, '') ?? '';
    const phone = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+${digits}`);
    if (phone?.isPossible()) return phone.number;
  }
  return null;
}
