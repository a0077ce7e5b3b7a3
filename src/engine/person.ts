import { type Say, say } from '../core/effect.ts';
import type { StaffMember } from '../core/event.ts';
import { type Header, TAKE_BACK_TIMER, type WithPerson } from '../core/header.ts';
import type { Business } from './parts.ts';

/** What the header knows while a person has the conversation, or is wanted (X16). */

/** Somebody is wanted from now on; whoever has it already goes on having it. */
export function handedOver(header: Header, business: Business, now: string): Header {
  const person = header.desk.person ?? { since: now };
  return withPerson(header, person, business, now);
}

/** Somebody has it; whoever has it and says so again has it since then. */
export function taken(header: Header, business: Business, now: string, by: StaffMember | undefined): Header {
  const { since = now, waiting } = header.desk.person ?? {};
  const person = { since, taken: true as const, ...(by && { by }), ...(waiting !== undefined && { waiting }) };
  return withPerson(header, person, business, now);
}

/** Whoever has it has answered. */
export function answered(header: Header): Header {
  const { waiting: _answered, ...person } = header.desk.person ?? { since: '' };
  return { ...header, desk: { ...header.desk, person } };
}

/** The customer wrote to whoever has it, and waits since the first message that was not answered. */
export function awaiting(header: Header, business: Business, wroteAt: string, now: string): Header {
  const person = header.desk.person ?? { since: wroteAt };
  return withPerson(header, { ...person, waiting: person.waiting ?? wroteAt }, business, now);
}

/** The bot has it again. */
export function givenBack(header: Header): Header {
  const { person: _gone, ...desk } = header.desk;
  const { [TAKE_BACK_TIMER]: _timer, ...timers } = header.timers;
  return { ...header, handedOff: false, timers, desk };
}

/** Outside opening hours the customer is told when somebody will be there. */
export function awayAt({ desk }: Business, now: string): readonly Say[] {
  const opens = desk.opens?.(now) ?? null;
  if (opens === null || Date.parse(opens) <= Date.parse(now)) return [];
  return [say('desk.away', { opens: { at: opens, as: 'slot' } })];
}

/** The bot takes it back by itself only where the business declares after how long (X16). */
function withPerson(header: Header, person: WithPerson, { takesBackMinutes }: Business, now: string): Header {
  const timers =
    takesBackMinutes === undefined
      ? header.timers
      : { ...header.timers, [TAKE_BACK_TIMER]: new Date(Date.parse(now) + takesBackMinutes * 60_000).toISOString() };
  return { ...header, handedOff: true, timers, desk: { ...header.desk, person } };
}
