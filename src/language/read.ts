import type { Cue } from '../core/cue.ts';
import type { Locale } from '../core/locale.ts';
import type { ChoiceMention, CountMention, CueMention, ItemMention, Mention, Reading } from '../core/reading.ts';
import { contains, inOrder, overlaps } from '../core/span.ts';
import { type Listening, REMINDERS } from '../core/vocabulary.ts';
import { termsAsked } from './about-deed.ts';
import { clausesIn } from './clauses.ts';
import { clean } from './clean.ts';
import { blanked, withoutCodes, withoutNames } from './codes.ts';
import { fold } from './fold.ts';
import { type Heard, listen } from './heard.ts';
import { languageOf } from './language.ts';
import { mixed } from './mixed.ts';
import { resolve } from './overlap.ts';
import { isPartOfDay } from './parts-of-day.ts';
import { isWord, partyInPassing } from './passing.ts';
import { recogniseAnswers } from './recognise/answers.ts';
import { leftDays, rulesOutHours, toldDays } from './recognise/aside.ts';
import { recogniseBareName } from './recognise/bare-names.ts';
import { recogniseChoices } from './recognise/choices.ts';
import { withCommon } from './recognise/common.ts';
import { recogniseEmails, recognisePhones } from './recognise/contacts.ts';
import { recogniseCounts } from './recognise/counts.ts';
import { onlyAsked, recogniseCues } from './recognise/cues.ts';
import { isGreeted, withWhoIsGreeted } from './recognise/greeted.ts';
import { recogniseItems } from './recognise/items.ts';
import { recogniseLanguages } from './recognise/languages.ts';
import { recogniseMoney } from './recognise/money.ts';
import { recogniseNames } from './recognise/names.ts';
import { withoutNamesakes } from './recognise/namesakes.ts';
import { denialsIn, isAskedFor, isAskedWhether, isRuledOut } from './recognise/negation.ts';
import { recogniseParties } from './recognise/parties.ts';
import { withoutReasons } from './recognise/reasons.ts';
import { asReconsidered, asTakenBack, withSecondThoughts } from './recognise/reconsidered.ts';
import { recogniseTopics } from './recognise/topics.ts';
import { recogniseUnknown } from './recognise/unknown.ts';
import { explainedIn, restOf } from './rest.ts';
import { withToldDays } from './told-days.ts';
import { aspectOf, type WhenMention } from './when/mention.ts';
import { recogniseWhen } from './when/recognise.ts';

/**
 * Everything found in a person's words, without a model and without deciding anything.
 * Never throws, whatever was written, and takes a bounded time. A clause in another language on offer is read in that one, and
 * days and hours said in passing are heard as well (X19).
 */
export function read(raw: string, locale: Locale, listening: Listening, also: readonly Locale[] = []): Reading {
  const text = clean(raw);
  const others = also.map((other) => readIn(text, other, listening, []));
  const reading = readIn(text, locale, listening, others);
  return others.length === 0 ? reading : mixed(reading, others);
}

function readIn(text: string, locale: Locale, listening: Listening, others: readonly Reading[]) {
  const heard = listen(text, fold(text), languageOf(locale), listening);
  const own = everything(heard);
  const passing = others.length === 0 ? [] : [...momentsInPassing(heard, others), ...partyInPassing(text, own, others)];
  const all = resolve(passing.length === 0 ? own : [...own, ...passing]);
  const settled = withSecondThoughts(heard, withoutReasons(heard, all));
  const found = asTakenBack(heard, asReconsidered(heard, settled));
  const named = withoutNamesakes(heard, [...found, ...recogniseBareName(heard, found)]);
  const denials = denialsIn(heard);
  const explained = explainedIn(heard, named);
  const mentions = inOrder([...named, ...recogniseUnknown(heard, named, explained)]);
  const clauses = withToldDays(heard, clausesIn(heard, mentions, explained));
  return {
    text,
    locale,
    mentions,
    denials: denials.length > 0 ? denials : undefined,
    clauses,
    rest: restOf(text, explained, { start: 0, end: text.length }),
  };
}

/** The clock's own ear hears "not Friday"; "I don't think Friday will work" needs the language's. */
function moments(
  heard: Heard,
  questions: readonly CueMention[],
  items: readonly ItemMention[],
): readonly WhenMention[] {
  const text = withoutCodes(heard.text, items);
  const { locale } = heard.language.data;
  const spoken = spokenIn(heard, text, questions);
  // "The small office now": beside what is wanted, it is all that was said. Where nothing is named, nothing else is left.
  const besides = withoutNames(text, items);
  const isAll = spoken.length > 0 || besides === text;
  const found = isAll ? spoken : recogniseWhen(besides, locale, heard.listening);
  return found.map((mention): WhenMention => {
    const isOut = mention.negated === true || (isRuledOut(heard, mention) && !rulesOutHours(heard, mention, found));
    if (!isOut) return mention;
    const { negated: _not, ...open } = mention;
    const isAsked = isAskedWhether(heard, mention) || isAskedFor(heard, mention, questions);
    return isAsked ? (open as WhenMention) : { ...mention, negated: true };
  });
}

/** Where days are only told of, what stands behind them is read as if they had not been named. */
function spokenIn(heard: Heard, text: string, questions: readonly CueMention[]): readonly WhenMention[] {
  const { locale } = heard.language.data;
  const reading = (part: string) => recogniseWhen(part, locale, heard.listening);
  const spoken = reading(blanked(text, leftDays(heard, reading)));
  const told = toldDays(heard, spoken, questions, reading);
  if (told.length === 0) return spoken;
  const again = reading(blanked(text, told));
  return [...told, ...again].sort((one, other) => one.start - other.start);
}

