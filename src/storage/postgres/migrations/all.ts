import { conversations } from './0001-conversations.ts';
import { turn } from './0002-turn.ts';
import { ledger } from './0003-ledger.ts';

export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

/** Every change of the database, in order. What has been released is never edited: the next change is the next number. */
export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'conversations', sql: conversations },
  { id: 2, name: 'turn', sql: turn },
  { id: 3, name: 'ledger', sql: ledger },
];
