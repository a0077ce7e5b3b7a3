import type { Certainty, Expectation, Hearing, MayHear } from './expectation.ts';
import type { JsonObject } from './json.ts';
import type { Locale } from './locale.ts';
import type { Clause, Reading } from './reading.ts';
import { overlaps, type Span } from './span.ts';

/**
 * One row of a state's table: when words mean this intent. Rules are tried in order and the first that holds is taken,
 * so a rule reads as "otherwise, if …". Its examples are run by the tests: each has to be heard by this very rule.
 */
export interface Rule<Heard, Type extends string = string> extends RuleWords {
  readonly means: Type;
  readonly when: (heard: Heard) => boolean;
  /** What the intent carries; nothing unless told. */
  readonly gives?: (heard: Heard) => JsonObject;
  /** The words that ask what it answers of what they have: what the desk tells everybody who asks so is left out then. */
  readonly answers?: (heard: Heard) => readonly Span[];
}

/** A rule as people read it: in the record of a turn (X17), in the specification (B17). */
export interface RuleWords {
  /** What was said, in a few words. */
  readonly rule: string;
  readonly means: string;
  /** `sure` unless told: on a guess a model is asked, where there is one. */
  readonly certainty?: Certainty;
  readonly examples: readonly Example[];
}

/** Words that a rule hears: said in the flow's first language, where the state just stands, unless told. */
export type Example = string | { readonly said: string; readonly in?: Locale; readonly given?: string };

/** A table of rules as an expectation hears by it; nothing is heard in words that are for the front desk alone (null). */
export function hearBy<Heard>(
  rules: readonly Rule<Heard>[],
  heardIn: (reading: Reading) => Heard | null,
): Expectation['hear'] {
  const hear = (among: readonly Rule<Heard>[], reading: Reading, may: MayHear): Hearing | null => {
    const heard = heardIn(reading);
    if (heard === null) return null;
    for (const one of among) {
      // Hardly any holds.
      if (!one.when(heard)) continue;
      const { rule, means, gives, answers, certainty = 'sure' } = one;
      const entities = gives?.(heard) ?? {};
      if (!may(means, entities)) continue;
      const hearing = { type: means, entities, certainty, rule };
      if (answers === undefined) return hearing;
      const words = answers(heard);
      const beside = askedBeside(reading, words);
      const also = beside && hear(among.filter(isQuestion), beside, may);
      return { ...hearing, answers: words, ...(also && { also }) };
    }
    return null;
  };
  return (reading, may) => hear(rules, reading, may);
}

function isQuestion({ answers }: { readonly answers?: unknown }): boolean {
  return answers !== undefined;
}

/** "When do you pick us up, and what should I bring?": what is asked in other clauses than those of these words; null where nothing is. */
export function askedBeside(reading: Reading, words: readonly Span[]): Reading | null {
  if (words.length === 0) return null;
  const isBeside = (clause: Clause) => clause.asked && !words.some((one) => overlaps(one, clause));
  const clauses = reading.clauses?.filter(isBeside) ?? [];
  return clauses.length === 0 ? null : { ...reading, clauses, mentions: clauses.flatMap(({ mentions }) => mentions) };
}

/** From here on the rules are sure. */
export const SURE = 0.7;
