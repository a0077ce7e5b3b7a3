import type { WindowName } from '../../core/when.ts';
import { rememberedWords } from '../remembered.ts';
import { currencyWords } from '../slots.ts';
import { type Beside, besideOf } from './beside.ts';
import { type Bits, bitOfSense } from './bits.ts';
import { dayOf } from './calendar.ts';
import type { LanguageData } from './data/language.ts';
import { fold } from './fold.ts';
import { type Counting, calendarNumbers, calendarOrdinals } from './numbers.ts';
import type { Edge, Glue, Sense, Unit } from './sense.ts';
import { GLUES } from './sense.ts';
import { type Branch, Trie } from './trie.ts';
import { meant } from './typo.ts';

/** A sense of a phrase, with its bit: words are asked for by that. */
export interface Meaning {
  readonly value: Sense;
  readonly bits: Bits;
}

export interface Lexicon {
  readonly phrases: Trie<Meaning>;
  /** The senses of a long word that was probably meant by a word nobody knows. */
  readonly misspelt: (word: string) => readonly Meaning[];
  /** Numbers of days from now that are counted with today among them. */
  readonly countsToday: readonly number[];
  readonly runsOn: boolean;
  readonly ordinalSuffixes: readonly string[];
  readonly ordinalPrefixes: readonly string[];
  readonly beside: Beside;
  /** What makes the figures before it an amount. */
  readonly currency: RegExp;
}

const MONDAY = dayOf(2024, 1, 1);
const FORGIVEN_FROM_LETTERS = 5;

export function lexiconOf(data: LanguageData, counting: Counting): Lexicon {
  const root: Branch<Meaning> = { next: new Map(), meanings: [] };
  const add = (phrase: string, sense: Sense) => plant(root, fold(phrase).text.trim(), sense);
  const shy = new Set(data.shy.map((word) => fold(word).text));
  const forgiven = new Set(data.forgiven.map((word) => fold(word).text));
  const isShy = (phrase: string) => shy.has(fold(phrase).text);

  for (const [index, phrases] of weekdayNames(data).entries()) {
    for (const phrase of phrases) {
      add(phrase, { kind: 'weekday', index, shy: isShy(phrase) });
      forgive(forgiven, phrase);
    }
  }
  for (const [index, phrases] of monthNames(data).entries()) {
    for (const phrase of phrases) {
      add(phrase, { kind: 'month', month: index + 1, shy: isShy(phrase) });
      forgive(forgiven, phrase);
    }
  }
  for (const [phrase, value] of calendarNumbers(counting.numbers, data))
    add(phrase, { kind: 'number', value, digits: 0 });
  const behind = new Set([...(data.glue.firstBehind ?? []), ...(data.glue.lastBehind ?? [])]);
  for (const [phrase, value] of calendarOrdinals(counting.ordinals, data))
    if (!behind.has(phrase)) add(phrase, { kind: 'ordinal', value, spelled: true });
  addDays(data, add);
  addClock(data, add);
  for (const [holiday, phrases] of Object.entries(data.holidays)) {
    for (const phrase of phrases) add(phrase, { kind: 'holiday', holiday });
  }
  for (const name of GLUES)
    for (const phrase of data.glue[name] ?? []) add(phrase, { kind: 'glue', glue: name satisfies Glue });
  const candidates = [...forgiven];
  return {
    phrases: new Trie(root),
    misspelt: rememberedWords((word) => sensesOf(root, meant(word, candidates))),
    countsToday: data.countsToday ?? [],
    runsOn: data.runsOn === true,
    ordinalSuffixes: data.ordinalSuffixes.map((suffix) => fold(suffix).text),
    ordinalPrefixes: data.ordinalPrefixes.map((prefix) => fold(prefix).text),
    beside: besideOf(data),
    currency: new RegExp(`^ ?(?:[€$£¥៛%]|${currencyWords(counting)})`, 'u'),
  };
}

type Add = (phrase: string, sense: Sense) => void;

