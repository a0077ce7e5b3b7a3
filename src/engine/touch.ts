import type { LeadEvent, StoredEvent, TouchEvent } from '../core/event.ts';
import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import { type Header, type Line, TOUCH_TIMER } from '../core/header.ts';
import type { Reply } from '../core/turn.ts';
import type { Opened } from './carry-out.ts';
import { eventOf, type TurnInput } from './input.ts';
import { openQuietly, openUnreachable } from './quiet.ts';
import type { Working } from './working.ts';

/**
 * A lead. One whose channel is pushed to is touched when the provider has taken the message, of which the conversation is told
 * then; any other as soon as it is written (A13, F7). While the message is on its way, the same form sent again writes none.
 */
export async function openLead(input: TurnInput, working: Working, event: LeadEvent, turn: TurnFacts): Promise<Opened> {
  if (event.unreachable) return openUnreachable(input, working, event);
  if (working.header.line.touching) return { working, effects: [] };
  const { name, phone } = event;
  const opened = await openQuietly(input, working, { type: 'lead', name, phone, turn } as MachineEvent);
  const isWritten = opened.working.says.length > 0 || opened.effects.some(({ kind }) => kind === 'say');
  if (event.pushed || !isWritten) return opened;
  const touched = await openQuietly(input, opened.working, { type: 'touched', turn } as MachineEvent);
  return { working: touched.working, effects: [...opened.effects, ...touched.effects] };
}

/** What became of the first message. One that nobody will get is for the people of the business. */
export async function openTouch(
  input: TurnInput,
  working: Working,
  { reply, at, accepted }: TouchEvent,
  turn: TurnFacts,
): Promise<Opened> {
  const { touching } = working.header.line;
  if (touching?.reply !== reply) return { working, effects: [] };
  const { leads } = input.parts;
  const { id, business } = input.conversation;
  if (!accepted) await missed(input, working);
  else if (touching.late && input.live) await leads.reached(business, id, at);
  const ended = { ...working, header: withoutTouch(working.header) };
  if (!accepted) return { working: ended, effects: [] };
  const facts = { ...turn, now: at, firstReplyId: reply };
  return openQuietly(input, ended, { type: 'touched', turn: facts } as MachineEvent);
}

/** The minute is over and the provider has not taken it: it is tried further, and somebody is told. */
export async function openLateTouch(input: TurnInput, working: Working, due: string): Promise<Opened> {
  const { [TOUCH_TIMER]: standing, ...timers } = working.header.timers;
  if (standing !== due) return { working, effects: [] };
  const { touching } = working.header.line;
  if (!touching) return { working: { ...working, header: { ...working.header, timers } }, effects: [] };
  await missed(input, working);
  const line: Line = { ...working.header.line, touching: { ...touching, late: true } };
  return { working: { ...working, header: { ...working.header, timers, line } }, effects: [] };
}

async function missed({ live, parts, conversation }: TurnInput, { header }: Working): Promise<void> {
  const { touching } = header.line;
  if (!live || !touching) return;
  const lead = await parts.conversations.received(conversation.id, touching.lead);
  if (lead?.kind !== 'lead') return;
  const { id, business, channel } = conversation;
  const { name, phone } = lead;
  await parts.leads.miss({ conversation: id, business, name, phone, channel, receivedAt: touching.since });
}

function withoutTouch(header: Header): Header {
  const { [TOUCH_TIMER]: _timer, ...timers } = header.timers;
  const { touching: _touching, ...line } = header.line;
  return { ...header, timers, line };
}

/** What the channel must know once these events are handled, and what was said by them (F1). */
export function lineAfter(
  input: Pick<TurnInput, 'events'>,
  { line, timers }: Pick<Header, 'line' | 'timers'>,
  replies: readonly Reply[],
  withinSeconds: number,
): Pick<Header, 'line' | 'timers'> {
  const heard = input.events.reduce(lineHearing, line);
  const { id, event, receivedAt } = eventOf(input);
  const [first] = replies;
  if (event.kind !== 'lead' || !event.pushed || first === undefined) return { line: heard, timers };
  const due = new Date(Date.parse(receivedAt) + withinSeconds * 1000).toISOString();
  const touching = { reply: first.id, lead: id, since: receivedAt };
  return { line: { ...heard, touching }, timers: { ...timers, [TOUCH_TIMER]: due } };
}

function lineHearing(line: Line, { event, receivedAt }: StoredEvent): Line {
  if (event.kind !== 'message') return line;
  return { ...line, heardAt: receivedAt, ...(event.thread !== undefined && { thread: event.thread }) };
}
