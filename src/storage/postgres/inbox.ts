import { storable } from '../../core/json.ts';
import type { Arrival, Received } from '../../ports/conversations.ts';
import { Batcher } from './batcher.ts';
import { type Database, isUuid } from './database.ts';
import { type ArrivalRow, arrivalRow, type ConversationRow, conversationOf } from './rows.ts';
import { RECEIVE, RECEIVE_RARE } from './statements.ts';

interface ReceiveRow extends ConversationRow {
  readonly n: number;
  readonly outcome: 'stored' | 'duplicate' | 'queue_full' | 'unknown_conversation' | 'generation';
  readonly at_seq: number;
  readonly next_generation: number;
}

/** A new conversation opens at most this often while one event looks for its own. */
const GENERATIONS_TRIED_MAX = 5;

/** RECEIVE: whatever arrives is stored and numbered before anything is done about it (X4). */
export class Inbox {
  readonly #database: Database;
  readonly #arrivals: Batcher<ArrivalRow, ReceiveRow>;

  constructor(database: Database) {
    this.#database = database;
    this.#arrivals = new Batcher(
      (arrivals) => this.#receiveAll(arrivals),
      ({ id }) => id,
    );
  }

  async receive(given: Arrival): Promise<Received> {
    const arrival = asStored(given);
    if ('conversation' in arrival.to && !isUuid(arrival.to.conversation)) return { kind: 'unknown_conversation' };
    let generation = 0;
    for (let tried = 0; tried < GENERATIONS_TRIED_MAX; tried += 1) {
      const row = await this.#arrivals.add(arrivalRow(arrival, generation));
      if (row.outcome !== 'generation') return receivedOf(arrival, row);
      generation = row.next_generation;
    }
    throw new Error(`conversations at one address open and close faster than event ${arrival.eventId} can be stored`);
  }

  async #receiveAll(arrivals: readonly ArrivalRow[]): Promise<readonly (ReceiveRow | undefined)[]> {
    const batch = arrivals.map((arrival, n) => ({ n, ...arrival }));
    const answers: (ReceiveRow | undefined)[] = batch.map(() => undefined);
    const ids = arrivals.map(({ id }) => id);
    const lazily = arrivals.every((arrival) => arrival.lazily);
    const usual = await this.#database.query<ReceiveRow>(RECEIVE, [ids, JSON.stringify(batch), lazily]);
    for (const row of usual) answers[row.n] = row;
    const rest = batch.filter((_, n) => answers[n] === undefined);
    if (rest.length === 0) return answers;
    const rare = await this.#database.query<ReceiveRow>(RECEIVE_RARE, [JSON.stringify(rest)]);
    for (const row of rare) answers[row.n] = row;
    return answers;
  }
}

/** The arrival as it will be read back, so that who receives it sees what everybody else will see. */
function asStored(arrival: Arrival): Arrival {
  return { ...storable(arrival), receivedAt: new Date(arrival.receivedAt).toISOString() };
}

function receivedOf({ eventId, event, receivedAt }: Arrival, row: ReceiveRow): Received {
  const kind = row.outcome;
  switch (kind) {
    case 'stored': {
      const conversation = conversationOf(row);
      const stored = { id: eventId, seq: row.at_seq, receivedAt, event };
      const isNext = row.at_seq === conversation.handledSeq + 1;
      return { kind, conversation, event: stored, unhandled: isNext ? [stored] : null };
    }
    case 'duplicate':
      return { kind, conversation: conversationOf(row), seq: row.at_seq };
    case 'queue_full':
    case 'unknown_conversation':
      return { kind };
    case 'generation':
      throw new Error('a new conversation was not opened under the id it was asked for');
  }
}