function addDays(data: LanguageData, add: Add): void {
  for (const [phrase, offset] of Object.entries(data.days)) add(phrase, { kind: 'day', offset, part: null });
  for (const [phrase, offset, part] of data.dayParts) add(phrase, { kind: 'day', offset, part });
  for (const [phrase, by] of Object.entries(data.shifts)) {
    const nearest = data.nearest?.includes(phrase) ? ({ nearest: true } as const) : {};
    const ahead = data.onlyAhead?.includes(phrase) ? ({ onlyAhead: true } as const) : {};
    add(phrase, { kind: 'shift', by, coming: false, following: data.following.includes(phrase), ...nearest, ...ahead });
  }
  for (const phrase of data.coming) add(phrase, { kind: 'shift', by: 0, coming: true, following: false });
  for (const [unit, phrases] of Object.entries(data.units)) {
    for (const phrase of phrases) add(phrase, { kind: 'unit', unit: unit as Unit });
  }
  for (const [edge, phrases] of Object.entries(data.edges)) {
    for (const phrase of phrases) add(phrase, { kind: 'edge', edge: edge as Edge });
  }
}

function addClock(data: LanguageData, add: Add): void {
  for (const [part, phrases] of Object.entries(data.parts)) {
    for (const phrase of phrases) add(phrase, { kind: 'part', part: part as WindowName, shy: false });
  }
  for (const [phrase, part] of Object.entries(data.shyParts)) add(phrase, { kind: 'part', part, shy: true });
  for (const [phrase, hour] of Object.entries(data.clocks)) add(phrase, { kind: 'clock', hour, from: false });
  for (const [phrase, hour] of Object.entries(data.clocksAfter ?? {})) add(phrase, { kind: 'clock', hour, from: true });
  for (const phrase of data.sameTime) add(phrase, { kind: 'clock', hour: null, from: false });
  for (const half of ['am', 'pm'] as const) {
    for (const phrase of data.meridiem[half]) add(phrase, { kind: 'meridiem', half, tight: phrase.length === 1 });
  }
}

function weekdayNames(data: LanguageData): string[][] {
  return named(data, 7, data.weekdays, { weekday: 'long' }, { weekday: 'short' }, (index) => MONDAY + index).map(
    (names) => [...new Set(names.flatMap((name) => [name, ...data.weekdayPrefixes.map((prefix) => prefix + name)]))],
  );
}

function monthNames(data: LanguageData): string[][] {
  return named(data, 12, data.months, { month: 'long' }, { month: 'short' }, (index) => dayOf(2024, index + 1, 15)).map(
    (names) =>
      // Chinese months are a figure and a mark, which the grammar reads by itself.
      names.filter((name) => !/^\d/u.test(name)),
  );
}

function named(
  data: LanguageData,
  count: number,
  extra: readonly (readonly string[])[],
  long: Intl.DateTimeFormatOptions,
  short: Intl.DateTimeFormatOptions,
  dayAt: (index: number) => number,
): string[][] {
  const formats = data.names.flatMap((locale) =>
    [long, short].map((options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })),
  );
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(dayAt(index) * 86_400_000);
    const given = formats.map((format) => format.format(date));
    const plain = [...given, ...(extra[index] ?? [])].map((name) => fold(name.replace(/\.$/u, '')).text.trim());
    return [...new Set(plain)];
  });
}

function forgive(forgiven: Set<string>, phrase: string): void {
  if (phrase.length >= FORGIVEN_FROM_LETTERS && /^[a-z]+$/u.test(phrase)) forgiven.add(phrase);
}

function plant(root: Branch<Meaning>, phrase: string, sense: Sense): void {
  let branch = root;
  for (let place = 0; place < phrase.length; place += 1) {
    const code = phrase.charCodeAt(place);
    let next = branch.next.get(code);
    if (!next) {
      next = { next: new Map(), meanings: [] };
      branch.next.set(code, next);
    }
    branch = next;
  }
  const same = branch.meanings.some(({ value }) => JSON.stringify(value) === JSON.stringify(sense));
  if (!same) branch.meanings.push({ value: sense, bits: bitOfSense(sense) });
}

function sensesOf(root: Branch<Meaning>, phrase: string | null): readonly Meaning[] {
  let branch: Branch<Meaning> | undefined = phrase === null ? undefined : root;
  for (let place = 0; place < (phrase?.length ?? 0); place += 1)
    branch = branch?.next.get(phrase?.charCodeAt(place) ?? 0);
  return branch?.meanings ?? [];
}
