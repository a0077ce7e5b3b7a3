import { hasCue, type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { TripCatalogue } from '../catalogue.ts';
import { ENVIRONMENTS, MOODS, type TripContext } from '../context.ts';
import type { Entities } from '../intents.ts';
import { type Act, actOf, isCompany, moodBeside } from '../vocabulary.ts';
import { budgetIn, withoutEach } from './budget.ts';
import { daysIn, peopleIn } from './counted.ts';
import { datesIn } from './dates.ts';
import { personIn } from './person.ts';
import { cityMeant, environmentsIn, leftFrom } from './places.ts';

/** What a message tells of the trip somebody would like, by the fields of the state (D3). */
export function wishesIn(
  reading: Reading,
  items: readonly ItemMention[],
  acts: ReadonlySet<Act>,
  data: TripContext,
  later: boolean,
  catalogue: TripCatalogue,
): Entities {
  const moods = items.filter((item) => item.list === 'moods' && item.negated !== true);
  const wished = moods.find((item) => !isCounted(reading, item)) ?? moods.find(() => data.mood === null);
  const mood =
    MOODS.find((one) => one === wished?.id) ?? listed('mood', MOODS, reading, data) ?? moodCounted(reading, data);
  const weather = acts.has('getWeatherForecast') && hasCue(reading, 'question');
  const city = leftFrom(withoutEach(reading, items), weather, acts.has('lands')) ?? cityMeant(reading, data);
  const environments = environmentsIn(items, city, catalogue);
  const environment = environments[0] ?? listed('environment', ENVIRONMENTS, reading, data);
  const days = daysIn(reading, data);
  const people = peopleIn(reading, data, items, acts.has('calculateCustomTrip'));
  const needs = needsIn(reading, items, data);
  return {
    ...(mood !== undefined && { mood }),
    ...(environment !== undefined && { environment }),
    ...(environments.length > 1 && { environments: [...environments] }),
    ...(days !== null && { duration_days: days }),
    ...(people !== null && { people_count: people }),
    ...budgetIn(reading, items, acts, data, people),
    ...(city !== undefined && { departure_city: city }),
    // Before there are trips, "is it rainy in December?" says nothing of when they leave.
    ...(later || (weather && data.suggested_trip_ids.length === 0) ? {} : datesIn(reading, data, days)),
    ...(needs !== null && { special_needs: needs }),
    ...personIn(reading, data),
  };
}

/** "Just me and my husband", "my wife's number": who comes along changes no mood that is known, or told in so many words. */
function isCounted(reading: Reading, item: ItemMention): boolean {
  if (isCompany(item.id, reading.text.slice(item.start, item.end))) return true;
  return mentions(reading, 'count').some((count) => overlaps(count, item));
}

/** Whoever counts their kids says what they are in the mood for, unless that is known already. */
function moodCounted(reading: Reading, { mood }: TripContext): (typeof MOODS)[number] | undefined {
  const counts =
    mood === null ? mentions(reading, 'count').filter(({ unit, negated }) => unit !== null && !negated) : [];
  const told = counts.map(({ start, end }) => moodBeside(reading.text.slice(start, end)));
  return MOODS.find((one) => told.includes(one));
}

/** One of those that the question named, by its place in it: "the second". */
function listed<Wish extends string>(
  question: 'mood' | 'environment',
  wishes: readonly Wish[],
  reading: Reading,
  { asked }: TripContext,
): Wish | undefined {
  if (asked.question !== question || reading.rest !== '' || hasCue(reading, 'correction')) return undefined;
  const pick = mentions(reading, 'choice').find(({ negated }) => !negated)?.pick;
  return typeof pick === 'number' ? wishes.at(pick > 0 ? pick - 1 : pick) : undefined;
}

const NEEDS: readonly Act[] = ['needs_diet', 'needs_access', 'needs_care'];

/** What somebody needs, in their own words and beside what they named before: a diet, a wheelchair, a baby's seat. */
function needsIn({ text }: Reading, items: readonly ItemMention[], { special_needs }: TripContext): string | null {
  const found = items
    .filter(({ list, negated }) => negated !== true && NEEDS.some((need) => need === actOf(list)))
    .map(({ start, end }) => text.slice(start, end));
  const known = special_needs?.split(', ') ?? [];
  const fresh = found.filter((need) => !known.some((one) => one.toLowerCase() === need.toLowerCase()));
  return fresh.length === 0 ? null : [...new Set([...known, ...fresh])].join(', ');
}
