import { newHeader } from '../core/header.ts';
import { shortHash } from '../core/ids.ts';
import type { Reply, TurnRecord } from '../core/turn.ts';
import type { Conversation } from '../ports/conversations.ts';
import { TurnFault } from './fault.ts';
import { afterFault } from './faulted.ts';
import type { Parts } from './parts.ts';
import { commitOf } from './record.ts';
import { modelTime } from './talk.ts';
import { runTurn } from './turn.ts';

export interface ReplayedTurn {
  readonly seq: number;
  /** What came out differently, in words; empty for a turn that ran to identical bytes (X3). */
  readonly differences: readonly string[];
  readonly turn: TurnRecord;
}

/**
 * Runs a recorded conversation again from an empty context: clock, interpretation and tool results come from the
 * record, everything else from the code. Stops at the first turn that breaks otherwise than it did.
 */
export async function replay(
  parts: Parts,
  stored: Conversation,
  turns: readonly TurnRecord[],
): Promise<readonly ReplayedTurn[]> {
  const language = parts.businesses.get(stored.business)?.locales[0] ?? 'en';
  const header = newHeader({ ...stored.header, language });
  return replayFrom(parts, { ...stored, header, context: {}, version: 0, handledSeq: 0, claim: null }, turns);
}

/** Runs what was recorded after a conversation stood like this: as another version stored it, say. */
export async function replayFrom(
  parts: Parts,
  stands: Conversation,
  turns: readonly TurnRecord[],
): Promise<readonly ReplayedTurn[]> {
  const business = parts.businesses.get(stands.business);
  if (!business) throw new Error(`no business ${stands.business}`);
  const replayed: ReplayedTurn[] = [];
  let conversation = stands;
  for (const recorded of turns) {
    const flow = business.flows.get(recorded.flow);
    if (!flow) throw new Error(`no flow ${recorded.flow}`);
    const input = {
      parts,
      business,
      flow,
      conversation,
      events: recorded.events,
      now: recorded.now,
      recorded,
      deadline: modelTime(),
      live: false,
    };
    try {
      const { header, context, turn, version } = commitOf(input, await runTurn(input));
      conversation = { ...conversation, header, context, version: version + 1, handledSeq: turn.seq };
      replayed.push({ seq: turn.seq, differences: differences(recorded, turn), turn });
    } catch (error) {
      if (!(error instanceof TurnFault)) throw error;
      const fault = faultAgain(recorded, error);
      if (fault === null) {
        replayed.push({ seq: recorded.seq, differences: [`it broke: ${error.message}`], turn: recorded });
        break;
      }
      const { header, context, turn, version } = afterFault(input, fault);
      conversation = { ...conversation, header, context, version: version + 1, handledSeq: turn.seq };
      replayed.push({ seq: turn.seq, differences: differences(recorded, turn), turn });
    }
  }
  return replayed;
}

/** The fault of before, where this is it. What broke while words were heard cannot again: a replay does not hear them. */
function faultAgain({ failure, interpretation }: TurnRecord, fault: TurnFault): TurnFault | null {
  if (failure === fault.message) return fault;
  return failure !== null && interpretation === null ? new TurnFault(failure, fault.working) : null;
}

/** Kept in every version, and since the second: what a record never held is no difference. */
const ALWAYS = ['stateBefore', 'stateAfter', 'rejected', 'replies', 'results', 'hashes'] as const;
const SINCE_2 = [...ALWAYS, 'passed', 'said', 'phrased'] as const;

function differences(then: TurnRecord, replayed: TurnRecord): string[] {
  const parts = then.version < 2 ? ALWAYS : SINCE_2;
  const now = then.version < 3 ? { ...replayed, replies: replayed.replies.map(asBefore3) } : replayed;
  return parts
    .filter(
      (part) =>
        shortHash(JSON.parse(JSON.stringify(then[part] ?? null))) !==
        shortHash(JSON.parse(JSON.stringify(now[part] ?? null))),
    )
    .map((part) => `${part}: ${JSON.stringify(then[part])} became ${JSON.stringify(now[part])}`);
}

function asBefore3({ language: _language, choices: _choices, payment: _payment, deed: _deed, ...reply }: Reply): Reply {
  return reply;
}
