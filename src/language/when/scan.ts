import { monday } from './calendar.ts';
import { Choice, first, following } from './choice.ts';
import type { Item } from './grammar/item.ts';
import { besideSomething, isOfOccasion, isSaidOfIt } from './grammar/occasion.ts';
import { RULES } from './grammar/rules.ts';
import type { About, Moment, Within } from './moment.ts';
import { either, glue, type Input, type Parsed, preferred, sense, sequence, skip, waysOf, where } from './parser.ts';
import { settle } from './settle.ts';

/** An item with its place in the folded text. Items that one phrase gave together share their place. */
export interface Found {
  readonly item: Item;
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
}

/** Nobody names more times than this: it bounds the work on what is no message (X8). */
const TRIES_MAX = 100;

const negation = glue('not');
const refusal = glue('cannot');
/** "No me va mal", "c'est pas mal": a no that refuses nothing. */
const accepted = glue('notBad');
const open = glue('anyDay');
const allBut = glue('allBut');
const alternative = glue('or', 'and');
/** "Monday rather than Tuesday": the other day is only compared. */
const comparison = where(glue('than'), ({ end }, input) => namedDay(input, end).length > 0);
const namedDay = sequence(skip('on', 'the', 'theDay'), either<unknown>(sense('weekday'), sense('day')));
const small = glue('the', 'on', 'at', 'in', 'for', 'of', 'theDay', 'day', 'about', 'by', 'before', 'or');

/**
 * Reads the text from left to right, at each word the longest thing that any rule finds. A "not" holds for what
 * follows it directly, and for alternatives joined to it by "or"; "doesn't work" for what it follows, and what is joined to that.
 * "But" is one after "any day next week".
 */
export function scan(input: Input): readonly Found[] {
  const found: Found[] = [];
  const { words } = input;
  let negated = false;
  let isAny = false;
  /** Where the days begin that "or" and "and" join to the one at hand, and where the next of them would stand. */
  let joined = { first: 0, next: 0 };
  let beside: (Parsed<1 | -1> & { readonly start: number }) | null = null;
  let tries = 0;
  let at = words.skipSpace(0);
  while (at < words.text.length && tries < TRIES_MAX) {
    if (words.saysNothing(at)) {
      negated = false;
      isAny = false;
      at = words.skipSpace(words.wordEnd(at));
      continue;
    }
    const any = preferred(open, input, at);
    const promising = words.promising(at);
    if (promising) tries += 1;
    const best = promising ? longest(input, at) : null;
    const something = preferred(besideSomething, input, at);
    if (something !== undefined && something.end > (best?.end ?? at)) {
      beside = { ...something, start: at };
      at = words.skipSpace(something.end);
      continue;
    }
    if (best !== null) {
      // Of "et" and "et le" the shorter: the article leads the next day in.
      const or = waysOf(alternative, input, best.end).at(-1);
      const isAccepted = preferred(accepted, input, best.end) !== undefined;
      const refused = or === undefined && !isAccepted ? waysOf(refusal, input, best.end).at(-1) : undefined;
      const behind = refused !== undefined && !isOfHours(input, best, refused.end);
      const first = at === joined.next ? joined.first : found.length;
      const items = beside !== null && isSaidOfIt(input, beside.end, at) ? moved(best.value, beside.value) : best.value;
      const start = items === best.value ? at : (beside?.start ?? at);
      beside = null;
      for (const item of items) found.push({ item, start, end: best.end, negated: negated || behind || isOut(item) });
      if (behind) refuseFrom(first, found);
      const named = namedIn(items, input.moment);
      const again = weekAgain(input, best.end, items);
      const within =
        negated || behind
          ? restOfWeek(found.slice(first), input.moment)
          : (again ?? daysIn(items, or !== undefined, input.moment));
      if ((named ?? again) !== null && best.end < words.text.length) input.speakOf(named ?? input.moment.about, within);
      const than = named === null ? undefined : preferred(comparison, input, best.end);
      negated = than !== undefined || (negated && or !== undefined);
      at = words.skipSpace(or?.end ?? than?.end ?? best.end);
      joined = { first, next: or === undefined ? best.end : at };
      isAny ||= any !== undefined;
      continue;
    }
    const fine = preferred(accepted, input, at);
    const but = isAny ? preferred(allBut, input, at) : undefined;
    const not = fine === undefined ? (preferred(negation, input, at) ?? but) : undefined;
    const passed = fine ?? any ?? preferred(small, input, at);
    negated = not !== undefined || (negated && passed !== undefined);
    isAny = any !== undefined || (isAny && passed !== undefined);
    at = words.skipSpace(not?.end ?? passed?.end ?? words.wordEnd(at));
  }
  return found.filter((one) => !isOnlyCountedFrom(one, found, input));
}

