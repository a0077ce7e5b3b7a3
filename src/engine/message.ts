import { type Heard, hear } from '../core/desk/desk.ts';
import { hoursAsked } from '../core/desk/hours.ts';
import { personIn } from '../core/desk/introduced.ts';
import { ownedUp, regretsOf } from '../core/desk/unread.ts';
import { type Effect, say } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { TurnFacts } from '../core/flow.ts';
import { type DeskMemory, headerWith } from '../core/header.ts';
import { step } from '../core/step.ts';
import { asideOf, attendAside, isAside, putAsideAgain, withoutAsides } from './aside.ts';
import { applied, carryOut, type Opened } from './carry-out.ts';
import { warnOfExpiry } from './expiry.ts';
import { pure, TurnFault } from './fault.ts';
import { eventOf, factsIn, type TurnInput, textOf } from './input.ts';
import { leaving } from './journeys.ts';
import { interpret } from './listen.ts';
import { isHeardOutdated, openOutdated, outdatedIn, type Words } from './outdated.ts';
import { standsIn, stepped } from './passing.ts';
import { awaiting } from './person.ts';
import { askedAgain, isTakenUp, isUnknown } from './take-up.ts';
import { putAgain } from './today.ts';
import { keepPerson } from './who.ts';
import { changed, type Working } from './working.ts';

/** What somebody said: heard, then stepped, by the flow that it is for. */
export async function openMessage(input: TurnInput, before: Working, turn: TurnFacts): Promise<Opened> {
  pure(before, () => warnOfExpiry(input));
  if (input.events.every(({ event }) => event.kind === 'message' && event.stopped)) {
    return { working: unread(before, 'they wrote STOP before'), effects: [] };
  }
  if (before.header.handedOff) return openWithPerson(input, before);
  if (!input.parts.machineEnabled) return openSwitchedOff(input, before);
  const working = before.header.unsettled.length === 0 ? before : await askedAgain(input, before, turn);
  if (isUnknown(working)) return { working: unread(working, 'nobody can tell what stands'), effects: [] };
  if (isOver(input, working)) return { working: unread(working, 'what it was about is over'), effects: [] };
  if (input.events.some(({ event }) => event.kind === 'message' && event.overlong))
    return { working: unread(working, 'it is too long'), effects: [say('desk.too_much')] };
  const regrets = regretsOf(input.events.flatMap(({ event }) => (event.kind === 'message' ? [event] : [])));
  const text = textOf(input.events);
  if (text === null) {
    const regretted = applied(unread(working, 'there are no words in it'), regrets, input);
    return putAgain(input, regretted);
  }
  const words = { text, regrets, turn };
  const outdated = outdatedIn(input, working);
  if (outdated === null) {
    const heard = await interpret(input, working, text, turn);
    const person = input.live ? personIn(heard) : null;
    if (person !== null) await keepPerson(input, person);
    // A yes was to what has been answered for by now, whatever else stands to be agreed to (X11).
    const isAnswer = heard.consent !== undefined || isHeardOutdated(heard);
    const isLate = isTakenUp(working) && heard.flow === undefined && isAnswer;
    return isLate ? openOutdated(input, working, heard, words) : heardBy(input, working, heard, words);
  }
  const heard = await interpret(input, outdated, text, turn);
  return heard.flow === undefined
    ? openOutdated(input, outdated, heard, words)
    : heardBy(input, outdated, heard, words);
}

/** What was asked last is answered, and asked no more. */
function withoutAsked(desk: DeskMemory): DeskMemory {
  if (desk.goingOn === undefined && desk.hours === undefined) return desk;
  const { goingOn: _answered, hours: _before, ...kept } = desk;
  return kept;
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
  const hours = hoursAsked(interpretation.desk, turn.now);
  const kept = withoutAsked(working.header.desk);
  const desk = hours === undefined ? kept : { ...kept, hours };
  const owned = [...regrets, ...ownedUp(interpretation.missed)];
  const header = headerWith(working.header, { language, desk });
  const told = applied(changed(working, { header, interpretation }), owned, input);
  const facts = factsIn(turn, language);
  if (isAside(business, interpretation.flow)) {
    return attendAside(input, told, interpretation, text, facts);
  }
  const asking = pure(told, () => asideOf(input, told));
  const isKept = asking?.proposed != null && asking.proposed.id === interpretation.consent?.proposal;
  const alone = isKept ? told : pure(told, () => withoutAsides(input, told, facts));
  const name = interpretation.flow;
  const standing = name === undefined ? alone : await routed(input, alone, name, facts);
  const { flow, snapshot } = standing;
  const asked = { flow, snapshot, desk: business.desk, interpretation, text, turn: facts };
  const heard = pure(standing, () => hear(asked));
  const moved = pure(standing, () => stepped(standing, heard));
  const { rejection } = heard;
  const next = { working: askedToGoOn(changed(moved, { rejection }), heard), effects: heard.effects };
  return isKept ? putAsideAgain(input, next, asking, facts) : next;
}

/** What was taken up has ended the talk: the next message opens a new one (A6). */
function isOver({ now }: TurnInput, working: Working): boolean {
  const { closesAt } = working.header;
  return isTakenUp(working) && closesAt !== null && Date.parse(closesAt) <= Date.parse(now);
}

/** The next answer is to that question (D11). */
function askedToGoOn(working: Working, { asksToGoOn }: Heard): Working {
  if (asksToGoOn !== true) return working;
  const desk = { ...working.header.desk, goingOn: true } as const;
  return changed(working, { header: headerWith(working.header, { desk }) });
}

/** X16: whoever has it is waited for, and answers; nobody else does. */
function openWithPerson(input: TurnInput, working: Working): Opened {
  const { receivedAt } = eventOf(input);
  const header = awaiting(working.header, input.business, receivedAt, input.now);
  return { working: unread(changed(working, { header }), 'a person has the conversation'), effects: [] };
}

function unread(working: Working, why: string): Working {
  return changed(working, { unread: why });
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

/** E9: the journey under way is left, which clears it and says so, and the one that was asked for begins. */
async function routed(input: TurnInput, working: Working, name: string, turn: TurnFacts): Promise<Working> {
  const next = input.business.flows.get(name);
  if (next === undefined) throw new TurnFault(`there is no flow ${name}`, working);
  const left = pure(working, () => step(working.flow, working.snapshot, leaving(turn)));
  const leftIn = pure(working, () => stepped(working, left));
  const done = await carryOut(input, { working: leftIn, effects: left.effects }, turn);
  return pure(done, () => standsIn(done, next, next.restore({}, input.now)));
}
