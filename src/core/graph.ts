import type { Flow } from './flow.ts';

type Node = Flow['machine']['root'];

/** A machine as people draw it: the states they have a name for, those passed through, and what leads where. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Transitions that every state has, said once instead of drawn from everywhere. */
  readonly anywhere: readonly { readonly to: string; readonly events: readonly string[] }[];
}

export interface GraphNode {
  readonly id: string;
  /** Passing states wait for a tool's answer within one turn: no talk ever rests in them. */
  readonly kind: 'resting' | 'passing' | 'final';
  readonly initial: boolean;
  readonly description: string;
}

/** A line between two states. One that is gone both ways is drawn once, with what leads there and what leads back. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
  readonly eventsBack: readonly string[];
}

type DrawnFlow = Pick<Flow, 'machine' | 'states'>;

export function graphOf(flow: DrawnFlow): Graph {
  const { root } = flow.machine;
  const shown = shownNodes(root, flow.states);
  const initial = shownTarget(root, shown);
  const nodes = shown.map((node) => describe(node, flow.states, node === initial));
  const edges = shown.flatMap((node) => group(transitionsOf(node, shown)).map((edge) => ({ from: node.key, ...edge })));
  return { nodes, edges: paired(edges), anywhere: group(leading(root, shown)) };
}

/** Lines there and back made one; a line from a state to itself is no way anywhere and is left out. */
function paired(ways: readonly Omit<GraphEdge, 'eventsBack'>[]): readonly GraphEdge[] {
  return ways.flatMap((way, index) => {
    const isBack = (other: Omit<GraphEdge, 'eventsBack'>) => other.from === way.to && other.to === way.from;
    const back = ways.findIndex(isBack);
    if (way.from === way.to || (back >= 0 && back < index)) return [];
    return [{ ...way, eventsBack: ways[back]?.events ?? [] }];
  });
}

/**
 * A state is shown if the flow names it, or if it stands at the top and holds none that the flow names. What lies inside
 * a shown state is its own affair.
 */
function shownNodes(node: Node, names: Flow['states']): Node[] {
  return Object.values(node.states).flatMap((child) => {
    if (child.type === 'history') return [];
    if (child.key in names) return [child];
    const inside = shownNodes(child, names).filter((inner) => inner.key in names);
    return inside.length > 0 ? inside : [child];
  });
}

function describe(node: Node, names: Flow['states'], initial: boolean): GraphNode {
  const kind = node.type === 'final' ? 'final' : waitsForTool(node) ? 'passing' : 'resting';
  return { id: node.key, kind, initial, description: names[node.key] ?? node.description ?? '' };
}

/** Whether nothing but a tool's answer, or nothing at all, moves it on. */
function waitsForTool(node: Node): boolean {
  const events = [...node.transitions.keys()];
  const isAnswer = (event: string) => /\.(done|refused|failed)$/.test(event);
  return Object.keys(node.states).length === 0 && (events.length > 0 ? events.every(isAnswer) : Boolean(node.always));
}

interface Lead {
  readonly to: string;
  readonly event: string;
}

/** What leads out of a shown state: its own transitions, those of the states inside it, those of unshown ones around. */
function transitionsOf(node: Node, shown: readonly Node[]): Lead[] {
  const own = leading(node, shown);
  const inside = Object.values(node.states).flatMap((child) => transitionsOf(child, shown));
  return [...own, ...inside, ...around(node, shown)];
}

function around(node: Node, shown: readonly Node[]): Lead[] {
  const parent = node.parent;
  if (!shown.includes(node) || parent === undefined || parent.parent === undefined) return [];
  return [...leading(parent, shown), ...around(parent, shown)];
}

function leading(node: Node, shown: readonly Node[]): Lead[] {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  return transitions.flatMap((transition) =>
    (transition.target ?? []).flatMap((target) => {
      const seen = shownTarget(target, shown);
      return seen === null ? [] : [{ to: seen.key, event: transition.eventType }];
    }),
  );
}

/** The shown state that a transition to this node ends in: around it, or the one it begins with. */
function shownTarget(target: Node, shown: readonly Node[]): Node | null {
  for (let node: Node | undefined = target; node !== undefined; node = node.parent) {
    if (shown.includes(node)) return node;
  }
  const first = target.initial?.target?.[0];
  return first === undefined ? null : shownTarget(first, shown);
}

/** One line between two states, whatever number of events leads along it. */
function group(leads: readonly Lead[]): { readonly to: string; readonly events: readonly string[] }[] {
  const byTarget = new Map<string, Set<string>>();
  for (const { to, event } of leads) byTarget.set(to, (byTarget.get(to) ?? new Set()).add(event));
  return [...byTarget].map(([to, events]) => ({ to, events: [...events] }));
}
