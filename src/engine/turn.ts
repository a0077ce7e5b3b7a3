import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import { TAKE_BACK_TIMER, TOUCH_TIMER } from '../core/header.ts';
import { carryOut, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import { eventOf, factsIn, factsOf, type TurnInput } from './input.ts';
import { backHome } from './journeys.ts';
import { openMessage } from './message.ts';
import { askNext } from './next.ts';
import { phrased } from './phrase.ts';
import { openDesk, openQuietly, openTimer } from './quiet.ts';
import { openReminder } from './reminder.ts';
import { openStaff, openTakeBack } from './staff.ts';
import { openSubscription } from './subscription.ts';
import { openLateTouch, openLead, openTouch } from './touch.ts';
import { offerWaiting, openFreed, tellHeld } from './waiting.ts';
import { askWho, introduce } from './who.ts';
import { begun, type Working } from './working.ts';

/** One turn, from stored event to what is to be committed: hear, step, act, step, until quiet. */
export async function runTurn(input: TurnInput): Promise<Working> {
  const turn = factsOf(input);
  const before = pure(null, () => begun(input));
  const opened = await open(input, before, turn);
  const facts = factsIn(turn, opened.working.header.language);
  const done = await carryOut(input, opened, facts);
  const searched = done.results.at(-1);
  const offered = searched === undefined ? done : await offerWaiting(input, done, searched, facts);
  const asked = await askWho(input, offered, facts);
  const isWaiting = asked.header.desk.waiting !== undefined;
  const held = isWaiting ? await tellHeld(input, before, asked, facts) : asked;
  const onward = askNext(input, held, facts);
  const home = pure(onward, () => backHome(input, onward));
  return phrased(input, home);
}

/** What the event itself leads to, before any tool has answered. */
async function open(input: TurnInput, working: Working, turn: TurnFacts): Promise<Opened> {
  const { event } = eventOf(input);
  switch (event.kind) {
    case 'message':
      return openMessage(input, working, turn);
    case 'operator':
      return openStaff(input, working, event, turn);
    case 'timer':
      if (event.timer === TAKE_BACK_TIMER) return openTakeBack(working, event.due);
      if (event.timer === TOUCH_TIMER) return openLateTouch(input, working, event.due);
      return openTimer(input, working, turn, event.timer, event.due);
    case 'lead':
      await introduce(input, event.name);
      return openLead(input, working, event, turn);
    case 'touch':
      return openTouch(input, working, event, turn);
    case 'subscription':
      return openSubscription(input, working, event);
    case 'payment': {
      const { payment, facts, outcome } = event;
      return openQuietly(input, working, { type: `payment.${outcome}`, payment, facts, turn } as MachineEvent);
    }
    case 'desk':
      return openDesk(input, working, event, turn);
    case 'freed':
      return openFreed(input, working, event.facts, turn);
    case 'reminder':
      return openReminder(input, working, event.facts, turn);
  }
}
