import { isWithdrawn, type Judgement } from '../core/consent/judge.ts';
import type { Proposed } from '../core/consent/proposal.ts';
import type { Expectation, Intent, IntentExpectation, MayHear } from '../core/expectation.ts';
import { heardAnswer } from '../core/hearing.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import { plain } from '../core/plain.ts';
import { hasCue, isValue, mentions, type Reading } from '../core/reading.ts';
import { SURE } from '../core/rules.ts';
import { overlaps } from '../core/span.ts';
import type { Listening } from '../core/vocabulary.ts';
import { judgementOf } from './consent/consent.ts';
import { isBorneOut } from './grounding.ts';

/** What a message may agree to, and the language of the talk. */
interface Put {
  readonly proposed?: Proposed | undefined;
  readonly language: Locale;
  readonly listening: Listening;
}

/** The judge listens in the language of the words, and in that of the talk where they differ. */
export function judged(reading: Reading, { proposed, language, listening }: Put): Judgement | null {
  if (proposed === undefined) return null;
  const known = withThingsCalled(proposed, listening);
  const judgement = judgementOf(reading, reading.locale, known);
  if (judgement.verdict === 'yes' || language === reading.locale) return judgement;
  const inTalk = judgementOf(reading, language, known);
  return inTalk.verdict === 'yes' ? inTalk : judgement;
}

/** What is told by its name goes by all that it is called here. */
function withThingsCalled(proposed: Proposed, { vocabulary: { lists } }: Listening): Proposed {
  const { facts } = proposed.proposal;
  const { called = [], items = [] } = facts;
  if (called.length === 0) return proposed;
  const named = Object.values(lists).flatMap((list) =>
    list.flatMap(({ id, names: [name = ''] }) => (called.includes(id) || called.includes(name) ? [id] : [])),
  );
  return { ...proposed, proposal: { ...proposed.proposal, facts: { ...facts, items: [...items, ...named] } } };
}

/** A yes to what was asked is what the proposal says it is, whatever else the rules would make of the words. */
export function granted({ proposed }: Put, consent: Judgement | null): Intent | null {
  if (consent?.verdict !== 'yes' || proposed?.proposal.manner !== 'asked') return null;
  return { ...proposed.proposal.intent, confidence: 1, source: 'direct', rule: 'consent/yes' };
}

/** Nothing but a wish to wait, or no other wish that was understood (X12). */
export function isPutOff(
  { proposed }: Put,
  consent: Judgement | null,
  reading: Reading,
  { entities }: Intent,
  nothing: boolean,
): boolean {
  if (consent === null || proposed?.proposal.later !== undefined) return false;
  // "Hang on, is that the 20th?" asks about what is proposed, and waits for the answer.
  if (hasCue(reading, 'question') && asksAbout(consent)) return false;
  if (onlySupposes(consent, reading)) return false;
  if (consent.verdict === 'not_now') {
    const other = consent.pieces.some(({ kind }) => kind === 'differs');
    return (isPlain(consent) && !other) || nothing || Object.keys(entities).length === 0;
  }
  // "I'm not ready to book yet": a no-word in it makes it no refusal.
  return consent.verdict !== 'yes' && nothing && heardAnswer(reading) === 'not_yet';
}

/** Where the flow has its own answer to waiting, it hears of it, unless something else was understood (X12, D7). */
export function putOff({ proposed }: Put, consent: Judgement | null, heard: Intent): Intent | null {
  const later = proposed?.proposal.later;
  if (consent?.verdict !== 'not_now' || later === undefined) return null;
  const isLater = heard.source === 'none' || heard.type === later.type;
  return isLater ? { ...later, confidence: SURE, source: 'rules', rule: 'consent/not_now' } : null;
}

function asksAbout({ pieces }: Judgement): boolean {
  const kinds = new Set(pieces.map(({ kind }) => kind));
  return kinds.has('pause') && kinds.has('asks_terms') && !kinds.has('postpones');
}

/** "And if I have to cancel later?": what would put it off is only supposed, and waits for nothing but the answer. */
function onlySupposes({ pieces }: Judgement, { text, clauses = [] }: Reading): boolean {
  const supposed = clauses.flatMap(({ mood, start, end }) =>
    mood === 'supposes' ? [wordsOf(text.slice(start, end))] : [],
  );
  const waits = pieces.filter(({ kind }) => kind === 'postpones' || kind === 'pause');
  return waits.length > 0 && waits.every((piece) => supposed.some((words) => words.includes(wordsOf(piece.text))));
}

