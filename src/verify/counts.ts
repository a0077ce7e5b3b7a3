import type { Exploration, Found } from './explore.ts';

export interface FlowCounts {
  readonly flow: string;
  readonly states: number;
  /** Of which everything was tried. */
  readonly looked: number;
  readonly edges: number;
}

/** States and edges by the flow that is listened to: the desk's own while a question of its is open. */
export function countsOf({ found, edges, expanded }: Exploration): readonly FlowCounts[] {
  const flowOf = new Map([...found].map(([key, one]) => [key, listening(one)]));
  const flows = [...new Set(flowOf.values())].sort();
  return flows.map((flow) => {
    const keys = [...flowOf].filter(([, one]) => one === flow).map(([key]) => key);
    const looked = keys.filter((key) => expanded.has(key)).length;
    return { flow, states: keys.length, looked, edges: edges.filter(({ from }) => flowOf.get(from) === flow).length };
  });
}

function listening({ sight: { conversation } }: Found): string {
  if (conversation === null) return 'before the first word';
  const { flow, desk } = conversation.header;
  return desk.waiting !== undefined ? 'waiting' : desk.aside !== undefined ? 'standing' : flow;
}
