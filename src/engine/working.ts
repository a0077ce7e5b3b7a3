import type { AnyMachineSnapshot } from 'xstate';
import type { Say } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow } from '../core/flow.ts';
import type { Header } from '../core/header.ts';
import type { Phrasing } from '../core/model-voice.ts';
import type { Passed, SettledCall, ToolResult } from '../core/turn.ts';
import { contextIn, type TurnInput } from './input.ts';

/** Where a turn stands: the values each step of it replaces. */
export interface Working {
  readonly header: Header;
  /** What the state was called before anything happened. */
  readonly stateBefore: string;
  /** The flow that is being listened to: the one the turn began in, until the router moves on (E9). */
  readonly flow: Flow;
  readonly snapshot: AnyMachineSnapshot;
  /** Every state stood in so far, in order (X17). */
  readonly passed: readonly Passed[];
  readonly says: readonly Spoken[];
  readonly results: readonly ToolResult[];
  readonly interpretation: Interpretation | null;
  readonly rejection: string | null;
  /** Why words that came were not read at all. */
  readonly unread: string | undefined;
  /** How the replies came to their wording, where a model was asked for one (B20). */
  readonly phrased: readonly Phrasing[] | undefined;
  /** What became of calls whose outcome nobody had known. */
  readonly settled: readonly SettledCall[] | undefined;
  /** What was looked up of a call that had been made before: it is not made again. */
  readonly found: ToolResult | undefined;
  /** Whether a claim of this turn stands. */
  readonly claimed: boolean;
}

/** Something to be said, and whose words it is said in. */
export interface Spoken extends Say {
  readonly flow: string;
}

/** Where a turn begins: the conversation as it was stored, read through the clock. */
export function begun({ flow, conversation, now }: TurnInput): Working {
  const { recall } = conversation.header.desk;
  const recalled = recall?.flow === flow.name ? recall.of : undefined;
  const snapshot = flow.restore(contextIn(flow, conversation), now, recalled);
  return {
    header: conversation.header,
    stateBefore: flow.state(snapshot),
    flow,
    snapshot,
    passed: [{ flow: flow.name, state: flow.state(snapshot), by: null }],
    says: [],
    results: [],
    interpretation: null,
    rejection: null,
    unread: undefined,
    phrased: undefined,
    settled: undefined,
    found: undefined,
    claimed: conversation.claim !== null,
  };
}

/** What a step may change. What came is not taken away again, but for a rejection. */
type Change = Partial<Pick<Working, 'rejection'>> & {
  readonly [Part in Exclude<keyof Working, 'stateBefore' | 'rejection'>]?: NonNullable<Working[Part]> | undefined;
};

/** The same with some of it changed. Each part is named: a turn takes many steps, and a copy of whatever there is takes long. */
export function changed(working: Working, change: Change): Working {
  return {
    header: change.header ?? working.header,
    stateBefore: working.stateBefore,
    flow: change.flow ?? working.flow,
    snapshot: change.snapshot ?? working.snapshot,
    passed: change.passed ?? working.passed,
    says: change.says ?? working.says,
    results: change.results ?? working.results,
    interpretation: change.interpretation ?? working.interpretation,
    rejection: change.rejection === undefined ? working.rejection : change.rejection,
    unread: change.unread ?? working.unread,
    phrased: change.phrased ?? working.phrased,
    settled: change.settled ?? working.settled,
    found: change.found ?? working.found,
    claimed: change.claimed ?? working.claimed,
  };
}
