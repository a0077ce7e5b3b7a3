import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../core/flow.ts';
import { MODEL_TIME_MS, type TalkSoFar, type Utterance } from '../core/model-reader.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { TurnInput } from './input.ts';

/** How many of the last turns a model is told of. */
const TURNS_TOLD = 3;

/**
 * How the talk stands, for a model that reads (B21): looked up only where one is asked. What it makes of that is recorded as
 * what was heard, so neither a decision nor a replay reads the log of turns (X2, X3).
 */
export async function talkSoFar(input: TurnInput, flow: Flow, snapshot: AnyMachineSnapshot): Promise<TalkSoFar> {
  const stored = flow.store(snapshot);
  const known = (flow.collected ?? []).map((key) => [key, stored[key] ?? null] as const);
  return {
    state: flow.state(snapshot),
    collected: Object.fromEntries(known.filter(([, value]) => value !== null)),
    messages: (await lately(input)).flatMap(utterancesIn),
  };
}

/** A log that cannot be read now costs the model a hint, and nobody else anything. */
async function lately({ parts, conversation }: TurnInput): Promise<readonly TurnRecord[]> {
  return parts.conversations.turns(conversation.id, TURNS_TOLD).catch(() => []);
}

function utterancesIn({ events, replies }: TurnRecord): readonly Utterance[] {
  const said = events.flatMap(({ event }) => (event.kind === 'message' ? [event.text] : []));
  return [
    ...said.map((text): Utterance => ({ by: 'customer', text })),
    ...replies.map(({ text }): Utterance => ({ by: 'desk', text })),
  ];
}

/** X8: all that models do in a turn shares two seconds, which begin when one is first asked. */
export function modelTime(): () => AbortSignal {
  let deadline: AbortSignal | null = null;
  return () => {
    deadline ??= AbortSignal.timeout(MODEL_TIME_MS);
    return deadline;
  };
}