/** "La salle for tomorrow": what was said of when in another language, where this one has nothing of the kind. */
function momentsInPassing(heard: Heard, spoken: readonly Reading[]): Mention[] {
  const { text, language, listening } = heard;
  const known = recogniseWhen(text, language.data.locale, listening);
  const kinds = new Set(known.map(aspectOf));
  const others = spoken.flatMap(({ locale }) => recogniseWhen(text, locale, listening));
  return others.filter(
    (one) =>
      one.kind !== 'unread' &&
      !kinds.has(aspectOf(one)) &&
      !known.some((other) => overlaps(one, other)) &&
      isWord(text, one),
  );
}

/** The "3rd" of "march 3rd" is a day, and picks nothing that is listed; "the 3rd" may be either. */
function isOfMonth({ start, end }: ChoiceMention, when: readonly Mention[]): boolean {
  return when.some((one) => {
    if (one.kind !== 'date' || one.form !== 'calendar' || one.monthless) return false;
    return one.start <= start && end <= one.end;
  });
}

/** The "ten thirty" of "make it ten thirty" is an hour, and no forty. */
function isHour({ text }: Heard, { unit, start, end }: CountMention, when: readonly Mention[]): boolean {
  const isSpelled = unit === null && /\p{L}\s+\p{L}/u.test(text.slice(start, end));
  return isSpelled && when.some((one) => one.kind === 'time' && one.start <= start && end <= one.end);
}

/** Most messages have nothing of most kinds. */
function without<One>(all: readonly One[], isOut: (one: One) => boolean): readonly One[] {
  return all.length === 0 ? all : all.filter((one) => !isOut(one));
}

function cuesOf(cues: readonly CueMention[], cue: Cue): readonly CueMention[] {
  return cues.length === 0 ? cues : cues.filter((one) => one.cue === cue);
}

/** One list behind the other: a spread of so many would go through each by an iterator of its own. */
function joined(lists: readonly (readonly Mention[])[]): readonly Mention[] {
  const all: Mention[] = [];
  for (const list of lists) for (const one of list) all.push(one);
  return all;
}

function everything(heard: Heard): readonly Mention[] {
  const answers = recogniseAnswers(heard);
  const things = recogniseItems(heard);
  const spoken = withWhoIsGreeted(heard, recogniseCues(heard), things, answers);
  const items = without(things, (item) => isGreeted(item, spoken));
  const when = moments(heard, cuesOf(spoken, 'question'), items);
  const parties = recogniseParties(heard);
  const isOfParty = (count: Mention) => parties.some((party) => party.kind === 'cue' && contains(party, count));
  const counts = without(recogniseCounts(heard), (count) => isHour(heard, count, when) || isOfParty(count));
  // "Hang on for a second" picks nothing.
  const isPause = (choice: Mention) => cuesOf(spoken, 'pause').some((pause) => contains(pause, choice));
  const choices = without(recogniseChoices(heard), (choice) => isOfMonth(choice, when) || isPause(choice));
  // "Morning" greets; while a day is being talked about, or asked for, it says which part of it.
  const isDayTalkedOf = heard.listening.about !== undefined || heard.listening.asksWhen === true;
  const cues = isDayTalkedOf ? without(spoken, (cue) => isPartOfDay(cue, when)) : spoken;
  const thanks = cuesOf(cues, 'thanks');
  const asking = cuesOf(cues, 'question').map(({ start }) => start);
  const named = joined([when, choices, counts, without(items, ({ phrase }) => phrase === true)]);
  const isOnlyAsked = onlyAsked(heard, cues, named);
  const own = recogniseTopics(heard, asking, joined([when, thanks]), named);
  const asked = withCommon(heard, own, asking, joined([when, choices, parties]), items);
  // The hour of "an hour later" asks for no opening hours, nor "algo más tarde" how long it takes, nor "sí, vale" the price.
  const isSpokenFor = (topic: Mention) =>
    [when, choices, answers, thanks].some((others) => others.some((other) => contains(other, topic)));
  const topics = without(asked, isSpokenFor);
  // The day of "remind me the day before" is no day to come.
  const reminds = asked.filter(({ topic }) => topic === REMINDERS);
  const found = joined([
    reminds.length === 0 ? when : without(when, (one) => reminds.some((topic) => contains(topic, one))),
    answers,
    choices,
    counts,
    parties,
    recogniseMoney(heard),
    recogniseNames(heard, when),
    recognisePhones(heard),
    recogniseEmails(heard),
    items,
    topics,
    recogniseLanguages(heard),
    cues,
  ]);
  if (isOnlyAsked === null) return found;
  const supposed = found.filter(isOnlyAsked);
  if (supposed.length === 0) return found;
  // The "venir" of "et si je peux pas venir ?" asks for no way there.
  const isPart = (topic: Mention) => topic.kind === 'topic' && supposed.some((one) => contains(one, topic));
  const kept = found.filter((mention) => !isOnlyAsked(mention) && !isPart(mention));
  // 如果取消 asks by itself.
  if (asking.length === 0)
    kept.push(...supposed.map(({ start, end }) => ({ kind: 'cue', cue: 'question', start, end }) as const));
  if (kept.some(({ kind }) => kind === 'topic')) return kept;
  return [...kept, ...termsAsked(heard, supposed)];
}
