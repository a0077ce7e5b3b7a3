import type { Inspection, PaymentStatus } from '../api.ts';
import type { Entry } from './entries.ts';

/** A chat as the page shows it. */
export interface TalkView {
  readonly entries: readonly Entry[];
  readonly connection: 'connecting' | 'live' | 'lost';
  /** Whether this conversation began because the one before could not be gone on with. */
  readonly isNew: boolean;
  /** Whether the business owes an answer. */
  readonly typing: boolean;
  /** How the payments that were asked for stand, by the names that replies have for them. */
  readonly payments: ReadonlyMap<string, PaymentStatus>;
  /** Null until looked into, and where the server keeps it to itself. */
  readonly inspection: Inspection | null;
}

export const START: TalkView = {
  entries: [],
  connection: 'connecting',
  isNew: false,
  typing: false,
  payments: new Map(),
  inspection: null,
};
