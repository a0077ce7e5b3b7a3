import { shortHash } from '../core/ids.ts';
import { type Booking, toldReference } from '../domain/booking.ts';
import { begun, decided, type Held, type Next, NO_TWIN, nextFor, seen, type Twin, wrote } from '../domain/twin.ts';
import { instantOf } from '../domain/zoned.ts';
import type { DiaryEntry } from '../ports/diary.ts';
import { type OutsideCalendar, OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Tie, TwinRow, TwinState } from '../ports/ties.ts';
import { alert, decide, spanOf } from './decide.ts';
import type { MirroredBusiness, MirrorParts } from './parts.ts';

export interface Attending {
  readonly parts: MirrorParts;
  readonly tie: Tie;
  readonly business: MirroredBusiness;
  readonly calendar: OutsideCalendar;
}

/** Both sides may change meanwhile; whatever is left is for the next round. */
const STEPS_MAX = 12;
const TRIES_MAX = 5;
const PAUSE_SECONDS = 30;

/**
 * Puts one booking and its twin in step, step by step as `domain/twin` says: each step is stored before the calendar is
 * touched. `suspect`: a round has seen something there that is not as it was written, so it is looked at first.
 */
export async function attend(attending: Attending, first: TwinRow, suspect: boolean): Promise<void> {
  let row: TwinRow | null = first;
  let looks = suspect;
  for (let steps = 0; row !== null && steps < STEPS_MAX; steps += 1) {
    const about = await heldNow(attending, row.uid);
    if (about.isOver) return void (await keep(attending, row, NO_TWIN, { kind: 'in_step' }));
    if (looks) {
      row = await look(attending, row, about);
      looks = false;
      continue;
    }
    const next = nextFor(row.twin, about.held);
    if (next.kind === 'rest') return void (await keep(attending, row, row.twin, { kind: 'in_step' }));
    if (next.kind === 'read') {
      looks = true;
      continue;
    }
    const before: TwinRow = row;
    try {
      [row, looks] = await take(attending, before, next, about);
    } catch (error) {
      if (!(error instanceof OutsideTrouble) || error.kind !== 'refused') throw error;
      return putOff(attending, before, about, error.message);
    }
  }
}

interface About {
  readonly entry: DiaryEntry | null;
  /** What stands at the tie's own resource; null where nothing does, or somebody else's has it by now. */
  readonly held: Held | null;
  readonly title: string;
  /** It has taken place: what people do with it in their calendar is theirs. */
  readonly isOver: boolean;
}

async function heldNow({ parts, tie, business }: Attending, uid: string): Promise<About> {
  const entry = await parts.diary.newest(tie.business, uid);
  const isHere = entry?.booking.resource === tie.resource && !tie.ending;
  const stands = entry?.booking.status === 'confirmed' && isHere;
  const title = entry === null ? '' : await business.title(entry.booking);
  const held =
    entry !== null && stands ? { ...spanOf(entry.booking), said: shortHash([title, business.address]) } : null;
  const isOver = held !== null && held.end <= instantOf(parts.clock.now());
  return { entry, held, title, isOver };
}

async function look(attending: Attending, row: TwinRow, about: About): Promise<TwinRow | null> {
  const found = await attending.calendar.find(row.uid, row.twin.written?.place ?? null);
  const { twin, overruled } = seen(row.twin, about.held, found);
  if (overruled && about.entry !== null)
    await alert(attending.parts, 'overruled', caseOf(attending, row, about.entry.booking));
  return keep(attending, row, twin, { kind: 'working' });
}

/** One step, and whether what came of it has to be looked up. */
async function take(
  attending: Attending,
  row: TwinRow,
  next: Exclude<Next, { kind: 'rest' | 'read' }>,
  { entry, title }: About,
): Promise<readonly [TwinRow | null, boolean]> {
  const { parts, calendar, business } = attending;
  if (next.kind === 'decide') {
    if (entry !== null) await decide(parts, next.proposed, caseOf(attending, row, entry.booking));
    return [await keep(attending, row, decided(row.twin), { kind: 'working' }), false];
  }
  const noted = await keep(attending, row, begun(row.twin, next), { kind: 'working' });
  if (noted === null) return [null, false];
  if (next.kind === 'remove') {
    const answer = await calendar.remove(next.what.place, next.what.mark);
    if (answer === 'changed') return [noted, true];
    return [await keep(attending, noted, NO_TWIN, { kind: 'working' }), false];
  }
  const written = await calendar.put({
    ...{ uid: row.uid, start: next.held.start, end: next.held.end, title, location: business.address },
    notes: entry === null ? '' : toldReference(entry.booking),
    sequence: entry?.revision ?? 0,
    over: next.over,
  });
  if (written === 'changed') return [noted, true];
  parts.observer.count('holdfast_calendar_writes_total');
  return [await keep(attending, noted, wrote(noted.twin, written), { kind: 'working' }), false];
}

/** A calendar that would not take it is asked again, and later a person is. */
async function putOff(attending: Attending, first: TwinRow, { entry }: About, reason: string): Promise<void> {
  const { parts, tie } = attending;
  const row = await parts.ties.twin(tie.id, first.uid);
  if (row === null) return;
  if (row.tries < TRIES_MAX) {
    const at = new Date(Date.parse(parts.clock.now()) + PAUSE_SECONDS * 1000 * 2 ** row.tries).toISOString();
    await keep(attending, row, row.twin, { kind: 'later', at });
    return;
  }
  await keep(attending, row, row.twin, { kind: 'parked', reason });
  if (entry !== null) await alert(parts, 'parked', caseOf(attending, row, entry.booking));
}

function keep({ parts }: Attending, row: TwinRow, twin: Twin, state: TwinState): Promise<TwinRow | null> {
  return parts.ties.keepTwin(row, twin, state);
}

function caseOf({ parts, tie, business }: Attending, { uid }: TwinRow, booking: Booking) {
  return { tie, business, booking, uid, now: parts.clock.now() };
}
