import type { Fact } from '../../core/effect.ts';
import type { Weekday } from '../../core/when.ts';
import { addDays, weekdayOf } from '../../domain/zoned.ts';
import { type Guide, phrase, type Trip, type TripCatalogue } from './catalogue.ts';
import { PREFERRED_AS, type TripContext } from './context.ts';

/**
 * Who guides (D5): the one who was asked for, else the trip's own, unless a day of the trip is a day off; then somebody
 * who works on all of them, of those rather one who speaks the traveller's language.
 */
export function guideFor(trip: Trip, data: TripContext, catalogue: TripCatalogue): Guide | null {
  const { guides } = catalogue;
  const wanted = guides.find(({ id }) => id === (data.selected_guide_id ?? trip.guide)) ?? null;
  if (wanted !== null && daysOff(wanted, data).length === 0) return wanted;
  const free = guidesFree(data, catalogue);
  const speaks = free.find(({ languages }) => languages.some((one) => PREFERRED_AS[one] === data.preferred_language));
  return speaks ?? free[0] ?? wanted;
}

/** Those who work on every day of the trip; all of them while the days are not known, or where nobody works on all. */
export function guidesFree(data: TripContext, { guides }: TripCatalogue): readonly Guide[] {
  const free = guides.filter((guide) => daysOff(guide, data).length === 0);
  return free.length === 0 ? guides : free;
}

/** The guide by name; where another stands in for the one who was asked for, why. */
export function guideTold(trip: Trip, data: TripContext, catalogue: TripCatalogue): Fact {
  const guide = guideFor(trip, data, catalogue);
  const chosen = catalogue.guides.find(({ id }) => id === data.selected_guide_id);
  if (guide === null) return '';
  if (chosen === undefined || chosen.id === guide.id) return guide.name;
  return phrase('guide.instead', { guide: guide.name, chosen: chosen.name, days: weekdays(daysOff(chosen, data)) });
}

/** Each with the languages they speak and the days they do not guide. */
export function guideOffers(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  return guidesFree(data, catalogue).map(({ name, languages, off }) =>
    phrase('guide.offer', {
      guide: name,
      languages: { all: languages.map((one) => phrase(`language.${one}`)) },
      off: off.length === 0 ? '' : phrase('guide.off', { days: weekdays(off) }),
    }),
  );
}

function daysOff({ off }: Guide, { travel_dates }: TripContext): readonly Weekday[] {
  if (travel_dates === null) return [];
  const { start, end } = travel_dates;
  return off.filter((weekday) => {
    for (let date = start; date <= end; date = addDays(date, 1)) if (weekdayOf(date) === weekday) return true;
    return false;
  });
}

function weekdays(days: readonly Weekday[]): Fact {
  return { all: days.map((day) => phrase(`weekday.${day}`)) };
}
