import type { Thing } from '../../core/consent/proposal.ts';
import type { Business } from '../../domain/business.ts';

/** Here in the chat, or by a person, by telephone, or by a task of the business's own. */
export type Way = 'here' | 'person' | 'phone' | 'task';

/** What the desk knows of the business: what it may do in the chat about what stands, and who does the rest. */
export interface Catalogue {
  readonly timeZone: string;
  readonly contact: string;
  readonly callOff: Way;
  readonly move: Way;
  /** How long after something was done a protest can take it back (X13). */
  readonly graceMinutes: number;
  /** What anything that stands here may be called; absent where that is not known. */
  readonly things?: readonly Thing[];
}

export function catalogueOf(
  { timeZone, support, contact, standing }: Business,
  things: readonly Thing[] | undefined,
): Catalogue {
  const { callOff, move, graceMinutes } = standing;
  return { timeZone, contact: support?.reach ?? contact.phone, callOff, move, graceMinutes, ...(things && { things }) };
}
