import type { Opening } from '../../core/flow.ts';
import { asOption } from '../../core/hearing.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { type Catalogue, spacesFor } from './catalogue.ts';
import { GENERAL, type Period, type SpaceState } from './context.ts';
import type { Memory } from './memory.ts';
import { type Protocol, type ProtocolPeriod, pending } from './protocol.ts';
import { type Said, saidIn } from './said.ts';

export interface Heard {
  readonly protocol: Protocol;
  readonly confidence: number;
}

/** Where the words are heard. */
export interface Place {
  readonly state: SpaceState;
  readonly memory: Memory;
  readonly catalogue: Catalogue;
}

/** The rules' protocol: what they make of the words at a step when there is no model, or it fails (E2). */
export function understand(words: Reading, place: Place): Heard | null {
  const reading = asOption(words, spacesListed(place));
  const said = saidIn(reading, standingIn(place));
  if (merelyAsks(reading, said)) return null;
  const resting = place.state === GENERAL;
  const gives = resting ? callsOff(reading, said) : changesMind(reading, said);
  if (gives) return { protocol: { ...pending, status: 'CANCELED' }, confidence: 0.95 };
  const change = changeWithoutValue(said) ?? (refusesOffers(said, place) ? 'period' : null);
  if (change !== null) return { protocol: { ...pending, change }, confidence: 0.9 };
  if (resting && !wantsReservation(reading, said)) return null;
  const heard = values(said, place) ?? dearAtSummary(said, place) ?? wish(said, place);
  return heard === null ? null : { ...heard, protocol: withStanding(heard.protocol, place) };
}

/** How many spaces are on the list they may pick from; where times were offered, a day may be named as well. */
function spacesListed({ state, memory, catalogue }: Place): number {
  const choosing = state === 'REQUEST_SPACE_INFO' || state === 'CHOOSE_SPACE';
  return choosing ? (memory.asked.spaces ?? catalogue.spaces).length : 0;
}

/** The period that stands, or the one they wanted and cannot have: what is left unsaid is meant of it. */
export function standingIn({ memory }: Place): Period | null {
  return memory.period ?? memory.asked.wanted ?? null;
}

/** E6: "What does the Salle Lumière cost?" is answered, and the reservation kept as it is. */
function merelyAsks(reading: Reading, said: Said): boolean {
  const asks = mentions(reading, 'topic').length > 0 && hasCue(reading, 'question');
  // "May I have an invoice?" asks for nothing that could be reserved.
  const reserves = hasCue(reading, 'book') && (said.space !== null || said.aspect === 'space' || said.people !== null);
  return asks && said.period === null && !said.changes && !reserves;
}

/** A completed step names what it rests on, what stands already included. */
function withStanding(said: Protocol, { memory }: Place): Protocol {
  return said.status === 'COMPLETED' ? { ...said, spaceId: said.spaceId ?? memory.spaceId } : said;
}

/**
 * E9: a request for a reservation, told from general ones by the words alone; the model is never asked. A question that
 * the front desk answers is none.
 */
export function wantsReservation(reading: Reading, said: Said = saidIn(reading, null)): boolean {
  if (hasCue(reading, 'book')) return true;
  if (mentions(reading, 'topic').length > 0) return false;
  const names = said.space !== null || said.people !== null || said.equipment.length > 0;
  const asks = hasCue(reading, 'availability') || said.aspect === 'space';
  // A day by itself is a wish; within other words it may be about anything.
  const alone = said.period !== null && (reading.rest === '' || hasCue(reading, 'question'));
  return names || asks || (alone && !hasCue(reading, 'goodbye'));
}

