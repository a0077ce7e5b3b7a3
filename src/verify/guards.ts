import type { Flow } from '../core/flow.ts';
import type { Verified } from './trial.ts';

type Node = Flow['machine']['root'];
type Given = { readonly context: unknown; readonly event: { readonly type: string } };
type Guard = ((given: Given) => boolean) & { readonly words?: string };

/** A condition where it stands in a machine, so that it can be watched and changed there. */
export interface PlacedGuard {
  /** State, event, place among the ways of that event, and the condition in words. */
  readonly id: string;
  readonly get: () => Guard;
  readonly set: (guard: Guard) => void;
}

/** The machines that are verified: those of the journeys, and the desk's own. */
export function machinesOf({ flows, aside, waiting }: Pick<Verified, 'flows' | 'aside' | 'waiting'>): readonly Flow[] {
  return [...flows.values(), ...(aside ? [aside] : []), ...(waiting ? [waiting] : [])];
}

/** Every condition of a machine, those of `always` included. */
export function guardsOf({ name, machine }: Pick<Flow, 'name' | 'machine'>): readonly PlacedGuard[] {
  return nodesOf(machine.root).flatMap((node) => {
    const ways = [...node.transitions].flatMap(([event, list]) => list.map((way, place) => ({ event, way, place })));
    const always = (node.always ?? []).map((way, place) => ({ event: 'always', way, place }));
    return [...ways, ...always].flatMap(({ event, way, place }) => {
      if (typeof way.guard !== 'function') return [];
      const placed = way as unknown as { guard: Guard };
      const words = placed.guard.words ?? 'unnamed';
      const path = node.path.join('.') || 'anywhere';
      return [
        {
          id: `${name}/${path}/${event}/${place + 1}: ${words}`,
          get: () => placed.guard,
          set: (other: Guard) => {
            placed.guard = other;
          },
        },
      ];
    });
  });
}

/** A state, and every state within it. */
export function nodesOf(node: Node): readonly Node[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** A tool's answer, or what comes of one for the waiting list: no context foretells it. */
const ANSWER = /\.(done|refused|failed)$|^(wanted|freed)$/;

export interface Asked {
  readonly id: string;
  readonly holds: boolean;
  /** No tool had answered: context and event alone decide. */
  readonly foretold: boolean;
}

/** Tells of every condition that is asked, and what it says; called, the answer ends it. */
export function watched(guards: readonly PlacedGuard[], tell: (asked: Asked) => void): () => void {
  const before = guards.map((placed) => placed.get());
  for (const [index, placed] of guards.entries()) {
    const guard = before[index] as Guard;
    const watching = (given: Given) => {
      const holds = guard(given);
      tell({ id: placed.id, holds, foretold: !ANSWER.test(given.event.type) });
      return holds;
    };
    placed.set(Object.assign(watching, { words: guard.words ?? '' }));
  }
  return () => {
    for (const [index, placed] of guards.entries()) placed.set(before[index] as Guard);
  };
}

/** How a condition is broken on purpose, to see whether anybody notices. */
export const MUTATIONS = ['deleted', 'inverted'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** Called, the answer puts it right again. */
export function mutated(placed: PlacedGuard, how: Mutation): () => void {
  const guard = placed.get();
  const broken = how === 'deleted' ? () => true : (given: Given) => !guard(given);
  placed.set(Object.assign(broken, { words: guard.words ?? '' }));
  return () => placed.set(guard);
}
