import { proposedIn } from '../core/consent/proposal.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import { type Aside, asideOf, isForAside } from './aside.ts';
import { journeysOf } from './journeys.ts';
import { pure, type TurnInput, type Working } from './working.ts';

const PLAINLY = 0.9;

/** What was asked beside the journey is listened for first; what means nothing there is for the journey (X14). */
export async function heardBeside(
  input: TurnInput,
  working: Working,
  text: string,
  turn: TurnFacts,
): Promise<Interpretation> {
  const aside = pure(working, () => asideOf(input, working));
  if (aside === null || !aside.isOpen) return listen(input, working, text, turn, aside);
  const { flow, snapshot, proposed, isInvitation } = aside;
  // What was only invited to does not come before a journey that is under way.
  if (isInvitation && !working.flow.rests(working.snapshot)) return listen(input, working, text, turn, aside);
  const expectation = pure(working, () => flow.expects(snapshot));
  const request = { text, expectation, ...listeningOf(input) };
  const beside = await input.parts.interpret({ ...request, ...(proposed && { proposed }) });
  const isMeant = isForAside(beside, isInvitation, expectation.otherwise);
  // What merely looks like an answer to what was only invited to may be a wish: the journey is asked first.
  const isPlain = !isInvitation || beside.intent.confidence >= PLAINLY;
  if (isMeant && isPlain) return { ...beside, flow: flow.name };
  const heard = await listen(input, working, text, turn, aside);
  // What the journey has no use for is put to whoever asked last.
  const { intent } = heard;
  const event = { type: intent.type, entities: intent.entities, text, turn } as MachineEvent;
  const lost = intent.source === 'none' || !working.snapshot.can(event);
  const isNobodys = lost && heard.desk.every(({ kind }) => isInvitation && kind === 'courtesy');
  const goesBack = isNobodys && heard.flow === undefined && (isMeant || !isInvitation);
  return goesBack ? { ...beside, flow: flow.name } : heard;
}

async function listen(
  input: TurnInput,
  working: Working,
  text: string,
  turn: TurnFacts,
  aside: Aside | null,
): Promise<Interpretation> {
  const { flow, conversation, now } = input;
  const expectation = pure(working, () => flow.expects(working.snapshot));
  const journeys = pure(working, () => journeysOf(input, working, turn, aside));
  const proposed = pure(working, () =>
    proposedIn(flow.name, flow.proposes(working.snapshot, now), conversation.header.desk.proposal),
  );
  return input.parts.interpret({
    text,
    expectation,
    ...listeningOf(input),
    ...(proposed && { proposed }),
    ...(journeys && { journeys }),
  });
}

function listeningOf({ business, conversation, now }: TurnInput) {
  const { language } = conversation.header;
  return { listening: business.listening(now), offered: business.locales, language };
}

/** What words would be heard as where a conversation stands, for whoever measures the ear alone. */
export function heardAt(input: TurnInput, text: string): Promise<Interpretation> {
  const { flow, conversation, now } = input;
  const snapshot = flow.restore(conversation.context, now);
  const { id, channel, address, header } = conversation;
  const working: Working = {
    ...{ header, flow, snapshot, stateBefore: flow.state(snapshot), says: [], results: [] },
    ...{ interpretation: null, rejection: null, claimed: false },
  };
  const turn = { now, conversation: id, channel, address, language: header.language, firstReplyId: '' };
  return heardBeside(input, working, text, turn);
}
