import { type Header, newHeader } from '../core/header.ts';
import { shortHash } from '../core/ids.ts';
import { ownLanguage } from '../core/locale.ts';
import type { Reply, TurnRecord } from '../core/turn.ts';
import type { Conversation } from '../ports/conversations.ts';
import { TurnFault } from './fault.ts';
import { afterFault } from './faulted.ts';
import { turnEvents, turnInput } from './input.ts';
import type { Business, Parts } from './parts.ts';
import { commitOf } from './record.ts';
import { modelTime } from './talk.ts';
import { runTurn } from './turn.ts';

export interface ReplayedTurn {
  readonly seq: number;
  /** What came out differently, in words; empty for a turn that ran to identical bytes (X3). */
  readonly differences: readonly string[];
  readonly turn: TurnRecord;
  /** The row around the context as the turn leaves it: what stands is what the turns come to. */
  readonly header: Header;
}

/** The business as it was when turns were run with it, by fingerprint: where one is not known, today's is taken. */
type Readings = ReadonlyMap<string, Business>;

/**
 * Runs a recorded conversation again from an empty context: clock, interpretation and tool results come from the
 * record, everything else from the code. Stops at the first turn that breaks otherwise than it did.
 */
export async function replay(
  parts: Parts,
  stored: Conversation,
  turns: readonly TurnRecord[],
  readings: Readings = new Map(),
): Promise<readonly ReplayedTurn[]> {
  const language = ownLanguage(parts.businesses.get(stored.business)?.locales);
  const header = newHeader({ ...stored.header, language });
  return replayFrom(parts, { ...stored, header, context: {}, version: 0, handledSeq: 0, claim: null }, turns, readings);
}

/** Runs what was recorded after a conversation stood like this: as another version stored it, say. */
export async function replayFrom(
  parts: Parts,
  stands: Conversation,
  turns: readonly TurnRecord[],
  readings: Readings = new Map(),
): Promise<readonly ReplayedTurn[]> {
  const today = parts.businesses.get(stands.business);
  const replayed: ReplayedTurn[] = [];
  let conversation = stands;
  for (const recorded of turns) {
    const business = readings.get(recorded.business ?? '') ?? today;
    if (!business) throw new Error(`no business ${stands.business}`);
    const flow = business.flows.get(recorded.flow);
    if (!flow) throw new Error(`no flow ${recorded.flow}`);
    const events = turnEvents(recorded.events);
    if (events === null) throw new Error(`turn ${recorded.seq} was recorded without its events`);
    const input = turnInput({
      parts,
      business,
      flow,
      conversation,
      events,
      now: recorded.now,
      recorded,
      deadline: modelTime(),
      live: false,
    });
    try {
      const { header, context, turn, version } = commitOf(input, await runTurn(input));
      conversation = { ...conversation, header, context, version: version + 1, handledSeq: turn.seq };
      replayed.push({ seq: turn.seq, differences: differences(recorded, turn), turn, header });
    } catch (error) {
      if (!(error instanceof TurnFault)) throw error;
      const fault = faultAgain(recorded, error);
      if (fault === null) {
        const { header } = conversation;
        replayed.push({ seq: recorded.seq, differences: [`it broke: ${error.message}`], turn: recorded, header });
        break;
      }
      const { header, context, turn, version } = afterFault(input, fault);
      conversation = { ...conversation, header, context, version: version + 1, handledSeq: turn.seq };
      replayed.push({ seq: turn.seq, differences: differences(recorded, turn), turn, header });
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
  const replies = replayed.replies.map((reply, place) => sinceKept(then.replies[place], reply));
  const now = { ...replayed, replies: then.version < 3 ? replies.map(asBefore3) : replies };
  return parts
    .filter(
      (part) =>
        shortHash(JSON.parse(JSON.stringify(then[part] ?? null))) !==
        shortHash(JSON.parse(JSON.stringify(now[part] ?? null))),
    )
    .map((part) => `${part}: ${JSON.stringify(then[part])} became ${JSON.stringify(now[part])}`);
}

/** Why something is said unasked was not kept at first; where it was not, that it is now is no difference. */
function sinceKept(then: Reply | undefined, { occasion, ...reply }: Reply): Reply {
  return then?.occasion === undefined || occasion === undefined ? reply : { ...reply, occasion };
}

function asBefore3({ language: _language, choices: _choices, payment: _payment, deed: _deed, ...reply }: Reply): Reply {
  return reply;
}
