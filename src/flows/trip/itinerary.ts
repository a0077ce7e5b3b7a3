import { type Fact, type Say, say } from '../../core/effect.ts';
import { namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { lines, tripFacts } from './facts.ts';
import type { Entities } from './intents.ts';

interface Days {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly string[];
}

/** Day by day (D5); days that are alike are told once, and what a free one can be spent on is named. */
export function itinerarySays(
  id: string,
  output: Entities,
  data: TripContext,
  catalogue: TripCatalogue,
): readonly Say[] {
  const days = together(partsIn(output));
  const itinerary = lines(days.map((one) => told(id, one)));
  const shown = say('show.itinerary', { ...tripFacts(id, data, catalogue), itinerary });
  const trip = tripWithId(catalogue, id);
  if (trip === null || !days.some(({ parts }) => parts.includes('free'))) return [shown];
  return [shown, say('show.free', { outings: namedIn('destination', trip.destination, 'outings') })];
}

function partsIn(output: Entities): readonly (readonly string[])[] {
  const days = Array.isArray(output['days']) ? output['days'] : [];
  return days.map((parts) =>
    Array.isArray(parts) ? parts.filter((part): part is string => typeof part === 'string') : [],
  );
}

/** Days one after another with nothing to tell them apart are one stretch. */
function together(days: readonly (readonly string[])[]): readonly Days[] {
  const stretches: Days[] = [];
  days.forEach((parts, index) => {
    const last = stretches.at(-1);
    const day = index + 1;
    if (last !== undefined && last.parts.join() === parts.join()) stretches.splice(-1, 1, { ...last, to: day });
    else stretches.push({ from: day, to: day, parts });
  });
  return stretches;
}

function told(id: string, { from, to, parts }: Days): Fact {
  const all = oneAfterAnother(parts.map((part) => activity(id, part)));
  return from === to ? phrase('show.day', { day: from, parts: all }) : phrase('show.days', { from, to, parts: all });
}

function oneAfterAnother([first = '', ...rest]: readonly Fact[]): Fact {
  return rest.length === 0 ? first : phrase('show.then', { part: first, more: oneAfterAnother(rest) });
}

function activity(id: string, part: string): Fact {
  return part.startsWith('highlight') ? namedIn('trip', id, part) : phrase(`activity:${part}`);
}
