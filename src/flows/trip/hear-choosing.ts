import { type AnswerMention, type ChoiceMention, hasCue, mentions, type Reading } from '../../core/reading.ts';
import type { Entities } from './events.ts';
import {
  cancels,
  customising,
  goesBack,
  type Hearing,
  haggles,
  type Meaning,
  meaning,
  optionPicked,
  putsOff,
  tells,
  topics,
} from './hearing.ts';
import { doesToo } from './vocabulary.ts';

/** The three are on the table: looking closer, comparing, choosing, or wanting something else (D4, D5). */
export function hearChoosing(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  if (hasCue(reading, 'restart')) return meaning('start_over');
  if (cancels(hearing)) return meaning('cancel');
  const { acts } = said;
  if (acts.has('none') || acts.has('others') || mentions(reading, 'choice').some(({ pick }) => pick === 'none')) {
    return meaning('reject_all', said.told);
  }
  if (putsOff(hearing)) return meaning('put_off');
  if (acts.has('options_again') || goesBack(hearing)) return meaning('change_selection');
  return (
    whichOfHotelsOrGuides(hearing) ??
    decision(hearing) ??
    own(hearing) ??
    look(hearing) ??
    wish(hearing) ??
    attitude(hearing, data.state === 'EXPLORATION')
  );
}

/** Hotels or guides were listed for one trip, or are asked for. */
function whichOfHotelsOrGuides({ reading, said, data }: Hearing): Meaning | null {
  const { question } = data.asked;
  const option = optionPicked(reading, data);
  if (question === 'which_hotel' && (said.hotel ?? option) !== null)
    return meaning('customise', { hotel: said.hotel ?? option });
  if (question === 'which_guide' && (said.guide ?? option) !== null)
    return meaning('customise', { guide: said.guide ?? option });
  if (said.acts.has('other_hotel')) return meaning('change_selection', { wanted: 'hotel' });
  return said.acts.has('other_guide') ? meaning('change_selection', { wanted: 'guide' }) : null;
}

function chosen({ said }: Hearing): Entities {
  const [trip] = said.trips;
  return { ...said.told, ...(trip !== undefined && { trip }) };
}

/** "I'll take it" is heard as a yes; beside a day to travel it is a choice too. */
function decision(hearing: Hearing): Meaning | null {
  const { reading, said, data } = hearing;
  const { acts, told, trips } = said;
  const wanted = topics(said);
  const when = told['travel_dates'] ?? told['travel_period'];
  const dated = when !== undefined && trips.length > 0 && wanted.length === 0;
  const takes = acts.has('take') || mentions(reading, 'choice').some((choice) => takesIt(choice, reading));
  const agreed = said.answer === 'yes' && wanted.length === 0;
  const takenIt = agreed && (trips.length > 0 || (data.state === 'EXPLORATION' && told['travel_dates'] !== undefined));
  const books = acts.has('ready') || mentions(reading, 'answer').some((answer) => booksIt(answer, reading));
  if (books || (hasCue(reading, 'book') && wanted.length === 0)) return meaning('book', chosen(hearing));
  if (acts.has('make_own') && data.state === 'EXPLORATION') return meaning('select', chosen(hearing));
  if (!takes && !takenIt && !dated) return null;
  return wanted.length > 0 && hasCue(reading, 'question') ? null : meaning('select', chosen(hearing));
}

/** "Let's book this" is heard as a yes, and books. */
function booksIt({ start, end, value }: AnswerMention, { text }: Reading): boolean {
  return value === 'yes' && doesToo('ready', text.slice(start, end));
}

function takesIt({ start, end, negated }: ChoiceMention, { text }: Reading): boolean {
  return negated !== true && doesToo('take_choice', text.slice(start, end));
}

/** Codes, points, being a student and add-ons are taken at once, whatever is on the table. */
function own({ said }: Hearing): Meaning | null {
  const { told, ...rest } = said;
  if (topics(said).length > 0) return null;
  const found = customising({ ...rest, told: {} });
  return found === null ? null : meaning(found.type, { ...told, ...found.entities });
}

function look(hearing: Hearing): Meaning | null {
  const { said, data } = hearing;
  const wanted = topics(said);
  if (said.place !== null) return meaning('explore', { place: said.place, topics: [...wanted] });
  if (wanted.length > 0)
    return meaning('explore', { ...chosen(hearing), trips: compared(hearing, wanted), topics: [...wanted] });
  if (said.trips.length > 1)
    return meaning('explore', { ...chosen(hearing), trips: [...said.trips], topics: ['compareTrips'] }, 0.85);
  // A number may be a sum where one was asked for.
  if (said.trips.length === 1 && !(data.asked.question === 'cheaper' && said.told['budget_max_usd'] !== undefined))
    return meaning('explore', { ...chosen(hearing), topics: ['getTripItinerary'] }, 0.85);
  return null;
}

/** Compared with one that is named: the one just spoken of. */
function compared({ said, data }: Hearing, wanted: readonly string[]): string[] {
  const { about } = data.asked;
  const other =
    said.trips.length === 1 && wanted.includes('compareTrips') && data.suggested_trip_ids.includes(about ?? '');
  return [...new Set([...(other && about !== null ? [about] : []), ...said.trips])];
}

/** Other wishes bring other suggestions; a wish to pay less brings what is really cheaper (D4, D6). */
function wish({ reading, said }: Hearing): Meaning | null {
  const { travel_dates, travel_period, special_needs, ...wishes } = said.told;
  if (haggles(said)) return meaning('negotiate', said.told, 0.85);
  if (Object.keys(wishes).length > 0) return meaning('change_preferences', said.told, 0.85);
  if (tells(said)) return meaning('inform', said.told, 0.8);
  return hasCue(reading, 'change') || said.acts.has('different_place') ? meaning('reject_all', {}, 0.8) : null;
}

function attitude({ reading, said }: Hearing, exploring: boolean): Meaning | null {
  if (hasCue(reading, 'unsure') || said.acts.has('surprise'))
    return meaning('explore', { topics: ['compareTrips'] }, 0.75);
  if (said.answer === 'yes' && exploring) return meaning('select', {}, 0.75);
  if (said.answer === 'yes' || hasCue(reading, 'more'))
    return meaning('explore', { topics: ['getTripItinerary'] }, 0.75);
  return said.answer === 'no' ? meaning('reject_all', {}, 0.7) : null;
}
