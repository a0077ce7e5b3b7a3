import type { Judgement } from '../core/consent/judge.ts';
import type { Expectation, Intent } from '../core/expectation.ts';
import type { Reading } from '../core/reading.ts';
import { SURE } from '../core/rules.ts';
import { looksLikeName, type ModelClaim } from './ask-model.ts';

/** A model's word that passed every check is believed, but less than the rules' plainest answers. */
const MODEL_CONFIDENCE = 0.85;

/** A model is asked on a guess, and where a part of what was told or wanted is left unexplained. */
export function needsModel(expectation: Expectation, ruled: Intent, reading: Reading): boolean {
  if (reading.text === '' || expectation.asksModel?.(reading) === false) return false;
  return expectation.first === 'model' || ruled.confidence < SURE || hasResidue(reading);
}

/** A whole clause that nothing explains: "Friday please, it's the front tooth". A word left over is none. */
function hasResidue({ clauses = [] }: Reading): boolean {
  return clauses.some(({ mood, mentions, rest }) => {
    const isBare = mentions.every(looksLikeName) && (rest !== '' || (mentions.length > 0 && clauses.length > 1));
    return (mood === 'tells' || mood === 'wants') && isBare;
  });
}

interface Ruled {
  readonly expectation: Expectation;
  readonly ruled: Intent;
  /** A yes that the judge has granted to what was asked. */
  readonly isGranted: boolean;
}

/** What stands once a model was heard beside the rules. */
export function heeded(claim: ModelClaim, { expectation, ruled, isGranted }: Ruled): Intent {
  const { heard } = claim;
  const claimed: Intent | null = heard && {
    ...heard,
    confidence: MODEL_CONFIDENCE,
    source: 'model',
    rule: 'model',
  };
  const isFirst = expectation.first === 'model';
  if (isGranted) {
    if (isQuestioned(claim, expectation)) return asking(expectation);
    return isFirst ? (claimed ?? ruled) : ruled;
  }
  if (claimed === null) return ruled;
  // Who is sure is not outweighed by somebody who has no idea.
  const knowsNothing = claimed.type === expectation.otherwise && ruled.confidence >= SURE;
  return knowsNothing && !isFirst ? ruled : claimed;
}

/** All that a model may make of a granted yes is a question: whatever else it heard is neither done nor taken for a no (X11). */
function isQuestioned({ heard, explained }: ModelClaim, expectation: Expectation): boolean {
  return (heard !== null && !acts(heard, expectation)) || explained.some(({ as }) => as !== 'remark');
}

function asking({ unheard, otherwise }: Expectation): Intent {
  return { ...(unheard ?? { type: otherwise, entities: {} }), confidence: 0, source: 'none', rule: 'model' };
}

/** A model may turn a granted yes into a question, and never the other way round. */
export function withheld(consent: Judgement, intent: Intent, expectation: Expectation): Judgement {
  return consent.verdict === 'yes' && !acts(intent, expectation)
    ? { ...consent, verdict: 'other', why: 'heard as something else' }
    : consent;
}

function acts({ type, entities }: Pick<Intent, 'type' | 'entities'>, { intents }: Expectation): boolean {
  return intents[type]?.commits?.(entities) === true;
}
