import type { Judgement } from '../core/consent/judge.ts';
import { type Routed, routed } from '../core/desk/router.ts';
import type {
  Certainty,
  DeskRequest,
  Expectation,
  Hearing,
  Intent,
  Interpretation,
  MayHear,
} from '../core/expectation.ts';
import type { Interpret, InterpretRequest } from '../core/interpret.ts';
import type { ModelReader } from '../core/model-reader.ts';
import { MODEL_TIME_MS } from '../core/model-reader.ts';
import { mentions, type Reading } from '../core/reading.ts';
import { askedBeside } from '../core/rules.ts';
import { overlaps, type Span } from '../core/span.ts';
import { mayAskAgain } from './again.ts';
import { askModel, NO_CLAIM } from './ask-model.ts';
import { granted, isPutOff, judged, putOff, refused, withConsent } from './consented.ts';
import { deskRequests } from './desk-requests.ts';
import { heeded, needsModel, withheld } from './heed-model.ts';
import { missedIn } from './missed.ts';
import { recordedClauses } from './recorded.ts';
import { readingOf, type SpokenIn, spokenIn } from './spoken-in.ts';

export interface InterpreterParts {
  /** Without one the rules decide alone, and every turn still completes (X8). */
  readonly model?: ModelReader;
}

/** What nobody asks of the desk beside a yes. */
const IDLE: readonly DeskRequest['kind'][] = ['language_unavailable', 'cheapest'];

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
    const words = spokenIn(request);
    if (!mayBeHeard(request, words)) return nothingIn(request);
    const { reading, foreign } = readingOf(request, words);
    const { spoken } = words;
    const asked = deskRequests(reading, request.offered, spoken, foreign, request.expectation);
    const meant = meantBy(request, reading);
    const { other, consent, expectation, agrees } = meant;
    const { ruled, also, desk } = ruledOn(request, reading, asked.desk, meant);
    const { listening, talk, deadline = after } = request;
    const claim =
      model !== undefined && needsModel(expectation, ruled, reading)
        ? await askModel(model, { expectation, listening, reading, ...(talk && { talk }), deadline: deadline() })
        : NO_CLAIM;
    const intent = heeded(claim, { expectation, ruled, isGranted: agrees });
    const missed = agrees ? [] : missedIn(reading, intent, desk);
    const keeps = expectation.keepsLanguage?.includes(intent.type) === true;
    // A name or an address is in no language that could be refused, and a yes needs none; "the cheapest, please" was no question then.
    const left = desk.filter(
      ({ kind }) => !(kind === 'language_unavailable' && keeps) && !(agrees && IDLE.includes(kind)),
    );
    const language = keeps ? request.language : asked.language;
    const isAlso = also.length > 0 && intent === ruled;
    const heard: Written<Interpretation> = { intent, ...(isAlso && { also }), desk: left, language };
    if (reading.text !== '') heard.clauses = recordedClauses(reading);
    if (reading.rest !== '') heard.unexplained = reading.rest;
    if (missed.length > 0) heard.missed = missed;
    if (claim.explained.length > 0) heard.explained = claim.explained;
    if (consent !== null) heard.consent = withheld(consent, intent, expectation);
    if (other !== null) heard.flow = other.journey.flow;
    if (claim.refused !== null) heard.refused = claim.refused;
    return heard;
  };
}

/** While it is being written: most of it is absent most of the time. */
type Written<T> = { -readonly [Field in keyof T]: T[Field] };

function mayBeHeard({ expectation: { again }, offered, listening }: InterpretRequest, words: SpokenIn): boolean {
  return again === undefined || mayAskAgain(words, again, offered, listening);
}

/** Nothing that is listened for can be in the words. */
function nothingIn({ expectation: { otherwise }, language }: InterpretRequest): Interpretation {
  return { intent: notHeard(otherwise), desk: [], language };
}

/** Whom words are for and what they agree to; where another journey is asked for, nothing that was put in this one. */
interface Meant {
  readonly other: Routed | null;
  readonly consent: Judgement | null;
  readonly expectation: Expectation;
  /** They say yes to what was asked. */
  readonly agrees: boolean;
}

function meantBy(request: InterpretRequest, reading: Reading): Meant {
  const judgement = judged(reading, request);
  const isYes = request.proposed?.proposal.manner === 'asked' && judgement?.verdict === 'yes';
  const other = request.journeys === undefined ? null : routed(reading, request.journeys, isYes);
  const consent = other === null ? judgement : null;
  const expectation = withConsent(other?.journey.expectation() ?? request.expectation, consent, request.proposed);
  return { other, consent, expectation, agrees: isYes && other === null };
}

