import type { Log } from '../../core/effect.ts';
import { parseClock } from '../../domain/zoned.ts';
import type { SpaceCatalogue } from './catalogue.ts';
import { protocolOf, type SpaceEvent } from './events.ts';
import { judge, type SpaceMemory } from './memory.ts';

type Note = Omit<Log, 'kind'>;

interface Told {
  readonly context: SpaceMemory;
  readonly event: SpaceEvent;
}

/** What is logged of a protocol that could not be used as it came, always with what was received (E3, E5). */
export function createNotes(catalogue: SpaceCatalogue) {
  return {
    unknownSpace: noting('space.unknown_space', () => 'there is no such space'),
    badPeriod: noting('space.unusable_period', ({ event }) => {
      const { period } = judge(event, catalogue);
      return period.kind === 'bad' ? period.reason : period.kind;
    }),
    incomplete: noting('space.incomplete', ({ context }) => {
      return context.spaceId === null ? 'COMPLETED without a space' : 'COMPLETED without a period';
    }),

    /** A time that is none, which stands for the beginning or the end of the day; null where there is nothing wrong. */
    badTimes(event: SpaceEvent): Note | null {
      const { period } = protocolOf(event);
      const bad = [period?.startTime ?? null, period?.endTime ?? null].filter(
        (time) => time !== null && parseClock(time) === null,
      );
      return bad.length === 0 ? null : note('space.unusable_time', bad.join(', '), event);
    },
  };
}

function noting(event: string, reason: (told: Told) => string) {
  return { type: 'log' as const, params: (told: Told): Note => note(event, reason(told), told.event) };
}

function note(event: string, reason: string, received: SpaceEvent): Note {
  return { level: 'warn', event, fields: { reason, received: protocolOf(received) } };
}
