import { describe, expect, it } from 'vitest';
import { many } from '../../../test/prove.ts';
import { judge } from '../../core/consent/judge.ts';
import type { Proposal } from '../../core/consent/proposal.ts';
import { dataOf, functionWordsOf } from '../language.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { plain } from '../listening.fixture.ts';
import { read } from '../read.ts';
import { coverOf } from './cover.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { km } from './data/km.ts';
import { zh } from './data/zh.ts';
import { ConsentLexicon } from './lexicon.ts';
import { withoutSlips } from './slips.ts';
import { en as enYeses } from './testing/en.ts';
import { es as esYeses } from './testing/es.ts';
import { fr as frYeses } from './testing/fr.ts';
import { km as kmYeses } from './testing/km.ts';
import { type Random, seeded, yesOf } from './testing/slips-of-the-fingers.ts';
import type { Yeses } from './testing/yeses.ts';
import { zh as zhYeses } from './testing/zh.ts';
import { valuesIn } from './values.ts';
import type { ConsentWords } from './words.ts';

/** A language joins by a line here. */
const LANGUAGES: readonly (readonly [ConsentWords, Yeses])[] = [
  [en, enYeses],
  [es, esYeses],
  [fr, frYeses],
  [zh, zhYeses],
  [km, kmYeses],
];

const COUNT = many(1_000, 10_000);
const SEED = 11;

describe.each(LANGUAGES)('generated yeses', (data, yeses) => {
  const agrees = listener(data, yeses);

  it(`agree in ${yeses.locale} at 98 % at least, slips and all (X11)`, { timeout: 180_000 }, () => {
    const missed = generated(yeses, yesOf).filter((text) => !agrees(text));
    expect(missed.length / COUNT, sample(missed)).toBeLessThanOrEqual(0.02);
  });

  it(`agree in ${yeses.locale} at 0.1 % at most with one word from elsewhere in them (X11)`, {
    timeout: 180_000,
  }, () => {
    const taken = generated(yeses, (from, random) => withStranger(yesOf(from, random), from, random)).filter(agrees);
    expect(taken.length / COUNT, sample(taken)).toBeLessThanOrEqual(0.001);
  });

  it(`has 300 strangers at least in ${yeses.locale}`, () => {
    expect(new Set(yeses.strangers).size).toBeGreaterThanOrEqual(300);
  });
});

/** What was proposed is known by the restatements themselves, whatever values the reader finds in them. */
function listener(data: ConsentWords, { locale, restatements }: Yeses): (text: string) => boolean {
  const lexicon = new ConsentLexicon(data, dataOf(locale));
  const known = functionWordsOf(dataOf(locale));
  const facts = { names: restatements };
  const proposal: Proposal = {
    act: 'book',
    intent: { type: 'confirm', entities: {} },
    facts,
    until: null,
    manner: 'asked',
  };
  return (text) => {
    const tokens = withoutSlips(tokensOf(text), lexicon, known);
    const clauses = (read(text, locale, plain).clauses ?? []).map((clause) => ({ ...clause, mentions: [] }));
    const values = valuesIn(clauses, tokens, facts, lexicon.vocabulary);
    return (
      judge({ proposal, fresh: true, failed: false }, coverOf({ clauses, tokens, values }, lexicon)).verdict === 'yes'
    );
  };
}

function generated(yeses: Yeses, one: (yeses: Yeses, random: Random) => string): readonly string[] {
  const random = seeded(SEED);
  return Array.from({ length: COUNT }, () => one(yeses, random));
}

function withStranger(yes: string, { strangers }: Yeses, random: Random): string {
  const parts = yes.split(' ');
  const stranger = strangers[random(strangers.length)] ?? '';
  const place = random(parts.length + 1);
  return [...parts.slice(0, place), stranger, ...parts.slice(place)].join(' ');
}

function sample(texts: readonly string[]): string {
  return texts.slice(0, 20).join('\n');
}
