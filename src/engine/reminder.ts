import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import type { JsonObject } from '../core/json.ts';
import { type Asking, asideOf, askingIn, happenAside } from './aside.ts';
import { carryOut, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { standsIn } from './passing.ts';
import { putAgain } from './today.ts';
import { asksAlready } from './who.ts';
import type { Working } from './working.ts';

/**
 * What they have booked begins soon (F8). It goes out while a person has the conversation, too (X16). Whether they come is
 * asked where nothing else is; where the journey or the desk has asked something, that is put again, so that a yes is to it (X11).
 */
export async function openReminder(
  input: TurnInput,
  working: Working,
  facts: JsonObject,
  turn: TurnFacts,
): Promise<Opened> {
  const { handedOff } = working.header;
  const rests = pure(working, () => working.flow.rests(working.snapshot));
  const aside = pure(working, () => asideOf(input, working));
  const isBusy = aside !== null && !aside.isInvitation && aside.kept !== 'aside';
  const ask = rests && !isBusy && !handedOff && facts['coming'] !== true;
  const event = { type: 'reminded', ...facts, ask, turn } as MachineEvent;
  const told = await happenAside(input, working, 'aside', event);
  const isSaid = told.says.length > working.says.length;
  const asks = pure(told, () => asksAlready(input, told));
  if (!isSaid || asks || handedOff) return { working: told, effects: [] };
  const asking = pure(told, () => askingIn(input, told));
  if (asking.isAside) return { working: await askedAgain(input, told, asking, turn), effects: [] };
  return rests ? { working: told, effects: [] } : putAgain(input, told);
}

/** The question of a flow of the desk's, put again; the journey is where it was. */
async function askedAgain(
  input: TurnInput,
  working: Working,
  { flow, snapshot }: Asking,
  turn: TurnFacts,
): Promise<Working> {
  const beside = pure(working, () => standsIn(working, flow, snapshot));
  const done = await carryOut(input, { working: beside, effects: pure(beside, () => flow.pending(snapshot)) }, turn);
  return pure(done, () => standsIn(done, working.flow, working.snapshot));
}
