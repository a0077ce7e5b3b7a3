import type { Exchange } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { instantOf } from '../../domain/zoned.ts';
import { MESSAGES_MAX, newTrip, PREFERRED_AS, type TripContext, tripContext } from './context.ts';
import { DAY_MS } from './dates.ts';

const LIFE_DAYS = 7;

/** A session lives seven days from the last message, after booking until seven days after travel (D11). */
export function livesUntil({ last_active, payment_status, travel_dates }: TripContext): string | null {
  if (last_active === null) return null;
  const travels = payment_status === 'CONFIRMED' && travel_dates !== null ? Date.parse(travel_dates.end) : 0;
  const from = Math.max(instantOf(last_active), travels + DAY_MS);
  return new Date(from + LIFE_DAYS * DAY_MS).toISOString();
}

export function alive(data: TripContext, now: string): boolean {
  const until = livesUntil(data);
  return until === null || instantOf(now) < instantOf(until);
}

export function restored(stored: JsonObject, now: string): TripContext {
  const data = tripContext.parse(stored);
  return alive(data, now) ? data : newTrip();
}

/** What the words themselves add: the last messages of both sides, the language, and when they were last here (D2). */
export function remembered(stored: JsonObject, { turn, heard, said }: Exchange): JsonObject {
  const data = tripContext.parse(stored);
  const messages: TripContext['messages'] = [
    ...data.messages,
    ...(heard === null ? [] : [{ role: 'user' as const, content: heard }]),
    ...said.map((content) => ({ role: 'assistant' as const, content })),
  ];
  const { language } = turn;
  return {
    ...data,
    session_id: data.session_id === '' ? turn.conversation : data.session_id,
    preferred_language: PREFERRED_AS[language] ?? 'EN',
    messages: messages.slice(-MESSAGES_MAX),
    created_at: data.created_at ?? turn.now,
    // Only the traveller's own messages keep a session alive and end an absence.
    last_active: heard === null ? data.last_active : turn.now,
  };
}
