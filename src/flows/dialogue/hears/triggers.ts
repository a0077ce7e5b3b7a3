import type { Opening } from '../../../core/flow.ts';
import { type MentionKind, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Task } from '../task/schema.ts';
import { phrasesIn } from './names.ts';
import { phraseAt, type Word, wordsOf } from './words.ts';

/** Words that may stand between the words of a trigger: "book me a cheap flight" is "book flight". */
const GAP_MAX = 3;

/** How much of the message asks for this task: the words of its longest trigger that was said, 0 for none. */
export function triggered(reading: Reading, task: Task): number {
  return Math.max(0, ...asksFor(reading, task).map(({ length }) => length));
}

/**
 * Whether the words say that this task is not wanted, by any word that asks for it, and nothing else: "je ne veux pas de
 * visite". Whoever does not want to fly on Monday still wants to fly.
 */
export function isDenied(reading: Reading, task: Task): boolean {
  if (triggered(reading, task) > 0 || reading.mentions.some(({ kind }) => !BESIDES.has(kind))) return false;
  const own = phrasesIn(task.triggers, reading.locale).flatMap((trigger) => wordsOf(trigger).map((word) => word.plain));
  const said = wordsOf(reading.text).filter(({ plain }) => plain.length >= LETTERS_MIN && own.includes(plain));
  return said.some(({ start }) => ruledOut(reading, { start, length: 1 }));
}

/** What may stand beside a refusal and leave it one. */
const BESIDES = new Set<MentionKind>(['cue', 'answer', 'name']);
/** Shorter words are articles and the like. */
export const LETTERS_MIN = 4;

function asksFor(reading: Reading, task: Task): readonly Trigger[] {
  return triggersIn(reading, task).filter((trigger) => !ruledOut(reading, trigger));
}

interface Trigger {
  readonly start: number;
  readonly length: number;
}

/** So many words may stand between a "not" and what it rules out: "I don't want to book a tour". */
const DENIED_WORDS_MAX = 2;

function ruledOut(reading: Reading, { start }: Trigger): boolean {
  const { text, denials = [] } = reading;
  const answers = mentions(reading, 'answer');
  // "Why not a tour?" says yes to it; "no need to book" says no.
  const agreed = answers.filter(({ value }) => value === 'yes');
  const refused = [...denials, ...answers.filter(({ value }) => value === 'no')];
  return refused.some((denial) => {
    if (agreed.some((yes) => overlaps(yes, denial))) return false;
    const between = text.slice(denial.end, start);
    const near = between.trim().split(/\s+/).filter(Boolean).length <= DENIED_WORDS_MAX;
    return denial.start < start && near && !/[.,;:!?…—]/u.test(between);
  });
}

/** Being asked for in so many words, from within another journey (E9). */
const ASKED_FOR = 0.9;

/** Whether words ask for any of these tasks, and where they first do. */
export function openingOf(reading: Reading, tasks: readonly Task[]): Opening | null {
  const asked = tasks.flatMap((task) => asksFor(reading, task).map(({ start }) => ({ task: task.task, at: start })));
  const first = asked.toSorted((one, other) => one.at - other.at)[0];
  if (first === undefined) return null;
  return {
    confidence: ASKED_FOR,
    at: first.at,
    named: true,
    intent: { type: 'start', entities: { task: first.task } },
  };
}

function triggersIn(reading: Reading, task: Task): readonly Trigger[] {
  const words = wordsOf(reading.text).filter((word) => !isExplained(reading, word));
  return phrasesIn(task.triggers, reading.locale).flatMap((trigger) => {
    const phrase = wordsOf(trigger).map((word) => word.plain);
    const place = phraseAt(words, phrase, GAP_MAX);
    return place === null ? [] : [{ start: place.start, length: phrase.length }];
  });
}

/**
 * Words that ask the front desk something ("where do you fly?") ask for no task. A question that rests on this word alone is
 * one of the task's own: "do you have a subscription?"
 */
function isExplained(reading: Reading, word: Word): boolean {
  const topics = mentions(reading, 'topic');
  const isWithin = ({ start, end }: Span) => start <= word.start && word.end <= end;
  // "Can I fly with my cat?" asks about cats, and for no flight; "what if I miss my flight?" only supposes one.
  const asked = reading.clauses?.some((clause) => {
    if (clause.mood === 'supposes' && isWithin(clause)) return true;
    const others = topics.filter((topic) => clause.mentions.includes(topic) && !isWithin(topic));
    return clause.mood === 'asks' && isWithin(clause) && others.length > 0;
  });
  return asked === true || topics.some((topic) => isWithin(topic) && topic.end - topic.start > word.end - word.start);
}

interface Span {
  readonly start: number;
  readonly end: number;
}
