import type { Proposed } from '../core/consent/proposal.ts';
import { say } from '../core/effect.ts';
import type { Exchange, Flow } from '../core/flow.ts';
import type { DeskMemory, Header } from '../core/header.ts';
import { shortHash } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import { type Choice, RECORD_VERSION, type Reply, type Said, type ToolResult, type TurnRecord } from '../core/turn.ts';
import type { Commit } from '../ports/conversations.ts';
import { askingIn } from './aside.ts';
import { messageOf, reopened } from './calls.ts';
import { deedIn, doneIn } from './done.ts';
import { TurnFault } from './fault.ts';
import { eventOf, factsOf, replyId, type TurnInput, textOf } from './input.ts';
import { withSettling } from './settle.ts';
import { buttonsOf } from './tap.ts';
import type { Spoken, Working } from './working.ts';

/** What a turn that came to rest commits. */
export function commitOf(input: TurnInput, working: Working): Commit {
  try {
    const { now } = input;
    const { flow } = working;
    const open = askingIn(input, working).proposed;
    const spoken = spokenIn(input, working.says, working.header);
    // What still has to be paid for is nothing for a calendar yet.
    const isAsked = spoken.replies.some(({ payment }) => payment !== undefined);
    const deed = isAsked ? {} : deedIn(input, working);
    const replies = withLast(spoken.replies, { ...buttonsOf(input, working, open), ...deed });
    const stored = flow.store(working.snapshot, now);
    const context = flow.remember ? flow.remember(stored, exchangeOf(input, working, replies)) : stored;
    return commitWith(input, working, flow, {
      context: flow.context.parse(context),
      stateAfter: flow.state(working.snapshot),
      header: { ...working.header, desk: deskAfter(input, working, open, replies) },
      replies,
      said: spoken.said,
      failure: null,
    });
  } catch (error) {
    throw error instanceof TurnFault ? error : new TurnFault(error, working);
  }
}

/** The proposal that is open from now on. Once something was said after its question, the question is no longer fresh (X11). */
function deskAfter(input: TurnInput, working: Working, open: Proposed | null, replies: readonly Reply[]): DeskMemory {
  const { proposal: before, ...kept } = { ...working.header.desk, ...doneIn(input, working) };
  if (open === null) return kept;
  const { id } = open;
  const known = input.conversation.header.desk.proposal?.id === id;
  // Whoever wanted to wait was asked nothing (X12).
  const waits = working.interpretation?.consent?.verdict === 'not_now';
  // An "ok" may be to what was answered along with the question.
  const beside = working.interpretation?.desk.some(({ kind }) => kind !== 'courtesy') === true;
  const answered = beside || open.proposal.unsought === true;
  const fresh = known && replies.length === 0 ? before?.fresh === true : !known && !waits && !answered;
  const tried = working.results.length > 0;
  const failed = tried ? working.results.some(isFailedDeed) : known && before?.failed === true;
  return { ...kept, proposal: { id, fresh, ...(failed && { failed }) } };
}

function isFailedDeed({ grant, outcome }: ToolResult): boolean {
  return grant !== undefined && outcome.kind === 'failed';
}

/** What a turn that broke commits: an apology, the state as it was, and whatever it did left open to be settled. */
export function apologyOf(input: TurnInput, fault: TurnFault): Commit {
  const { conversation, flow, business, now } = input;
  const results = fault.working?.results ?? [];
  const unreadable = fault.working === null;
  const header = reopened(conversation.header, results, now);
  const apology = { ...say('desk.trouble', { contact: business.desk.contact }), flow: flow.name };
  return commitWith(input, fault.working, flow, {
    context: conversation.context,
    stateAfter: fault.working?.stateBefore ?? 'unreadable',
    // A context that cannot be read will not heal by itself: a person takes over, and nothing of it is lost.
    header: unreadable ? { ...header, handedOff: true } : header,
    ...spokenIn(input, [apology], header),
    failure: messageOf(fault),
  });
}

interface Ending {
  readonly context: JsonObject;
  readonly stateAfter: string;
  readonly header: Header;
  readonly replies: readonly Reply[];
  readonly said: readonly Said[];
  readonly failure: string | null;
}

