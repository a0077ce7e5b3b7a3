import { readFileSync, writeFileSync } from 'node:fs';
import type { Proposed } from '../../src/core/consent/proposal.ts';
import type { Locale } from '../../src/core/locale.ts';
import type { Clause, Mention } from '../../src/core/reading.ts';
import { judgementOf } from '../../src/language/consent/consent.ts';
import { heard } from '../../src/language/listening.fixture.ts';

/** A sentence of our own and what was made of it when somebody last looked. */
export interface Golden {
  readonly text: string;
  /** Its mentions, as `written` puts them. */
  readonly reading?: string;
  /** What no mention explains. */
  readonly rest?: string;
  /** What its clauses do. */
  readonly clauses?: string;
  /** The judge's verdict on it as an answer to `PROPOSED`, and the parts of the message. */
  readonly judged?: string;
}

export interface Difference {
  readonly locale: Locale;
  readonly before: Golden;
  readonly after: Golden;
}

/** A cut with Ana for two on Friday at half past nine, which was just proposed. */
const PROPOSED: Proposed = {
  id: 'golden',
  fresh: true,
  failed: false,
  proposal: {
    act: 'book',
    intent: { type: 'agree', entities: {} },
    facts: { dates: ['2026-03-06'], times: ['09:30'], items: ['ana', 'short'], people: 2 },
    until: null,
    manner: 'asked',
  },
};

export function heardNow(text: string, locale: Locale): Golden {
  const reading = heard(text, locale);
  const { verdict, pieces } = judgementOf(reading, locale, PROPOSED);
  return {
    text,
    reading: reading.mentions.map(written).join(', '),
    rest: reading.rest,
    clauses: (reading.clauses ?? []).map(clause).join(', '),
    judged: `${verdict}: ${pieces.map(({ kind }) => kind).join(' ')}`,
  };
}

/** "date 2026-03-06 friday bare", with an exclamation mark before what is ruled out. */
function written({ start, end, negated, kind, ...values }: Mention): string {
  return [`${negated ? '!' : ''}${kind}`, ...Object.values(values).map((value) => value ?? '-')].join(' ');
}

/** "wants", "tells circumstance", "tells agrees book". */
function clause({ mood, negated, stance, contrast, circumstance, another, act, object }: Clause): string {
  const marks = [contrast && 'contrast', circumstance && 'circumstance', negated && 'negated', another && 'another'];
  return [mood, ...marks, stance, act, object?.kind].filter(Boolean).join(' ');
}

export function goldenOf(locale: Locale): readonly Golden[] {
  const lines = readFileSync(fileOf(locale), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Golden);
}

/** Every sentence that is heard otherwise than it stands in the file. */
export function differencesIn(locale: Locale): readonly Difference[] {
  return goldenOf(locale).flatMap((before) => {
    const after = heardNow(before.text, locale);
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ locale, before, after }];
  });
}

/** Takes what is heard now for what shall be heard. */
export function accept(locale: Locale): void {
  const lines = goldenOf(locale).map(({ text }) => JSON.stringify(heardNow(text, locale)));
  writeFileSync(fileOf(locale), `${lines.join('\n')}\n`);
}

/** The parts that differ, the old above the new. */
export function shown({ locale, before, after }: Difference): string {
  const parts = (['reading', 'rest', 'clauses', 'judged'] as const).flatMap((part) =>
    before[part] === after[part] ? [] : [`  - ${before[part] ?? '(new)'}`, `  + ${after[part] ?? ''}`],
  );
  return [`${locale}  ${before.text}`, ...parts].join('\n');
}

function fileOf(locale: Locale): URL {
  return new URL(`golden/${locale}.jsonl`, import.meta.url);
}
