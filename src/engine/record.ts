import type { Proposed } from '../core/consent/proposal.ts';
import { say } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Exchange, Flow } from '../core/flow.ts';
import { type DeskMemory, type Header, headerWith } from '../core/header.ts';
import { shortHash } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import { messageOf } from '../core/message-of.ts';
import { isThanks } from '../core/reading.ts';
import { remembered } from '../core/remembered.ts';
import { isNumbered } from '../core/showing/show.ts';
import { RECORD_VERSION, type Reply, type Said, type ToolResult, type TurnRecord } from '../core/turn.ts';
import type { Commit } from '../ports/conversations.ts';
import { askingIn } from './aside.ts';
import { abandoned, reopened } from './calls.ts';
import { deedIn, doneIn } from './done.ts';
import { TurnFault } from './fault.ts';
import { withForgetting } from './forget.ts';
import { deedOf, eventOf, factsIn, factsOf, type TurnInput, textOf } from './input.ts';
import { withSettling } from './settle.ts';
import { spokenIn } from './spoken.ts';
import { buttonsOf } from './tap.ts';
import { lineAfter } from './touch.ts';
import type { Working } from './working.ts';

/** What a turn that came to rest commits; `failure` is what broke on the way there. */
export function commitOf(input: TurnInput, working: Working, failure: string | null = null): Commit {
  try {
    const { now } = input;
    const { flow } = working;
    const open = askingIn(input, working).proposed;
    const spoken = spokenIn(input, working.says, working.header);
    const occasion = occasionOf(input, working);
    const worded =
      occasion === null && working.phrased === undefined ? spoken.replies : wordedOn(occasion, spoken, working);
    // What still has to be paid for is nothing for a calendar yet.
    const isAsked = worded.some(({ payment }) => payment !== undefined);
    const deed = isAsked ? {} : deedIn(input, working);
    const replies = withLast(worded, { ...buttonsOf(input, working, open), ...deed });
    const stored = flow.store(working.snapshot, now);
    const context = flow.remember ? flow.remember(stored, exchangeOf(input, working, replies)) : stored;
    // What a broken turn did has come to nothing: there is nothing of it to protest against (X13).
    const counted = failure === null ? working : { ...working, results: [] };
    const recall = recalledIn(input, counted, replies);
    const settled = deskAfter(input, counted, open, replies);
    const desk = recall === null ? settled : { ...settled, recall };
    const header = headerWith(working.header, { desk, flow: flow.name, flowVersion: flow.version });
    return commitWith(input, working, flow, {
      context: flow.context.parse(context),
      stateAfter: flow.state(working.snapshot),
      header: withForgetting(header, flow, context),
      replies,
      said: spoken.said,
      failure,
    });
  } catch (error) {
    throw error instanceof TurnFault ? error : new TurnFault(error, working);
  }
}

/** The proposal that is open from now on. Once something was said after its question, the question is no longer fresh (X11). */
function deskAfter(input: TurnInput, working: Working, open: Proposed | null, replies: readonly Reply[]): DeskMemory {
  const { done } = doneIn(input, working);
  const desk = done === undefined ? working.header.desk : { ...working.header.desk, done };
  const { proposal: before } = desk;
  const kept = withoutProposal(desk);
  if (open === null) return kept;
  const { id } = open;
  const known = input.conversation.header.desk.proposal?.id === id;
  // Whoever wanted to wait was asked nothing (X12).
  const waits = working.interpretation?.consent?.verdict === 'not_now';
  const answered = isBesideAnswer(open, working.interpretation);
  const fresh = known && replies.length === 0 ? before?.fresh === true : !known && !waits && !answered;
  const tried = working.results.length > 0;
  const failed = tried ? working.results.some(isFailedDeed) : known && before?.failed === true;
  const last = replies.at(-1);
  const numbered = last !== undefined && isNumbered(last);
  return { ...kept, proposal: { id, fresh, ...(failed && { failed }), ...(numbered && { numbered }) } };
}

function withoutProposal(desk: DeskMemory): DeskMemory {
  if (desk.proposal === undefined && desk.recall === undefined) return desk;
  const { proposal: _before, recall: _remembered, ...kept } = desk;
  return kept;
}

/** Whether an "ok" may be to what was answered along with the question, or to an answer that it is the end of. */
function isBesideAnswer({ proposal }: Proposed, heard: Interpretation | null): boolean {
  if (proposal.unsought || heard === null) return proposal.unsought === true;
  if (heard.missed !== undefined || heard.desk.some(({ kind }) => kind !== 'courtesy')) return true;
  return proposal.act === 'call_off' && isOnlyAsked(heard);
}

/** "Can I cancel?", "my friend wants to cancel his": whoever is asked then has not said that it is to be called off. */
function isOnlyAsked({ clauses = [] }: Interpretation): boolean {
  const said = clauses.filter(({ found }) => !found.every(isThanks));
  return (
    said.length > 0 &&
    said.every(({ another, found }) => another || found.some((one) => one.kind === 'cue' && one.cue === 'question'))
  );
}

