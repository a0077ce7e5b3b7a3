import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, getMicrosteps } from 'xstate';
import { parse } from 'yaml';
import { type Proposed, proposedIn } from '../../core/consent/proposal.ts';
import type { Call, Effect } from '../../core/effect.ts';
import type { Intent } from '../../core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../../core/flow.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readBusiness } from '../../domain/business.ts';
import { createInterpreter } from '../../language/interpret.ts';
import { createWords } from '../../language/words.ts';
import type { DialogueState } from './context.ts';
import { createDialogueFlow } from './index.ts';
import type { Task } from './task/schema.ts';
import { plain, proposing } from './testing/flights.ts';

/** A Wednesday, so that "next Friday" is the document's 12 December. */
const now = '2025-12-03T15:00:00Z';
const turn: TurnFacts = { now, conversation: 'c', channel: 'webchat', address: 'a', language: 'en', firstReplyId: 'r' };
const interpret = createInterpreter({});

/** A talk in words, which notes every state the machine passes through and what it held there. */
class Played {
  readonly #flow: Flow;
  readonly #lists: NonNullable<Flow['lists']>;
  #snapshot: AnyMachineSnapshot;
  #call: Call | null = null;
  passed: readonly DialogueState[] = [];
  said = '';
  intent: Intent | null = null;

  constructor(task: Task) {
    const reading = readBusiness(parse(readFileSync(new URL('../../../demo/skylark.yaml', import.meta.url), 'utf8')));
    if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
    this.#flow = createDialogueFlow(reading.business, [task]);
    this.#lists = this.#flow.lists ?? {};
    this.#snapshot = this.#flow.restore({}, now);
  }

  get states(): readonly string[] {
    return this.passed.map((data) => data.conversation_state);
  }

  get rests(): DialogueState | undefined {
    return this.passed.at(-1);
  }

  async says(text: string): Promise<this> {
    const place = { now, timeZone: 'America/New_York', country: 'US', hours: { from: '00:00', to: '24:00' } };
    const { intent } = await interpret({
      text,
      expectation: this.#flow.expects(this.#snapshot),
      listening: { ...place, vocabulary: { lists: this.#lists, topics: [] } },
      offered: ['en'],
      language: 'en',
      ...this.#proposed(),
    });
    this.intent = intent;
    return this.#send({ type: intent.type, entities: intent.entities as JsonObject, text, turn } as MachineEvent);
  }

  #proposed(): { proposed?: Proposed } {
    const proposed = proposedIn('dialogue', this.#flow.proposes(this.#snapshot, now), undefined);
    return proposed === null ? {} : { proposed };
  }

  /** The action that was called answers. */
  answers(output: Json): this {
    const { tool, input } = this.#call ?? { tool: 'none', input: {} };
    return this.#send({ type: `${tool}.done`, input, output, turn } as MachineEvent);
  }

  #send(event: MachineEvent): this {
    const words = createWords(this.#flow.words);
    const steps = getMicrosteps(this.#flow.machine, this.#snapshot, event);
    this.#snapshot = steps.at(-1)?.[0] ?? this.#snapshot;
    this.passed = steps.map(([snapshot]) => (snapshot as AnyMachineSnapshot).context.data as DialogueState);
    const actions = steps.flatMap(([, done]) => done as { type: string; params?: unknown }[]);
    const effects = actions.flatMap(({ type, params }) => (type === 'effect' ? (params as readonly Effect[]) : []));
    this.#call = effects.find((effect) => effect.kind === 'call') ?? null;
    this.said = effects
      .flatMap((effect) => (effect.kind === 'say' ? [effect] : []))
      .map((effect) => words.render('en', effect, { now, timeZone: 'America/New_York' }))
      .join(' ');
    return this;
  }
}

describe('the document’s first example, whose action is proposed by itself', () => {
  it('C2 C4 C5 C8 C10 X11 passes through its states one by one, and interprets only where it must', async () => {
    const talk = new Played(plain);

    await talk.says('I want to book at once');
    expect(talk.states).toEqual(['understanding', 'waiting_for_slot']);
    expect(talk.intent?.source).toBe('rules');
    expect(talk.passed[0]).toMatchObject({ current_flow: 'plain_flight', slots: {} });
    expect(talk.rests).toMatchObject({ current_step: 'collect_origin', waiting_for_slot: 'origin', slots: {} });
    expect(talk.said).toBe('From where?');

    await talk.says('New York');
    expect(talk.states).toEqual(['validating_slot', 'understanding', 'waiting_for_slot']);
    expect(talk.intent?.source).toBe('direct');
    expect(talk.rests).toMatchObject({ waiting_for_slot: 'destination', slots: { origin: 'New York' } });
    expect(talk.said).toBe('To where?');

    await talk.says('Los Angeles');
    expect(talk.states).toEqual(['validating_slot', 'understanding', 'waiting_for_slot']);
    expect(talk.intent?.source).toBe('direct');
    expect(talk.rests).toMatchObject({ current_step: 'collect_departure_date', waiting_for_slot: 'departure_date' });

    await talk.says('Next Friday');
    expect(talk.states).toEqual(['validating_slot', 'executing_action', 'confirming']);
    expect(talk.intent?.source).toBe('direct');
    const collected = { origin: 'New York', destination: 'Los Angeles', departure_date: '2025-12-12' };
    expect(talk.rests).toMatchObject({ current_step: 'book_now', waiting_for_slot: null, slots: collected });
    expect(talk.said).toMatch(/New York.*Los Angeles.*Shall I go ahead and book at once\?$/);

    await talk.says('yes');
    expect(talk.states).toEqual(['executing_action']);
    expect(talk.intent).toMatchObject({ type: 'affirm', source: 'direct' });

    talk.answers({ reference: 'BK-98765' });
    expect(talk.states).toEqual(['executing_action', 'completed', 'idle']);
    expect(talk.rests).toMatchObject({
      current_flow: 'none',
      current_step: null,
      waiting_for_slot: null,
      slots: { ...collected, booking_ref: 'BK-98765' },
    });
    expect(talk.said).toBe('Booked, BK-98765.');
  });
});

describe('the document’s second example', () => {
  it('C2 C4 C7 a correction goes to understanding first, changes the slot, and the question is put again', async () => {
    const talk = new Played(proposing);
    await talk.says('I want to book a flight');
    await talk.says('New York');
    expect(talk.rests).toMatchObject({ waiting_for_slot: 'destination', slots: { origin: 'New York' } });

    await talk.says('Actually, change the origin to Boston');
    expect(talk.intent).toMatchObject({ type: 'correct', source: 'rules' });
    expect(talk.states).toEqual(['understanding', 'waiting_for_slot']);
    expect(talk.passed[0]).toMatchObject({ current_flow: 'book_flight', slots: { origin: 'Boston' } });
    expect(talk.rests).toMatchObject({
      current_step: 'collect_destination',
      waiting_for_slot: 'destination',
      slots: { origin: 'Boston' },
    });
    expect(talk.said).toBe('Got it, origin: Boston. To where?');
  });

  it.each([
    ['cancel', 'cancel'],
    ['I’d like to change the origin', 'correct'],
    ['actually Boston', 'correct'],
    ['start over', 'restart'],
    ['what did I say for the origin?', 'recall'],
  ])('C4 "%s" is interpreted, not mapped to the slot', async (text, type) => {
    const talk = new Played(proposing);
    await talk.says('I want to book a flight from New York');
    await talk.says(text);
    expect(talk.intent).toMatchObject({ type, source: 'rules' });
    expect(talk.states[0]).toBe('understanding');
  });
});
