import type { Flow } from '../core/flow.ts';
import { FORGET_TIMER, type Header, headerWith } from '../core/header.ts';
import type { JsonObject } from '../core/json.ts';
import { standsIn } from './passing.ts';
import type { Working } from './working.ts';

/** The header with the timer that deletes the context once it has lived its time; without where the flow sets none (D11). */
export function withForgetting(header: Header, flow: Flow, context: JsonObject): Header {
  const until = flow.lives?.(context) ?? null;
  if (until === null && header.timers[FORGET_TIMER] === undefined) return header;
  const { [FORGET_TIMER]: _before, ...timers } = header.timers;
  return headerWith(header, { timers: until === null ? timers : { ...timers, [FORGET_TIMER]: until } });
}

/** Nothing of the talk is known any more; what was booked is in the ledger, and its reminders still stand. */
export function forgotten(working: Working, now: string): Working {
  const fresh = standsIn(working, working.flow, working.flow.restore({}, now));
  return { ...fresh, header: { ...fresh.header, desk: {} } };
}
