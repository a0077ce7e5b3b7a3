import type { CountMention, CueMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps } from '../../core/span.ts';
import type { Heard } from '../heard.ts';
import type { Language } from '../language.ts';
import { isHeard, type List, type Match } from '../lexicon/lexicon.ts';
import { countsSort, isOutnumbered } from './counts.ts';
import { couplesIn } from './written-name.ts';

/** Someone who was named as part of a party: the speaker, somebody of theirs, or so many others. */
interface Member extends Match {
  readonly role: 'speaker' | 'theirs' | 'anothers' | 'adults' | 'others' | 'people' | 'ours';
  readonly value: number;
  /** Counted by a number, and not only named. */
  readonly numbered: boolean;
}

/** So many people, or a party that is open how many they are. */
type Party = CountMention | CueMention;

const COMMA = /^\s*[,、，]\s*$/u;

const betweenOf = remembered(({ data }: Language): RegExp => betweenMembers(data.counts.party?.joints ?? []));
const addsOf = remembered(({ data }: Language): RegExp => betweenMembers(data.counts.party?.adds ?? []));

/** What may stand between two of them. Where words have no edges, an "and" or a comma must. */
function betweenMembers(joints: readonly string[]): RegExp {
  const spaced = joints.every((joint) => /^[a-z ]+$/u.test(joint));
  const joint = spaced ? joints.map((word) => `\\b${word}\\b`).join('|') : joints.join('|');
  // "My mother (82) and I": how old somebody is may stand in brackets.
  return new RegExp(`^\\s*(?:[(（]\\p{Nd}{1,3}[)）]\\s*)?(?:(?:[,&+/、，]|${joint})\\s*)${spaced ? '*' : '+'}$`, 'u');
}

/**
 * Parties told by who is in them: "me and my two kids", "2 adults and a child", "my wife, the baby and I". Whoever
 * speaks of theirs comes along. What is a plain number of one sort is counted elsewhere.
 */
export function recogniseParties(heard: Heard): Party[] {
  if (heard.language.data.counts.party === undefined || !isHeard(heard.found, heard.language.parts.counts))
    return couples(heard);
  const between = betweenOf(heard.language);
  const parties = groups(heard, members(heard), between).flatMap((group) =>
    group.length > 1 || isAlong(heard, group, between) ? mentionOf(heard, group) : [],
  );
  return [...parties, ...couples(heard)].filter(
    (party) => party.kind === 'cue' || !isOutnumbered(heard, party, party.value),
  );
}

