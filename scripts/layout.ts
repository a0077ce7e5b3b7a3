import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import Elk from 'elkjs/lib/elk.bundled.js';
import { type Graph, type GraphEdge, graphOf } from '../src/core/graph.ts';
import type { Served } from '../src/engine/engine.ts';
import { type Diagrams, diagramKey } from '../src/server/diagrams.ts';
import type { Diagram } from '../src/server/schemas.ts';

/** The diagrams of every flow of the businesses, laid out so that the page has only to draw one and to light a state. */
export async function laidOut(businesses: Iterable<Pick<Served, 'flows'>>): Promise<Diagrams> {
  const flows = [...businesses].flatMap((business) => [...business.flows.values()]);
  const byKey = new Map(flows.map((flow) => [diagramKey(flow), flow]));
  const diagrams = [...byKey].map(async ([key, flow]) => [key, await layOut(flow.name, graphOf(flow))] as const);
  return Object.fromEntries(await Promise.all(diagrams));
}

const elk = new Elk();

const NODE_HEIGHT = 40;
const CHARACTER_WIDTH = 7.6;
const LABEL_CHARACTER_WIDTH = 7;
const LABEL_HEIGHT = 17;

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'SPLINES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

async function layOut(flow: string, graph: Graph): Promise<Diagram> {
  const drawing: ElkNode = {
    id: flow,
    layoutOptions: LAYOUT,
    children: graph.nodes.map(({ id }) => ({
      id,
      width: Math.round(id.length * CHARACTER_WIDTH + 36),
      height: NODE_HEIGHT,
    })),
    edges: graph.edges.map((edge) => ({
      id: edgeId(edge),
      sources: [edge.from],
      targets: [edge.to],
      labels: [
        {
          id: `${edgeId(edge)} label`,
          text: edgeLabel(edge),
          width: edgeLabel(edge).length * LABEL_CHARACTER_WIDTH,
          height: LABEL_HEIGHT,
        },
      ],
    })),
  };
  const laidOut: ElkNode = await elk.layout(drawing);
  return {
    flow,
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    nodes: graph.nodes.map((node) => ({ ...node, ...placeOf(laidOut.children, node.id) })),
    edges: graph.edges.map((edge) => ({
      ...edge,
      events: [...edge.events],
      eventsBack: [...edge.eventsBack],
      id: edgeId(edge),
      label: edgeLabel(edge),
      ...routeOf(laidOut.edges, edgeId(edge)),
    })),
    anywhere: graph.anywhere.map(({ to, events }) => ({ to, events: [...events] })),
  };
}

function edgeId(edge: GraphEdge): string {
  return `${edge.from} → ${edge.to}`;
}

/** What is written at a line: the first event each way and how many more there are, which its title tells in full. */
function edgeLabel(edge: GraphEdge): string {
  const ways = [edge.events, edge.eventsBack].map(inShort);
  return ways.filter((way) => way !== '').join(' ⇄ ');
}

/** Of a tool's answer only how it came out: the state that waits says which tool. What happens at once needs no name. */
function inShort(events: readonly string[]): string {
  const outcomes = events.map((event) => event.replace(/^.*\.(?=done$|failed$|refused$)/, ''));
  const [first = '', ...more] = [...new Set(outcomes)].filter((event) => event !== '');
  const name = first.replaceAll('_', ' ');
  return more.length === 0 ? name : `${name} +${more.length}`;
}

function placeOf(children: readonly ElkNode[] | undefined, id: string) {
  const child = children?.find((candidate) => candidate.id === id);
  return { x: child?.x ?? 0, y: child?.y ?? 0, width: child?.width ?? 0, height: child?.height ?? 0 };
}

function routeOf(edges: readonly ElkExtendedEdge[] | undefined, id: string) {
  const edge = edges?.find((candidate) => candidate.id === id);
  const section = edge?.sections?.[0];
  const label = edge?.labels?.[0];
  return {
    points: section
      ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x, y }))
      : [],
    labelAt: label ? { x: (label.x ?? 0) + (label.width ?? 0) / 2, y: (label.y ?? 0) + (label.height ?? 0) / 2 } : null,
  };
}
