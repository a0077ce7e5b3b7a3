import { say } from '../core/effect.ts';
import type { SubscriptionEvent } from '../core/event.ts';
import type { Opened } from './carry-out.ts';
import type { TurnInput } from './input.ts';
import type { Working } from './working.ts';

/**
 * STOP, START, HELP (F2). That somebody does not want to be written to is stored before the turn is committed: whoever resumes
 * after a crash stores it again, which changes nothing. Nothing is sent from then on but this one word of farewell.
 */
export async function openSubscription(
  { parts, conversation, business, now, live }: TurnInput,
  working: Working,
  { action, answered }: SubscriptionEvent,
): Promise<Opened> {
  if (live && action === 'stop') await parts.stops.stop(conversation, now);
  if (live && action === 'start') await parts.stops.start(conversation);
  const { name, contact } = business.desk;
  return { working, effects: answered ? [] : [say(`desk.subscription_${action}`, { name, contact })] };
}
