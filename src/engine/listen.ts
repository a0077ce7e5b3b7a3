import type { AnyMachineSnapshot } from 'xstate';
import { type Proposed, proposedIn } from '../core/consent/proposal.ts';
import { GOING_ON, goingOn } from '../core/desk/going-on.ts';
import { hoursAgain, sameOfAnotherDay } from '../core/desk/hours.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import type { InterpretRequest } from '../core/interpret.ts';
import { SURE } from '../core/rules.ts';
import { interpretationOf } from '../core/turn.ts';
import { asideOf, asidesOf } from './aside.ts';
import { pure, TurnFault } from './fault.ts';
import { isAnswering, isForAside, isGreeting, onlyAsks } from './for-aside.ts';
import { factsOf, type TurnInput } from './input.ts';
import { journeysOf } from './journeys.ts';
import { talkSoFar } from './talk.ts';
import { interpretTap, tapOf } from './tap.ts';
import { begun, type Working } from './working.ts';

/** What a message comes to: as it was recorded, else as it is tapped or heard now. */
export async function interpret(
  input: TurnInput,
  working: Working,
  text: string,
  turn: TurnFacts,
): Promise<Interpretation> {
  const { parts, flow, conversation } = input;
  if (input.recorded?.interpretation) return interpretationOf(input.recorded.interpretation);
  if (!input.live) throw new TurnFault('no interpretation was recorded', working);
  const tap = tapOf(input);
  if (tap !== null) return pure(working, () => interpretTap(input, working, tap));
  const started = performance.now();
  const interpretation = await heardBeside(input, working, text, turn).catch((error: unknown) => {
    // Who interprets never fails for want of a model: what is thrown is a rule of ours that broke (C2).
    throw error instanceof TurnFault ? error : new TurnFault(error, working);
  });
  if (interpretation.refused !== undefined) {
    const { type, entities } = interpretation.refused;
    const fields = { conversation_id: conversation.id, state: flow.state(working.snapshot), intent: type };
    parts.observer.log('warn', 'model.answer_refused', { ...fields, received: entities });
  }
  const { confidence, source } = interpretation.intent;
  const labels = { flow: flow.name, source };
  parts.observer.observe('intent_extraction_time_ms', performance.now() - started, labels);
  parts.observer.observe('intent_confidence', confidence, labels);
  parts.observer.count('holdfast_interpretations_total', labels);
  return interpretation;
}

/** What was asked beside the journey is listened for first; what means nothing there is for the journey (X14). */
async function heardBeside(input: TurnInput, working: Working, text: string, turn: TurnFacts): Promise<Interpretation> {
  const answer = (await heardGoingOn(input, working, text)) ?? (await heardHoursAgain(input, working, text));
  if (answer !== null) return answer;
  const aside = pure(working, () => asideOf(input, working));
  if (aside === null) return listen(input, working, text, turn);
  const { flow, snapshot, proposed, isInvitation } = aside;
  // What was only invited to does not come before a journey that is under way.
  if (isInvitation && !working.flow.rests(working.snapshot)) return listen(input, working, text, turn);
  const expectation = pure(working, () => flow.expects(snapshot));
  const where = pure(working, () => placeOf(flow, snapshot));
  const put = { text, expectation, where, proposed: agreeable(input, proposed) };
  const beside = await input.parts.interpret(requestOf(input, flow, snapshot, put));
  const isMeant = isForAside(beside, isInvitation, expectation.otherwise);
  // What merely looks like an answer to what was only invited to may be a wish: the journey is asked first.
  const isPlain = !isInvitation || beside.intent.confidence >= SURE;
  const isDesks = !isInvitation && working.flow.rests(working.snapshot);
  const wavers = isDesks && beside.consent !== undefined && isAnswering(beside.consent);
  if (wavers || (isMeant && isPlain)) return { ...beside, flow: flow.name };
  const heard = await listen(input, working, text, turn);
  // What the journey has no use for is put to whoever asked last.
  const { intent } = heard;
  const event = { type: intent.type, entities: intent.entities, text, turn } as MachineEvent;
  const { otherwise } = pure(working, () => working.flow.expects(working.snapshot));
  const lost = intent.source === 'none' || isGreeting(heard, otherwise) || !working.snapshot.can(event);
  const isNobodys =
    lost && heard.desk.every(({ kind }) => kind === 'courtesy' && (isInvitation || isGreeting(heard, otherwise)));
  const goesBack = isNobodys && heard.flow === undefined && (isMeant || !isInvitation);
  if (goesBack) return { ...beside, flow: flow.name };
  // What the desk asked stands while they only ask something themselves: its judgement tells so.
  const stands = isDesks && heard.flow === undefined && heard.consent === undefined;
  return stands && beside.consent !== undefined && onlyAsks(beside.consent)
    ? { ...heard, consent: beside.consent }
    : heard;
}

