import type { Diagram, Inspection } from '../api.ts';

type Passed = NonNullable<Inspection['lastTurn']>['passed'];

/** Along the line as it is drawn, or against it. */
export type Way = 'there' | 'back';

/** The lines a turn went along: those between the states that it passed in the flow that is drawn (X17). */
export function trailOf({ flow, edges }: Diagram, passed: Passed): ReadonlyMap<string, Way> {
  const trail = new Map<string, Way>();
  for (const [index, next] of passed.entries()) {
    const before = passed[index - 1];
    if (before?.flow !== flow || next.flow !== flow) continue;
    const along = edges.find(({ from, to }) => from === before.state && to === next.state);
    const against = edges.find(
      ({ from, to, eventsBack }) => from === next.state && to === before.state && eventsBack.length > 0,
    );
    if (along !== undefined) trail.set(along.id, 'there');
    else if (against !== undefined) trail.set(against.id, 'back');
  }
  return trail;
}
