import type { AnyMachineSnapshot } from 'xstate';
import type { JsonObject } from '../../../core/json.ts';
import { step } from '../../../core/step.ts';
import { type TripContext, tripContext } from '../context.ts';
import { createTripFlow } from '../index.ts';
import type { Memory } from '../memory.ts';
import { demoAgency } from './agency.ts';

const flow = createTripFlow(demoAgency());
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
  snapshot: AnyMachineSnapshot = flow.restore({}, turn.now);
  calls: string[] = [];
  /** The keys of what the last step said. */
  says: string[] = [];
  /** The calls of the last step, with what each was given. */
  open: { readonly tool: string; readonly input: JsonObject }[] = [];

  send(type: string, rest: JsonObject = {}): this {
    const { snapshot, effects } = step(flow, this.snapshot, { type, ...rest, turn });
    this.snapshot = snapshot;
    this.open = effects.filter((effect) => effect.kind === 'call');
    this.says = effects.flatMap((effect) => (effect.kind === 'say' ? [effect.key] : []));
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
    return (this.snapshot.context as Memory).data;
  }
}
