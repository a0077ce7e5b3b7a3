import { derivedId } from '../core/ids.ts';
import type { Span } from '../domain/twin.ts';
import { instantOf } from '../domain/zoned.ts';
import type { OutsideChanges, OutsideItem } from '../ports/outside-calendar.ts';
import type { TwinRow } from '../ports/ties.ts';
import { type Attending, attend } from './attend.ts';

const DAY_MS = 86_400_000;
/** A series has no end, so that everything is read again as the days go by. */
const WHOLE_EVERY_MS = DAY_MS;
/** More than that gone at once is no person's doing: a calendar that was emptied, or is no longer shown to us. */
const VANISHED_MAX = 5;

/** What is written by us is told by its name. */
const OURS = /^([0-9a-f-]{36})@holdfast$/;

/**
 * Reads what has changed outside. Events that are not ours take up their time in the ledger's view; ours that are not as we
 * wrote them are looked at one by one. Answers with where the next round goes on.
 */
export async function pull(attending: Attending): Promise<{ readonly cursor: string | null; readonly whole: boolean }> {
  const { parts, tie, business, calendar } = attending;
  const now = instantOf(parts.clock.now());
  const isStale = tie.wholeAt === null || now - instantOf(tie.wholeAt) >= WHOLE_EVERY_MS;
  // Some days beyond what is offered, for what is read today is still good tomorrow.
  const within: Span = { start: now - DAY_MS, end: now + (business.lookAheadDays + 3) * DAY_MS };
  const changes = await calendar.changes(isStale ? null : tie.cursor, within);
  const rows = new Map((await parts.ties.twins(tie.id)).map((row) => [row.uid, row]));
  const uidOf = ({ event }: OutsideItem) => OURS.exec(event.uid)?.[1] ?? '';
  const ours = changes.changed.filter((item) => rows.has(uidOf(item)));
  const others = await foreign(
    attending,
    changes.changed.filter((item) => !rows.has(uidOf(item))),
    uidOf,
  );
  const freed = await parts.ties.keepTimes(tie.id, {
    whole: changes.whole,
    changed: others.map(({ place, event: { uid, busy, title = null } }) => ({ place, uid, busy, title })),
    gone: [...changes.gone, ...changes.changed.filter((item) => !others.includes(item)).map(({ place }) => place)],
  });
  if (freed) await parts.waiting.wake(tie.business, parts.clock.now());
  const marks = new Map(ours.map((item) => [uidOf(item), item.mark]));
  const touched = [...marks].flatMap(([uid, mark]) => {
    const row = rows.get(uid);
    return row !== undefined && row.twin.written?.mark !== mark ? [row] : [];
  });
  const missing = [...rows.values()].filter((row) => isMissing(row, changes, marks, within));
  const standing = [...rows.values()].filter(({ twin }) => twin.written !== null);
  const vanished = missing.length > VANISHED_MAX && missing.length * 2 > standing.length;
  if (vanished) await sayVanished(attending);
  for (const row of vanished ? touched : [...touched, ...missing]) await attend(attending, row, true);
  return { cursor: changes.cursor, whole: changes.whole };
}

/** Without those that we wrote and another calendar shows as well, or that outlived their tie: the ledger knows of them. */
async function foreign(
  { parts, tie }: Attending,
  items: readonly OutsideItem[],
  uidOf: (item: OutsideItem) => string,
): Promise<readonly OutsideItem[]> {
  const named = items.filter((item) => uidOf(item) !== '');
  const known = await Promise.all(named.map((item) => parts.diary.newest(tie.business, uidOf(item))));
  const booked = new Set(named.filter((_, place) => known[place] !== null));
  return items.filter((item) => !booked.has(item));
}

/** What stood there and is told to be gone, or is not in the whole of what there is. */
function isMissing(
  { uid, twin }: TwinRow,
  changes: OutsideChanges,
  seen: ReadonlyMap<string, string>,
  within: Span,
): boolean {
  const { written } = twin;
  if (written === null || seen.has(uid)) return false;
  if (changes.gone.includes(written.place)) return true;
  return changes.whole && written.start < within.end && written.end > within.start;
}

/** Nothing is called off by it, and a person has to look. Once a day. */
async function sayVanished({ parts, tie }: Attending): Promise<void> {
  const at = parts.clock.now();
  const id = derivedId('calendar alert', tie.id, 'vanished', at.slice(0, 10));
  const place = { business: tie.business, resource: tie.resource };
  await parts.ties.alert({ id, ...place, kind: 'vanished', reference: '', start: null, at });
  parts.observer.log('warn', 'calendar.vanished', { business: tie.business, resource: tie.resource });
}
