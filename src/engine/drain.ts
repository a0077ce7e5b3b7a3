import type { StoredEvent } from '../core/event.ts';
import type { Flow } from '../core/flow.ts';
import type { TurnRecord } from '../core/turn.ts';
import { refuseNewer } from '../core/versions.ts';
import type { Commit, Conversation } from '../ports/conversations.ts';
import { burstOf } from './burst.ts';
import { TurnFault, TurnLost } from './fault.ts';
import { afterFault } from './faulted.ts';
import { type TurnEvents, type TurnInput, turnEvents, turnInput } from './input.ts';
import { observeLoad } from './load.ts';
import type { Business, Parts } from './parts.ts';
import { commitOf } from './record.ts';
import { modelTime } from './talk.ts';
import { runTurn } from './turn.ts';

/** Where a drain begins, when the caller has just read it. */
export interface Fresh {
  readonly conversation: Conversation;
  readonly unhandled: readonly StoredEvent[] | null;
}

/**
 * Handles the events of one conversation, the lowest first, up to `throughSeq`. Within a process conversations wait
 * for their own turn; between processes the version decides, and the loser discards its work.
 */
export class Drainer {
  readonly #parts: Parts;
  readonly #onCommit: (commit: Commit, before: Conversation) => void;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(parts: Parts, onCommit: (commit: Commit, before: Conversation) => void) {
    this.#parts = parts;
    this.#onCommit = onCommit;
  }

  async drain(id: string, throughSeq: number, fresh: Fresh | null): Promise<readonly TurnRecord[]> {
    const before = this.#queues.get(id);
    // What was read before somebody else's turn in this process ended is stale by the time ours begins.
    const work = before
      ? before.then(() => this.#drainNow(id, throughSeq, null))
      : this.#drainNow(id, throughSeq, fresh);
    const quiet = work.catch(() => {});
    this.#queues.set(id, quiet);
    try {
      return await work;
    } finally {
      if (this.#queues.get(id) === quiet) this.#queues.delete(id);
    }
  }

  /** Resolves when no drain is under way. */
  async idle(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all(this.#queues.values());
  }

  async #drainNow(id: string, throughSeq: number, fresh: Fresh | null): Promise<readonly TurnRecord[]> {
    const turns: TurnRecord[] = [];
    let at = fresh;
    let claimedNothing = -1;
    for (let round = 0; round < this.#parts.limits.drainRoundsMax; round += 1) {
      const here = await this.#look(id, at);
      if (!here || here.conversation.handledSeq >= throughSeq || here.unhandled.length === 0) return turns;
      const events = this.#eventsFor(here.conversation, here.unhandled);
      if (events === null) {
        // Another process handled them between our two looks; if none did, nobody can: the people of the business see it.
        if (here.conversation.version === claimedNothing) throw new Error('what its claim was made for is gone');
        claimedNothing = here.conversation.version;
        at = null;
        continue;
      }
      const committed = await this.#turn(here.conversation, events, here.unhandled);
      at = null;
      if (!committed) continue;
      turns.push(committed.turn);
      this.#onCommit(committed, here.conversation);
      if (committed.turn.seq >= throughSeq) return turns;
      at = { conversation: after(here.conversation, committed), unhandled: later(here.unhandled, committed) };
    }
    this.#parts.observer.log('warn', 'drain.given_up', { conversation_id: id });
    return turns;
  }

  async #look(
    id: string,
    at: Fresh | null,
  ): Promise<{ conversation: Conversation; unhandled: readonly StoredEvent[] } | null> {
    const started = performance.now();
    const conversation = at?.conversation ?? (await this.#parts.conversations.load(id));
    if (!conversation) return null;
    const known = at?.unhandled ?? (await this.#parts.conversations.unhandled(id, this.#parts.limits.queueMax));
    if (!at) observeLoad(this.#parts, conversation, started);
    return { conversation, unhandled: known };
  }

  /** One turn over the lowest unhandled event or burst. Null if another process was faster. */
  async #turn(
    conversation: Conversation,
    first: TurnEvents,
    unhandled: readonly StoredEvent[],
  ): Promise<Commit | null> {
    const business = this.#parts.businesses.get(conversation.business);
    if (!business) throw new Error(`no business ${conversation.business}`);
    let standing = conversation.claim;
    let events: TurnEvents | null = first;
    for (let tries = 0; tries < 3 && events !== null; tries += 1) {
      const claimed = standing === conversation.claim ? conversation : { ...conversation, claim: standing };
      const input = this.#inputFor(business, claimed, events);
      try {
        const commit = await this.#attempt(input);
        return (await this.#parts.conversations.commit(commit)) ? commit : null;
      } catch (error) {
        if (!(error instanceof TurnLost)) throw error;
        if (error.standing === null) return null;
        // Another process claimed a longer burst than we have read: only a fresh look shows all of it.
        if (error.standing.throughSeq > (unhandled.at(-1)?.seq ?? 0)) return null;
        standing = error.standing;
        events = this.#eventsFor({ ...conversation, claim: standing }, unhandled);
      }
    }
    return null;
  }

  /** What the next turn is about: what stands claimed, else what came first; null where what was claimed is not there. */
  #eventsFor(conversation: Conversation, unhandled: readonly StoredEvent[]): TurnEvents | null {
    const { claim } = conversation;
    return turnEvents(
      claim ? unhandled.filter(({ seq }) => seq <= claim.throughSeq) : this.#nextOf(conversation, unhandled),
    );
  }

  #inputFor(business: Business, conversation: Conversation, events: TurnEvents): TurnInput {
    const flow = business.flows.get(conversation.header.flow) ?? business.flows.get(business.flow);
    if (!flow) throw new Error(`no flow ${conversation.header.flow}`);
    refuseUnreadable(business, flow, conversation);
    const parts = this.#parts;
    const { claim: recorded } = conversation;
    const now = recorded?.now ?? parts.clock.now();
    return turnInput({ parts, business, flow, conversation, events, now, recorded, deadline: modelTime(), live: true });
  }

  /** The lowest unhandled event, or the burst of messages that begins with it where the channel reads bursts. */
  #nextOf({ channel, business }: Conversation, unhandled: readonly StoredEvent[]): readonly StoredEvent[] {
    const { channels, limits } = this.#parts;
    const reads = (channels.get(channel)?.burst(business) ?? 0) > 0;
    return reads ? burstOf(unhandled, limits.messageCharactersMax) : unhandled.slice(0, 1);
  }

  async #attempt(input: TurnInput): Promise<Commit> {
    try {
      return commitOf(input, await runTurn(input));
    } catch (error) {
      if (!(error instanceof TurnFault)) throw error;
      const conversation_id = input.conversation.id;
      this.#parts.observer.log('error', 'turn.fault', {
        conversation_id,
        reason: error.message,
        stack: error.stack ?? null,
      });
      this.#parts.observer.count('holdfast_turn_faults_total', { flow: input.flow.name });
      return afterFault(input, error);
    }
  }
}

/** Whatever a newer program stored waits for one: here it would only be spoiled. */
function refuseUnreadable({ aside }: Business, flow: Flow, { header, context }: Conversation): void {
  if (header.flow === flow.name) refuseNewer(flow, context, header.flowVersion);
  if (aside !== undefined) refuseNewer(aside, header.desk.aside ?? {}, header.desk.asideVersion ?? 1);
}

/** The conversation as our own commit left it: no need to read it again. */
function after(conversation: Conversation, commit: Commit): Conversation {
  const { header, context, turn } = commit;
  return { ...conversation, header, context, version: commit.version + 1, handledSeq: turn.seq, claim: null };
}

/** What is known to remain; an empty list is no proof that nothing came meanwhile. */
function later(unhandled: readonly StoredEvent[], commit: Commit): readonly StoredEvent[] | null {
  const rest = unhandled.filter(({ seq }) => seq > commit.turn.seq);
  return rest.length > 0 ? rest : null;
}
