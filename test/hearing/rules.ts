import { describe, expect, it } from 'vitest';
import type { Flow } from '../../src/core/flow.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Locale } from '../../src/core/locale.ts';
import type { Example, RuleWords } from '../../src/core/rules.ts';
import type { Business } from '../../src/domain/business.ts';
import { ordinaryHours } from '../../src/domain/hours.ts';
import { read } from '../../src/language/read.ts';

/** Where the examples of a flow's rules are said. */
export interface Where {
  readonly flow: Flow;
  readonly business: Business;
  readonly now: string;
  /** What is stored of a talk that rests in each state. */
  readonly states: { readonly [state: string]: JsonObject };
  /** What is stored where an example is `given` something else; `<given> in <state>` where states share the rule. */
  readonly given?: { readonly [given: string]: JsonObject };
}

/** Every rule of every state has an example, and hears it itself: none is shadowed by those before it, or dead. */
export function runExamples(where: Where): void {
  const { flow } = where;
  describe(`the rules of ${flow.name}`, () => {
    const rows = Object.entries(flow.rules ?? {}).flatMap(([state, rules]) => rules.map((rule) => ({ state, rule })));
    it('X17 there are some', () => expect(rows.length).toBeGreaterThan(0));
    it.each(rows.map(({ state, rule }) => [state, rule.rule, rule] as const))('X17 %s: %s', (state, _name, rule) => {
      expect(rule.examples.length, 'a rule without an example').toBeGreaterThan(0);
      for (const example of rule.examples) expect(heardBy(where, state, example), said(example)).toEqual(wanted(rule));
    });
  });
}

function wanted({ rule, means, certainty = 'sure' }: RuleWords) {
  return { rule, means, certainty };
}

function heardBy(where: Where, state: string, example: Example) {
  const { flow, business, now } = where;
  const given = typeof example === 'string' ? undefined : example.given;
  const stored =
    given === undefined ? where.states[state] : (where.given?.[`${given} in ${state}`] ?? where.given?.[given]);
  if (stored === undefined) throw new Error(`nothing is stored for ${given ?? state}`);
  const snapshot = flow.restore(stored, now);
  expect(flow.state(snapshot)).toBe(state);
  const expectation = flow.expects(snapshot);
  const reading = read(said(example), localeOf(example, business), {
    now,
    timeZone: business.timeZone,
    country: business.country,
    hours: ordinaryHours(business.opening.weekly),
    vocabulary: { lists: flow.lists ?? {}, topics: business.topics },
    ...(expectation.about !== undefined && { about: expectation.about }),
  });
  const hearing = expectation.hear(reading, () => true);
  return hearing && { rule: hearing.rule, means: hearing.type, certainty: hearing.certainty };
}

function said(example: Example): string {
  return typeof example === 'string' ? example : example.said;
}

function localeOf(example: Example, { locales }: Business): Locale {
  const [own = 'en'] = locales;
  return typeof example === 'string' ? own : (example.in ?? own);
}
