import pg from 'pg';
import { assign, createActor, type Snapshot, setup } from 'xstate';
import { CONTEXT } from '../conversation.ts';
import { answerTo } from './answer.ts';
import type { Open } from './peer.ts';

const machine = setup({
  types: {
    context: {} as typeof CONTEXT & { readonly turns: number; readonly said: string },
    events: {} as { readonly type: 'message'; readonly text: string },
  },
  actions: {
    say: assign(({ context, event }) => ({ turns: context.turns + 1, said: answerTo(event.text, context.turns) })),
  },
  guards: { isOver: ({ context }) => context.turns >= 7 },
}).createMachine({
  context: { ...CONTEXT, turns: 0, said: '' },
  initial: 'idle',
  states: {
    idle: { on: { message: { target: 'offering', actions: 'say' } } },
    offering: { on: { message: { target: 'choosing', actions: 'say' } } },
    choosing: {
      on: {
        message: [
          { guard: 'isOver', target: 'over', actions: 'say' },
          { target: 'offering', actions: 'say' },
        ],
      },
    },
    over: {},
  },
});

/** A machine put away as its documentation says: its snapshot in a JSON column, in the transaction of the floor. */
export const openXState: Open = async ({ url, connections, messages }) => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(`
    create table if not exists xstate_talks (address text primary key, snapshot jsonb not null);
    create table if not exists xstate_messages (address text, seq bigint, text text, primary key (address, seq))`);
  return {
    turn: async (address, n) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query({ ...SELECT, values: [address] });
        const text = messages[n] ?? '';
        const { snapshot, said } = stepped((rows[0]?.snapshot as Snapshot<unknown>) ?? null, text);
        if (said === '') throw new Error(`XState did not answer turn ${n}`);
        await client.query({ ...UPSERT, values: [address, JSON.stringify(snapshot)] });
        await client.query({ ...INSERT, values: [address, n, text] });
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
};

function stepped(snapshot: Snapshot<unknown> | null, text: string) {
  const actor = createActor(machine, snapshot === null ? {} : { snapshot }).start();
  actor.send({ type: 'message', text });
  const after = { snapshot: actor.getPersistedSnapshot(), said: actor.getSnapshot().context.said };
  actor.stop();
  return after;
}

const SELECT = { name: 'xstate_select', text: 'select snapshot from xstate_talks where address = $1 for update' };
const UPSERT = {
  name: 'xstate_upsert',
  text: 'insert into xstate_talks values ($1, $2) on conflict (address) do update set snapshot = $2',
};
const INSERT = { name: 'xstate_insert', text: 'insert into xstate_messages values ($1, $2, $3)' };
