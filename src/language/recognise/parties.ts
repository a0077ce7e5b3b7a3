import type { CountMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import type { Language } from '../language.ts';
import type { Match, Matcher, Span } from '../phrases.ts';
import { withoutOverlaps } from '../phrases.ts';
import { remembered } from '../remembered.ts';

/** Someone who was named as part of a party: the speaker, somebody of theirs, or so many others. */
interface Member extends Match {
  readonly role: 'speaker' | 'theirs' | 'others';
  readonly value: number;
  /** Counted by a number, and not only named. */
  readonly numbered: boolean;
}

interface PartyMatchers {
  readonly speaker: Matcher;
  readonly theirs: Matcher;
  readonly counted: Matcher;
  readonly single: Matcher;
  readonly others: Matcher;
  readonly between: RegExp;
}

const matchersOf = remembered((language: Language): PartyMatchers | null => {
  const { party, units } = language.data.counts;
  if (party === undefined) return null;
  const slots = { n: language.numbers.source };
  return {
    speaker: language.book.matcher(party.speaker),
    theirs: language.book.matcher(party.theirs),
    counted: language.book.matcher(party.theirsCounted, slots),
    single: language.book.matcher(party.single),
    others: language.book.matcher([...units.adults, ...units.children, ...units.people], slots),
    between: betweenMembers(party.joints),
  };
});

/** What may stand between two of them. Where words have no edges, an "and" or a comma must. */
function betweenMembers(joints: readonly string[]): RegExp {
  const spaced = joints.every((joint) => /^[a-z ]+$/u.test(joint));
  const joint = spaced ? joints.map((word) => `\\b${word}\\b`).join('|') : joints.join('|');
  return new RegExp(`^\\s*(?:(?:[,&+、，]|${joint})\\s*)${spaced ? '*' : '+'}$`, 'u');
}

/**
 * Parties told by who is in them: "me and my two kids", "2 adults and a child", "my wife, the baby and I". Whoever
 * speaks of theirs comes along. What is a plain number of one sort is counted elsewhere.
 */
export function recogniseParties(heard: Heard): CountMention[] {
  const matchers = matchersOf(heard.language);
  if (matchers === null) return [];
  const { between } = matchers;
  return groups(heard, members(heard, matchers), between).flatMap((group) =>
    group.length > 1 || isAlong(heard, group, between) ? mentionOf(group) : [],
  );
}

function members({ folded, clauses, language }: Heard, matchers: PartyMatchers): readonly Member[] {
  const found: Member[] = [];
  const named = (role: Member['role'], matches: readonly Match[]) => {
    for (const match of matches) found.push({ ...match, role, value: 1, numbered: false });
  };
  const counted = (role: Member['role'], matches: readonly Match[]) => {
    for (const match of matches) {
      const value = language.numbers.parse(match.slots[0] ?? '');
      if (value !== null && Number.isInteger(value) && value >= 1)
        found.push({ ...match, role, value, numbered: true });
    }
  };
  named('speaker', matchers.speaker.find(folded, clauses));
  named('theirs', matchers.theirs.find(folded, clauses));
  named('others', matchers.single.find(folded, clauses));
  counted('theirs', matchers.counted.find(folded, clauses));
  counted('others', matchers.others.find(folded, clauses));
  if (found.length === 0) return found;
  const kept = new Set<Span>(withoutOverlaps(found));
  return found.filter((member) => kept.has(member)).sort((left, right) => left.start - right.start);
}

/** Those who were named in one breath, with nothing but "and" and commas between them. */
function groups({ folded }: Heard, found: readonly Member[], between: RegExp): readonly (readonly Member[])[] {
  const all: Member[][] = [];
  for (const member of found) {
    const last = all.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && between.test(folded.slice(before.end, member.start)))
      last.push(member);
    else all.push([member]);
  }
  return all;
}

/** "With my two kids" has the speaker in it; "for my two kids" may not. */
function isAlong({ folded }: Heard, [only]: readonly Member[], between: RegExp): boolean {
  if (only?.role !== 'theirs') return false;
  const [first = ''] = folded.slice(only.start, only.end).split(' ');
  return between.test(first);
}

function mentionOf(group: readonly Member[]): CountMention[] {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Adults and children who are only counted stay apart: some want to know how many of each.
  if (group.every((member) => member.role === 'others' && member.numbered)) return [];
  const speaker = group.some((member) => member.role !== 'others') ? 1 : 0;
  const others = group.reduce((sum, { role, value }) => sum + (role === 'speaker' ? 0 : value), 0);
  return [{ kind: 'count', value: others + speaker, unit: 'people', start: first.start, end: last.end }];
}