/** "Mr and Mrs Okafor, a haircut on Friday". By itself it is a name. */
function couples(heard: Heard): Party[] {
  return couplesIn(heard).flatMap(({ start, end }) => {
    const behind = /^\.?(?: \p{Lu}[\p{L}'-]+)*/u.exec(heard.text.slice(end))?.[0].length ?? 0;
    const whole = { start, end: end + behind };
    const isMore = heard.words.some((word) => !contains(whole, word) && /\p{L}/u.test(word.text));
    return isMore ? [{ kind: 'count', value: 2, unit: 'people', start, end }] : [];
  });
}

function members(heard: Heard): readonly Member[] {
  const { party, units } = heard.language.lists.counts;
  if (party === undefined) return [];
  const found = [
    ...named(heard, 'speaker', party.speaker),
    ...named(heard, 'theirs', party.theirs),
    ...named(heard, 'anothers', party.anothers),
    ...named(heard, 'theirs', party.pair, 2),
    ...named(heard, 'others', party.single),
    ...named(heard, 'adults', party.couple, 2),
    ...counted(heard, 'adults', units.pairs).map((pairs) => ({ ...pairs, value: 2 * pairs.value, numbered: false })),
    ...counted(heard, 'ours', party.ours),
    ...counted(heard, 'theirs', party.theirsCounted),
    ...counted(heard, 'adults', units.adults),
    ...counted(heard, 'others', units.children),
    ...counted(heard, 'people', units.people),
    ...counted(heard, 'others', party.besides),
  ];
  const sorts = found.filter(({ role, numbered }) => numbered && (role === 'adults' || role === 'others'));
  const kept: Member[] = [];
  for (const member of found
    .filter((one) => !isAll(one) || !countsSort(one, sorts))
    .sort((left, right) => right.end - right.start - (left.end - left.start))) {
    if (!kept.some((other) => overlaps(other, member))) kept.push(member);
  }
  return kept.sort((left, right) => left.start - right.start);
}

function named({ found }: Heard, role: Member['role'], list: List, value = 1): Member[] {
  return list.in(found).map((match) => ({ ...match, role, value, numbered: false }));
}

function counted({ found, folded, language }: Heard, role: Member['role'], list: List | undefined): Member[] {
  return (list?.in(found) ?? []).flatMap((match): Member[] => {
    const [slot] = match.slots;
    const value = slot === undefined ? null : language.numbers.parse(folded.slice(slot.start, slot.end));
    return value !== null && Number.isInteger(value) && value >= 1 ? [{ ...match, role, value, numbered: true }] : [];
  });
}

/** Those who were named in one breath, with nothing but "and" and commas between them. */
function groups({ folded }: Heard, found: readonly Member[], between: RegExp): readonly (readonly Member[])[] {
  const all: Member[][] = [];
  for (const member of found) {
    const last = all.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && isJoined(folded, before, member, between)) last.push(member);
    else all.push([member]);
  }
  return all;
}

function isJoined(folded: string, before: Member, member: Member, between: RegExp): boolean {
  const gap = folded.slice(before.end, member.start);
  // "The kids, six people" are six: so many people after a comma are all of them.
  if (isAll(member) && COMMA.test(gap)) return false;
  // "Three people, my sister comes too", 两大一小，孩子五岁: who is named behind those counted is one of them.
  const isNamed = !member.numbered && (isAll(before) || (before.numbered && member.role === 'theirs'));
  if (isNamed && COMMA.test(gap)) return false;
  return between.test(gap) || (gap === '' && leads(folded, member, between)) || isSortBeside(before, member, gap);
}

/** "2 adults 3 kids and a baby": sorts that are counted stand side by side with no word between them. */
function isSortBeside(before: Member, member: Member, gap: string): boolean {
  const isSort = ({ role, numbered }: Member) => numbered && (role === 'adults' || role === 'others');
  return gap.trim() === '' && isSort(before) && isSort(member);
}

function isAll({ role }: Member): boolean {
  return role === 'people' || role === 'ours';
}

/** "With my two kids" has the speaker in it; "for my two kids" may not. Where a noun has no number, 带孩子 leaves open how many. */
function isAlong({ folded, language }: Heard, [only]: readonly Member[], between: RegExp): boolean {
  if (only?.role !== 'theirs' || (!only.numbered && language.data.unspaced === true)) return false;
  return leads(folded, only, between);
}

/** Whether they are named by an "and" or a "with" first. Where words have no edges, it is a letter. */
function leads(folded: string, { start, end }: Member, between: RegExp): boolean {
  const said = folded.slice(start, end);
  const [first = ''] = said.split(' ');
  return between.test(first === said ? said.slice(0, 1) : first);
}

/** Whether those named are sent somewhere, or something is booked for them; "fly with a friend" sends nobody. */
function isSent({ found, folded, language }: Heard, member: Member): boolean {
  if (leads(folded, member, betweenOf(language))) return false;
  const { start } = member;
  const sends = language.lists.counts.party?.sends.in(found) ?? [];
  return sends.some((send) => send.end <= start && folded.slice(send.end, start).trim() === '');
}

/** "The two of us and three kids" are five; "six people, two kids" are six, two of them kids. */
function isAdded({ folded, language }: Heard, group: readonly Member[]): boolean {
  const adds = addsOf(language);
  const gaps = group.slice(1).map(({ start }, place) => folded.slice(group[place]?.end ?? 0, start));
  return group.length > 1 && gaps.every((gap) => gap.trim() !== '' && !COMMA.test(gap) && adds.test(gap));
}

/** "My wife and my son want to fly" leaves open whether whoever speaks goes with them. */
function goesPerhapsAlone({ found, folded, language }: Heard, end: number): boolean {
  const goes = language.lists.counts.party?.goes.in(found) ?? [];
  return goes.some(({ start }) => end <= start && folded.slice(end, start).trim() === '');
}

/** Whether others are named right behind, and not how many they are. */
function goesOn({ found, folded, language }: Heard, end: number): boolean {
  const uncounted =
    language.lists.cues
      .standing(found)
      .find(({ cue }) => cue === 'uncounted')
      ?.list.in(found) ?? [];
  return uncounted.some(({ start }) => end <= start && folded.slice(end, start).trim() === '');
}

function mentionOf(heard: Heard, group: readonly Member[]): Party[] {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Adults and children who are only counted stay apart: some want to know how many of each.
  const has = (role: Member['role']) => group.some((member) => member.role === role);
  const isCounted = group.every(({ numbered }) => numbered);
  const isSum = isAdded(heard, group) && (has('people') || has('ours'));
  if (isCounted && !isSum && (has('adults') || !has('theirs'))) return [];
  // "My son and his wife" may go without whoever speaks.
  if (has('anothers') && !has('speaker') && group.length <= 2) return [];
  // "Me, my wife and the kids" are more than two, and nobody knows how many.
  const isOpen = goesOn(heard, last.end) || (!has('speaker') && has('theirs') && goesPerhapsAlone(heard, last.end));
  if (!isCounted && isOpen) return [{ kind: 'cue', cue: 'uncounted', start: first.start, end: last.end }];
  // "We are four with two kids" may be four.
  if (has('ours') && !isSum) return [];
  // Who counts the adults is one of them: "2 adults and our baby". Whoever sends others stays: "fly my mum and dad home".
  const isWithTheirs = has('theirs') && !has('adults') && !has('ours') && !isSent(heard, first);
  const speaker = has('speaker') || isWithTheirs ? 1 : 0;
  const others = group.reduce((sum, { role, value }) => sum + (role === 'speaker' ? 0 : value), 0);
  return [{ kind: 'count', value: others + speaker, unit: 'people', start: first.start, end: last.end }];
}
