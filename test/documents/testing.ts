import type { Composition } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import type { Header } from '../../src/core/header.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { TurnRecord } from '../../src/core/turn.ts';
import { createEngine } from '../../src/engine/create.ts';
import type { Parts } from '../../src/engine/parts.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Address } from '../../src/ports/conversations.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';

export interface Opening extends Pick<Composition, 'wrapTool'> {
  readonly business: string;
  readonly now: string;
  readonly from?: string;
  readonly channel?: string;
  readonly parts?: (parts: Parts) => Partial<Parts>;
}

/** What a message led to. */
export interface Said {
  readonly state: string;
  readonly reply: string;
  readonly context: JsonObject;
  readonly header: Header;
  readonly turn: TurnRecord;
  /** The tools that were called, in order. */
  readonly tools: readonly string[];
}

/** A talk with one of the demo businesses, in words, on a clock that stands. */
export class Talk {
  readonly store: Store;
  readonly parts: Parts;
  readonly #to: Address;
  #count = 0;

  private constructor(store: Store, parts: Parts, to: Address) {
    this.store = store;
    this.parts = parts;
    this.#to = to;
  }

  static async open({ business, now, from = '+15550100', channel = 'sms', parts, ...config }: Opening): Promise<Talk> {
    const store = await house.openFreshStore('memory');
    const composed = await house.compose({ store, clock: house.virtualClock(now), observer: silent, ...config });
    const own = { ...composed.parts, ...parts?.(composed.parts) };
    return new Talk(store, own, { business, channel, address: from });
  }

  async says(text: string): Promise<Said> {
    this.#count += 1;
    const eventId = `m${this.#count}`;
    await createEngine(this.parts).handle({ to: this.#to, eventId, event: { kind: 'message', text } });
    const { context, header, id } = await this.conversation();
    const turn = (await this.store.conversations.turns(id, 1))[0];
    if (turn === undefined) throw new Error(`nothing came of "${text}"`);
    return {
      context,
      header,
      turn,
      state: turn.stateAfter,
      reply: turn.replies.map((one) => one.text).join('\n'),
      tools: turn.results.map(({ tool }) => tool),
    };
  }

  async conversation() {
    const conversation = await this.store.conversations.at(this.#to);
    if (conversation === null) throw new Error('nothing was stored');
    return conversation;
  }

  /** What a replay of the whole talk finds different. */
  async differences(): Promise<readonly string[]> {
    const conversation = await this.conversation();
    const turns = await this.store.conversations.turns(conversation.id);
    return (await replay(this.parts, conversation, turns)).flatMap(({ differences }) => differences);
  }
}
