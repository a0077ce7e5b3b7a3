import pg from 'pg';
import { derivedId } from '../src/core/ids.ts';
import { CONTEXT, MESSAGES } from './conversation.ts';
import type { TakeTurn } from './measure.ts';

/**
 * The floor: what anyone would write first. A turn is BEGIN, SELECT … FOR UPDATE, UPDATE, INSERT, COMMIT, five round
 * trips. It understands nothing and answers nothing; it only keeps a context of ordinary size and the message.
 */
export async function openFloor(url: string, connections: number): Promise<{ turn: TakeTurn; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(`
    create table if not exists floor_conversations (id uuid primary key, context jsonb not null, version bigint not null);
    create table if not exists floor_messages (
      conversation uuid not null, seq bigint not null, text text not null, primary key (conversation, seq)
    )`);
  const context = JSON.stringify(CONTEXT);
  const turn: TakeTurn = async (address, n) => {
    const id = derivedId('floor', address);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ ...SELECT, values: [id] });
      await client.query({ ...(n === 0 ? OPEN : UPDATE), values: [id, context] });
      await client.query({ ...INSERT, values: [id, n, MESSAGES[n % MESSAGES.length]] });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { turn, close: () => pool.end() };
}

const SELECT = {
  name: 'floor_select',
  text: 'select context, version from floor_conversations where id = $1 for update',
};
const OPEN = { name: 'floor_open', text: 'insert into floor_conversations values ($1, $2, 0)' };
const UPDATE = {
  name: 'floor_update',
  text: 'update floor_conversations set context = $2, version = version + 1 where id = $1',
};
const INSERT = { name: 'floor_insert', text: 'insert into floor_messages values ($1, $2, $3)' };