/** E9: a wish to reserve, from within another journey: the word for it, or a space named with a time. */
export function openingOf(reading: Reading): Opening | null {
  const said = saidIn(reading, null);
  const books = mentions(reading, 'cue').find(({ cue, negated }) => cue === 'book' && negated !== true);
  const named = said.space !== null || said.people !== null || said.equipment.length > 0 || said.aspect === 'space';
  // What is to be reserved counts, not the word for it: "book a tour of the room" is about a tour.
  const thing = reading.mentions.find(({ kind, negated }) => (kind === 'item' || kind === 'count') && negated !== true);
  const at = thing?.start ?? books?.start ?? 0;
  if (books !== undefined) return { confidence: named ? NAMED : HINTED, at };
  return said.space !== null && said.period !== null ? { confidence: HINTED, at } : null;
}

const NAMED = 0.9;
const HINTED = 0.75;

/**
 * E6: by keyword, at any step: cancelling, starting again, wanting something else. A wish for another space or time is a
 * change of the reservation, and "anything else?" only asks.
 */
export function changesMind(reading: Reading, said: Said = saidIn(reading, null)): boolean {
  const named = said.space !== null || said.period !== null || said.aspect !== null;
  // "What are your terms for cancelling?" only asks.
  if (mentions(reading, 'topic').length > 0 && hasCue(reading, 'question')) return false;
  if (hasCue(reading, 'cancel', 'restart')) return !named || !said.changes;
  if (said.acts.includes('something_else')) return !named && !hasCue(reading, 'question');
  return said.changes && !named && reading.rest === '' && reading.mentions.length === 1;
}

/** Outside a reservation nothing is begun that could be given up: only what was made may be meant. */
function callsOff(reading: Reading, said: Said): boolean {
  const asks = mentions(reading, 'topic').length > 0;
  return hasCue(reading, 'cancel') && !asks && said.space === null && said.period === null;
}

/** None of the periods, or of the other spaces, that were offered instead of one that was taken. */
function refusesOffers({ answer, none, space, period }: Said, { state, memory }: Place): boolean {
  const offered = memory.asked.periods !== undefined || memory.asked.spaces !== undefined;
  const refuses = (none || answer === 'no') && space === null && period === null;
  return state === 'CHOOSE_PERIOD' && offered && refuses;
}

/**
 * Understood, but nothing that the step could use: "je ne veux pas annuler", "oui" to a list, "je voudrais réserver" once
 * more, so many people as fit in anyway. The question is put again without an apology.
 */
export function addsNothing(reading: Reading, place: Place): boolean {
  if (understand(reading, place) !== null) return false;
  const { answer, people, equipment } = saidIn(reading, null);
  const keeps = mentions(reading, 'cue').some(({ cue, negated }) => cue === 'cancel' && negated === true);
  const suits = people !== null || equipment.length > 0;
  // At the summary what is nearly a yes is asked about again, in other words (X11).
  const agrees = answer === 'yes' && place.state !== 'CONFIRM_RESERVATION_SUMMARY';
  return keeps || suits || hasCue(reading, 'book', 'availability') || agrees;
}

/** E4: "changer de salle" without saying which. */
export function changeWithoutValue(said: Said): 'space' | 'period' | null {
  if (!said.changes || said.space !== null || said.period !== null) return null;
  return said.aspect;
}

/** A space or a period, by name, by place in a list, or as the largest of all. */
function values(said: Said, place: Place): Heard | null {
  const spaceId = said.space ?? spacePicked(said, place);
  const period = withHours(said.period, place) ?? periodPicked(said, place);
  if (spaceId === null && period === null) return hoursAlone(said, place);
  const space = spaceId ?? place.memory.spaceId;
  // At the summary only a yes completes, and the judge of consent hears it (E3, X11); what else they say is a change.
  const summed = place.state === 'CONFIRM_RESERVATION_SUMMARY';
  const whole = space !== null && (place.state !== 'CHOOSE_PERIOD' || (period ?? place.memory.period) !== null);
  const status = whole && !summed ? 'COMPLETED' : 'PENDING';
  const several = said.several && said.period !== null ? { several: true as const } : {};
  const protocol: Protocol = { ...pending, ...requirements(said), ...several, status, spaceId, period };
  // What was worked out rather than said is for a model to hear first, where there is one.
  const plain = whole && (said.acts.length === 0 || said.space !== null);
  return { protocol, confidence: plain ? 0.9 : 0.65 };
}

