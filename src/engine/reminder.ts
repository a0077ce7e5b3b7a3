import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import type { JsonObject } from '../core/json.ts';
import { asideOf, happenAside } from './aside.ts';
import type { Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { asksAlready } from './who.ts';
import type { Working } from './working.ts';

/**
 * What they have booked begins soon (F8). It goes out while a person has the conversation, too (X16). Whether they come is
 * asked where nothing else is; where the journey has asked something, its question is put again, so that a yes is to that.
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
  const goesOn = isSaid && !rests && !asks && !handedOff;
  return { working: told, effects: goesOn ? pure(told, () => told.flow.pending(told.snapshot)) : [] };
}
