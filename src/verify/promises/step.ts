import type { TurnRecord } from '../../core/turn.ts';
import type { Sight, Try, Verified } from '../trial.ts';

/** One edge: where it began, what was tried there, and what came of it. */
export interface Step {
  readonly verified: Verified;
  readonly before: Sight;
  readonly tried: Try;
  readonly after: Sight;
}

/** Promises by name, each with how a step breaks it: nothing where it keeps it. */
export type Promises = { readonly [promise: string]: (step: Step) => readonly string[] };

export function resultsIn({ turns }: Sight): TurnRecord['results'] {
  return turns.flatMap((turn) => turn.results);
}

export function textsIn({ turns }: Pick<Sight, 'turns'>): readonly string[] {
  return turns.flatMap((turn) => turn.replies.map(({ text }) => text));
}

export function isMessage({ kind }: Try): boolean {
  return kind === 'words' || kind === 'nonsense';
}

export function isWithPerson({ conversation }: Sight): boolean {
  return conversation?.header.handedOff === true;
}

export function isNewTalk({ before, after }: Step): boolean {
  return before.conversation?.id !== after.conversation?.id;
}
