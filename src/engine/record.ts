import { type Say, say } from '../core/effect.ts';
import type { Header } from '../core/header.ts';
import { shortHash } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Reply, TurnRecord } from '../core/turn.ts';
import type { Commit } from '../ports/conversations.ts';
import { messageOf, reopened } from './calls.ts';
import { withSettling } from './settle.ts';
import { eventOf, replyId, TurnFault, type TurnInput, type Working } from './turn.ts';

/** What a turn that came to rest commits. */
export function commitOf(input: TurnInput, working: Working): Commit {
  try {
    const context = input.flow.context.parse(input.flow.store(working.snapshot, input.now));
    const stateAfter = input.flow.state(working.snapshot);
    return commitWith(input, working, {
      context,
      stateAfter,
      header: working.header,
      says: working.says,
      failure: null,
    });
  } catch (error) {
    throw error instanceof TurnFault ? error : new TurnFault(error, working);
  }
}

/** What a turn that broke commits: an apology, the state as it was, and whatever it did left open to be settled. */
export function apologyOf(input: TurnInput, fault: TurnFault): Commit {
  const { conversation, flow, business, now } = input;
  const results = fault.working?.results ?? [];
  const unreadable = fault.working === null;
  const header = reopened(conversation.header, results, now);
  const state = unreadable ? 'unreadable' : flow.state(flow.restore(conversation.context, now));
  return commitWith(input, fault.working, {
    context: conversation.context,
    stateAfter: state,
    // A context that cannot be read will not heal by itself: a person takes over, and nothing of it is lost.
    header: unreadable ? { ...header, handedOff: true } : header,
    says: [say('desk.trouble', { contact: business.desk.contact })],
    failure: messageOf(fault),
  });
}

interface Ending {
  readonly context: JsonObject;
  readonly stateAfter: string;
  readonly header: Header;
  readonly says: readonly Say[];
  readonly failure: string | null;
}

function commitWith(input: TurnInput, working: Working | null, ending: Ending): Commit {
  const { conversation, parts, now, flow } = input;
  const header = withSettling(ending.header, now, parts.limits.settleAfterSeconds);
  const turn: TurnRecord = {
    conversation: conversation.id,
    seq: eventOf(input).seq,
    events: input.events,
    now,
    interpretation: working?.interpretation ?? null,
    results: working?.results ?? [],
    flow: flow.name,
    stateBefore: working ? flow.state(flow.restore(conversation.context, now)) : 'unreadable',
    stateAfter: ending.stateAfter,
    replies: repliesOf(input, ending.says, header),
    rejected: working?.rejection ?? null,
    failure: ending.failure,
    hashes: { context: shortHash(ending.context), flow: flowHash(input), words: wordsHash(input) },
  };
  return {
    conversation: conversation.id,
    version: conversation.version,
    header: { ...header, flow: flow.name, flowVersion: flow.version },
    context: ending.context,
    state: ending.stateAfter,
    turn,
    claimed: working?.claimed ?? conversation.claim !== null,
    push: parts.channels.has(conversation.channel),
  };
}

/** Everything a turn says is one message, as a person would write it; only an image begins a new one. */
function repliesOf(input: TurnInput, says: readonly Say[], header: Header): Reply[] {
  const { business, flow, now } = input;
  const groups: { texts: string[]; image?: string }[] = [];
  for (const one of says) {
    const text = business.render(flow.name, header.language, one, now);
    const last = groups.at(-1);
    if (one.image !== undefined) groups.push({ texts: [text], image: one.image });
    else if (last && last.image === undefined) last.texts.push(text);
    else groups.push({ texts: [text] });
  }
  return groups.map(({ texts, image }, ordinal) => {
    const reply = { id: replyId(input, ordinal), text: texts.join('\n') };
    return image === undefined ? reply : { ...reply, image };
  });
}

const hashes = new WeakMap<object, string>();

function remembered(key: object, compute: () => string): string {
  const known = hashes.get(key) ?? compute();
  hashes.set(key, known);
  return known;
}

function flowHash({ flow }: TurnInput): string {
  return remembered(flow.machine, () => shortHash([flow.name, flow.version, JSON.stringify(flow.machine.config)]));
}

function wordsHash({ flow }: TurnInput): string {
  return remembered(flow.words, () => shortHash(JSON.stringify(flow.words)));
}
