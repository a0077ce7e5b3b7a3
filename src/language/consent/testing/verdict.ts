import type { Verdict } from '../../../core/consent/judge.ts';
import type { Proposal } from '../../../core/consent/proposal.ts';
import type { Locale } from '../../../core/locale.ts';
import { heard } from '../../listening.fixture.ts';
import { judgementOf } from '../consent.ts';

const BOOKING: Proposal = {
  act: 'book',
  intent: { type: 'confirm', entities: {} },
  facts: {},
  until: null,
  manner: 'asked',
};

/** What the judge makes of words that answer the question whether to book, or what else was proposed. */
export function verdict(locale: Locale, text: string, change: Partial<Proposal> = {}): Verdict {
  const proposed = { proposal: { ...BOOKING, ...change }, id: 'one', fresh: true, failed: false };
  return judgementOf(heard(text, locale), locale, proposed).verdict;
}
