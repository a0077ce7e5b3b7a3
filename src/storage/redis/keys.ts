import { derivedId } from '../../core/ids.ts';
import type { Address } from '../../ports/conversations.ts';

/** What is kept of one conversation, in the order in which every script receives the keys. */
const PARTS = ['talk', 'fsm', 'seen', 'inbox', 'turns', 'replies', 'places', 'outbox', 'tries', 'parked'] as const;

type Part = (typeof PARTS)[number];

/** Where work may wait: sorted sets of conversations by the instant from which it is worth looking at them. */
export type Hint = 'inbox' | 'timers' | 'outbox' | 'stuck';

/**
 * The names of all keys. Those of one conversation carry its id in literal braces, so that a cluster keeps them in one
 * slot and one script may touch them all (B7). A prefix sets a store apart from others on the same server.
 */
export class Keys {
  readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Every key of a conversation, for a script. */
  all(conversation: string): readonly string[] {
    return PARTS.map((part) => this.of(part, conversation));
  }

  of(part: Part, conversation: string): string {
    return `${this.prefix}${part}:{${conversation}}`;
  }

  /** Which conversation at an address is the newest: its generation, or nothing while it is the first. */
  generation({ business, channel, address }: Address): string {
    return `${this.prefix}generation:${derivedId('place', business, channel, address)}`;
  }

  /** The conversation of a reply that is on its way. */
  reply(reply: string): string {
    return `${this.prefix}reply:${reply}`;
  }

  hint(hint: Hint): string {
    return `${this.prefix}hints:${hint}`;
  }

  /** Stands while the hints were rebuilt recently enough. */
  get rebuilt(): string {
    return `${this.prefix}hints:rebuilt`;
  }

  /** What is written to see whether anything can be written. */
  get pulse(): string {
    return `${this.prefix}pulse`;
  }

  /** What SCAN must match to find every conversation. */
  get talks(): string {
    return `${escaped(this.prefix)}talk:{*}`;
  }

  /** What SCAN must match to find everything under this prefix. */
  get everything(): string {
    return `${escaped(this.prefix)}*`;
  }

  /** The conversation that a key of `talks` belongs to. */
  conversationOf(talk: string): string {
    return talk.slice(this.of('talk', '').length - 1, -1);
  }
}

function escaped(text: string): string {
  return text.replace(/[\\*?[\]]/g, (character) => `\\${character}`);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids come from outside too; one that is none names nothing, and must not become part of a key. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
