import type { House } from '../app/house.ts';
import { messageOf } from '../core/message-of.ts';
import { unmet } from './check.ts';
import { Player } from './player.ts';
import { readScript, type ScriptStep, type StepKind } from './script.ts';
import type { Seen } from './seen.ts';

export interface PlayOptions {
  readonly store: string;
  readonly json: boolean;
  readonly print: (line: string) => void;
  /** Ends the play early, and tidily, when nobody reads what is printed. */
  readonly unread?: AbortSignal;
  /** Whether the first fault ends a script: for whoever asks only whether there is one. */
  readonly untilFault?: boolean;
}

/** Plays every script; answers with how many of them failed. */
export async function play(house: House, files: readonly string[], options: PlayOptions): Promise<number> {
  let failed = 0;
  for (const file of files) {
    if (options.unread?.aborted) break;
    const playing = playScript(house, file, options).then(({ faults }) => faults);
    const faults = await playing.catch((error: unknown) => [messageOf(error)]);
    if (faults.length > 0) failed += 1;
    if (options.json && faults.length === 0) continue;
    const print = options.json ? console.error : options.print;
    print(faults.length === 0 ? `ok    ${file}` : `FAIL  ${file}\n  ${faults.join('\n  ')}`);
  }
  if (!options.json) options.print(`${files.length - failed} passed, ${failed} failed`);
  return failed;
}

/** What came of playing a script. */
export interface Played {
  /** What was not as expected, by step; nothing where all of it was. */
  readonly faults: readonly string[];
  /** What each step led to. */
  readonly steps: readonly Seen[];
}

/** Plays one script on a clock and in a store of its own. */
export async function playScript(house: House, file: string, options: Partial<PlayOptions> = {}): Promise<Played> {
  const script = readScript(file);
  const store = await house.openFreshStore(options.store ?? 'memory');
  const faults: string[] = [];
  const steps: Seen[] = [];
  try {
    const player = await Player.open(house, script, store);
    for (const [index, step] of script.steps.entries()) {
      if (options.unread?.aborted) break;
      const seen = await player.play(step);
      steps.push(seen);
      if (options.json) options.print?.(lineOf(file, index + 1, step, seen));
      const wrong = unmet(step.expect ?? {}, seen).map((fault) => `step ${index + 1} (${titleOf(step)}): ${fault}`);
      faults.push(...wrong);
      if (options.untilFault && faults.length > 0) break;
    }
    await player.close();
  } finally {
    await store.close();
  }
  return { faults, steps };
}

function kindOf(step: ScriptStep): StepKind {
  return (Object.keys(step).find((key) => key !== 'expect') ?? 'user') as StepKind;
}

function titleOf(step: ScriptStep): string {
  const kind = kindOf(step);
  const what: unknown = Reflect.get(step, kind);
  return `${kind}: ${typeof what === 'string' ? what : JSON.stringify(what)}`;
}

function lineOf(file: string, step: number, written: ScriptStep, seen: Seen): string {
  const text = 'user' in written ? { text: written.user } : {};
  return JSON.stringify({ file, step, kind: kindOf(written), ...text, ...seen });
}