/** Whether to go on where they were was asked last: only a plain answer is one to that (D11). */
async function heardGoingOn(input: TurnInput, working: Working, text: string): Promise<Interpretation | null> {
  if (working.header.desk.goingOn !== true) return null;
  const { otherwise } = pure(working, () => working.flow.expects(working.snapshot));
  const put = { text, expectation: GOING_ON, where: 'desk/going on' };
  return goingOn(await input.parts.interpret(requestOf(input, working.flow, working.snapshot, put)), otherwise);
}

/** The hours of a day were asked last: "and on Monday?" asks for those of another (X9). */
async function heardHoursAgain(input: TurnInput, working: Working, text: string): Promise<Interpretation | null> {
  const { hours } = working.header.desk;
  if (hours === undefined) return null;
  const { otherwise } = pure(working, () => working.flow.expects(working.snapshot));
  const put = { text, expectation: hoursAgain(hours), where: 'desk' };
  return sameOfAnotherDay(
    await input.parts.interpret(requestOf(input, working.flow, working.snapshot, put)),
    otherwise,
  );
}

async function listen(input: TurnInput, working: Working, text: string, turn: TurnFacts): Promise<Interpretation> {
  const { flow, conversation, now } = input;
  const expectation = pure(working, () => flow.expects(working.snapshot));
  const journeys = pure(working, () => journeysOf(input, working, turn, asidesOf(input, working)));
  const proposed = pure(working, () =>
    proposedIn(flow.name, flow.proposes(working.snapshot, now), conversation.header.desk.proposal),
  );
  const where = pure(working, () => placeOf(flow, working.snapshot));
  const put = { text, expectation, where, proposed: agreeable(input, proposed), journeys: journeys ?? undefined };
  return input.parts.interpret(requestOf(input, flow, working.snapshot, put));
}

/** What words can agree to. Those of a program cannot, but for what its principal agreed to before and is being filled in (X11, D7). */
function agreeable({ events }: TurnInput, proposed: Proposed | null): Proposed | undefined {
  if (proposed === null) return undefined;
  const isProxy = events.some(({ event }) => event.kind === 'message' && event.proxy);
  return isProxy && proposed.proposal.manner !== 'given' ? undefined : proposed;
}

/** Where rules are said to stand (X17). */
function placeOf(flow: Flow, snapshot: AnyMachineSnapshot): string {
  return `${flow.name}/${flow.state(snapshot)}`;
}

/** What is said, to whom it is put, and what it may be about. */
type Put = Pick<InterpretRequest, 'text' | 'expectation' | 'where' | 'proposed' | 'journeys'>;

function requestOf(input: TurnInput, flow: Flow, snapshot: AnyMachineSnapshot, put: Put): InterpretRequest {
  const { business, conversation, listening, deadline } = input;
  const { text, expectation, where, proposed, journeys } = put;
  return {
    text,
    expectation,
    where,
    listening,
    offered: business.locales,
    language: conversation.header.language,
    talk: () => talkSoFar(input, flow, snapshot),
    deadline,
    goesOn: conversation.handledSeq > 0 ? true : undefined,
    proposed,
    journeys,
  };
}

/** What words would be heard as where a conversation stands, for whoever measures the ear alone. */
export function heardAt(input: TurnInput, text: string): Promise<Interpretation> {
  return heardBeside(input, begun(input), text, factsOf(input));
}
