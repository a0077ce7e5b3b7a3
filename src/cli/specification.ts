import { z } from 'zod';
import type { Flow } from '../core/flow.ts';
import { type Graph, graphOf } from '../core/graph.ts';
import type { Does } from '../core/kit/kit.ts';
import type { Tool } from '../ports/tool.ts';
import { nodesOf } from '../verify/guards.ts';

/**
 * A flow's specification, written by the flow itself: states, what it stores, transitions with their conditions, tools
 * and a diagram. What stands in docs/flows is this text, and a test holds it there.
 */
export function specificationOf(flow: Flow, tools: readonly Tool[]): string {
  return [
    `# The ${flow.name} flow`,
    'Generated from the code by `npm run specifications`; do not edit.',
    '## Diagram',
    `\`\`\`mermaid\n${mermaidOf(flow)}\n\`\`\``,
    '## States',
    table(['State', 'What it means', 'On entering'], stateRows(flow)),
    '## What is stored',
    'One JSON document, and no key but these.',
    dataOf(flow),
    '## Transitions',
    'A condition in italics must hold; of several rows for one event the first that holds is taken. What is done names messages by their key and tools by their name.',
    table(['From', 'Event', 'Condition', 'To', 'What is done'], transitionRows(flow)),
    ...heard(flow),
    '## Tools',
    table(['Tool', 'Allowed in', 'Kind'], tools.map(toolRow)),
  ].join('\n\n');
}

export function mermaidOf(flow: Flow): string {
  const graph = graphOf(flow);
  const initial = graph.nodes.find((node) => node.initial);
  return [
    'stateDiagram-v2',
    ...(initial ? [`  [*] --> ${initial.id}`] : []),
    ...graph.edges.flatMap(({ from, to, events, eventsBack }) => [
      ...line(from, to, inWords(flow, events)),
      ...line(to, from, inWords(flow, eventsBack)),
    ]),
    ...anywhere(flow, graph),
  ].join('\n');
}

function line(from: string, to: string, events: readonly string[]): string[] {
  return events.length === 0 ? [] : [`  ${from} --> ${to}: ${events.map(eventName).join(', ')}`];
}

/** Edges carry what the customer did, where the flow has words for it. */
function inWords({ events: words = {} }: Flow, events: readonly string[]): readonly string[] {
  return events.map((event) => words[event] ?? event);
}

function anywhere(flow: Flow, graph: Graph): string[] {
  return graph.anywhere.map(
    ({ to, events }) => `  note right of ${to}: from any state, ${inWords(flow, events).map(eventName).join(', ')}`,
  );
}

function eventName(event: string): string {
  return event === '' ? 'at once' : event;
}

function stateRows(flow: Flow): string[][] {
  const nodes = nodesOf(flow.machine.root);
  return Object.entries(flow.states).flatMap(([state, meaning]) => {
    const node = nodes.find(({ key }) => key === state);
    return [[code(state), meaning, onEntering(node)], ...(node ? innerRows(node) : [])];
  });
}

/** The states inside one that say what they are: what is told and called on entering them is told here. */
function innerRows(node: Node): string[][] {
  const inner = nodesOf(node).filter(({ description }) => description !== undefined);
  return inner.map((one) => [code(one.path.join('.')), one.description ?? '', onEntering(one)]);
}

function onEntering(node: Node | undefined): string {
  return (node?.entry ?? []).flatMap(effectOf).join('; ');
}

function toolRow({ name, states, consequence }: Tool): string[] {
  return [code(name), states.map(code).join(', '), consequence ? 'changes the world, once, under a key' : 'only looks'];
}

type Node = Flow['machine']['root'];

function transitionRows(flow: Flow): string[][] {
  return nodesOf(flow.machine.root).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .concat(node.always ?? [])
      .map((transition) => [
        node.parent ? code(node.path.join('.')) : 'any',
        happening(flow, transition.eventType),
        conditionOf(transition.guard),
        transition.target?.map(({ path }) => code(path.join('.'))).join(', ') ?? 'stays',
        transition.description ?? transition.actions.flatMap(effectOf).join('; '),
      ]),
  );
}

/** The event by its name, and in words what happened. */
function happening({ events = {} }: Flow, event: string): string {
  if (event === '') return eventName(event);
  const words = events[event];
  return words === undefined ? code(eventName(event)) : `${code(event)}: ${words}`;
}

