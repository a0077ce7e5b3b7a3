import type { AnyMachineSnapshot } from 'xstate';
import { type Say, say } from '../../core/effect.ts';
import type { Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { catalogueOf, type TripCatalogue, textsOf } from './catalogue.ts';
import { missingOf, REQUIRED, type Stage, type TripContext, tripContext } from './context.ts';
import { drawTrips } from './drawing/picture.ts';
import { expectationOf } from './expects.ts';
import { remembered, restored } from './life.ts';
import { createTripMachine } from './machine.ts';
import { proposalOf } from './proposal.ts';
import { questionSay, shortSummary, unchanged } from './sayings.ts';
import { tripLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };
import { newWorking, type Working, welcome } from './working.ts';

/** The sale of a trip in seven stages, from the first wish to the reminder before it begins (D1–D12). */
export function createTripFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  const machine = createTripMachine(catalogue);
  return {
    name: 'trip',
    version: 1,
    context: tripContext,
    machine,
    restore: (context, now) => {
      const data = restored(context, now);
      // The states come from a table of the machine's own; XState's type of them is narrower than a table can be.
      return machine.resolveState({ value: { [data.state]: 'resting' }, context: newWorking(data, now) } as Parameters<
        typeof machine.resolveState
      >[0]);
    },
    store: (snapshot) => tripContext.parse(dataOf(snapshot)),
    state: stageOf,
    rests: (snapshot) => rests(dataOf(snapshot)),
    // What is not paid for yet is changed or let go where it is held (D1).
    answersFor: (snapshot) => stageOf(snapshot) === 'PAYMENT',
    proposes: (snapshot) => proposalOf(dataOf(snapshot), catalogue),
    expects: (snapshot) => expectationOf(dataOf(snapshot), catalogue),
    pending: (snapshot) => pending(snapshot, catalogue),
    welcomes: (snapshot, now) => welcome(dataOf(snapshot), now),
    help: (snapshot) => [say(`help.${stageOf(snapshot)}`, { name: business.name })],
    redirect: (snapshot) => redirected(snapshot, catalogue),
    remember: remembered,
    lists: tripLists(catalogue),
    collected: [...REQUIRED, 'budget_min_usd', 'budget_max_usd', 'travel_dates', 'selected_trip_id', 'customizations'],
    words: {
      en: { ...en, ...textsOf(catalogue, 'en') },
      km: { ...km, ...textsOf(catalogue, 'km') },
      zh: { ...zh, ...textsOf(catalogue, 'zh') },
    },
    pictures: drawTrips(catalogue),
    states: STATES,
  };
}

/** Nothing was told yet, or everything is settled. */
function rests(data: TripContext): boolean {
  return data.state === 'POST_BOOKING' || (data.state === 'DISCOVERY' && missingOf(data).length === REQUIRED.length);
}

/** The question that stands; after the booking none does, unless something is being decided. */
function pending(snapshot: AnyMachineSnapshot, catalogue: TripCatalogue): readonly Say[] {
  const data = dataOf(snapshot);
  if (data.state === 'POST_BOOKING' && data.asked.question === null) return [];
  const now = (snapshot.context as Working).now;
  // What would be booked was laid out once; the question alone is put again.
  return [data.asked.question === 'summary' ? shortSummary(data, catalogue) : questionSay(data, catalogue, now)];
}

/** Whoever has booked and asks what we cannot answer is told who can, unless something is being decided. */
function redirected(snapshot: AnyMachineSnapshot, catalogue: TripCatalogue): readonly Say[] {
  const data = dataOf(snapshot);
  const { state, asked } = data;
  if (state === 'PAYMENT' && data.reserved_until !== null) return [unchanged(data, 'unsure')];
  const idle = state === 'POST_BOOKING' && (asked.question === null || asked.question === 'tips');
  if (idle) return [say('post.not_understood', { contact: catalogue.contact })];
  return [say('not_understood'), ...pending(snapshot, catalogue)];
}

const STATES: { readonly [S in Stage]: string } = {
  DISCOVERY:
    'Mood, place, days, people, budget and city are collected. Left once all six are known and no doubt stands.',
  SUGGESTION: 'Three trips of different price tiers have been shown, with an invitation to look closer.',
  EXPLORATION: 'Itinerary, hotel, photos, weather, comparison and prices are looked up as they are asked for.',
  CUSTOMIZATION:
    'A trip is chosen; add-ons, vehicle, guide and discounts are settled, the total recalculated each time.',
  BOOKING: 'Dates and a summary that needs a yes, then name, phone, pickup place and requests; places are then held.',
  PAYMENT: 'Places are held for fifteen minutes and a code to pay with has been shown.',
  POST_BOOKING: 'The booking is paid for; tips, extras, pickup and the reminder. The desk calls it off or moves it.',
};

function stageOf({ value }: AnyMachineSnapshot): Stage {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Stage;
}

function dataOf(snapshot: AnyMachineSnapshot): TripContext {
  return (snapshot.context as Working).data;
}
