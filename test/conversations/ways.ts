import { expect } from 'vitest';
import type { Composed } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import type { Answer, Button } from '../../src/core/consent/tap.ts';
import type { ModelReader } from '../../src/core/model-reader.ts';
import type { TurnRecord } from '../../src/core/turn.ts';
import { type ReplayedTurn, replay } from '../../src/engine/replay.ts';
import type { MovableClock } from '../../src/ports/clock.ts';
import { type Observer, silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';

/** A way through a flow, one message for each of the states it comes to rest in, in the language of the business. */
export interface Way {
  readonly business: string;
  readonly now: string;
  readonly steps: readonly (readonly [said: string, state: string])[];
  /** A question that the front desk answers, and a part of the answer. */
  readonly question: readonly [string, RegExp];
  /** A courtesy, and beside it a question that nobody here can answer. */
  readonly beside: readonly [string, RegExp];
  readonly help: string;
  readonly abilities: string;
  readonly person: string;
  /** Another language: how it is asked for, and back; null where the business speaks one. */
  readonly languages: readonly [there: string, back: string] | null;
  readonly cancel: string;
  /** One thing of a list that can be chosen by its number, its place, its name, and in a sentence. */
  readonly choice: { readonly after: readonly string[]; readonly said: readonly string[]; readonly state: string };
  /** Where a conversation is that was called off; what is booked for good is for a person or asked about first. */
  readonly home: string;
}

const BREAK = 'break ';
export const PAY = 'pay';

const ENGLISH = {
  help: 'help',
  abilities: 'what can you do?',
  person: 'let me talk to a real person please',
  cancel: 'cancel',
} as const;

export const WAYS: readonly Way[] = [
  {
    ...ENGLISH,
    business: 'northside',
    now: '2026-03-02T09:05:00+00:00',
    steps: [
      ['Friday morning please', 'offered'],
      ['the second one', 'pending'],
    ],
    question: ['where are you?', /Lantern Street/],
    beside: ['thanks! can my husband come too?', /welcome.*can’t answer that/s],
    languages: null,
    choice: {
      after: ['Friday morning please'],
      said: ['2', 'the second one', '9:30', 'half past nine would be lovely'],
      state: 'pending',
    },
    home: 'idle',
  },
  {
    business: 'lucia',
    now: '2026-03-03T09:00:00+01:00',
    steps: [
      ['quiero cita para corte corto', 'service_selection'],
      ['eso es todo', 'stylist_selection'],
      ['Marta', 'slot_selection'],
      ['la segunda', 'customer_data'],
      ['Julia', 'confirmation'],
    ],
    question: ['¿dónde estáis?', /Palma/],
    beside: ['¡gracias! ¿puede venir mi marido?', /no te lo sé decir/],
    help: 'ayuda',
    abilities: '¿qué puedes hacer?',
    person: 'quiero hablar con una persona',
    languages: ['in English please', 'en español por favor'],
    cancel: 'cancelar',
    choice: {
      after: ['quiero cita para corte corto', 'eso es todo'],
      said: ['2', 'la segunda', 'el segundo', 'Marta', 'me gustaría con Marta, por favor'],
      state: 'slot_selection',
    },
    home: 'idle',
  },
  {
    ...ENGLISH,
    business: 'skylark',
    now: '2025-12-03T10:00:00-05:00',
    steps: [
      ["I'd like to book a flight from Boston", 'waiting_for_slot'],
      ['Seattle', 'waiting_for_slot'],
      [`${BREAK}search_flights`, 'waiting_for_slot'],
      ['the 20th', 'error'],
      ['try again', 'confirming'],
    ],
    question: ['what is the baggage allowance?', /carry-on/],
    beside: ['thanks! do you sell postcards?', /welcome.*can’t answer that/s],
    languages: null,
    choice: {
      after: ['I want to fly from Boston to Miami tomorrow'],
      said: ['2', 'the second one', 'the second flight please', 'I would rather take number 2'],
      state: 'confirming',
    },
    home: 'idle',
  },
  {
    ...ENGLISH,
    business: 'mekong',
    now: '2026-01-10T09:00:00+07:00',
    steps: [
      ["I'm stressed and want a beach", 'DISCOVERY'],
      ['3 days, 2 people, 300 dollars, Phnom Penh, leaving 20 February', 'SUGGESTION'],
      ['tell me more about the first one', 'EXPLORATION'],
      ["I'll take it", 'CUSTOMIZATION'],
      ['book it', 'BOOKING'],
      ['yes', 'BOOKING'],
      ['Sok Dara', 'BOOKING'],
      ['012 345 678', 'BOOKING'],
      ['Hotel Cambodiana', 'BOOKING'],
      ['none', 'PAYMENT'],
      [PAY, 'POST_BOOKING'],
    ],
    question: ['where is your office?', /Sisowath/],
    beside: ['thank you! do you sell postcards?', /welcome.*can’t answer that/s],
    languages: ['in Chinese please', 'in English please'],
    choice: {
      after: ['stressed, beach, 3 days, 2 people, 300 dollars, Phnom Penh, leaving 20 February'],
      said: ['2', 'the second one', 'Salt and Sun', 'can you tell me more about Salt and Sun?'],
      state: 'EXPLORATION',
    },
    home: 'DISCOVERY',
  },
  {
    business: 'atelier',
    now: '2026-04-01T09:00:00+02:00',
    steps: [
      ['je voudrais réserver un espace', 'REQUEST_SPACE_INFO'],
      ['la Verrière', 'CHOOSE_PERIOD'],
      ['vendredi de 14h à 18h', 'CONFIRM_RESERVATION_SUMMARY'],
      ['je voudrais changer d’espace', 'CHOOSE_SPACE'],
    ],
    question: ['quelle est votre adresse ?', /Récollets/],
    beside: ['merci ! mon mari peut venir aussi ?', /je ne sais pas vous répondre/],
    help: 'aide',
    abilities: 'que pouvez-vous faire ?',
    person: 'je voudrais parler à une personne',
    languages: ['in English please', 'en français s’il vous plaît'],
    cancel: 'annuler',
    choice: {
      after: ['je voudrais réserver un espace'],
      said: ['2', 'le deuxième', 'la deuxième', 'Le Jardin', 'je prendrais bien le jardin'],
      state: 'CHOOSE_PERIOD',
    },
    home: 'GENERAL',
  },
];

/** All businesses in one house in memory, on one clock; with a model to read with, if there is to be one. */
export class Town {
  readonly store: Store;
  readonly clock: MovableClock;
  readonly composed: Composed;
  /** Tools that break when they are called next. */
  readonly broken: Set<string>;

  private constructor(parts: Pick<Town, 'store' | 'clock' | 'composed' | 'broken'>) {
    this.store = parts.store;
    this.clock = parts.clock;
    this.composed = parts.composed;
    this.broken = parts.broken;
  }

  static async open(
    model?: ModelReader,
    furnish = (store: Store): Store => store,
    observer: Observer = silent,
  ): Promise<Town> {
    const store = furnish(await house.openFreshStore('memory'));
    const clock = house.virtualClock('2026-01-01T00:00:00Z');
    const broken = new Set<string>();
    const composed = await house.compose({
      ...{ store, clock, observer, ...(model && { model }) },
      wrapTool: (tool) => ({
        ...tool,
        run: async (...call) => {
          if (broken.delete(tool.name)) throw new Error('out of order');
          return tool.run(...call);
        },
      }),
    });
    return new Town({ store, clock, composed, broken });
  }

  #guests = 0;

  /** Somebody new at the business of a way, at its time. */
  guest({ business, now }: Way): Guest {
    this.#guests += 1;
    this.clock.set(now);
    return new Guest(this, { business, channel: 'webchat', address: `guest-${this.#guests}` });
  }
}

const PASSING = new Set(['messages', 'last_response', 'trace', 'turn_count', 'last_nlu_call', 'session_id']);

export class Guest {
  readonly #town: Town;
  readonly #to: { readonly business: string; readonly channel: string; readonly address: string };
  #said = 0;

  constructor(town: Town, to: { readonly business: string; readonly channel: string; readonly address: string }) {
    this.#town = town;
    this.#to = to;
  }

  /** What could be tapped after the last message. */
  buttons: readonly Button[] = [];

  says(text: string): Promise<string> {
    return this.#sends(text);
  }

  /** Taps what is shown; with another proposal's name, what was shown once. */
  taps(answer: Answer, proposal?: string): Promise<string> {
    const button = this.buttons.find(({ tap }) => tap.answer === answer);
    if (!button) throw new Error('there is nothing to tap');
    return this.#sends(button.label, { ...button.tap, ...(proposal !== undefined && { proposal }) });
  }

  async #sends(text: string, tap?: Button['tap']): Promise<string> {
    this.#said += 1;
    const event = { kind: 'message', text, ...(tap && { tap }) } as const;
    const handled = await this.#town.composed.app.engine.handle({ to: this.#to, eventId: `m${this.#said}`, event });
    this.buttons = handled.kind === 'handled' ? (handled.replies.at(-1)?.buttons ?? []) : [];
    return handled.kind === 'handled' ? handled.replies.map((reply) => reply.text).join('\n') : handled.kind;
  }

  async goes([said, state]: Way['steps'][number]): Promise<void> {
    if (said.startsWith(BREAK)) this.#town.broken.add(said.slice(BREAK.length));
    else if (said === PAY) await this.#pays();
    else await this.says(said);
    expect(await this.state(), said).toBe(state);
  }

  async #pays(): Promise<void> {
    const [payment] = await this.#town.store.payments.ofConversation((await this.#conversation()).id);
    if (!payment) throw new Error('there is nothing to pay');
    await this.#town.composed.payments.counter?.press(payment.id, 'paid');
  }

  async isGivenBack(): Promise<void> {
    const { id } = await this.#conversation();
    const event = { kind: 'operator', action: 'give_back' } as const;
    await this.#town.composed.app.engine.handle({ to: { conversation: id }, eventId: `back${this.#said}`, event });
  }

  async #conversation() {
    const found = await this.#town.store.conversations.at(this.#to);
    if (!found) throw new Error('nothing was said yet');
    return found;
  }

  async state(): Promise<string> {
    return (await this.#town.composed.app.engine.inspect(await this.#conversation())).state;
  }

  /** What is known, less whose it is and what a flow keeps of every message that passes (C3, D2). */
  async knows(): Promise<object> {
    const { context } = await this.#conversation();
    return Object.fromEntries(Object.entries(context).filter(([key]) => !PASSING.has(key)));
  }

  /** What was chosen, however it was put: less the words a preference keeps of it (A2). */
  async chose(): Promise<object> {
    const { preference: _p, ...rest } = (await this.knows()) as { readonly preference?: unknown };
    return rest;
  }

  /** Whether what is stored could be stored with something more in it. */
  async takesMore(more: object): Promise<boolean> {
    const { business, header, context } = await this.#conversation();
    const flow = this.#town.composed.parts.businesses.get(business)?.flows.get(header.flow);
    expect(flow?.context.safeParse(context).success).toBe(true);
    return flow?.context.safeParse({ ...context, ...more }).success ?? true;
  }

  /** The question that stands, in words. */
  async pending(): Promise<string> {
    const { business: name, header, context } = await this.#conversation();
    const business = this.#town.composed.parts.businesses.get(name);
    const flow = business?.flows.get(header.flow);
    if (!business || !flow) throw new Error(`no ${name}`);
    const says = flow.pending(flow.restore(context, this.#town.clock.now()));
    return says.map((say) => business.render(header.flow, header.language, say, this.#town.clock.now())).join('\n');
  }

  /** Where the talk is, for whoever wants to walk on from there by hand. */
  async stands() {
    const { id, business: name, header, context } = await this.#conversation();
    const business = this.#town.composed.parts.businesses.get(name);
    const flow = business?.flows.get(header.flow);
    if (!business || !flow) throw new Error(`no ${name}`);
    const turns = await this.#town.store.conversations.turns(id);
    const { channel, address } = this.#to;
    const { language } = header;
    const turn = { now: this.#town.clock.now(), conversation: id, channel, address, language, firstReplyId: 'r' };
    return { flow, tools: business.tools, context, turns, turn };
  }

  async bookings(): Promise<number> {
    const all = await this.#town.store.bookings.ofConversation((await this.#conversation()).id);
    return all.filter(({ status }) => status === 'confirmed' || status === 'held').length;
  }

  async turns(): Promise<readonly TurnRecord[]> {
    return this.#town.store.conversations.turns((await this.#conversation()).id);
  }

  /** The whole talk run again from its record (X3), or from what was left of one. */
  async replayed(turns?: readonly TurnRecord[]): Promise<readonly ReplayedTurn[]> {
    return replay(this.#town.composed.parts, await this.#conversation(), turns ?? (await this.turns()));
  }
}
