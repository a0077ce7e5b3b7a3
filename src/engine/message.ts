import { type Heard, hear } from '../core/desk/desk.ts';
import { ownedUp, regretsOf } from '../core/desk/unread.ts';
import { type Effect, say } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { TurnFacts } from '../core/flow.ts';
import { step } from '../core/step.ts';
import { asideOf, attendAside, withoutAside } from './aside.ts';
import { applied, carryOut, type Opened } from './carry-out.ts';
import { warnOfExpiry } from './expiry.ts';
import { pure, TurnFault } from './fault.ts';
import { type TurnInput, textOf } from './input.ts';
import { leaving } from './journeys.ts';
import { interpret } from './listen.ts';
import { openOutdated, outdatedIn, type Words } from './outdated.ts';
import { standsIn, stepped } from './passing.ts';
import type { Working } from './working.ts';

/** What somebody said: heard, then stepped, by the flow that it is for. */
export async function openMessage(input: TurnInput, working: Working, turn: TurnFacts): Promise<Opened> {
  pure(working, () => warnOfExpiry(input));
  if (working.header.handedOff) return { working: unread(working, 'a person has the conversation'), effects: [] };
  if (!input.parts.machineEnabled) return openSwitchedOff(input, working);
  if (input.events.some(({ event }) => event.kind === 'message' && event.overlong))
    return { working: unread(working, 'it is too long'), effects: [say('desk.too_much')] };
  const regrets = regretsOf(input.events.flatMap(({ event }) => (event.kind === 'message' ? [event] : [])));
  const text = textOf(input.events);
  if (text === null) {
    const pending = pure(working, () => working.flow.pending(working.snapshot));
    return { working: unread(working, 'there are no words in it'), effects: [...regrets, ...pending] };
  }
  const words = { text, regrets, turn };
  const outdated = outdatedIn(input, working);
  if (outdated === null) return heardBy(input, working, await interpret(input, working, text, turn), words);
  const heard = await interpret(input, outdated, text, turn);
  return heard.flow === undefined
    ? openOutdated(input, outdated, heard, words)
    : heardBy(input, outdated, heard, words);
}

/** The desk's flow steps where the words are for it, else the journey: the one under way, or the one that they ask for. */
async function heardBy(
  input: TurnInput,
  working: Working,
  interpretation: Interpretation,
  { text, regrets, turn }: Words,
): Promise<Opened> {
  const { business } = input;
  const language = interpretation.language;
  const { goingOn: _answered, ...desk } = working.header.desk;
  const owned = [...regrets, ...ownedUp(interpretation.missed)];
  const told = applied({ ...working, header: { ...working.header, language, desk }, interpretation }, owned, input);
  const facts = { ...turn, language };
  if (interpretation.flow !== undefined && interpretation.flow === business.aside?.name) {
    return attendAside(input, told, interpretation, text, facts);
  }
  const standing = await routed(input, leavingAside(input, told), facts);
  const heard = pure(standing, () =>
    hear(standing.flow, business.desk, standing.snapshot, interpretation, text, facts),
  );
  const moved = pure(standing, () => stepped(standing, heard));
  return { working: askedToGoOn({ ...moved, rejection: heard.rejection }, heard), effects: heard.effects };
}

/** The next answer is to that question (D11). */
function askedToGoOn(working: Working, { asksToGoOn }: Heard): Working {
  if (asksToGoOn !== true) return working;
  return { ...working, header: { ...working.header, desk: { ...working.header.desk, goingOn: true } } };
}

function unread(working: Working, why: string): Working {
  return { ...working, unread: why };
}

/** B16: off, every message goes to a person. */
function openSwitchedOff({ parts, business, conversation }: TurnInput, working: Working): Opened {
  parts.observer.log('warn', 'machine.disabled', { conversation_id: conversation.id });
  const effects: Effect[] = [
    say('desk.person', { contact: business.desk.contact }),
    { kind: 'handoff', reason: 'the machine is turned off' },
  ];
  return { working: unread(working, 'the machine is turned off'), effects };
}

/** Whoever goes on with the journey has left open what was asked of them beside it; an invitation stands a while longer. */
function leavingAside(input: TurnInput, working: Working): Working {
  if (pure(working, () => asideOf(input, working))?.isInvitation) return working;
  return { ...working, header: { ...working.header, desk: withoutAside(working.header.desk) } };
}

/** E9: the journey under way is left, which clears it and says so, and the one that was asked for begins. */
async function routed(input: TurnInput, working: Working, turn: TurnFacts): Promise<Working> {
  const name = working.interpretation?.flow;
  if (name === undefined) return working;
  const next = input.business.flows.get(name);
  if (next === undefined) throw new TurnFault(`there is no flow ${name}`, working);
  const left = pure(working, () => step(working.flow, working.snapshot, leaving(turn)));
  const leftIn = pure(working, () => stepped(working, left));
  const done = await carryOut(input, { working: leftIn, effects: left.effects }, turn);
  return pure(done, () => standsIn(done, next, next.restore({}, input.now)));
}
