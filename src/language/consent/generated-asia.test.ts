import { describe, expect, it } from 'vitest';
import { judge } from '../../core/consent/judge.ts';
import type { Proposal } from '../../core/consent/proposal.ts';
import { languageOf } from '../language.ts';
import { read } from '../read.ts';
import { coverOf } from './cover.ts';
import { km as kmWords } from './data/km.ts';
import { zh as zhWords } from './data/zh.ts';
import { Lexicon } from './lexicon.ts';
import { withoutSlips } from './slips.ts';
import { km } from './testing/km.ts';
import type { Yeses } from './testing/yeses.ts';
import { zh } from './testing/zh.ts';
import { tokensOf } from './tokens.ts';
import { valuesIn } from './values.ts';

const PROPOSAL: Proposal = {
  act: 'book',
  intent: { type: 'confirm', entities: {} },
  facts: { dates: ['2026-02-20'], people: 2, days: 3 },
  until: null,
  manner: 'asked',
};
const LISTENING = {
  now: '2026-01-10T09:00:00+07:00',
  timeZone: 'Asia/Phnom_Penh',
  country: 'KH',
  hours: { from: '09:00', to: '17:00' },
  vocabulary: { lists: {}, topics: [] },
} as const;
const COUNT = 10_000;
/** Khmer is often written without a comma, Chinese without a space. */
const JOINTS = ['，', ' '];

/** Every so manieth of all combinations, so that each word comes up with many others. */
function generated({ assents, courtesies, restatements }: Yeses): readonly (readonly string[])[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const assent = assents[index % assents.length] ?? '';
    const courtesy = courtesies[Math.floor(index / assents.length) % courtesies.length] ?? '';
    const restatement = restatements[(index * 7 + Math.floor(index / 97)) % restatements.length] ?? '';
    return index % 3 === 0 ? [courtesy, assent, restatement] : [assent, restatement, courtesy];
  });
}

describe.each([
  { yeses: zh, lexicon: new Lexicon(zhWords) },
  { yeses: km, lexicon: new Lexicon(kmWords) },
])('ten thousand yeses in $yeses.locale (X11)', ({ yeses, lexicon }) => {
  const { locale, strangers } = yeses;
  const known = languageOf(locale).functionWords;

  function agrees(message: string): boolean {
    const reading = read(message, locale, LISTENING);
    const tokens = withoutSlips(tokensOf(reading.text), lexicon, known);
    const sentences = coverOf(tokens, lexicon, valuesIn(reading, tokens, PROPOSAL.facts));
    return judge(PROPOSAL, true, sentences).verdict === 'yes';
  }

  it('agree at 98 % or more', () => {
    const messages = generated(yeses).map((parts, index) => parts.join(JOINTS[index % JOINTS.length]));
    const missed = messages.filter((message) => !agrees(message));
    expect(missed.length / COUNT, missed.slice(0, 40).join(' | ')).toBeLessThanOrEqual(0.02);
  }, 180_000);

  it('agree at 0.1 % or less with one word from elsewhere among them', () => {
    expect(new Set(strangers).size).toBeGreaterThanOrEqual(300);
    const messages = generated(yeses).map((parts, index) => {
      const stranger = strangers[(index * 11 + Math.floor(index / 89)) % strangers.length] ?? '';
      const among = parts.toSpliced(index % (parts.length + 1), 0, stranger);
      return among.join(JOINTS[Math.floor(index / 5) % JOINTS.length]);
    });
    const taken = messages.filter(agrees);
    expect(taken.length / COUNT, taken.slice(0, 40).join(' | ')).toBeLessThanOrEqual(0.001);
  }, 180_000);
});
