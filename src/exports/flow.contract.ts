import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBusiness } from '../app/check/business.ts';
import { withOwn } from '../app/flows.ts';
import type { Offered } from '../app/registry.ts';
import type { Flow } from '../core/flow.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import { remembered } from '../core/remembered.ts';
import type { Example, RuleWords } from '../core/rules.ts';
import type { Business } from '../domain/business.ts';
import { ordinaryHours } from '../domain/hours.ts';
import { describeProblem } from '../domain/written.ts';
import { compareCatalogues } from '../language/catalogues.ts';
import { read } from '../language/read.ts';

/** Where the examples of a flow's rules are said. */
export interface Where {
  readonly flow: Flow;
  readonly business: Business;
  readonly now: string;
  /** What is stored of a talk that rests in each state. */
  readonly states: { readonly [state: string]: JsonObject };
  /** What is stored where an example is `given` something else; `<given> in <state>` where states share the rule. */
  readonly given?: { readonly [given: string]: JsonObject };
  /** What the journey keeps in mind beside it, where that is something. */
  readonly recalled?: { readonly [given: string]: JsonObject };
}

/** A flow of one's own as its contract meets it: on a business that runs it. */
export interface FlowHarness extends Omit<Where, 'flow' | 'business'> {
  readonly offered: Offered;
  /** The file of a business that runs it. */
  readonly business: string;
}

/** What every flow promises, whatever it is about: its rules hear their examples, and it can say all of it in all its languages. */
export function flowContract({ offered, business: file, ...where }: FlowHarness): void {
  const { business, problems } = checkBusiness(readFileSync(file, 'utf8'), file, withOwn([offered]));
  if (business === null) throw new Error(problems.map(describeProblem).join('\n'));
  const flow = offered.flow(business);
  runExamples({ ...where, flow, business });
  describe(`the words of ${flow.name}`, () => {
    it('X10 X19 every message is there in every language, with the same facts', () => {
      expect(compareCatalogues(flow.words)).toEqual([]);
      expect(business.locales.filter((locale) => flow.words[locale] === undefined)).toEqual([]);
    });

    it('X6 no message asks more than one question', () => {
      const messages = Object.values(flow.words).flatMap((texts) => Object.entries(texts));
      expect(messages.filter(([, text]) => text.split(/[?？]/).length > 2)).toEqual([]);
    });
  });
  describe(`the states of ${flow.name}`, () => {
    it.each(Object.entries(where.states))(
      'X2 X7 %s is taken up as it was stored, and has its question',
      (state, stored) => {
        const snapshot = flow.restore(stored, where.now);
        expect(flow.state(snapshot)).toBe(state);
        expect(flow.context.safeParse(flow.store(snapshot)).success).toBe(true);
        for (const { key } of flow.pending(snapshot)) {
          for (const locale of business.locales)
            expect(flow.words[locale], `${key} in ${locale}`).toHaveProperty([key]);
        }
      },
    );
  });
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
  const snapshot = flow.restore(stored, now, where.recalled?.[given ?? state]);
  expect(flow.state(snapshot)).toBe(state);
  const expectation = flow.expects(snapshot);
  const reading = read(said(example), localeOf(example, business), {
    now,
    timeZone: business.timeZone,
    country: business.country,
    hours: ordinaryHours(business.opening.weekly),
    vocabulary: vocabularyOf(where),
    ...(expectation.about !== undefined && { about: expectation.about }),
  });
  const hearing = expectation.hear(reading, () => true);
  return hearing && { rule: hearing.rule, means: hearing.type, certainty: hearing.certainty };
}

/** One for all examples: what is looked up in it is prepared once. */
const vocabularyOf = remembered(({ flow, business }: Where) => ({ lists: flow.lists ?? {}, topics: business.topics }));

function said(example: Example): string {
  return typeof example === 'string' ? example : example.said;
}

function localeOf(example: Example, { locales }: Business): Locale {
  const [own = 'en'] = locales;
  return typeof example === 'string' ? own : (example.in ?? own);
}
