import { say } from '../core/effect.ts';
import type { OperatorEvent, StaffDeed } from '../core/event.ts';
import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import { TAKE_BACK_TIMER } from '../core/header.ts';
import { happenAside, tellJourney } from './aside.ts';
import type { Opened } from './carry-out.ts';
import type { TurnInput } from './input.ts';
import { answered, givenBack, taken } from './person.ts';
import type { Working } from './working.ts';

/** What a person of the business does in a conversation (X16, G3, G4). */
export async function openStaff(
  input: TurnInput,
  working: Working,
  event: OperatorEvent,
  turn: TurnFacts,
): Promise<Opened> {
  const { business, now } = input;
  switch (event.action) {
    case 'take_over':
      return { working: withHeader(working, taken(working.header, business, now, event.by)), effects: [] };
    case 'give_back':
      return { working: withHeader(working, givenBack(working.header)), effects: [] };
    case 'write': {
      const header = answered(taken(working.header, business, now, event.by));
      return { working: withHeader(working, header), effects: [say('desk.written', { text: event.text })] };
    }
    case 'move':
    case 'call_off':
      return openDeed(input, working, event, turn);
  }
}

/** The desk's own flow does it, under the claim; the journey hears what was done, and its reminders follow (X14). */
async function openDeed(input: TurnInput, working: Working, deed: StaffDeed, turn: TurnFacts): Promise<Opened> {
  const done = await happenAside(input, working, 'aside', staffEvent(deed, turn));
  const told = await tellJourney(input, done, done.results.slice(working.results.length), turn);
  return { working: told, effects: [] };
}

/** A deed of theirs as the desk's flow hears of it. */
export function staffEvent(
  { action, by: _by, silent, ...rest }: StaffDeed,
  turn: TurnFacts,
  isTold = false,
): MachineEvent {
  return { type: `staff.${action}`, ...rest, ...(silent && !isTold && { silent }), turn } as MachineEvent;
}

/** Nobody attended to it for as long as the business declares. */
export function openTakeBack(working: Working, due: string): Opened {
  const { header } = working;
  if (header.timers[TAKE_BACK_TIMER] !== due) return { working, effects: [] };
  return { working: withHeader(working, givenBack(header)), effects: header.handedOff ? [say('desk.taken_back')] : [] };
}

function withHeader(working: Working, header: Working['header']): Working {
  return { ...working, header };
}
