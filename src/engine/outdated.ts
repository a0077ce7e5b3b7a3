import { proposalId } from '../core/consent/proposal.ts';
import { hear } from '../core/desk/desk.ts';
import { type Effect, say } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { TurnFacts } from '../core/flow.ts';
import { headerWith } from '../core/header.ts';
import { asideOf } from './aside.ts';
import { applied, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { stepped } from './passing.ts';
import { asOfToday } from './today.ts';
import { changed, type Working } from './working.ts';

/** What the rule is called that takes words for no answer, because what was asked is no longer so. */
const OUTDATED = 'desk/what was asked has changed';

/**
 * A business may change under a talk: whoever was chosen has left, a service is no longer done, a price is another. Time passes, too,
 * and the day that was chosen with it (X9). Before anything is heard, what stands is held against the business of today, and what
 * is true is said (decision 19). Null where nothing has changed. What is being settled at the desk is about bookings, which stand as they were made.
 */
export function outdatedIn(input: TurnInput, working: Working): Working | null {
  const aside = pure(working, () => asideOf(input, working));
  if (aside !== null && !aside.isInvitation) return null;
  const corrected = asOfToday(input, working);
  if (corrected !== null) return corrected;
  const { flow, snapshot, header } = working;
  const { proposal: put } = header.desk;
  if (put === undefined) return null;
  const proposal = pure(working, () => flow.proposes(snapshot, input.now));
  if (proposal === null || put.id === proposalId(flow.name, proposal)) return null;
  // What a yes would do is not what was put: another price, say. Nobody has agreed to that (X11).
  return applied(working, [say('desk.changed')], input);
}

/** Words that an earlier run of this turn took for no answer: what they had agreed to is not in its record. */
export function isHeardOutdated({ intent }: Interpretation): boolean {
  return intent.rule === OUTDATED;
}

/** What somebody said. */
export interface Words {
  readonly text: string;
  /** What is said first: that a picture or a voice cannot be read. */
  readonly regrets: readonly Effect[];
  readonly turn: TurnFacts;
}

/** Words that were said to what is no longer so answer nothing: the desk serves what it can, and the question is put anew. */
export function openOutdated(
  input: TurnInput,
  working: Working,
  heard: Interpretation,
  { text, regrets, turn }: Words,
): Opened {
  const { flow, snapshot } = working;
  const { consent: _consent, missed: _missed, ...rest } = heard;
  const { otherwise } = pure(working, () => flow.expects(snapshot));
  const intent = { type: otherwise, entities: {}, confidence: 0, source: 'none', rule: OUTDATED } as const;
  const interpretation: Interpretation = { ...rest, intent };
  const { goingOn: _answered, hours: _before, ...desk } = working.header.desk;
  const header = headerWith(working.header, { language: heard.language, desk });
  const standing = applied(changed(working, { header, interpretation }), regrets, input);
  if (heard.desk.length === 0) return { working: standing, effects: pure(standing, () => flow.pending(snapshot)) };
  const facts = { ...turn, language: heard.language };
  const asked = { flow, snapshot, desk: input.business.desk, interpretation, text, turn: facts };
  const served = pure(standing, () => hear(asked));
  return { working: pure(standing, () => stepped(standing, served)), effects: served.effects };
}
