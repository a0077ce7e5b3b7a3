import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { type Entities, EXPLORING_TOOLS, type IntentName, TIPS } from './events.ts';
import { hearDetail } from './hear-details.ts';
import { type Said, saidIn } from './said.ts';

/** What a message means at a stage; null where nothing in it means anything there. */
export interface Meaning {
  readonly type: IntentName;
  readonly entities: Entities;
  readonly confidence: number;
}

export interface Hearing {
  readonly reading: Reading;
  readonly said: Said;
  readonly data: TripContext;
}

export function understand(reading: Reading, data: TripContext, catalogue: TripCatalogue): Meaning | null {
  const hearing = { reading, said: saidIn(reading, data, catalogue), data };
  switch (data.state) {
    case 'DISCOVERY':
      return hearDiscovery(hearing);
    case 'SUGGESTION':
    case 'EXPLORATION':
      return hearChoosing(hearing);
    case 'CUSTOMIZATION':
      return hearCustomising(hearing);
    case 'BOOKING':
      return hearBooking(hearing);
    case 'PAYMENT':
      return hearPayment(hearing);
    case 'POST_BOOKING':
      return hearAfter(hearing);
  }
}

function meaning(type: IntentName, entities: Meaning['entities'] = {}, confidence = 0.9): Meaning {
  return { type, entities, confidence };
}

function tells({ told }: Said): boolean {
  return Object.keys(told).length > 0;
}

/** "What are your terms for cancelling?" only asks. */
function cancels({ reading, said }: Hearing): boolean {
  const asks = mentions(reading, 'topic').length > 0 && hasCue(reading, 'question');
  return hasCue(reading, 'cancel') && !asks && said.addons.length + said.dropped.length === 0;
}

/** Whatever of the six is said is taken; a vague budget and wishes that contradict each other are marked (D3). */
function hearDiscovery(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  if (hasCue(reading, 'restart')) return meaning('start_over');
  if (cancels(hearing)) return meaning('cancel');
  const priced = said.told['budget_max_usd'] !== undefined;
  const luxury = said.vague === 'high';
  if (data.asked.question === 'conflict' && !priced) {
    if (said.acts.has('quality') || luxury) return meaning('inform', { prefers: 'quality' });
    if (said.acts.has('budget') || said.vague === 'low') return meaning('inform', { prefers: 'budget' });
  }
  const marks = {
    ...(luxury && { wants: 'luxury' }),
    ...(!priced && (said.vague !== null || said.acts.has('haggle')) && { vague_budget: true }),
    ...(said.acts.has('too_long') && { reconsider: 'duration_days' }),
  };
  if (tells(said) || Object.keys(marks).length > 0) return meaning('inform', { ...said.told, ...marks });
  return hasCue(reading, 'retry') ? meaning('inform', {}, 0.8) : null;
}

/** The things asked to see; several at once are all shown (D5). */
function topics({ acts }: Said): readonly string[] {
  return EXPLORING_TOOLS.filter((tool) => acts.has(tool));
}

function hearChoosing(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  if (hasCue(reading, 'restart')) return meaning('start_over');
  if (cancels(hearing)) return meaning('cancel');
  const [trip] = said.trips;
  const wanted = topics(said);
  const chosen = { ...said.told, ...(trip !== undefined && { trip }) };
  const dated = said.told['travel_dates'] !== undefined && trip !== undefined && wanted.length === 0;
  const takes = said.acts.has('take') || hasTakenIt(hearing) || dated;
  if (said.acts.has('none') || mentions(reading, 'choice').some(({ pick }) => pick === 'none')) {
    return meaning('reject_all', said.told);
  }
  if (said.acts.has('ready') || (hasCue(reading, 'book') && wanted.length === 0)) return meaning('book', chosen);
  if (takes && !(wanted.length > 0 && hasCue(reading, 'question'))) return meaning('select', chosen);
  const own = said.addons.length > 0 || said.code !== null;
  if (own && wanted.length === 0 && data.state === 'EXPLORATION') {
    return said.code !== null
      ? meaning('discount', { code: said.code })
      : meaning('customise', { addons: [...said.addons] });
  }
  if (said.place !== null) return meaning('explore', { place: said.place, topics: [...wanted] });
  if (wanted.length > 0) return meaning('explore', { ...chosen, trips: [...said.trips], topics: [...wanted] });
  if (trip !== undefined) return meaning('explore', { ...chosen, topics: ['getTripItinerary'] }, 0.85);
  const { travel_dates, ...wishes } = said.told;
  if (Object.keys(wishes).length > 0 || said.vague === 'low' || said.acts.has('haggle')) {
    return meaning(
      'change_preferences',
      {
        ...said.told,
        ...(said.told['budget_max_usd'] === undefined && said.vague === 'low' && { vague_budget: true }),
      },
      0.85,
    );
  }
  if (travel_dates !== undefined) return meaning('inform', said.told, 0.8);
  if (hasCue(reading, 'change') || said.acts.has('different_place')) return meaning('reject_all', {}, 0.8);
  if (said.answer === 'yes' && data.state === 'EXPLORATION') return meaning('select', chosen, 0.75);
  if (said.answer === 'yes' || hasCue(reading, 'more'))
    return meaning('explore', { topics: ['getTripItinerary'] }, 0.75);
  return said.answer === 'no' ? meaning('reject_all', {}, 0.7) : null;
}

