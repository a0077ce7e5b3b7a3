import type { Person } from '../core/desk/introduced.ts';
import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import { step } from '../core/step.ts';
import { asidesOf, openAsides, putAside, withoutAside } from './aside.ts';
import { carryOut } from './carry-out.ts';
import { doneIn } from './done.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { standsIn, stepped } from './passing.ts';
import type { Working } from './working.ts';

/** Whoever left their name on a form is not asked for it later (X15). */
export async function introduce({ live, parts, conversation, now }: TurnInput, name: string): Promise<void> {
  const { business, channel, address } = conversation;
  if (live) await parts.introduce({ business, channel, address, name, phone: null, email: null, now });
}

/** Who somebody is and how they are reached is kept when it is said, and not asked afterwards (X15). */
export async function keepPerson(input: TurnInput, person: Person): Promise<void> {
  const { business, channel, address } = input.conversation;
  await input.parts.introduce({ business, channel, address, ...person, now: input.now });
}

/**
 * Who is coming (X15). Once something was booked on a yes, the desk's own flow looks whose it is and, of somebody whom nobody
 * knows, asks: once, after the booking was told, and never in a reply that asks something else already (X6): then it waits for
 * the next one that does not.
 */
export async function askWho(input: TurnInput, working: Working, turn: TurnFacts): Promise<Working> {
  const { business, now } = input;
  const rested = pure(working, () => leftBehind(input, working));
  const { desk, handedOff } = rested.header;
  const { done: fresh } = doneIn(input, rested);
  const done = fresh ?? desk.done;
  const isNew = fresh?.act === 'book';
  if (business.aside === undefined || done?.booking === undefined || handedOff) return rested;
  const isOwed = desk.nameAsked === false && textsOf(input, rested).length > 0;
  if (!isNew && !isOwed) return rested;
  const mayAsk = desk.nameAsked !== true && !pure(rested, () => isSettling(input, rested));
  const ask = mayAsk && !asksAlready(input, rested);
  if (!isNew && !ask) return rested;
  if (!isRecorded(input, rested)) return rested;
  const event = { type: 'booked', booking: done.booking, name: nameIn(input), ask, turn } as MachineEvent;
  const { aside } = business;
  const beside = pure(rested, () => standsIn(rested, aside, aside.restore({}, now)));
  const met = pure(beside, () => step(aside, beside.snapshot, event));
  const meeting = pure(beside, () => stepped(beside, met));
  const after = await carryOut(input, { working: meeting, effects: met.effects }, turn);
  const isAsked = aside.ended?.(after.snapshot) === false;
  const open = isAsked ? pure(after, () => putAside(aside, after.snapshot, now)) : {};
  const asked = isAsked ? { nameAsked: true } : mayAsk && !ask ? { nameAsked: false } : settled(desk.nameAsked);
  const { nameAsked: _before, ...kept } = after.header.desk;
  const header = { ...after.header, desk: { ...kept, ...open, ...asked } };
  return pure(after, () => standsIn({ ...after, header }, rested.flow, rested.snapshot));
}

/** Before anybody was asked, nothing was done once the journey had come to rest: such a turn runs again as it was (X3). */
function isRecorded({ live, recorded }: TurnInput, { results }: Working): boolean {
  return live || (recorded !== null && recorded.results.length > results.length);
}

/** Who turned out to be known is owed no question; who was asked stays so. */
function settled(nameAsked: boolean | undefined): { nameAsked?: true } {
  return nameAsked === true ? { nameAsked } : {};
}

/** What the desk only invited to is over once another journey is under way. */
function leftBehind(input: TurnInput, working: Working): Working {
  const invites = openAsides(input, working).some(({ kept, isInvitation }) => kept === 'aside' && isInvitation);
  const isLeft = !working.flow.rests(working.snapshot) && invites;
  return isLeft ? { ...working, header: { ...working.header, desk: withoutAside(working.header.desk) } } : working;
}

/** Something is left open at the desk, or remembered there; what has begun since is over, stored or not. */
function isSettling(input: TurnInput, working: Working): boolean {
  const aside = asidesOf(input, working).find(({ kept }) => kept === 'aside');
  return aside !== undefined && Object.keys(aside.flow.store(aside.snapshot, input.now)).length > 0;
}

function nameIn({ events }: TurnInput): string | null {
  const names = events.flatMap(({ event }) =>
    event.kind === 'message' && event.name !== undefined ? [event.name] : [],
  );
  return names.at(-1) ?? null;
}

/** Owners write their own words: whether they ask is seen in what will be said. */
export function asksAlready(input: TurnInput, working: Working): boolean {
  return textsOf(input, working).some((text) => /[?？]/u.test(text));
}

function textsOf({ business, now }: TurnInput, { says, header }: Working): readonly string[] {
  return says.map((one) => business.render(one.flow, header.language, one, now));
}
