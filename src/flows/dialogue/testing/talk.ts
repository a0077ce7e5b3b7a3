import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { Call, Effect } from '../../../core/effect.ts';
import type { TurnFacts } from '../../../core/flow.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { type DialogueState, dialogueContext } from '../context.ts';
import { createDialogueMachine } from '../machine.ts';
import type { Task } from '../task/schema.ts';
import { tasks as allTasks, place } from './flights.ts';

/** Leads a machine by hand-given events and remembers what it did: no words, no engine, no clock. */
export class Talk {
  readonly machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  effects: readonly Effect[] = [];
  now = '2025-12-03T15:00:00Z';

  constructor(tasks: ReadonlyMap<string, Task> = allTasks) {
    this.machine = createDialogueMachine({ ...place, tasks });
    [this.snapshot] = initialTransition(this.machine);
  }

  hear(intent: string, entities: JsonObject = {}): this {
    return this.send({ type: intent, entities, text: '' });
  }

  /** The answer to the call that stands open. */
  done(output: Json = {}): this {
    return this.send({ type: `${this.call.tool}.done`, input: this.call.input, output });
  }

  refused(reason: string): this {
    return this.send({ type: `${this.call.tool}.refused`, input: this.call.input, reason, output: null });
  }

  failed(): this {
    return this.send({ type: `${this.call.tool}.failed`, input: this.call.input, reason: 'lost' });
  }

  send(event: JsonObject & { readonly type: string }): this {
    const turn: TurnFacts = {
      now: this.now,
      conversation: 'c',
      channel: 'webchat',
      address: 'a',
      language: 'en',
      firstReplyId: 'r',
    };
    const [next, actions] = transition(this.machine, this.snapshot, { ...event, turn });
    this.snapshot = next;
    this.effects = actions
      .filter(({ type }) => String(type) === 'effect')
      .flatMap(({ params }) => params as unknown as readonly Effect[]);
    // What the machine holds at rest is always something it may store (X2).
    if (this.call_ === null) dialogueContext.parse(this.data);
    return this;
  }

  get data(): DialogueState {
    return this.snapshot.context.data as DialogueState;
  }

  get state(): string {
    return String(this.snapshot.value);
  }

  get said(): readonly string[] {
    return this.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.key] : []));
  }

  get call(): Call {
    if (this.call_ === null) throw new Error(`no call stands open in ${this.state}`);
    return this.call_;
  }

  get isCalling(): boolean {
    return this.call_ !== null;
  }

  private get call_(): Call | null {
    return this.effects.find((effect) => effect.kind === 'call') ?? null;
  }
}