/** As they are compared, for a piece has neither accents nor the marks of "j'annule". */
function wordsOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Nothing in it is left unexplained, and nothing is asked. */
function isPlain({ pieces }: Judgement): boolean {
  return pieces.every(({ kind }) => kind !== 'residue' && !kind.startsWith('asks'));
}

/**
 * A no that the rules made nothing of is still a no to what was proposed; "I can't find you" is none. What the ear explains
 * whole as a refusal is one, though it holds praise: "c'est pas top", "far from perfect".
 */
export function refused({ proposed }: Put, consent: Judgement | null, reading: Reading, heard: Intent): Intent {
  const refusal = proposed?.proposal.refusal;
  if (consent === null || consent.verdict === 'yes' || refusal === undefined) return heard;
  const answer = heardAnswer(reading);
  const refuses = answer === 'no' && reading.rest === '' && !hasCue(reading, 'question');
  // "No está mal" praises, and "never mind, 3 is fine" takes back what was said before.
  const isMeant = answer !== 'yes' && !(answer === null && takesBack(reading));
  const answers =
    isMeant &&
    !isRenamed(reading, heard) &&
    consent.verdict === 'no' &&
    (consent.pieces[0]?.kind === 'no' || isPlain(consent));
  return answers || refuses ? { ...refusal, confidence: SURE, source: 'rules', rule: 'consent/no' } : heard;
}

/** "No, my name is Tim" corrects the name that was told, where the flow hears it. */
function isRenamed(reading: Reading, { source }: Intent): boolean {
  const named = mentions(reading, 'name').some(({ introduced, weak }) => introduced && weak !== true);
  return named && source !== 'none' && (reading.denials ?? []).length === 0;
}

/** Corrected by a value, of which nothing is ruled out. */
function takesBack(reading: Reading): boolean {
  const corrections = mentions(reading, 'cue').filter(({ cue }) => cue === 'correction');
  const isOnly = (reading.denials ?? []).every((denial) => corrections.some((one) => overlaps(one, denial)));
  return corrections.length > 0 && isOnly && reading.mentions.some(isValue);
}

/**
 * Without a grant nothing is heard that would have something done, by whichever reader (X11). Words that withdraw a yes
 * give no detail either: "hold on, I'll ask my wife" is nobody's name (D7).
 */
export function withConsent(
  expectation: Expectation,
  consent: Judgement | null,
  proposed: Proposed | undefined,
): Expectation {
  if (consent?.verdict === 'yes' || !mayCommit(expectation)) return expectation;
  const withdrawn =
    proposed !== undefined && isWithdrawn(proposed.proposal, consent?.verdict) ? proposed.proposal.intent.type : null;
  const isHarmless: MayHear = (type, entities) => {
    const commits = expectation.intents[type]?.commits;
    return commits === undefined || (type !== withdrawn && !commits(entities));
  };
  let intents: Expectation['intents'] | null = null;
  return {
    ...expectation,
    // Only a model is told of them.
    get intents() {
      intents ??= harmlessIntents(expectation, isHarmless);
      return intents;
    },
    hear: (reading, may) =>
      expectation.hear(reading, (type, entities) => isHarmless(type, entities) && may(type, entities)),
  };
}

function mayCommit({ intents }: Expectation): boolean {
  for (const type in intents) if (intents[type]?.commits !== undefined) return true;
  return false;
}

/** The intents, of which none is borne out by words that would have something done by it. */
function harmlessIntents({ intents, options }: Expectation, isHarmless: MayHear): Expectation['intents'] {
  const harmless = Object.entries(intents).map(([type, intent]): [string, IntentExpectation] => {
    const bearsOut = intent.grounded ?? ((entities, reading) => isBorneOut(entities, options, reading));
    const grounded = (entities: JsonObject, reading: Reading) =>
      isHarmless(type, entities) && bearsOut(entities, reading);
    return [type, intent.commits === undefined ? intent : { ...intent, grounded }];
  });
  return Object.fromEntries(harmless);
}
