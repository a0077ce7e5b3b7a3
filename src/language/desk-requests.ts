import { asksCheapest } from '../core/cheapest.ts';
import type { Cue } from '../core/cue.ts';
import { daysIn } from '../core/desk/hours.ts';
import type { AskedDays, DeskRequest, Expectation } from '../core/expectation.ts';
import type { Locale } from '../core/locale.ts';
import type { Reading, TopicMention } from '../core/reading.ts';
import { mentions } from '../core/reading.ts';
import { contains } from '../core/span.ts';
import { HOURS, URGENT } from '../core/vocabulary.ts';
import { fold } from './fold.ts';
import { wishesUnknownLanguage } from './recognise/languages.ts';

export interface DeskHearing {
  readonly desk: readonly DeskRequest[];
  /** The language from this message on. */
  readonly language: Locale;
}

const COURTESIES = ['greeting', 'thanks', 'goodbye', 'small_talk', 'upset', 'automated', 'received'] as const;

/** What was asked of the front desk in the same breath as anything else (X7). */
export function deskRequests(
  reading: Reading,
  offered: readonly Locale[],
  spoken: Locale,
  foreign: Locale | null,
  { priced, listsTimes }: Pick<Expectation, 'priced' | 'listsTimes'>,
): DeskHearing {
  const wished = mentions(reading, 'language').at(-1)?.locale;
  const granted = wished !== undefined && offered.includes(wished) ? wished : null;
  const refused = granted === null && (wished !== undefined || wishesUnknownLanguage(fold(reading.text)));
  const desk = urgent(reading);
  if (granted !== null) desk.push({ kind: 'language', locale: granted });
  const unspoken = wished ?? foreign;
  if (refused || (granted === null && foreign !== null))
    desk.push({ kind: 'language_unavailable', ...(unspoken !== null && { locale: unspoken }) });
  const cues = cuesIn(reading);
  if (cues.includes('person')) desk.push({ kind: 'person' });
  if (cues.includes('help')) desk.push({ kind: 'help' });
  if (cues.includes('capabilities')) desk.push({ kind: 'capabilities' });
  const cheapest = asksCheapest(reading, priced);
  if (cheapest !== null) desk.push({ kind: 'cheapest', ...leftIn(reading, priced) });
  // "How much is the cheapest?" asks one thing, and no list of all prices beside it.
  const topics = asked(reading).filter((topic) => cheapest === null || !contains(cheapest, topic));
  for (const one of topics) {
    const days = one.topic === HOURS ? daysAsked(reading, one) : [];
    desk.push({ kind: 'faq', topic: one.topic, ...(days.length > 0 && { days }) });
  }
  if (listsTimes && isBareLater(reading)) desk.push({ kind: 'later' });
  if (cues.includes('elsewhere')) desk.push({ kind: 'elsewhere' });
  if (cues.length > 0) desk.push(...courtesies(reading, cues));
  return { desk, language: granted ?? spoken };
}

function cuesIn(reading: Reading): readonly Cue[] {
  const cues: Cue[] = [];
  for (const one of reading.mentions) if (one.kind === 'cue' && !one.negated) cues.push(one.cue);
  return cues;
}

function courtesies(reading: Reading, cues: readonly Cue[]): readonly DeskRequest[] {
  const said = COURTESIES.filter((courtesy) => {
    // "Are you a robot?" is no small talk: it gets an honest answer.
    const asksWho = courtesy === 'small_talk' && cues.includes('automated');
    return cues.includes(courtesy) && !asksWho && !(courtesy === 'thanks' && refusesWithThanks(reading));
  });
  return said.map((courtesy) => ({ kind: 'courtesy', courtesy }));
}

/** Those that the words leave in, where they leave others out. */
function leftIn(reading: Reading, priced: Expectation['priced'] = () => []): { readonly of?: readonly string[] } {
  const left = priced(reading).flatMap(({ id }) => id ?? []);
  return left.length > 0 && left.length < priced().length ? { of: left } : {};
}

/** The thanks of "no, thanks" belong to the no, and get no answer of their own. */
function refusesWithThanks(reading: Reading): boolean {
  const noes = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  const thanks = mentions(reading, 'cue').filter(({ cue }) => cue === 'thanks');
  return thanks.every((one) => noes.some((no) => contains(no, one)));
}

/** "Later", and nothing that says which way it is meant. */
function isBareLater({ rest, mentions: said }: Reading): boolean {
  if (rest !== '') return false;
  const others = said.filter((one) => one.kind !== 'cue' && !(one.kind === 'item' && one.phrase));
  return others.length > 0 && others.every((one) => one.kind === 'answer' && one.later);
}

/** What cannot wait comes first, each once (X18). Words that do something are not guessed at. */
function urgent(reading: Reading): DeskRequest[] {
  const ids = mentions(reading, 'item').flatMap(({ list, id, likeness, negated }) =>
    list === URGENT && likeness >= URGENT_LIKENESS_MIN && !negated ? [id] : [],
  );
  if (ids.length === 0) return [];
  return [...new Set(ids)].map((id) => ({ kind: 'urgent', id }));
}

const URGENT_LIKENESS_MIN = 0.85;

/** "I'd like to fly to Seattle, and may I bring my dog?" asks about dogs; the words of the wish itself ask nothing. */
function asked(reading: Reading): readonly TopicMention[] {
  const topics = mentions(reading, 'topic');
  if (topics.length === 0) return topics;
  const wishes = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'book' && !negated);
  const besides = topics.filter(({ start, end }) => !wishes.some((wish) => wish.start < start && wish.end >= end));
  return besides.length > 0 ? besides : topics;
}

/** The days that a question is about: those of its own clause, and of what is joined to that. */
function daysAsked({ clauses = [] }: Reading, { start }: TopicMention): readonly AskedDays[] {
  const own = clauses.find((one) => one.start <= start && start < one.end);
  return clauses
    .filter((one) => one === own || (one.sentence === own?.sentence && one.mood === 'asks'))
    .flatMap((one) => daysIn(one.mentions));
}
