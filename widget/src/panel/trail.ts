import type { Diagram } from '../api.ts';

/** A line gone one way. */
interface Step {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly way: Way;
}

/** Along the line as it is drawn, or against it. */
export type Way = 'there' | 'back';

/**
 * The lines a turn went along. A turn is recorded by where it began and ended; between them it can only have passed
 * through passing states, so the shortest such way is the one to show.
 */
export function trailOf(diagram: Diagram, from: string, to: string): ReadonlyMap<string, Way> {
  const passing = new Set(diagram.nodes.filter(({ kind }) => kind === 'passing').map(({ id }) => id));
  const steps = diagram.edges.flatMap(bothWays);
  let ways: readonly (readonly Step[])[] = steps.filter((step) => step.from === from).map((step) => [step]);
  for (let length = 1; length <= diagram.nodes.length; length += 1) {
    const arrived = ways.find((way) => way.at(-1)?.to === to);
    if (arrived !== undefined) return new Map(arrived.map(({ id, way }) => [id, way]));
    ways = ways.flatMap((way) => onwards(steps, way, passing));
  }
  return new Map();
}

function bothWays({ id, from, to, eventsBack }: Diagram['edges'][number]): Step[] {
  const there: Step = { id, from, to, way: 'there' };
  return eventsBack.length === 0 ? [there] : [there, { id, from: to, to: from, way: 'back' }];
}

function onwards(steps: readonly Step[], way: readonly Step[], passing: ReadonlySet<string>): (readonly Step[])[] {
  const last = way.at(-1);
  if (last === undefined || !passing.has(last.to)) return [];
  const been = new Set(way.map((step) => step.from));
  return steps.filter((step) => step.from === last.to && !been.has(step.to)).map((step) => [...way, step]);
}
