import { type Routed, routed } from '../core/desk/router.ts';
import type { Certainty, DeskRequest, Expectation, Hearing, Intent, MayHear } from '../core/expectation.ts';
import type { Interpret } from '../core/interpret.ts';
import type { ModelReader } from '../core/model-reader.ts';
import { MODEL_TIME_MS } from '../core/model-reader.ts';
import type { Reading } from '../core/reading.ts';
import { askModel, NO_CLAIM } from './ask-model.ts';
import { clean } from './clean.ts';
import { withoutProperNames } from './codes.ts';
import { granted, isPutOff, judged, putOff, refused, withConsent } from './consented.ts';
import { deskRequests } from './desk-requests.ts';
import { alsoIn, detect, foreignIn } from './detect.ts';
import { readElsewhere } from './elsewhere.ts';
import { heeded, needsModel, withheld } from './heed-model.ts';
import { missedIn } from './missed.ts';
import { readOnce } from './read-once.ts';
import { recordedClauses } from './recorded.ts';

export interface InterpreterParts {
  /** Without one the rules decide alone, and every turn still completes (X8). */
  readonly model?: ModelReader;
}

/** A desk request that stands alone is understood: no model has to be asked about it. */
const DESK_CONFIDENCE = 0.95;
/** What the record says of how sure the rules were (B2). */
const CONFIDENCE: { readonly [C in Certainty]: number } = { sure: 0.9, guess: 0.5 };

/**
 * Words and expectation → intent, by three readers: direct, rules, model. Whatever was written, it answers, and only
 * with an intent the state expects (X1).
 */
export function createInterpreter({ model }: InterpreterParts): Interpret {
  return async (request) => {
    const besidesNames = withoutProperNames(clean(request.text), request.listening.vocabulary);
    const spoken = detect(besidesNames, request.offered, request.language);
    const told = foreignIn(request.text, request.offered);
    const words = {
      text: request.text,
      // Understood as well as can be, though it cannot be answered in it (X19).
      locale: told ?? spoken,
      also: alsoIn(besidesNames, request.offered, spoken),
      about: request.expectation.about,
      asksDay: request.expectation.asksDay,
      asksWhen: request.goesOn && request.expectation.asksWhen,
    };
    const own = readOnce(words, request.listening);
    const elsewhere = told === null ? readElsewhere(words, own, request.offered, request.listening) : null;
    const reading = elsewhere ?? own;
    const foreign = told ?? elsewhere?.locale ?? null;
    const { desk: asked, language } = deskRequests(reading, request.offered, spoken, foreign, request.expectation);
    const judgement = judged(reading, request);
    const isAsked = request.proposed?.proposal.manner === 'asked';
    const isYes = isAsked && judgement?.verdict === 'yes';
    const other = request.journeys === undefined ? null : routed(reading, request.journeys, isYes);
    const agrees = isYes && other === null;
    const consent = other === null ? judgement : null;
    const expectation = withConsent(other?.journey.expectation() ?? request.expectation, consent, request.proposed);
    // "No, thanks" is a no, and the thanks beside it ask nothing of the desk.
    const requests = consent?.verdict === 'no' ? asked.filter(({ kind }) => kind !== 'courtesy') : asked;
    const where = other === null ? request.where : `router/${other.journey.flow}`;
    const heard = atLeast(byRules(expectation, reading, requests, where), other, expectation);
    const nothing = isNothing(heard, expectation);
    const postponed = putOff(request, consent, heard);
    const isDoubtful = asked.some(({ kind }) => kind === 'later');
    const later = postponed === null && !isDoubtful && isPutOff(request, consent, reading, heard, nothing);
    const desk: readonly DeskRequest[] = later ? [...asked, { kind: 'not_now' }] : asked;
    const ruled =
      granted(request, consent) ??
      postponed ??
      (later || isDoubtful ? forDesk(expectation, desk) : nothing ? refused(request, consent, reading, heard) : heard);
    const { listening, talk, deadline = after } = request;
    const claim =
      model !== undefined && needsModel(expectation, ruled, reading)
        ? await askModel(model, { expectation, listening, reading, ...(talk && { talk }), deadline: deadline() })
        : NO_CLAIM;
    const isGranted = isAsked && consent?.verdict === 'yes';
    const intent = heeded(claim, { expectation, ruled, isGranted });
    const missed = agrees ? [] : missedIn(reading, intent, desk);
    const keeps = expectation.keepsLanguage?.includes(intent.type) === true;
    return {
      intent,
      // A name or an address is in no language that could be refused, and a yes needs none.
      desk: keeps || agrees ? desk.filter(({ kind }) => kind !== 'language_unavailable') : desk,
      language: keeps ? request.language : language,
      ...(reading.text !== '' && { clauses: recordedClauses(reading) }),
      ...(reading.rest !== '' && { unexplained: reading.rest }),
      ...(missed.length > 0 && { missed }),
      ...(claim.explained.length > 0 && { explained: claim.explained }),
      ...(consent && { consent: withheld(consent, intent, expectation) }),
      ...(other && { flow: other.journey.flow }),
      ...(claim.refused && { refused: claim.refused }),
    };
  };
}

