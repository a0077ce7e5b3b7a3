import { z } from 'zod';
import { type Fact, type Say, say } from '../../core/effect.ts';
import { namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import type { DayPart } from './day-plan.ts';
import { lines, tripFacts } from './facts.ts';
import { guideFor, guideTold } from './guides.ts';
import type { Entities } from './intents.ts';

const planned = z.object({
  days: z.array(z.array(z.object({ part: z.string(), from: z.string().nullable(), to: z.string().nullable() }))),
  left_out: z.array(z.string()).default([]),
});

interface Days {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly DayPart[];
}

/** Day by day and hour by hour (D5); days that are alike are told once, and what a free one can be spent on is named. */
export function itinerarySays(
  id: string,
  output: Entities,
  data: TripContext,
  catalogue: TripCatalogue,
): readonly Say[] {
  const plan = planned.safeParse(output).data ?? { days: [], left_out: [] };
  const days = together(plan.days);
  const itinerary = lines(days.map((one) => told(id, one)));
  const trip = tripWithId(catalogue, id);
  const isFree = days.some(({ parts }) => parts.some(({ part }) => part === 'free'));
  const left = { all: plan.left_out.map((part) => namedIn('trip', id, part)) };
  return [
    say('show.itinerary', { ...tripFacts(id, data, catalogue), itinerary }),
    ...(plan.left_out.length === 0 ? [] : [say('show.left_out', { parts: left })]),
    ...(trip === null || guideFor(trip, data, catalogue) === null
      ? []
      : [say('show.guide', { guide: guideTold(trip, data, catalogue) })]),
    ...(trip === null || !isFree
      ? []
      : [say('show.free', { outings: namedIn('destination', trip.destination, 'outings') })]),
  ];
}

/** Days one after another with nothing to tell them apart are one stretch. */
function together(days: readonly (readonly DayPart[])[]): readonly Days[] {
  const stretches: Days[] = [];
  days.forEach((parts, index) => {
    const last = stretches.at(-1);
    const day = index + 1;
    if (last !== undefined && JSON.stringify(last.parts) === JSON.stringify(parts))
      stretches.splice(-1, 1, { ...last, to: day });
    else stretches.push({ from: day, to: day, parts });
  });
  return stretches;
}

function told(id: string, { from, to, parts }: Days): Fact {
  const all = oneAfterAnother(parts.map((part) => atItsHour(id, part)));
  return from === to ? phrase('show.day', { day: from, parts: all }) : phrase('show.days', { from, to, parts: all });
}

function oneAfterAnother([first = '', ...rest]: readonly Fact[]): Fact {
  return rest.length === 0 ? first : phrase('show.then', { part: first, more: oneAfterAnother(rest) });
}

function atItsHour(id: string, { part, from, to }: DayPart): Fact {
  const what = part.startsWith('highlight') ? namedIn('trip', id, part) : phrase(`activity:${part}`);
  return from === null || to === null
    ? what
    : phrase('show.at', { from: { time: from }, to: { time: to }, part: what });
}
