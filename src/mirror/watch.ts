import { instantOf } from '../domain/zoned.ts';
import { OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Attending } from './attend.ts';

/** Asked for again so long before it runs out: a server that is down for a night has time to come back. */
const RENEW_BEFORE_MS = 12 * 3_600_000;

/**
 * Has a calendar that can tell us of its changes by itself (H3), and goes on having it told. It is a comfort: where it cannot be
 * had, the calendar is read by the clock as any other. Answers with whether it was refused.
 */
export async function watch({ parts, tie, calendar }: Attending): Promise<boolean> {
  const to = parts.pushTo?.(tie) ?? null;
  const { push } = calendar;
  if (to === null || push === undefined) return false;
  const now = instantOf(parts.clock.now());
  const before = tie.watch;
  if (before !== null && instantOf(before.until) - now > RENEW_BEFORE_MS) return false;
  try {
    const longer = before && (await push.renew(before));
    const next = longer ?? (await push.open(to));
    await parts.ties.watch(tie.id, next);
    // Only then: between the two, both tell.
    if (before !== null && longer === null) await push.close(before);
    return false;
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error;
    const about = { business: tie.business, resource: tie.resource, reason: error.message };
    parts.observer.log('warn', 'calendar.not_told', about);
    return true;
  }
}
