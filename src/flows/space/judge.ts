import { instantOf, parseClock } from '../../domain/zoned.ts';
import { type Catalogue, type Space, spacesFor, spaceWithId } from './catalogue.ts';
import type { Spoken } from './events.ts';
import { hearPeriod, hoursKeptTo, type PeriodHeard } from './period.ts';
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

/** The opening hours, where they cut off some of what was asked for (E5). */
export function cutBy(event: Spoken, catalogue: Catalogue): ReturnType<typeof hoursKeptTo> {
  return hoursKeptTo(event.entities.period, judge(event, catalogue).period, catalogue);
}

/** Whether something was asked for that no space holds. */
export function asksTooMuch(protocol: Protocol, catalogue: Catalogue): boolean {
  return asksForSome(protocol) && spacesAskedFor(protocol, catalogue).length === 0;
}

/** Whether it says what a space has to hold or cost, or which it is not to be. */
export function asksForSome({ people, equipment, free, without, among }: Protocol): boolean {
  return [people, equipment, free, without, among].some((one) => one !== undefined);
}

export function spacesAskedFor(protocol: Protocol, catalogue: Catalogue): readonly Space[] {
  const { people = 1, equipment = [], free, without = [], among } = protocol;
  return spacesFor(catalogue, people, equipment).filter(
    ({ id, centsPerHour }) =>
      (free !== true || centsPerHour === null) && !without.includes(id) && (among?.includes(id) ?? true),
  );
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
