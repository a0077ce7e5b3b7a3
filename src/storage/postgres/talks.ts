import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Conversations } from '../../ports/conversations.ts';
import { findTalk, type Sought, type Talk } from '../../ports/talk.ts';
import { ask } from './ask.ts';
import { PostgresConversations } from './conversations.ts';
import type { Database } from './database.ts';
import { inUse, openOwned } from './owned.ts';
import { type Answer, ownerOf } from './owner.ts';
import { PostgresSettings } from './settings.ts';

/** An owner that has just started boots its database before it answers. */
const ANSWER_MILLIS_MAX = 60_000;
/** One that is closing its database answers no more, and has it for a moment longer. */
const TRIES_MAX = 50;
const BETWEEN_TRIES_MILLIS = 100;

/** Looks for a conversation in PostgreSQL at `url`, or among those that are kept elsewhere, and changes nothing there. */
export async function findInPostgres(url: string, sought: Sought, elsewhere?: Conversations): Promise<Talk | null> {
  const { openPool } = await import('./pool.ts');
  return findIn(openPool(url), sought, elsewhere);
}

/**
 * Looks for a conversation in a directory of PGlite, or among those that are kept elsewhere: through the process that has it,
 * or itself if nobody has.
 */
export async function findInPglite(directory: string, sought: Sought, elsewhere?: Conversations): Promise<Talk | null> {
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new Error(`There is no database in ${directory}: name the data directory of the server with --data.`);
  }
  // Owners come and go: whoever is asked may have ended, and whoever finds nobody may come second.
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await askOwner(directory, JSON.stringify(sought));
    if (answer !== null) return JSON.parse(answer) as Talk | null;
    const owned = await openOwned(directory);
    if (owned === null) {
      await pause(BETWEEN_TRIES_MILLIS);
      continue;
    }
    owned.offer(answerFrom(booksOn(owned.database, elsewhere)));
    return findIn(owned.database, sought, elsewhere);
  }
  throw inUse(directory);
}

/** What the process that has a directory to itself answers to a question; null where nobody has it. */
export async function askOwner(directory: string, question: string): Promise<string | null> {
  const owner = await ownerOf(directory);
  const answer = owner === null ? null : await ask(owner, question, ANSWER_MILLIS_MAX);
  if (answer?.kind === 'silent') throw inUse(directory);
  return answer?.kind === 'answered' ? answer.text : null;
}

/** How the owner of a directory answers those who read through it. */
export function answerFrom(books: Parameters<typeof findTalk>[0]): Answer {
  return async (question) => JSON.stringify(await findTalk(books, JSON.parse(question) as Sought));
}

function booksOn(database: Database, elsewhere?: Conversations) {
  return { conversations: elsewhere ?? new PostgresConversations(database), edits: new PostgresSettings(database) };
}

const STORED = { name: 'stored', text: `select to_regclass('bot.turns') is not null as stored` };

/** A database in which nothing has ever been stored is not made ready for it: there is no conversation. */
async function findIn(database: Database, sought: Sought, elsewhere?: Conversations): Promise<Talk | null> {
  try {
    const [row] = await database.query<{ stored: boolean }>(STORED, []);
    return row?.stored ? await findTalk(booksOn(database, elsewhere), sought) : null;
  } finally {
    await database.close();
  }
}
