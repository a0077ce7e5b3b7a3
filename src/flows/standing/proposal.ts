import type { Proposal } from '../../core/consent/proposal.ts';
import type { Fact } from '../../core/effect.ts';
import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import type { Standing } from './context.ts';
import type { Memory } from './memory.ts';

/** A yes calls off, moves or takes back exactly what was named (X11). */
export function proposalOf({ data, around }: Memory, { timeZone, things }: Catalogue): Proposal | null {
  const { question, bookings: [booking] = [], times = [], asks } = data;
  if (question === 'coming') return comingOf(data, timeZone);
  if (booking === undefined) return null;
  const undone = question === 'undo' ? around.done?.act : undefined;
  const act = question === 'move' || undone === 'move' ? 'move' : undone === 'call_off' ? 'book' : 'call_off';
  const start = act === 'move' ? times[0]?.start : booking.start;
  const amounts = act === 'call_off' && booking.refund ? { amounts: [booking.refund.cents / 100] } : {};
  return {
    act,
    manner: 'asked',
    intent: { type: 'confirm', entities: {} },
    refusal: { type: 'decline', entities: {} },
    ...(things && { things }),
    // Two bookings at one time are two proposals.
    facts: { ...momentOf(start, timeZone), items: [booking.id], called: namesIn(booking.what), ...amounts },
    until: null,
    ...(asks && { unsought: true }),
  };
}

/** Nothing hangs on it but that it is marked: nobody books or calls off by it (F8). */
function comingOf({ reminded }: Standing, timeZone: string): Proposal | null {
  if (reminded === undefined) return null;
  return {
    act: 'come',
    manner: 'asked',
    intent: { type: 'come', entities: {} },
    refusal: { type: 'cannot', entities: {} },
    facts: { ...momentOf(reminded.start, timeZone), items: [reminded.id] },
    until: null,
  };
}

/** The names in what it is told as: of a space, of a service and who does it. */
function namesIn(told: Fact): readonly string[] {
  if (typeof told === 'string') return [told];
  if (typeof told !== 'object' || told === null) return [];
  if (Array.isArray(told)) return told.flatMap(namesIn);
  const { say = '', ...others } = told as { readonly say?: string };
  return [say.slice(say.indexOf('.') + 1), ...Object.values(others).flatMap((one) => namesIn(one as Fact))];
}

function momentOf(start: string | undefined, timeZone: string): { dates: string[]; times: string[] } {
  if (start === undefined) return { dates: [], times: [] };
  const { date, minute } = localTime(instantOf(start), timeZone);
  return { dates: [date], times: [clockTime(minute)] };
}