interface Ruled extends Required<Pick<Interpretation, 'also' | 'desk'>> {
  readonly ruled: Intent;
}

/** What the rules hear of the words, and what is asked of the desk once that is known. */
function ruledOn(
  request: InterpretRequest,
  reading: Reading,
  asked: readonly DeskRequest[],
  { other, consent, expectation }: Meant,
): Ruled {
  // "No, thanks" is a no, and the thanks beside it ask nothing of the desk.
  const requests = consent?.verdict === 'no' ? asked.filter(({ kind }) => kind !== 'courtesy') : asked;
  const where = other === null ? request.where : `router/${other.journey.flow}`;
  const best = expectation.hear(reading, ANYTHING);
  const questions = questionsIn(best, reading, other === null ? null : request.expectation);
  const general = inGeneral(asked, reading, questions);
  const heard = atLeast(byRules(expectation, reading, { best, desk: requests, where }), other, expectation);
  const postponed = putOff(request, consent, heard);
  const nothing = isNothing(heard, expectation);
  const isDoubtful = asked.some(({ kind }) => kind === 'later');
  const isLater = postponed === null && !isDoubtful && isPutOff(request, consent, reading, heard, nothing);
  const desk: readonly DeskRequest[] = isLater ? [...general, { kind: 'not_now' }] : general;
  const answered = granted(request, consent) ?? postponed;
  if (answered !== null) return { ruled: answered, also: [], desk };
  if (isLater || isDoubtful) return { ruled: forDesk(expectation, desk), also: [], desk };
  const also = questions.filter((one) => one !== best).map(({ type, entities }) => ({ type, entities }));
  return { ruled: nothing ? refused(request, consent, reading, heard) : heard, also, desk };
}

/** The rules made nothing of it, or no more than a courtesy. */
function isNothing({ type, source }: Intent, { named }: Expectation): boolean {
  return source === 'none' || type === named?.courtesy;
}

/** What was heard best, if a question, and those beside it: of words that are for another flow, the journey under way hears the rest. */
function questionsIn(best: Hearing | null, reading: Reading, journey: Expectation | null): readonly Hearing[] {
  if (best?.answers === undefined) return [];
  const own = chained(best);
  const beside = journey && askedBeside(reading, own.flatMap(wordsOf));
  const more = beside && journey.hear(beside, ANYTHING);
  return more?.answers === undefined ? own : [...own, ...chained(more)];
}

function chained(first: Hearing): readonly Hearing[] {
  return first.also === undefined ? [first] : [first, ...chained(first.also)];
}

function wordsOf({ answers = [] }: Hearing): readonly Span[] {
  return answers;
}

/** What is still the desk's to answer: "when do we leave?" is told of their own trip, and not of all. */
function inGeneral(desk: readonly DeskRequest[], reading: Reading, asked: readonly Hearing[]): readonly DeskRequest[] {
  const answers = asked.flatMap(wordsOf);
  if (answers.length === 0) return desk;
  const left = mentions(reading, 'topic').filter((topic) => !answers.some((one) => overlaps(one, topic)));
  return desk.filter((one) => one.kind !== 'faq' || left.some(({ topic }) => topic === one.topic));
}

/** What is heard best, what else is asked of the desk, and whose rules they are (X17). */
interface Found {
  readonly best: Hearing | null;
  readonly desk: readonly DeskRequest[];
  readonly where: string | undefined;
}

function byRules(expectation: Expectation, reading: Reading, { best, desk, where }: Found): Intent {
  const asksDesk = desk.length > 0;
  if (best !== null && !(asksDesk && best.type === expectation.otherwise && best.certainty === 'guess')) {
    const { type, entities, certainty, rule } = best;
    const source = isDirect(expectation, reading, best) ? 'direct' : 'rules';
    return { type, entities, confidence: CONFIDENCE[certainty], source, rule: where ? `${where}/${rule}` : rule };
  }
  const { unheard } = expectation;
  if (!asksDesk && unheard !== undefined) return { ...unheard, confidence: 0, source: 'none', rule: 'none' };
  if (asksDesk) return forDesk(expectation, desk);
  return notHeard(expectation.otherwise);
}

function notHeard(otherwise: string): Intent {
  return { type: otherwise, entities: {}, confidence: 0, source: 'none', rule: 'none' };
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
