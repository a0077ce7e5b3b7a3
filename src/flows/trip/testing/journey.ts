import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { JsonObject } from '../../../core/json.ts';
import { type TripContext, tripContext } from '../context.ts';
import { createTripMachine } from '../machine.ts';
import { demoCatalogue } from './agency.ts';

const machine = createTripMachine(demoCatalogue());
const turn = {
  now: '2026-01-10T02:00:00Z',
  conversation: 'c',
  channel: 'webchat',
  address: 'a',
  language: 'en',
  firstReplyId: 'r',
} as const;

/** A journey driven event by event, its context checked after each. */
export class Journey {
  snapshot: AnyMachineSnapshot = initialTransition(machine)[0];
  calls: string[] = [];
  /** The keys of what the last step said. */
  says: string[] = [];
  /** The calls of the last step, with what each was given. */
  open: { readonly tool: string; readonly input: JsonObject }[] = [];

  send(type: string, rest: JsonObject = {}): this {
    const [next, actions] = transition(machine, this.snapshot as never, { type, ...rest, turn } as never);
    this.snapshot = next;
    this.open = actions.flatMap((action) =>
      action.type === 'call' ? [action.params as { tool: string; input: JsonObject }] : [],
    );
    this.says = actions.flatMap((action) => (action.type === 'say' ? [(action.params as { key: string }).key] : []));
    this.calls = this.open.map(({ tool }) => tool);
    tripContext.parse(this.data);
    return this;
  }

  hear(intent: string, entities: JsonObject = {}): this {
    return this.send(intent, { entities, text: '' });
  }

  hears(intent: string, entities: JsonObject = {}): boolean {
    return this.snapshot.can({ type: intent, entities, text: '', turn } as never);
  }

  done(tool: string, output: JsonObject = {}): this {
    return this.send(`${tool}.done`, { input: {}, output });
  }

  get data(): TripContext {
    return this.snapshot.context.data as TripContext;
  }
}
