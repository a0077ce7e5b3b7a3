import type { ProposedFacts } from '../../core/consent/proposal.ts';
import type { Mention } from '../../core/reading.ts';
import { contains } from '../../core/span.ts';
import { GIVEN_NAMES } from '../data/given-names.ts';
import { type Token, tokensOf } from '../lexicon/tokens.ts';
import type { ValueSpan } from './covered.ts';

/** What and who is called by name in the words that may agree. */

/** The customer's own name, and whatever else the proposal calls by name. */
export function namesIn(tokens: readonly Token[], { names = [], always = [] }: ProposedFacts): readonly ValueSpan[] {
  const found: ValueSpan[] = [];
  for (const name of [...names, ...always]) {
    if (!mayStand(name, tokens)) continue;
    const words = tokensOf(name).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
    for (const place of tokens.keys()) {
      const stands = words.length > 0 && words.every((word, index) => tokens[place + index]?.text === word);
      if (stands) found.push({ from: place, to: place + words.length, kind: 'restates' });
    }
  }
  return found;
}

/** The plain letters that a name begins with begin one of the words where it stands, and few messages have such a word. */
function mayStand(name: string, tokens: readonly Token[]): boolean {
  const begins = PLAIN_LETTERS.exec(name)?.[0].toLowerCase();
  return begins === undefined || tokens.some(({ text }) => text.startsWith(begins));
}

const PLAIN_LETTERS = /^[a-z]+/i;

/** "Yes Maria": whoever is called by name, where nothing that was proposed goes by one; "thanks Ana", of those who serve here. */
export function calledIn(
  told: readonly ValueSpan[],
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { person }: ProposedFacts,
): ValueSpan[] {
  const greetings = mentions.filter((one) => one.kind === 'cue' && (one.cue === 'thanks' || one.cue === 'greeting'));
  const called: ValueSpan[] = [];
  for (const [place, token] of tokens.entries()) {
    const isCalled = person === true ? greetings.some((one) => contains(one, token)) : GIVEN_NAMES.has(token.text);
    const isOther = isCalled && told.some(({ from, to }) => from <= place && place < to);
    if (isCalled && !isOther) called.push({ from: place, to: place + 1, kind: 'called' });
  }
  return called;
}
