import { type Facts, type Say, say } from '../../core/effect.ts';
import type { Asked } from '../../core/flow.ts';
import { PRICES } from '../../core/vocabulary.ts';
import { type Catalogue, spaceWithId } from './catalogue.ts';
import { linesOf, periodFacts } from './facts.ts';
import type { Memory } from './memory.ts';
import { centsFor } from './price.ts';
import { centsOf } from './quote.ts';

/** What the spaces named cost, or the one that is being reserved; and for its period, if there is one, in all. */
export function pricesOf(
  { topic, named, minutes, isWritten }: Asked,
  memory: Memory,
  catalogue: Catalogue,
): readonly Say[] | null {
  const { spaceId, period } = memory;
  // The one that is put to them is the one they ask about.
  const put = memory.asked.spaces?.length === 1 ? memory.asked.spaces : null;
  const asked = named.filter((id) => spaceWithId(catalogue, id) !== undefined);
  const all = isWritten ? [] : catalogue.spaces.map(({ id }) => id);
  const shown = asked.length > 0 ? asked : spaceId === null ? (put ?? all) : [spaceId];
  const [only, ...others] = shown;
  if (topic !== PRICES || only === undefined) return null;
  const lines = say('prices', { spaces: { all: linesOf(shown, catalogue) } });
  const rate = spaceWithId(catalogue, only)?.centsPerHour ?? null;
  if (minutes !== undefined && others.length === 0 && rate !== null)
    return [lines, say('prices_length', lengthFacts(minutes, rate, catalogue.currency))];
  const whole =
    only === spaceId ? centsOf(memory, catalogue) : centsFor(spaceWithId(catalogue, only), period, catalogue);
  const cents = others.length > 0 ? null : whole;
  if (cents === null || period === null) return [lines];
  const price = { cents, currency: catalogue.currency };
  return [lines, say('prices_total', { ...periodFacts(period, catalogue), price })];
}

/** "For 3 hours", "for 90 minutes". */
function lengthFacts(minutes: number, centsPerHour: number, currency: string): Facts {
  const inHours = minutes % HOUR === 0;
  const price = { cents: Math.round((centsPerHour * minutes) / HOUR), currency };
  return { unit: inHours ? 'hours' : 'minutes', count: inHours ? minutes / HOUR : minutes, price };
}

const HOUR = 60;