/** "Jeudi pas l'après-midi", "el jueves no por la tarde": in one breath, hours of that day are ruled out, and not the day. */
function isOfHours(input: Input, { value, end }: Parsed<readonly Item[]>, to: number): boolean {
  const { words } = input;
  const at = words.skipSpace(to);
  if (!value.every(({ type }) => type === 'day') || /[^\p{L}\p{M}\s'’-]/u.test(words.text.slice(end, at))) return false;
  const next = at < words.text.length ? longest(input, at) : null;
  return next?.value.every(({ type }) => type === 'part' || type === 'range' || type === 'time') === true;
}

/** "The day before my wedding, which is on the 20th": beside the day that was read. */
function moved(items: readonly Item[], by: 1 | -1): readonly Item[] {
  return items.map((item) => (item.type === 'day' ? { ...item, day: item.day + by, form: 'relative' } : item));
}

function isOut(item: Item): boolean {
  return item.type === 'day' && item.out === true;
}

/** "My wedding is on the 20th, could I come the day before?": the day of the wedding is no day to come. */
function isOnlyCountedFrom({ item, start, end }: Found, found: readonly Found[], input: Input): boolean {
  // "My wedding is on the 20th, could I come that day?"
  if (item.type !== 'day' || item.anchor === item.day) return false;
  const isAnchor = found.some((other) => other.item.type === 'day' && other.item.anchor === item.day);
  return isAnchor && isOfOccasion(input, start, end);
}

/** "Tomorrow and Friday I can't": all of them, as long as they are days. */
function refuseFrom(first: number, found: Found[]): void {
  const together = found.slice(first);
  if (together.every(({ item }) => item.type === 'day'))
    found.splice(first, together.length, ...together.map((one) => ({ ...one, negated: true })));
}

/** A day further off than this is rather one of the past than what the next words count from: "last time on 3 January". */
const NAMED_DAYS_MAX = 180;

/** The day that was just named, and its time: what follows may count from it. */
function namedIn(items: readonly Item[], moment: Moment): About | null {
  let day: number | null = moment.about?.justNamed ? moment.about.day : null;
  let minutes: number | null = null;
  for (const item of items) {
    if (item.type === 'day') day = item.day;
    else if (item.type === 'days') day = item.from;
    else if (item.type === 'time') minutes = settle(item.clock, moment).minutes;
  }
  return day === null || day - moment.today > NAMED_DAYS_MAX ? null : { day, minutes, justNamed: true };
}

/** More than these are no week or month that a weekday would be one of. */
const WITHIN_DAYS_MAX = 31;

/**
 * The days that were just named, and are still to come: a weekday behind them is one of them. So is one behind a weekday of a
 * later week, "next Tuesday, no, Friday"; joined by "or" it is the first that follows.
 */
function daysIn(items: readonly Item[], isJoined: boolean, { today }: Moment): Within | null {
  for (const item of items) {
    if (item.type === 'days' && !isJoined && item.from > today && item.to - item.from < WITHIN_DAYS_MAX)
      return { from: item.from, to: item.to, justNamed: true };
    if (item.type !== 'day' || !item.placed || monday(item.day) <= today) continue;
    const from = isJoined ? item.day : monday(item.day);
    return { from, to: from + 6, justNamed: true };
  }
  return null;
}

/** "Wednesday the 18th. Actually Thursday": a weekday in the place of a date is of the same week. */
function weekAgain(input: Input, end: number, items: readonly Item[]): Within | null {
  const date = items.find((item) => item.type === 'day' && item.form === 'calendar');
  if (date?.type !== 'day') return null;
  const marks = /^[ .,;:!?…-]*/u.exec(input.words.text.slice(end))?.[0].length ?? 0;
  if (rather(input, end + marks).length === 0) return null;
  const from = Math.max(monday(date.day), input.moment.today + 1);
  return { from, to: monday(date.day) + 6, justNamed: true };
}

const rather = glue('rather');

/** "Next week Monday and Tuesday are out, Wednesday works": a weekday behind days that are ruled out may be of their week. */
function restOfWeek(found: readonly Found[], { today }: Moment): Within | null {
  if (found.length === 0 || found.some(({ negated }) => !negated)) return null;
  const placed = found.some(({ item }) => item.type === 'days' || (item.type === 'day' && item.form === 'relative'));
  const last = Math.max(
    ...found.map(({ item }) => (item.type === 'day' ? item.day : item.type === 'days' ? item.to : 0)),
  );
  const begins = monday(last);
  return placed && begins > today && last < begins + 6 ? { from: last + 1, to: begins + 6, justNamed: true } : null;
}

const rules = new Choice(RULES.map(({ starts }) => starts));

function longest(input: Input, at: number): Parsed<readonly Item[]> | null {
  let best: Parsed<readonly Item[]> | null = null;
  const { bits, behind } = input.words.standing(at);
  const possible = rules.at(bits);
  for (let place = first(possible, behind); place >= 0; place = following(possible, place, behind)) {
    const rule = RULES[possible[place] ?? 0];
    for (const match of rule?.(input, at) ?? []) if (best === null || match.end > best.end) best = match;
  }
  return best;
}
