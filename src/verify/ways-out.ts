import type { Exploration, Found } from './explore.ts';
import type { Broken } from './invariants.ts';
import type { PlayStep, Verified } from './trial.ts';

/** A state from which no way leads where one has to. */
export interface DeadEnd extends Broken {
  readonly steps: readonly PlayStep[];
}

const HOME = 'X8 from every state a rest, a person or an end can be reached with nothing broken';
const ELSEWHERE = 'X12 no state is without a way out of “not understood”';

export const WAYS_OUT: readonly string[] = [HOME, ELSEWHERE];

/** What only the whole graph shows. A state that was not looked into may lead anywhere. */
export function deadEnds(verified: Verified, exploration: Exploration): readonly DeadEnd[] {
  const { found, edges, expanded } = exploration;
  const sound = edges.filter(({ tried, from, to }) => tried.faulty === undefined && from !== to);
  const into = new Map<string, string[]>();
  for (const { from, to } of sound) into.set(to, [...(into.get(to) ?? []), from]);
  const home = [...found.values()].filter((one) => !expanded.has(one.key) || isHome(verified, one));
  const reaching = new Set(home.map(({ key }) => key));
  for (const key of reaching) for (const before of into.get(key) ?? []) reaching.add(before);
  const spoken = new Set(
    sound.filter(({ tried }) => tried.kind === 'words' || tried.kind === 'tap').map(({ from }) => from),
  );
  return [...found.values()].flatMap((one) => [
    ...(reaching.has(one.key) ? [] : [{ promise: HOME, how: one.key, steps: one.path }]),
    ...(spoken.has(one.key) || !expanded.has(one.key) || isWithPerson(one)
      ? []
      : [{ promise: ELSEWHERE, how: one.key, steps: one.path }]),
  ]);
}

function isWithPerson({ sight }: Found): boolean {
  return sight.conversation?.header.handedOff === true;
}

/** Nothing is under way, a person has it, or it is over. */
function isHome({ flows }: Verified, { sight }: Found): boolean {
  const { conversation, now } = sight;
  if (conversation === null || conversation.header.handedOff || conversation.header.closesAt !== null) return true;
  const flow = flows.get(conversation.header.flow);
  if (flow === undefined) return false;
  const snapshot = flow.restore(conversation.context, now);
  return flow.rests(snapshot) || flow.ended?.(snapshot) === true;
}
