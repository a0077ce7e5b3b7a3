import { instantOf, parseClock } from '../../domain/zoned.ts';
import { type Catalogue, spacesFor, spaceWithId } from './catalogue.ts';
import type { Spoken } from './events.ts';
import { hearPeriod, type PeriodHeard } from './period.ts';
import type { Protocol } from './protocol.ts';

/** What a message says of the reservation, judged by the catalogue and the clock. */
export interface Judged {
  readonly space: 'none' | 'known' | 'unknown';
  readonly period: PeriodHeard;
}

export function judge({ entities, turn }: Spoken, catalogue: Catalogue): Judged {
  const { spaceId, period } = entities;
  const known = spaceWithId(catalogue, spaceId) !== undefined;
  return {
    space: spaceId === null ? 'none' : known ? 'known' : 'unknown',
    period: hearPeriod(period, instantOf(turn.now), catalogue),
  };
}

/** Whether something was asked for that no space holds. */
export function asksTooMuch({ people, equipment }: Protocol, catalogue: Catalogue): boolean {
  const asks = people !== undefined || equipment !== undefined;
  return asks && spacesFor(catalogue, people ?? 1, equipment ?? []).length === 0;
}

/** Times that are none, which stand for the beginning or the end of the day (E5). */
export function badTimes({ period }: Protocol): readonly string[] {
  const said = [period?.startTime ?? null, period?.endTime ?? null];
  return said.filter((time) => time !== null).filter((time) => parseClock(time) === null);
}

/** PENDING, and nothing in it: what was said could not be understood (E2). */
export function saysNothing(protocol: Protocol): boolean {
  return Object.values(protocol).every(
    (value) => value === 'PENDING' || value === '' || value === null || value === undefined,
  );
}
