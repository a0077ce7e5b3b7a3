import type { House } from '../../app/house.ts';
import type { Say } from '../../core/effect.ts';
import type { TurnRecord } from '../../core/turn.ts';
import { callFacts } from '../../engine/calls.ts';
import type { Business } from '../../engine/parts.ts';
import { toolNamed } from '../../engine/settle.ts';
import { Player } from '../../play/player.ts';
import type { ScriptStep } from '../../play/script.ts';
import type { Conversation } from '../../ports/conversations.ts';
import { guardsOf, machinesOf, watched } from '../../verify/guards.ts';
import type { Place, PlayStep, Sight, Told, Trial, Verified } from '../../verify/trial.ts';
import { meaningOf, sayableAt } from './sayable.ts';
import { faultsIn } from './wording.ts';
import { claimsBooking } from './words.ts';

const GUEST = 'guest-1';
const INSTANTS_MAX = 200;

/** What is looked at: a business, where its file lies if it is none of those that the settings name, and when it is. */
export interface Subject {
  readonly business: string;
  readonly now: string;
  readonly directory?: string;
  /** Conversations whose states are looked into too. */
  readonly along?: readonly (readonly PlayStep[])[];
}

/**
 * Where trials are carried out: the whole house in memory on a clock of its own, the real engine, tools, ledger and ear, played by
 * the same player as a script. It can be put back to any place that was kept.
 */
export class Bench {
  readonly verified: Verified;
  /** Every condition of the flows, and each way that one was answered so far. */
  readonly guards: readonly string[];
  readonly answered = new Set<string>();
  readonly #player: Player;
  readonly #store: ReturnType<House['memoryStore']>;
  readonly #business: Business;
  readonly #now: () => string;
  readonly #said: Told[];
  readonly #asked: string[];
  #isLead = false;
  readonly #conditions = new Set<string>();
  readonly #unwatch: () => void;
  readonly #first: () => void;
  readonly #kept = new WeakMap<Place, () => void>();

