import { assign } from 'xstate';
import type { Call, Effect, Say } from '../effect.ts';
import type { MachineEvent } from '../flow.ts';
import type { JsonObject } from '../json.ts';
import type { Message } from './message.ts';

/** What a flow's machine works with. `place` is what it knows of the business. */
export interface KitTypes {
  readonly memory: object;
  readonly event: MachineEvent;
  readonly place: unknown;
  readonly tool: string;
}

/** What an action does, known before anything happens: the specification is made of it (B17). */
export interface Does {
  /** One of these messages. */
  readonly tells?: readonly string[];
  /** Any number of these messages; `*` stands for names that the business declares. */
  readonly tellsAny?: readonly string[];
  readonly proposes?: readonly string[];
  /** One of these tools. */
  readonly calls?: readonly string[];
  /** Any number of these tools, side by side. */
  readonly callsAny?: readonly string[];
  readonly notes?: string;
  readonly schedules?: string;
  readonly unschedules?: string;
  readonly handsOver?: string;
  readonly logs?: string;
  readonly closes?: true;
  /** Whether somebody else is to be booked for next. */
  readonly remembers?: string;
  /** The condition, in words, on which it is done at all. */
  readonly onlyIf?: string;
}

/** The actions a machine may name, for XState's `setup({ actions: kitActions })`. They do nothing: see `step`. */
export const kitActions = { effect: (_: unknown, _effects: readonly Effect[]) => {} };

/**
 * The words that machines are written in. Each says at once what it will do (`does`, `words`), so that types, graph and
 * specification can read a machine without running it; what it needs of the moment comes from memory, event and place.
 */
export function kit<T extends KitTypes>(place: T['place']) {
  type Memory = T['memory'];
  type Event = T['event'];
  type Place = T['place'];
  type Given<E> = { readonly context: Memory; readonly event: E };

  function doing<E extends Event>(does: Does, effects: (memory: Memory, event: E) => readonly Effect[]) {
    return { type: 'effect' as const, does, params: ({ context, event }: Given<E>) => effects(context, event) };
  }

  return {
    /** Says a message. */
    tell: <E extends Event>({ keys, say }: Message<Memory, E, Place>) =>
      doing<E>({ tells: keys }, (memory, event) => [say(memory, event, place)]),

    /** Says whatever has come up, of these messages. */
    tellAny: <E extends Event>(keys: readonly string[], says: (memory: Memory, event: E) => readonly Say[]) =>
      doing<E>({ tellsAny: keys }, says),

    /** Says the message whose question a plain yes answers with consequences: the state's record says with which (X11). */
    propose: <E extends Event>({ keys, say }: Message<Memory, E, Place>) =>
      doing<E>({ proposes: keys }, (memory, event) => [say(memory, event, place)]),

    /** Runs a tool. Its answer comes back as `<tool>.done`, `<tool>.refused` or `<tool>.failed`. */
    call: <E extends Event>(tool: T['tool'], input: (memory: Memory, event: E, place: Place) => JsonObject) =>
      doing<E>({ calls: [tool] }, (memory, event) => [{ kind: 'call', tool, input: input(memory, event, place) }]),

    /** Runs the one of several tools that is due, if one is. */
    callOneOf: <E extends Event>(
      tools: readonly T['tool'][],
      due: (memory: Memory, event: E, place: Place) => Omit<Call, 'kind'> | null,
    ) =>
      doing<E>({ calls: tools }, (memory, event) => {
        const call = due(memory, event, place);
        return call === null ? [] : [{ kind: 'call', ...call }];
      }),

    /** Runs those of several tools that are due, side by side; their answers come in the order of the calls. */
    callEach: <E extends Event>(
      tools: readonly T['tool'][],
      due: (memory: Memory, event: E, place: Place) => readonly Omit<Call, 'kind'>[],
    ) =>
      doing<E>({ callsAny: tools }, (memory, event) =>
        due(memory, event, place).map((call): Call => ({ kind: 'call', ...call })),
      ),

    /** Changes what is known; `what` says in a few words what is noted down. */
    note: <E extends Event>(what: string, change: (memory: Memory, event: E, place: Place) => Partial<Memory>) =>
      Object.assign(
        assign<Memory, E, undefined, Event, never>(({ context, event }) => change(context, event, place)),
        { does: { notes: what } satisfies Does },
      ),

    /** Clears what only lives within the turn; nothing that anybody would want to read of. */
    clear: (change: () => Partial<Memory>) => assign<Memory, Event, undefined, Event, never>(change),

    /** A durable wake-up, named: scheduling a name again moves it. `which` ends the name where there may be several. */
    schedule: <E extends Event>(
      timer: string,
      at: (memory: Memory, event: E, place: Place) => string,
      which?: (memory: Memory, event: E, place: Place) => string,
    ) =>
      doing<E>({ schedules: which ? `${timer}*` : timer }, (memory, event) => [
        {
          kind: 'schedule',
          timer: `${timer}${which?.(memory, event, place) ?? ''}`,
          at: at(memory, event, place),
        },
      ]),

    /** The wake-up of that name is no longer wanted. */
    unschedule: (timer: string) => doing<Event>({ unschedules: timer }, () => [{ kind: 'unschedule', timer }]),

    /** The conversation goes to a person (X7). */
    handOver: (reason: string) => doing<Event>({ handsOver: reason }, () => [{ kind: 'handoff', reason }]),

    /** From then on, the next message at this address opens a new conversation (A6). */
    close: <E extends Event>(at: (memory: Memory, event: E, place: Place) => string) =>
      doing<E>({ closes: true }, (memory, event) => [{ kind: 'close', at: at(memory, event, place) }]),

    /** Whether somebody else is to be booked for once this is settled (X20). */
    another: (wanted: boolean) =>
      doing<Event>({ remembers: wanted ? 'that another is wanted' : 'that no other is' }, () => [
        { kind: 'another', wanted },
      ]),

    /** A line for whoever looks after the business: what came that could not be used, and why. */
    log: <E extends Event>(name: string, fields: (memory: Memory, event: E, place: Place) => JsonObject) =>
      doing<E>({ logs: name }, (memory, event) => [
        { kind: 'log', level: 'warn', event: name, fields: fields(memory, event, place) },
      ]),

    /** A condition, in words that follow "if". */
    when: <E extends Event>(words: string, holds: (memory: Memory, event: E, place: Place) => boolean) =>
      Object.assign(({ context, event }: Given<E>) => holds(context, event, place), { words }),
  };
}

/** The condition that holds where another does not. */
export function unless<Given>(guard: ((given: Given) => boolean) & { readonly words: string }) {
  return Object.assign((given: Given) => !guard(given), { words: `not: ${guard.words}` });
}

interface Doing<Given> {
  readonly type: 'effect';
  readonly does: Does;
  readonly params: (given: Given) => readonly Effect[];
}

/** An action that is done where a condition holds, among others that are done in any case. */
export function onlyIf<Given>(
  guard: ((given: Given) => boolean) & { readonly words: string },
  { type, does, params }: Doing<Given>,
): Doing<Given> {
  return { type, does: { ...does, onlyIf: guard.words }, params: (given) => (guard(given) ? params(given) : []) };
}

/** A way that is closed, and why: the state takes the event as little as one it has never heard of. */
export function ignores(why: string) {
  return { description: `ignores it: ${why}` };
}