/** `after` is the flow that the conversation is in from now on. */
function commitWith(input: TurnInput, working: Working | null, after: Flow, ending: Ending): Commit {
  const { conversation, parts, now, flow } = input;
  const header = withSettling(ending.header, now, parts.limits.settleAfterSeconds);
  const turn: TurnRecord = {
    version: RECORD_VERSION,
    conversation: conversation.id,
    seq: eventOf(input).seq,
    events: input.events,
    now,
    interpretation: working?.interpretation ?? null,
    ...(working?.unread !== undefined && { unread: working.unread }),
    results: working?.results ?? [],
    flow: flow.name,
    stateBefore: working?.stateBefore ?? 'unreadable',
    stateAfter: ending.stateAfter,
    passed: working?.passed ?? [],
    replies: ending.replies,
    said: ending.said,
    rejected: working?.rejection ?? null,
    failure: ending.failure,
    hashes: { context: shortHash(ending.context), flow: flowHash(after), words: wordsHash(after) },
  };
  return {
    conversation: conversation.id,
    version: conversation.version,
    header: { ...header, flow: after.name, flowVersion: after.version },
    context: ending.context,
    state: ending.stateAfter,
    turn,
    claimed: working?.claimed ?? conversation.claim !== null,
    push: parts.channels.has(conversation.channel),
  };
}

function exchangeOf(input: TurnInput, working: Working, replies: readonly Reply[]): Exchange {
  const { language } = working.header;
  return {
    turn: { ...factsOf(input), language },
    heard: textOf(input.events),
    said: replies.map(({ text }) => text),
    interpretation: working.interpretation,
  };
}

/** Everything a turn says is one message, as a person would write it; only an image begins a new one. */
function spokenIn(input: TurnInput, says: readonly Spoken[], header: Header): Pick<Ending, 'replies' | 'said'> {
  const { business, now } = input;
  const { language } = header;
  const groups: { texts: string[]; hasPicture: boolean; shown: Shown }[] = [];
  const said: Said[] = [];
  for (const one of says) {
    const text = business.render(one.flow, language, one, now);
    const shown = shownWith(one, header.handedOff ? [] : business.choices(one.flow, language, one, now));
    const hasPicture = one.image !== undefined;
    const last = groups.at(-1);
    if (last === undefined || last.hasPicture || hasPicture) groups.push({ texts: [text], hasPicture, shown });
    else groups[groups.length - 1] = { ...last, texts: [...last.texts, text], shown: { ...last.shown, ...shown } };
    said.push({ flow: one.flow, key: one.key, reply: groups.length - 1 });
  }
  const replies = groups.map(({ texts, shown }, ordinal) => ({
    ...{ id: replyId(input, ordinal), text: texts.join('\n'), language },
    ...shown,
  }));
  return { replies, said };
}

/** What goes with the words, of whichever of the messages that a reply is made of says it last. */
type Shown = Pick<Reply, 'image' | 'until' | 'payment' | 'choices'>;

function shownWith({ image, until, payment }: Spoken, choices: readonly Choice[]): Shown {
  return {
    ...(image !== undefined && { image }),
    ...(until !== undefined && { until }),
    ...(payment !== undefined && { payment }),
    ...(choices.length > 0 && { choices }),
  };
}

/** The question is in what was said last, and so are the buttons that answer it. */
function withLast(replies: readonly Reply[], more: Partial<Reply>): readonly Reply[] {
  const last = replies.at(-1);
  return last === undefined ? replies : [...replies.slice(0, -1), { ...last, ...more }];
}

const hashes = new WeakMap<object, string>();

function remembered(key: object, compute: () => string): string {
  const known = hashes.get(key) ?? compute();
  hashes.set(key, known);
  return known;
}

function flowHash(flow: Flow): string {
  return remembered(flow.machine, () => shortHash([flow.name, flow.version, JSON.stringify(flow.machine.config)]));
}

function wordsHash(flow: Flow): string {
  return remembered(flow.words, () => shortHash(JSON.stringify(flow.words)));
}
