import type { Flow } from '../src/core/flow.ts';

type Node = Flow['machine']['root'];
type Transition = Node['always'] extends (infer One)[] | undefined ? One : never;

/** The states that a talk can come to next, whatever the tools answer: its own, or the first other one it enters. */
export interface Way {
  readonly leadsTo: ReadonlySet<string>;
  /** The conditions met on the way, in words. */
  readonly conditions: ReadonlySet<string>;
  readonly tools: ReadonlySet<string>;
}

/**
 * The way out of a state by an event: from where a talk rests in it, or, `at once`, from where one enters it. Null where
 * the state has none (B4).
 */
export function wayFrom(flow: Flow, state: string, event: string): Way | null {
  const from = event === AT_ONCE ? leafOf(named(flow, state)) : restingIn(named(flow, state));
  const taken = event === AT_ONCE ? (from.always ?? []) : handlers(from, event);
  if (taken.length === 0) return null;
  const way = { leadsTo: new Set<string>(), conditions: new Set<string>(), tools: new Set<string>() };
  const seen = new Set<Node>();
  const take = (transition: Transition, source: Node): void => {
    const words: unknown = Reflect.get(Object(transition.guard), 'words');
    if (typeof words === 'string') way.conditions.add(words);
    for (const target of transition.target ?? [source]) enter(target);
  };
  const enter = (node: Node): void => {
    const leaf = leafOf(node);
    if (seen.has(leaf)) return;
    seen.add(leaf);
    const [outermost = ''] = leaf.path;
    if (outermost !== state) return void way.leadsTo.add(outermost);
    for (const tool of leaf.entry.flatMap(called)) way.tools.add(tool);
    if (!isPassing(leaf)) way.leadsTo.add(state);
    else for (const transition of [...(leaf.always ?? []), ...answers(leaf)]) take(transition, leaf);
  };
  for (const transition of taken) take(transition, from);
  return way;
}

export const AT_ONCE = 'at once';

function named({ machine }: Flow, state: string): Node {
  const node = machine.root.states[state];
  if (node === undefined) throw new Error(`there is no state ${state}`);
  return node;
}

/** The one of the states inside that only a customer moves on. */
function restingIn(node: Node): Node {
  return Object.values(node.states).find((one) => !isPassing(one)) ?? node;
}

function leafOf(node: Node): Node {
  const first = node.initial?.target?.[0];
  return first === undefined ? node : leafOf(first);
}

function isPassing(node: Node): boolean {
  return (node.always ?? []).length > 0 || [...node.transitions.keys()].every(isAnswer);
}

function answers(node: Node): Transition[] {
  return [...node.transitions].flatMap(([event, listed]) => (isAnswer(event) ? listed : []));
}

function isAnswer(event: string): boolean {
  return /\.(done|refused|failed)$/.test(event);
}

/** Of the state's own transitions and those around it, those up to the first without a condition. */
function handlers(node: Node, event: string): Transition[] {
  const own = node.transitions.get(event) ?? [];
  const settled = own.some(({ guard }) => guard === undefined);
  return settled || node.parent === undefined ? own : [...own, ...handlers(node.parent, event)];
}

function called(action: unknown): readonly string[] {
  const calls: unknown = Reflect.get(Object(Reflect.get(Object(action), 'does')), 'calls');
  return Array.isArray(calls) ? calls.map(String) : [];
}
