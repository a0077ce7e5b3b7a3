import type { Expectation, Intent, Interpretation } from '../expectation.ts';
import type { Locale } from '../locale.ts';
import type { Proposed } from './proposal.ts';

/** What the buttons under a proposal answer: yes, no but differently, and later (X11, X12). */
export const ANSWERS = ['yes', 'change', 'not_now'] as const;
export type Answer = (typeof ANSWERS)[number];

/** An answer given by a button. It names its proposal, so that it can never agree to another. */
export interface Tap {
  readonly proposal: string;
  readonly answer: Answer;
}

export interface Button {
  readonly label: string;
  readonly tap: Tap;
}

/**
 * What a tap comes to. No words are read: the button says what is meant. Only a button of the proposal that is open now
 * counts; any other agrees to nothing, and the present question is put again (X11).
 */
export function tapped(
  tap: Tap,
  proposed: Proposed | null,
  expectation: Expectation,
  language: Locale,
): Interpretation {
  const heard = { confidence: 1, source: 'direct', rule: `tap/${tap.answer}` } as const;
  const unmoved: Intent = { type: expectation.otherwise, entities: expectation.unheard?.entities ?? {}, ...heard };
  const old: Intent = { ...unmoved, rule: 'tap/old' };
  if (proposed === null) return { intent: old, desk: [{ kind: 'old_tap' }], language };
  const { proposal, id, fresh } = proposed;
  const judged = { proposal: id, act: proposal.act, fresh, pieces: [] };
  if (tap.proposal !== id || proposal.manner !== 'asked') {
    const consent = { ...judged, verdict: 'other', why: 'tapped a button of another question' } as const;
    return { intent: old, desk: [{ kind: 'old_tap' }], language, consent };
  }
  switch (tap.answer) {
    case 'yes': {
      const intent: Intent = { ...proposal.intent, ...heard };
      return { intent, desk: [], language, consent: { ...judged, verdict: 'yes', why: 'tapped' } };
    }
    case 'change': {
      // Whoever is asked whether they come, and does not, has said no (F8).
      if (proposal.act === 'come' && proposal.refusal !== undefined) {
        const consent = { ...judged, verdict: 'no', why: 'tapped' } as const;
        return { intent: { ...proposal.refusal, ...heard }, desk: [], language, consent };
      }
      const consent = { ...judged, verdict: 'other', why: 'tapped to change something' } as const;
      return { intent: unmoved, desk: [{ kind: 'change' }], language, consent };
    }
    case 'not_now': {
      const consent = { ...judged, verdict: 'not_now', why: 'tapped to wait' } as const;
      return { intent: unmoved, desk: [{ kind: 'not_now' }], language, consent };
    }
  }
}
