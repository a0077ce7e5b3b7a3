import type { Fact } from '../../../core/effect.ts';
import { type Message, message, oneOf } from '../../../core/kit/message.ts';
import { phrase, type TripCatalogue } from '../catalogue.ts';
import { cheaperTold } from '../cheaper.ts';
import type { TripContext } from '../context.ts';
import { entitiesOf, type TripEvent } from '../events.ts';
import { amount, extrasPriced, lines, tripFacts, tripName } from '../facts.ts';
import type { Memory } from '../memory.ts';
import { newlyTold } from '../noted.ts';
import { told } from '../notes/told.ts';
import { wished, withExtras } from '../notes/wishes.ts';
import { priceRange } from '../suggest.ts';
import { threeTrips } from '../suggested.ts';

/** What is said while wishes are told and trips are on the table (D3, D4). */

type After = (data: TripContext, event: TripEvent, catalogue: TripCatalogue) => TripContext;

/** What was just understood, in a few words, so that a mistake is seen at once (D3). */
export function notedBy(after: After) {
  return {
    /** What of it is new. */
    news: ({ data }: Memory, event: TripEvent, catalogue: TripCatalogue): readonly Fact[] =>
      newlyTold(data, after(data, event, catalogue), catalogue),
    message: message('discovery.noted', ({ data }: Memory, event: TripEvent, catalogue: TripCatalogue) => ({
      told: { all: newlyTold(data, after(data, event, catalogue), catalogue) },
    })),
  };
}

export const wishNoted = notedBy(wished);
export const extrasNoted = notedBy(withExtras);
/** Of what is told to a summary only a need and who comes are said back: the rest stands in it. */
export const needsNoted = notedBy((data, event, catalogue) => {
  const { special_needs, customer_name, customer_phone } = told(data, event, catalogue);
  return { ...data, special_needs, customer_name, customer_phone };
});

/** What trips and add-ons cost can be said before one is suggested, as far as it is known who goes where; the rest comes later. */
export const lookLater = oneOf(
  ['discovery.first', 'discovery.prices', 'discovery.prices_there', 'discovery.addons', 'discovery.trips'],
  ({ data }: Memory, event: TripEvent, catalogue: TripCatalogue) => {
    const { topics = [], trips = [], priced = [] } = entitiesOf(event);
    if (trips.length > 0) {
      const offers = trips.map((id) => phrase('trip.offer', tripFacts(id, data, catalogue), tripName(id)));
      return ['discovery.trips', { trips: lines(offers) }];
    }
    if (!topics.includes('calculateCustomTrip')) return ['discovery.first', {}];
    const addons = extrasPriced(priced, null, catalogue);
    if (addons.length > 0) return ['discovery.addons', { addons: { all: addons } }];
    const all = priceRange(data, catalogue);
    const each = priceRange({ ...data, people_count: 1 }, catalogue);
    const range = {
      people: data.people_count ?? 1,
      low: amount(all.low, catalogue),
      high: amount(all.high, catalogue),
      low_each: amount(each.low, catalogue),
      high_each: amount(each.high, catalogue),
    };
    if (data.environment === null) return ['discovery.prices', range];
    return ['discovery.prices_there', { ...range, kind: phrase(`environment.${data.environment}`) }];
  },
);

/** The three; that nothing fits the budget, or all of it fits only in part, is said before anything else (D4). */
export const three: Message<Memory, unknown, TripCatalogue> = {
  keys: ['suggestion.three', 'suggestion.nearest', 'suggestion.all_above'],
  say: ({ data }, _event, catalogue) => threeTrips(data, catalogue),
};

/** What really costs less than anything shown so far, or the honest word that nothing does (D4, D6). */
export const cheaper: Message<Memory, TripEvent, TripCatalogue> = {
  keys: ['cheaper.found', 'cheaper.none'],
  say: ({ data }, event, catalogue) => cheaperTold(told(data, event, catalogue), catalogue),
};