/** The rules made nothing of it, or no more than a courtesy. */
function isNothing({ type, source }: Intent, { named }: Expectation): boolean {
  return source === 'none' || type === named?.courtesy;
}

function byRules(
  expectation: Expectation,
  reading: Reading,
  desk: readonly DeskRequest[],
  where: string | undefined,
): Intent {
  const asksDesk = desk.length > 0;
  const best = expectation.hear(reading, ANYTHING);
  if (best !== null && !(asksDesk && best.type === expectation.otherwise && best.certainty === 'guess')) {
    const { type, entities, certainty, rule } = best;
    const source = isDirect(expectation, reading, best) ? 'direct' : 'rules';
    const named = [where, rule].filter(Boolean).join('/');
    return { type, entities, confidence: CONFIDENCE[certainty], source, rule: named };
  }
  const { unheard } = expectation;
  if (!asksDesk && unheard !== undefined) return { ...unheard, confidence: 0, source: 'none', rule: 'none' };
  if (asksDesk) return forDesk(expectation, desk);
  return { type: expectation.otherwise, entities: {}, confidence: 0, source: 'none', rule: 'none' };
}

/** What the flow hears of words that the front desk alone attends to. */
function forDesk(expectation: Expectation, desk: readonly DeskRequest[]): Intent {
  const { named, otherwise, unheard } = expectation;
  const request = weightiest(desk);
  const type = (request && named?.[request.kind]) ?? otherwise;
  const rule = ['desk', request?.kind === 'courtesy' ? request.courtesy : request?.kind].filter(Boolean).join('/');
  return { type, entities: unheard?.entities ?? {}, confidence: DESK_CONFIDENCE, source: 'rules', rule };
}

/** A plain answer to what was asked, mapped at once; words that signal an intent are interpreted (C4). */
function isDirect(expectation: Expectation, reading: Reading, { type, certainty }: Hearing): boolean {
  const explained = reading.rest === '' && reading.mentions.length > 0 && certainty === 'sure';
  return explained && (expectation.isPlain?.(reading, type) ?? true);
}

/** Who was sent to another journey has at least asked for it, whatever else its first state makes of the words (E9). */
function atLeast(ruled: Intent, other: Routed | null, { otherwise }: Expectation): Intent {
  if (other?.intent === undefined || ruled.type !== otherwise) return ruled;
  return { ...other.intent, confidence: other.confidence, source: 'rules', rule: `router/${other.journey.flow}` };
}

/** The weightiest first: who greets and asks something has asked. */
const DESK_KINDS: readonly DeskRequest['kind'][] = [
  'person',
  'urgent',
  'not_now',
  'later',
  'cheapest',
  'faq',
  'help',
  'capabilities',
  'language',
  'language_unavailable',
  'elsewhere',
  'courtesy',
];

/** What a message that was for the front desk alone is called after (B2: `faq`, `escalate`, `greeting`). */
function weightiest(desk: readonly DeskRequest[]): DeskRequest | undefined {
  const kind = DESK_KINDS.find((one) => desk.some((request) => request.kind === one));
  return desk.find((request) => request.kind === kind);
}

const ANYTHING: MayHear = () => true;

function after(): AbortSignal {
  return AbortSignal.timeout(MODEL_TIME_MS);
}
