import type { Cue } from '../../../core/cue.ts';
import { goesOnToBook } from '../../../core/goes-on.ts';
import { asOption, asWanted, withMiddle } from '../../../core/hearing.ts';
import { type AnswerMention, hasCue, mentions, type Reading } from '../../../core/reading.ts';
import type { TripCatalogue } from '../catalogue.ts';
import { ENVIRONMENTS, MOODS, type Question, type TripContext } from '../context.ts';
import { type Entities, EXPLORING_TOOLS } from '../intents.ts';
import { doesToo } from '../vocabulary.ts';
import { type Said, saidIn } from './said.ts';

/** What a stage's rules go by: the words, what they say of a trip, and what is known so far. */
export interface Heard {
  readonly reading: Reading;
  readonly said: Said;
  readonly data: TripContext;
  readonly catalogue: TripCatalogue;
  has(...cues: Cue[]): boolean;
}

/** How many were named with the question, in an order: "the 1st" of them is no day. */
const NAMED: { readonly [Q in Question]?: number } = {
  mood: MOODS.length,
  environment: ENVIRONMENTS.length,
  budget: 3,
  budget_vague: 3,
};

export function heardIn(words: Reading, data: TripContext, catalogue: TripCatalogue): Heard {
  const { question } = data.asked;
  const reading = asOption(words, (question && NAMED[question]) ?? 0);
  const said = saidIn(reading, data, catalogue);
  // "Can my husband come too?" wants to hear no more.
  const wanted = asWanted(reading);
  return { reading, said, data, catalogue, has: (...cues) => hasCue(wanted, ...cues) };
}

export function tells({ told }: Said): boolean {
  return Object.keys(told).length > 0;
}

/** "Let me sleep on it", "I have to ask my wife", and nothing to go on with; the wife is no mood then. */
export function putsOff({ said, data }: Heard): boolean {
  const { mood: _, ...told } = said.told;
  // Asked where to be picked up, "we'll come to you" puts nothing off.
  if (data.asked.question === 'pickup_location' && said.acts.has('no_pickup')) return false;
  return (said.later || said.answer === 'not_yet') && Object.keys(told).length === 0;
}

/** "What are your terms for cancelling?" only asks. */
export function cancels({ reading, said, has }: Heard): boolean {
  const asks = mentions(reading, 'topic').length > 0 && has('question');
  return has('cancel') && !asks && !goesOnToBook(reading) && said.addons.length + said.dropped.length === 0;
}

/** "Then I won't take it", "មិនយកទេ": a "no" to what they were to have, and not to something more of it. */
export function turnsDown({ reading, said, has }: Heard): boolean {
  if (tells(said) || said.addons.length + said.dropped.length > 0 || said.vehicle !== null || has('question'))
    return false;
  const refusals = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  return (
    said.acts.has('not_taken') ||
    refusals.some(({ start, end }) => doesToo('not_taken', reading.text.slice(start, end)))
  );
}

/** A place that none of our trips goes to: it is said beside whatever else is done (X20). */
export function placeIn({ place }: Said): Entities {
  return place === null ? {} : { place };
}

/** The things asked to see; several at once are all shown (D5). */
export function topics({ acts }: Said): readonly string[] {
  return EXPLORING_TOOLS.filter((tool) => acts.has(tool));
}

/** What is asked to be shown, and what else a price is asked of. */
export function asked(said: Said): Entities {
  const priced = said.priced ?? [];
  return {
    topics: [...topics(said)],
    ...(priced.length > 0 && { priced: [...priced] }),
    ...(said.supposed !== null && { supposed: said.supposed }),
  };
}

/** "Let's book this" is heard as a yes, and books. */
export function booksIt({ reading, said }: Heard): boolean {
  return said.acts.has('ready') || mentions(reading, 'answer').some((answer) => books(answer, reading));
}

/** "I'd like to book"; "can I get a private guide?" wants no more than that. */
export function wantsBooked({ reading, has }: Heard): boolean {
  const isExtra = reading.clauses?.some(
    ({ act, object }) => (act === 'book' || act === 'add') && object?.kind === 'item' && EXTRAS.includes(object.list),
  );
  return has('book') && isExtra !== true;
}

const EXTRAS: readonly string[] = ['addons', 'vehicles'];

/** Nothing in it agrees but the words that book: "book it" alone says neither yes nor no to anything else. */
export function onlyBooks({ reading }: Heard): boolean {
  return mentions(reading, 'answer').every((answer) => books(answer, reading));
}

function books({ start, end, value }: AnswerMention, { text }: Reading): boolean {
  return value === 'yes' && doesToo('ready', text.slice(start, end));
}

/** A wish to pay less, without saying how much less. */
export function haggles({ acts, vague, told }: Said): boolean {
  return told['budget_max_usd'] === undefined && (acts.has('haggle') || acts.has('small_group') || vague === 'low');
}

/** Back by one step, and nothing else: "back" within a sentence is another word. */
export function goesBack({ reading, said, has }: Heard): boolean {
  return said.acts.has('go_back') && !has('question') && !tells(said) && reading.rest.length <= STRAY_MAX;
}

/** Letters that may be left over beside a plain request. */
const STRAY_MAX = 12;

/** One of what was listed, by its place (X6). */
export function optionPicked({ reading, data: { asked } }: Heard): string | null {
  const [choice] = mentions(withMiddle(reading, asked.options.length), 'choice').filter(({ negated }) => !negated);
  const pick = choice?.pick;
  // Whatever has a price is listed from cheap to dear.
  if (pick === 'cheaper') return asked.options[0] ?? null;
  if (pick === 'dearer') return asked.options.at(-1) ?? null;
  return typeof pick === 'number' ? (asked.options.at(pick > 0 ? pick - 1 : pick) ?? null) : null;
}

/** What makes the chosen trip one's own, with the wishes told beside it (D6). */
export function madeOwn(said: Said): Entities {
  const { told, addons, dropped, hotel, vehicle, guide } = said;
  return {
    ...told,
    ...(addons.length > 0 && { addons: [...addons], ...(said.some !== null && { some: said.some }) }),
    ...(dropped.length > 0 && { dropped: [...dropped] }),
    ...(hotel !== null && { hotel }),
    ...(vehicle !== null && { vehicle }),
    ...(guide !== null && { guide }),
    ...(said.acts.has('student') && { student: true }),
  };
}

/** How many points are to be spent; null where all that there are would do. */
export function pointsSpent({ points, acts }: Said): number | null {
  return points ?? (acts.has('no_points') ? 0 : null);
}

/** A code, points, or anything else that makes a trip one's own. */
export type OwnWish = 'code' | 'points' | 'changes';

/** Of several, a code is dealt with first and points next: the rest is taken along. */
export function ownWish(said: Said): OwnWish | null {
  if (said.code !== null) return 'code';
  if (pointsSpent(said) !== null || said.acts.has('points') || said.acts.has('all_points')) return 'points';
  return Object.keys(madeOwn(said)).length > 0 ? 'changes' : null;
}

export function ownEntities(said: Said): Entities {
  if (said.code !== null) return { ...said.told, code: said.code };
  const points = pointsSpent(said);
  return { ...madeOwn(said), ...(points !== null && { points }) };
}