  private constructor(parts: {
    readonly player: Player;
    readonly store: ReturnType<House['memoryStore']>;
    readonly business: Business;
    readonly said: Told[];
  }) {
    const { player, store, business, said } = parts;
    this.#player = player;
    this.#store = store;
    this.#business = business;
    this.#now = () => player.now;
    this.#said = said;
    this.#asked = [];
    const { flow, flows, aside, waiting } = business;
    const own = { ...(aside && { aside }), ...(waiting && { waiting }) };
    const guards = machinesOf({ flows, ...own }).flatMap(guardsOf);
    this.guards = guards.map(({ id }) => id);
    this.#unwatch = watched(guards, ({ id, holds, foretold }) => {
      const asked = `${id} ${holds ? 'holds' : 'does not hold'}`;
      this.answered.add(asked);
      this.#conditions.add(asked);
      if (foretold) this.#asked.push(asked);
    });
    const unasked = [...business.tools.values()].flatMap((tools) => [...tools.values()]);
    this.verified = {
      ...{ flow, flows, ...own, claims: claimsBooking },
      unasked: new Set(unasked.filter(({ consequence }) => consequence?.unasked !== undefined).map(({ name }) => name)),
    };
    this.#first = this.#saved();
  }

  static async open(house: House, { business, now, directory }: Subject): Promise<Bench> {
    const store = house.memoryStore();
    const said: Told[] = [];
    let served: Business | undefined;
    const wrapBusiness = (one: Business): Business => {
      const heard = { ...one, render: overheard(one, said), listening: atInstants(one.listening) };
      if (one.id === business) served = heard;
      return heard;
    };
    const apart = { wrapBusiness, fetch: echo, secretNamed: () => 'a secret of nobody', sandboxSecret: 'verify' };
    const own = directory === undefined ? {} : { businesses: directory };
    const compose: House['compose'] = (composition) => house.compose({ ...composition, ...apart, ...own });
    const script = { business, now, from: GUEST, steps: [] };
    const player = await Player.open({ ...house, compose }, script, store);
    if (served === undefined) throw new Error(`there is no business "${business}"`);
    return new Bench({ player, store, business: served, said });
  }

  async close(): Promise<void> {
    this.#unwatch();
    await this.#player.close();
  }

  async try({ from, steps }: Trial): Promise<Sight> {
    (from === null ? this.#first : this.#kept.get(from))?.();
    this.#said.splice(0);
    this.#asked.splice(0);
    this.#conditions.clear();
    const before = await this.#here();
    this.#isLead ||= steps.some((step) => 'lead' in step);
    const acted = [];
    for (const step of steps) acted.push(await this.#player.act(step as ScriptStep));
    const { conversation = before, duplicate = false } = acted.at(-1) ?? {};
    const turns = acted.flatMap((one) => (one.conversation?.id === conversation?.id ? one.turns : []));
    return this.#sight(before, conversation, turns, duplicate);
  }

  async #sight(
    before: Conversation | null,
    conversation: Conversation | null,
    turns: readonly TurnRecord[],
    duplicate: boolean,
  ): Promise<Sight> {
    const { bookings, payments } = this.#store;
    // A talk that was closed and the next one at the address share what was booked.
    const ids = [...new Set([before?.id ?? '', conversation?.id ?? ''])];
    const now = this.#now();
    return {
      ...{
        now,
        conversation,
        duplicate,
        turns,
        said: [...this.#said],
        asked: [...this.#asked],
        conditions: new Set(this.#conditions),
      },
      isLead: this.#isLead,
      bookings: (await Promise.all(ids.map((one) => bookings.ofConversation(one)))).flat(),
      payments: (await Promise.all(ids.map((one) => payments.ofConversation(one)))).flat(),
      acted: await this.#acted(conversation, now),
      keep: () => {
        const place = {} as Place;
        this.#kept.set(place, this.#saved());
        return place;
      },
      sayable: [],
    };
  }

  /** Asked as the engine asks again. One that cannot be looked up for now has acted: nothing else is made so (`break`). */
  async #acted(conversation: Conversation | null, now: string): Promise<Sight['acted']> {
    const acted = new Map<string, 'told' | 'undone'>();
    if (conversation === null) return acted;
    for (const { key, tool, input } of conversation.header.unsettled) {
      const consequence = toolNamed(this.#business, conversation.header.flow, tool)?.consequence;
      const found = await consequence?.lookup(callFacts(conversation, key, now), input).catch(() => ({ kind: 'done' }));
      if (found?.kind === 'done') acted.set(key, consequence?.undo === undefined ? 'told' : 'undone');
    }
    return acted;
  }

  /** The same sight, with what can be said there. */
  async listen(sight: Sight): Promise<Sight> {
    return { ...sight, sayable: await this.#sayable(sight) };
  }

  /** Of words that are heard as the same, the first alone: whatever follows is made of what was heard. */
  async #sayable({ conversation, now, turns }: Sight): Promise<readonly string[]> {
    const replies = turns.at(-1)?.replies ?? [];
    const texts = sayableAt(this.#business, conversation, now, replies);
    if (conversation === null || conversation.header.handedOff) return texts;
    const listed = new Set(replies.flatMap((reply) => reply.choices?.map(({ label }) => label) ?? []));
    const first = new Map<string, string>();
    for (const text of texts) {
      const heard = meaningOf(await this.#player.heard({ conversation, now }, text));
      // What is listed has to be understood by its own words (B13).
      const meaning = listed.has(text) ? `listed ${text}` : heard;
      if (!first.has(meaning)) first.set(meaning, text);
    }
    return [...first.values()];
  }

  #here(): Promise<Conversation | null> {
    return this.#store.conversations.at({ business: this.#business.id, channel: 'webchat', address: GUEST });
  }

  #saved(): () => void {
    const putBack = [this.#store.save(), this.#player.save()];
    const isLead = this.#isLead;
    return () => {
      this.#isLead = isLead;
      for (const one of putBack) one();
    };
  }
}

/** Nobody's endpoint is called: it answers with what it was sent. */
const echo: typeof globalThis.fetch = async (_url, init) =>
  new Response(typeof init?.body === 'string' ? init.body : '{}', { status: 200 });

/** Trials come back to the same instants, and what was read is kept by whoever listened then: one for each instant. */
function atInstants(listening: Business['listening']): Business['listening'] {
  const known = new Map<string, ReturnType<Business['listening']>>();
  return (now) => {
    const before = known.get(now);
    if (before !== undefined) return before;
    if (known.size >= INSTANTS_MAX) known.clear();
    const there = listening(now);
    known.set(now, there);
    return there;
  };
}

/** Whatever is put into words is noted, with what is wrong with it in any language of the business. */
function overheard(business: Business, said: Told[]): Business['render'] {
  return (flow, language, say, now) => {
    const text = business.render(flow, language, say, now);
    const inAll = (one: Say) =>
      business.locales.map((locale) => [locale, () => business.render(flow, locale, one, now)] as const);
    said.push({ say, language, text, faults: faultsIn(`${flow}/${say.key}`, inAll(say)) });
    return text;
  };
}
