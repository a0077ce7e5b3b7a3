import type { Fact, Facts } from '../../core/effect.ts';
import { isoInstant } from '../../domain/zoned.ts';
import { type Catalogue, inHoursOf, type Space, spaceWithId } from './catalogue.ts';
import type { Period } from './context.ts';
import type { Memory } from './memory.ts';
import { instantsOf } from './period.ts';
import { centsOf } from './quote.ts';

/** What the messages state of spaces, periods and prices. */

/** The line of the one space that holds what was asked for, if there is one alone. */
export function onlyOne({ asked }: Memory, catalogue: Catalogue): Fact | null {
  const [only, ...others] = asked.spaces ?? [];
  const space = others.length === 0 ? spaceWithId(catalogue, only ?? null) : undefined;
  return space === undefined ? null : spaceLine(space, catalogue.currency);
}

/** All spaces, or those that hold what was asked for. */
export function listed({ asked }: Memory, { spaces, currency }: Catalogue): Fact {
  const shown = spaces.filter(({ id }) => asked.spaces === undefined || asked.spaces.includes(id));
  return { numbered: shown.map((space) => spaceLine(space, currency)) };
}

/** The lines of some of the spaces. */
export function linesOf(ids: readonly string[], { spaces, currency }: Catalogue): Fact[] {
  return spaces.filter(({ id }) => ids.includes(id)).map((space) => spaceLine(space, currency));
}

export function spaceLine(space: Space, currency: string): Fact {
  const key = space.centsPerHour === null ? 'line_space_free' : 'line_space';
  return { say: key, facts: spaceFacts(space, currency), called: space.name };
}

function spaceFacts({ name, people, centsPerHour }: Space, currency: string): Facts {
  return { space: name, people, ...(centsPerHour !== null && { price: { cents: centsPerHour, currency } }) };
}

export function reservationFacts(memory: Memory, catalogue: Catalogue): Facts {
  const space = spaceWithId(catalogue, memory.spaceId);
  return {
    space: space?.name ?? '',
    ...(memory.period !== null && periodFacts(memory.period, inHoursOf(space, catalogue))),
    ...price(memory, catalogue),
  };
}

export function periodFacts(period: Period, catalogue: Catalogue): Facts {
  const { start, end } = instantsOf(period, catalogue);
  const at = (instant: number) => isoInstant(instant, catalogue.timeZone);
  const sameDay = period.startDate === period.endDate;
  return {
    days: sameDay ? 'one' : 'several',
    start: { at: at(start), as: sameDay ? 'day' : 'slot' },
    from: { at: at(start), as: 'time' },
    to: { at: at(end), as: 'time' },
    end: { at: at(end), as: 'slot' },
  };
}

export function price(memory: Memory, catalogue: Catalogue): Facts {
  const cents = centsOf(memory, catalogue);
  return cents === null ? {} : { price: { cents, currency: catalogue.currency } };
}