/** "I'll take it" is heard as a yes; beside a day to travel it is a choice too. */
function hasTakenIt({ said, data }: Hearing): boolean {
  return (
    said.answer === 'yes' &&
    (said.trips.length > 0 || (data.state === 'EXPLORATION' && said.told['travel_dates'] !== undefined))
  );
}

/** What makes the chosen trip one's own (D6). */
function customising(said: Said): Meaning | null {
  const { addons, dropped, vehicle, guide, points } = said;
  if (said.code !== null) return meaning('discount', { code: said.code });
  const entities = {
    ...said.told,
    ...(addons.length > 0 && { addons: [...addons] }),
    ...(dropped.length > 0 && { dropped: [...dropped] }),
    ...(vehicle !== null && { vehicle }),
    ...(guide !== null && { guide }),
    ...(points !== null && { points }),
    ...(said.acts.has('student') && { student: true }),
  };
  if (points === null && said.acts.has('points')) return meaning('customise', { ...entities, points: 0 });
  return Object.keys(entities).length > 0 ? meaning('customise', entities) : null;
}

function hearCustomising(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  if (cancels(hearing)) return meaning('cancel');
  if (data.asked.question === 'over_budget') {
    if (said.acts.has('remove') || said.answer === 'no') return meaning('decline');
    if (said.answer === 'yes' || said.acts.has('proceed')) return meaning('confirm');
  }
  const [trip] = said.trips;
  if (said.acts.has('different_place')) return meaning('change_selection', said.told);
  if (said.addons.length === 0 && trip !== undefined && trip !== data.selected_trip_id)
    return meaning('select', { ...said.told, trip });
  const asks = topics(said);
  if (asks.length > 0 && said.addons.length === 0) return meaning('explore', { topics: [...asks] });
  const changes = customising(said);
  if (said.acts.has('ready') && said.code === null && said.addons.length === 0) return meaning('book', said.told);
  if (changes !== null) return changes;
  if (said.acts.has('haggle') || said.vague === 'low') return meaning('negotiate');
  if (hasCue(reading, 'book', 'nothing_else') || said.answer === 'yes' || said.acts.has('take'))
    return meaning('book', {}, 0.85);
  if (said.answer === 'no') return meaning('book', {}, 0.75);
  return hasCue(reading, 'change') ? meaning('change_selection', {}, 0.75) : null;
}

function hearBooking(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  const detail = hearDetail(reading, said, data);
  if (detail !== null) return meaning('give_details', detail);
  if (cancels(hearing)) return meaning('cancel');
  const { told } = said;
  if (said.acts.has('different_place')) return meaning('change_selection', told);
  if (said.acts.has('reschedule') && told['travel_dates'] === undefined) return meaning('reschedule');
  const { travel_dates, ...others } = told;
  if (travel_dates !== undefined && Object.keys(others).length === 0 && said.code === null)
    return meaning('inform', told);
  const changes = customising(said);
  if (changes !== null) return changes;
  if (said.answer === 'yes' || said.acts.has('ready') || hasCue(reading, 'retry', 'book'))
    return meaning('confirm', {}, 0.95);
  const asks = topics(said);
  if (asks.length > 0) return meaning('explore', { topics: [...asks] });
  if (said.acts.has('haggle') || said.vague === 'low') return meaning('negotiate');
  if (hasCue(reading, 'change')) return meaning('change_selection', {}, 0.8);
  return said.answer === 'no' ? meaning('decline', {}, 0.8) : null;
}

function hearPayment(hearing: Hearing): Meaning | null {
  const { reading, said } = hearing;
  if (said.acts.has('failed') || said.acts.has('new_code') || hasCue(reading, 'trouble', 'retry'))
    return meaning('payment_trouble');
  if (said.acts.has('status') || hasCue(reading, 'paid', 'recall')) return meaning('payment_status');
  if (cancels(hearing)) return meaning('cancel');
  const changes = hasCue(reading, 'change') || said.acts.has('different_place') || customising(said) !== null;
  return changes ? meaning('change_selection', said.told) : null;
}

function hearAfter(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  const { question } = data.asked;
  const deciding = question === 'cancel_refund' || question === 'reschedule';
  if (deciding && said.answer === 'yes') return meaning('confirm', {}, 0.95);
  if (deciding && said.answer === 'no') return meaning('decline');
  const dates = said.told['travel_dates'];
  const moves = said.acts.has('reschedule') || hasCue(reading, 'change') || question === 'new_dates';
  if (moves && (dates !== undefined || said.acts.has('reschedule'))) return meaning('reschedule', said.told);
  if (hasCue(reading, 'cancel') && !(said.acts.has('refund') && hasCue(reading, 'question')))
    return meaning('cancel_booking');
  if (said.acts.has('refund')) return meaning('refund_status');
  const tips = TIPS.filter((tip) => said.acts.has(tip));
  const shown = topics(said);
  if (tips.length > 0 || shown.length > 0) return meaning('travel_tips', { tips: [...tips], topics: [...shown] });
  if (said.addons.length > 0) return meaning('customise', { addons: [...said.addons] });
  if (said.acts.has('status') || hasCue(reading, 'recall', 'paid')) return meaning('payment_status');
  return said.answer === 'yes' && question === 'tips'
    ? meaning('travel_tips', { tips: [...TIPS], topics: [] }, 0.8)
    : null;
}