/** A day that comes after its hours takes them up. */
function withHours(period: ProtocolPeriod | null, { memory }: Place): ProtocolPeriod | null {
  const { hours } = memory.asked;
  const timed = period === null || period.startTime !== null || period.endTime !== null;
  return timed || hours === undefined ? period : { ...period, ...hours };
}

/** Hours are kept until their day is named; where a summary stands they would have been about its day. */
function hoursAlone(said: Said, place: Place): Heard | null {
  if (said.hours === null || standingIn(place) !== null || place.state === GENERAL) return null;
  return { protocol: { ...pending, ...requirements(said), hours: said.hours }, confidence: 0.75 };
}

function spacePicked(said: Said, { state, memory, catalogue }: Place): string | null {
  const { acts, choice, answer, cheapest, either } = said;
  const bySize = catalogue.spaces.toSorted((one, other) => one.people - other.people);
  if (acts.includes('largest')) return bySize.at(-1)?.id ?? null;
  if (acts.includes('smallest')) return bySize[0]?.id ?? null;
  const [only, ...others] = memory.asked.spaces ?? [];
  const choosing = state === GENERAL || state === 'REQUEST_SPACE_INFO' || state === 'CHOOSE_SPACE';
  // Whoever does not mind which is glad of the cheapest.
  if ((cheapest || (either && state !== GENERAL)) && choosing)
    return cheapestOf(memory.asked.spaces ?? catalogue.spaces.map(({ id }) => id), catalogue);
  if (only !== undefined && others.length === 0 && answer === 'yes' && memory.spaceId === null) return only;
  const listing = state === 'REQUEST_SPACE_INFO' || state === 'CHOOSE_SPACE' || memory.asked.periods === undefined;
  const listed = memory.asked.spaces ?? (state === 'CHOOSE_PERIOD' ? [] : catalogue.spaces.map(({ id }) => id));
  return listing && state !== 'CONFIRM_RESERVATION_SUMMARY' ? (at(listed, choice) ?? null) : null;
}

function cheapestOf(ids: readonly string[], { spaces }: Catalogue): string | null {
  const listed = spaces.filter(({ id }) => ids.includes(id));
  return listed.toSorted((one, other) => (one.centsPerHour ?? 0) - (other.centsPerHour ?? 0))[0]?.id ?? null;
}

function periodPicked({ choice, answer }: Said, { memory }: Place): ProtocolPeriod | null {
  const periods = memory.asked.periods ?? [];
  const only = answer === 'yes' && periods.length === 1 ? periods[0] : undefined;
  return at(periods, choice) ?? only ?? null;
}

/** "Too expensive" declines the price, not the reservation. */
function dearAtSummary({ cheapest }: Said, { state }: Place): Heard | null {
  if (state !== 'CONFIRM_RESERVATION_SUMMARY' || !cheapest) return null;
  return { protocol: { ...pending, change: 'space' }, confidence: 0.85 };
}

/** Something about the reservation, but nothing that settles it; a space that is too small is one to change. */
function wish(said: Said, { state, memory, catalogue }: Place): Heard | null {
  const needs = requirements(said);
  if (Object.keys(needs).length === 0) return state === GENERAL ? { protocol: pending, confidence: 0.6 } : null;
  if (memory.spaceId === null) return { protocol: { ...pending, ...needs }, confidence: 0.65 };
  const fits = spacesFor(catalogue, said.people ?? 1, said.equipment).some(({ id }) => id === memory.spaceId);
  return fits ? null : { protocol: { ...pending, ...needs, change: 'space' }, confidence: 0.65 };
}

function requirements({ people, equipment }: Said): Partial<Protocol> {
  return { ...(people !== null && { people }), ...(equipment.length > 0 && { equipment: [...equipment] }) };
}

function at<Item>(list: readonly Item[], choice: number | null): Item | undefined {
  return choice === null || choice === 0 ? undefined : list.at(choice > 0 ? choice - 1 : choice);
}