/** A condition says itself what it asks. */
function conditionOf(guard: unknown): string {
  if (guard === undefined || guard === null) return '';
  const words: unknown = Reflect.get(Object(guard), 'words');
  if (typeof words !== 'string') throw new Error('a condition without words');
  return `*${words}*`;
}

function effectOf(action: unknown): string[] {
  const does = doesOf(action);
  return does === null ? [] : doneBy(does);
}

/** What an action of the kit's says of itself. */
function doesOf(action: unknown): Does | null {
  const does: unknown = Reflect.get(Object(action), 'does');
  return typeof does === 'object' ? (does as Does) : null;
}

function doneBy(does: Does): string[] {
  const {
    tells,
    tellsAny,
    proposes,
    calls,
    callsAny,
    notes,
    schedules,
    unschedules,
    handsOver,
    logs,
    closes,
    remembers,
    onlyIf,
  } = does;
  const done = [
    ...(tells ? [`tells ${codes(tells)}`] : []),
    ...(tellsAny ? [`tells any of ${tellsAny.map(code).join(', ')}`] : []),
    ...(proposes ? [`proposes ${codes(proposes)}`] : []),
    ...(calls ? [`calls ${codes(calls)}`] : []),
    ...(callsAny ? [`calls any of ${callsAny.map(code).join(', ')}`] : []),
    ...(notes ? [`notes ${notes}`] : []),
    ...(schedules ? [`schedules ${code(schedules)}`] : []),
    ...(unschedules ? [`unschedules ${code(unschedules)}`] : []),
    ...(handsOver ? [`hands over: ${handsOver}`] : []),
    ...(logs ? [`logs ${code(logs)}`] : []),
    ...(closes ? ['closes the conversation'] : []),
    ...(remembers ? [`remembers ${remembers}`] : []),
  ];
  return onlyIf ? done.map((one) => `${one} if ${onlyIf}`) : done;
}

function codes(keys: readonly string[]): string {
  return keys.map(code).join(' or ');
}

/** The rules of each state, in the order in which they are tried. */
function heard({ rules = {} }: Flow): string[] {
  const states = Object.entries(rules).filter(([, listed]) => listed.length > 0);
  if (states.length === 0) return [];
  const rows = states.flatMap(([state, listed]) =>
    listed.map(({ rule, means, certainty = 'sure', examples }) => [
      code(state),
      rule,
      code(means),
      certainty,
      examples.map((one) => `“${typeof one === 'string' ? one : one.said}”`).join(', '),
    ]),
  );
  return [
    '## What is heard',
    'A yes to what was proposed is heard by the judge of consent, before any of these. Of a state’s rules the first that holds is taken; on a guess a model is asked, where there is one.',
    table(['State', 'Rule', 'Means', 'Certainty', 'For example'], rows),
  ];
}

type Described = { readonly [key: string]: unknown };

function dataOf(flow: Flow): string {
  const schema = z.toJSONSchema(flow.context, { unrepresentable: 'any', io: 'input' });
  const shapes = shapesOf(schema).map((shape) => fields(shape, '').join('\n') || 'nothing at all');
  return shapes.join('\n\nor\n\n');
}

/** What may stand there: the schema itself, each of those it is a union of, what a list is of. */
function shapesOf(schema: Described): Described[] {
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].filter(isObject).flatMap(shapesOf);
  return isObject(schema['items']) ? shapesOf(schema['items']) : [schema];
}

function fields(schema: Described, indent: string): string[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, value]) => {
    const inner = isObject(value) ? value : {};
    const within = shapesOf(inner).flatMap((shape) => fields(shape, `${indent}  `));
    return [`${indent}- ${code(name)}: ${typeOf(inner)}`, ...within];
  });
}

function typeOf(schema: Described): string {
  if (Array.isArray(schema['anyOf']))
    return schema['anyOf'].map((one) => typeOf(isObject(one) ? one : {})).join(' or ');
  if (Array.isArray(schema['enum'])) return schema['enum'].map((one) => code(String(one))).join(', ');
  if (schema['const'] !== undefined) return code(String(schema['const']));
  if (schema['type'] === 'array') return `list of ${typeOf(isObject(schema['items']) ? schema['items'] : {})}`;
  if (Array.isArray(schema['type'])) return schema['type'].join(' or ');
  return [schema['type'], schema['format']].filter((part) => typeof part === 'string').join(', ') || 'anything';
}

function isObject(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
