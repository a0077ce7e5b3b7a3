import { derivedId } from '../src/core/ids.ts';
import type { JsonObject } from '../src/core/json.ts';
import { RECORD_VERSION, type TurnRecord } from '../src/core/turn.ts';
import { openPostgres } from '../src/storage/postgres/store.ts';
import { MESSAGES } from './conversation.ts';
import type { TakeTurn } from './measure.ts';

const CONTEXT: JsonObject = { notes: 'x'.repeat(600), slots: ['2026-03-06T09:00:00Z', '2026-03-06T14:00:00Z'] };

/** Holdfast's store alone: receive and commit of a turn that understands nothing, as the floor does. */
export async function openStore(url: string): Promise<{ turn: TakeTurn; close(): Promise<void> }> {
  const store = await openPostgres(url);
  const opening = { flow: 'bench', flowVersion: 1, language: 'en' } as const;
  const turn: TakeTurn = async (address, n) => {
    const now = new Date().toISOString();
    const received = await store.conversations.receive({
      to: { business: 'bench', channel: 'webchat', address, opening },
      eventId: `message ${n}`,
      event: { kind: 'message', text: MESSAGES[n % MESSAGES.length] ?? '' },
      receivedAt: now,
      queueMax: 100,
      lazily: true,
    });
    if (received.kind !== 'stored') throw new Error(`message ${n} was not stored: ${received.kind}`);
    const { conversation, event } = received;
    const { id, version, header } = conversation;
    const record: TurnRecord = {
      version: RECORD_VERSION,
      conversation: id,
      seq: event.seq,
      events: [event],
      now,
      interpretation: null,
      results: [],
      flow: 'bench',
      stateBefore: 'idle',
      stateAfter: 'idle',
      passed: [],
      said: [],
      replies: [{ id: derivedId(id, n), text: 'Friday 6 March at 9:00 or at 14:00: which would you like?' }],
      rejected: null,
      failure: null,
      hashes: { context: '', flow: '', words: '' },
    };
    const commit = { conversation: id, version, header, context: CONTEXT, state: 'idle', turn: record };
    if (!(await store.conversations.commit({ ...commit, claimed: false, push: false }))) throw new Error('lost');
  };
  return { turn, close: () => store.close() };
}