/** What the journey keeps in mind while it rests (E9); nothing once something is under way. */
function recalledIn(
  input: TurnInput,
  working: Working,
  replies: readonly Reply[],
): NonNullable<DeskMemory['recall']> | null {
  const { flow, snapshot, results } = working;
  const isOver = flow.ended?.(snapshot) ?? flow.rests(snapshot);
  if (flow.recalls === undefined || !isOver) return null;
  const { recall } = input.conversation.header.desk;
  const exchange = exchangeOf(input, working, replies);
  const of = flow.recalls(exchange, results, recall?.flow === flow.name ? recall.of : null);
  return of === null ? null : { flow: flow.name, of };
}

/**
 * Whose words they are (X16); what the business itself moved or called off is told without having been asked for (G4, H2);
 * nobody has just written where a time has come (F3); nothing more is said after STOP (F2). Null for an answer to somebody.
 */
function occasionOf(input: TurnInput, { settled = [] }: Working): Occasion | null {
  const { event } = eventOf(input);
  if (event.kind === 'operator' && event.action === 'write') return { by: event.by.name };
  const isTakenUp = event.kind === 'timer' && settled.some(({ fate }) => fate === 'done');
  if (isTakenUp || deedOf(input) !== null || (event.kind === 'desk' && event.told !== undefined)) {
    return { occasion: 'change' };
  }
  if (event.kind === 'timer' || event.kind === 'reminder') return { occasion: 'reminder' };
  return event.kind === 'subscription' && event.action === 'stop' ? { occasion: 'farewell' } : null;
}

type Occasion = Pick<Reply, 'occasion' | 'by'>;

/** With what they are said on, and in the wording that a model found for them. */
function wordedOn(
  occasion: Occasion | null,
  { replies }: { readonly replies: readonly Reply[] },
  working: Working,
): readonly Reply[] {
  return replies.map((reply, place) => ({
    ...{ ...reply, text: wordingOf(working, place) ?? reply.text },
    ...occasion,
  }));
}

function isFailedDeed({ grant, outcome }: ToolResult): boolean {
  return grant !== undefined && outcome.kind === 'failed';
}

/** What a turn that broke commits where the flow has no state for it: an apology, and the state as it was. */
export function apologyOf(input: TurnInput, fault: TurnFault): Commit {
  const { conversation, flow, business, now } = input;
  const results = fault.working?.results ?? [];
  const unreadable = fault.working === null;
  // The context stays as it is, and so does the version that it was stored in.
  const header = reopened(conversation.header, results, now, deedOf(input));
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
  const { conversation, parts, now, flow, business } = input;
  const open = abandoned(ending.header, conversation.claim, working?.results ?? [], now);
  const settling = withSettling(open, now, parts.limits.settleAfterSeconds);
  const header = headerWith(settling, lineAfter(input, settling, ending.replies, parts.limits.firstTouchSeconds));
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
    ...(working?.settled && { settled: working.settled }),
    replies: ending.replies,
    said: ending.said,
    ...(working?.phrased && ending.failure === null && { phrased: working.phrased }),
    ...(header.handedOff && !conversation.header.handedOff && { handedOver: true as const }),
    rejected: working?.rejection ?? null,
    failure: ending.failure,
    hashes: { context: shortHash(ending.context), flow: flowHash(after), words: wordsHash(after) },
    ...(business.fingerprint !== undefined && { business: business.fingerprint }),
  };
  return {
    conversation: conversation.id,
    version: conversation.version,
    header,
    context: ending.context,
    state: ending.stateAfter,
    turn,
    claimed: working?.claimed ?? conversation.claim !== null,
    push: (parts.channels.get(conversation.channel)?.send ?? null) !== null,
  };
}

function exchangeOf(input: TurnInput, working: Working, replies: readonly Reply[]): Exchange {
  const { language } = working.header;
  return {
    turn: factsIn(factsOf(input), language),
    heard: textOf(input.events),
    said: replies.map(({ text }) => text),
    interpretation: working.interpretation,
  };
}

/** The wording that a model found for a reply, where it is to be sent. */
function wordingOf({ phrased = [] }: Working, place: number): string | null {
  return phrased.find(({ reply }) => reply === place)?.text ?? null;
}

/** The question is in what was said last, and so is what answers it. */
function withLast(replies: readonly Reply[], more: Pick<Reply, 'buttons' | 'deed'>): readonly Reply[] {
  const last = replies.at(-1);
  const isNothing = more.buttons === undefined && more.deed === undefined;
  return last === undefined || isNothing ? replies : [...replies.slice(0, -1), { ...last, ...more }];
}

const flowHash = remembered(({ name, version, machine }: Flow) =>
  shortHash([name, version, JSON.stringify(machine.config)]),
);

const wordsHash = remembered(({ words }: Flow) => shortHash(JSON.stringify(words)));
