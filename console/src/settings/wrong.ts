import { WRONG } from '../words/wrong.ts';
import { sayDays } from './week.ts';

const PLACE: { readonly [language: string]: 1 | 2 } = { es: 1, fr: 2 };
const PATTERNS = WRONG.map((said) => ({ said, pattern: patternOf(said[0]) }));

/** What is wrong, in the reader's language. */
export function sayWrong(language: string, message: string): string {
  const place = PLACE[language];
  if (place === undefined) return message;
  for (const { said, pattern } of PATTERNS) {
    const facts = pattern.exec(message);
    if (facts === null) continue;
    const { groups = {} } = facts;
    return said[place].replace(/\{(\w+)\}/g, (_, name: string) => sayFact(language, groups[name] ?? ''));
  }
  return message;
}

/** What stands in the braces is the owner's own, or a word of ours. */
function sayFact(language: string, fact: string): string {
  const ours = WRONG.find(([english]) => english === fact);
  return ours?.[PLACE[language] ?? 0] ?? sayDays(language, fact) ?? fact;
}

function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's');
}
