import type { Diagram } from '../api.ts';

type Edge = Diagram['edges'][number];

/**
 * The lines a turn went along. A turn is recorded by where it began and ended; between them it can only have passed
 * through passing states, so the shortest such way is the one to show.
 */
export function trailOf(diagram: Diagram, from: string, to: string): ReadonlySet<string> {
  const passing = new Set(diagram.nodes.filter(({ kind }) => kind === 'passing').map(({ id }) => id));
  let ways: readonly (readonly Edge[])[] = diagram.edges.filter((edge) => edge.from === from).map((edge) => [edge]);
  for (let length = 1; length <= diagram.nodes.length; length += 1) {
    const arrived = ways.find((way) => way.at(-1)?.to === to);
    if (arrived !== undefined) return new Set(arrived.map(({ id }) => id));
    ways = ways.flatMap((way) => onwards(diagram, way, passing));
  }
  return new Set();
}

function onwards(diagram: Diagram, way: readonly Edge[], passing: ReadonlySet<string>): (readonly Edge[])[] {
  const last = way.at(-1);
  if (last === undefined || !passing.has(last.to)) return [];
  const been = new Set(way.map((edge) => edge.from));
  return diagram.edges.filter((edge) => edge.from === last.to && !been.has(edge.to)).map((edge) => [...way, edge]);
}
