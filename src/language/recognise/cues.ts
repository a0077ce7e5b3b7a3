import type { Cue } from '../../core/cue.ts';
import { type CueMention, isMoment, type Mention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import type { Vocabulary } from '../../core/vocabulary.ts';
import { asksAboutDeed, asksTerms, isDeed } from '../about-deed.ts';
import { fold } from '../fold.ts';
import { type Heard, stands } from '../heard.ts';
import { likeness } from './likeness.ts';
import { ruledOut, rulingOut } from './negation.ts';

/** Acts that can be denied ("don't cancel"); a greeting or a question cannot. */
const DENIABLE = new Set<Cue>([
  'cancel',
  'change',
  'book',
  'person',
  'help',
  'restart',
  'retry',
  'more',
  'any_time',
  'anyone',
  'soonest',
  'availability',
  'paid',
  'trouble',
  'elsewhere',
]);

/** What the speaker is doing. Several cues may stand in the same words: "another day instead" changes and corrects. */
export function recogniseCues(heard: Heard): readonly CueMention[] {
  const found: CueMention[] = [];
  for (const { cue, list } of heard.language.lists.cues.standing(heard.found)) {
    for (const { start, end } of list.in(heard.found)) {
      const isNegated = DENIABLE.has(cue) && isDenied(heard, { start, end });
      found.push(isNegated ? { kind: 'cue', cue, start, end, negated: true } : { kind: 'cue', cue, start, end });
    }
  }
  for (const one of asksForByName(heard)) found.push(one);
  for (const one of marksIn(heard)) found.push(one);
  return found.filter((one) => !isSpokenFor(heard, one, found));
}

/** Whether what else was said, or what the business has, leaves nothing of a cue. */
function isSpokenFor(heard: Heard, one: CueMention, found: readonly CueMention[]): boolean {
  switch (one.cue) {
    case 'elsewhere':
      return isTheirs(heard, one);
    // Whoever of them does not come leaves the others what they have.
    case 'unneeded':
      return found.some((other) => other.cue === 'fewer' && contains(other, one));
    // "Is anybody there?" and "are you a real person?" want an answer, and no colleague.
    case 'person':
      return found.some((other) => ASKING_WHO.has(other.cue) && contains(other, one));
    // The "puedo" of "no puedo ir" asks for nothing.
    case 'question':
      return found.some((other) => other.cue === 'cancel' && contains(other, one));
    default:
      return false;
  }
}

/** "Laissez tomber c'est trop cher": what stands behind words that give it up says why. */
function isDenied(heard: Heard, span: Span): boolean {
  const nos = rulingOut(heard, span);
  if (nos.length === 0 || nos.some(({ start }) => start < span.start)) return nos.length > 0;
  return !heard.language.lists.dismissals.in(heard.found).some((one) => overlaps(one, span));
}

/** The marks that ask. */
function marksIn({ tokens }: Heard): readonly CueMention[] {
  const marks: CueMention[] = [];
  for (const { kind, text, start, end } of tokens) {
    const asks = (kind === 'question' || text === '¿') && marks.length < MARKS_MAX;
    if (asks) marks.push({ kind: 'cue', cue: 'question', start, end });
  }
  return marks;
}

/** "Can I talk to Camille?", where she is who answers for the business or serves its customers; "… to Dr Hall", whoever that is. */
function asksForByName(heard: Heard): readonly CueMention[] {
  const { talksTo, asksFor, titles } = heard.language.lists;
  const [talking, asking] = [talksTo.in(heard.found), asksFor.in(heard.found)];
  if (talking.length === 0 && asking.length === 0) return NOBODY;
  const { hosts, serving } = staffOf(heard.listening.vocabulary);
  const asked = (matches: readonly Span[], isStaff: (behind: string) => string | undefined) =>
    matches.flatMap(({ start, end }): CueMention[] => {
      const name = isStaff(heard.folded.slice(end).trimStart());
      if (name === undefined) return [];
      const span = { start, end: heard.folded.indexOf(name, end) + name.length };
      return [{ kind: 'cue', cue: 'person', ...span, ...ruledOut(heard, span) }];
    });
  const called = titles.in(heard.found).map((title) => heard.folded.slice(title.start, title.end));
  return [
    ...asked(talking, (behind) => [...hosts, ...serving, ...called].find((name) => beginsWith(behind, name))),
    ...asked(asking, (behind) => hosts.find((name) => beginsWith(behind, name))),
  ];
}

const NOBODY: readonly never[] = [];

function beginsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{M}]/u.test(text.slice(name.length));
}

/** As people call them: "Beth" of "Beth at reception", and those who serve customers by any of their names. */
const staffOf = remembered(({ hosts = [], lists }: Vocabulary) => {
  const entries = Object.values(lists).flat();
  const serving = entries.flatMap(({ person, names }) => (person ? names.map(fold) : []));
  const called = hosts.flatMap((name) => /^\p{Lu}[\p{L}\p{M}'-]+/u.exec(name)?.[0] ?? []).map((name) => fold(name));
  return { hosts: called.filter((name) => !serving.includes(name)), serving };
});

/** Nobody asks more in one message; it bounds the work on what is no message. */
const MARKS_MAX = 100;

const ASKING_WHO: ReadonlySet<Cue> = new Set(['greeting', 'automated']);

/** Whether the business itself has a name for it, well written or not: an agency with hotels, a salon with massages. */
function isTheirs({ folded, listening }: Heard, { start, end }: Span): boolean {
  const said = folded.slice(start, end);
  const wanted = said.split(' ').at(-1) ?? said;
  return wordsOf(listening.vocabulary).some(
    (word) => likeness(wanted, word) >= ALIKE || (hasNoEdges(word) && said.endsWith(word)),
  );
}

/** "Masasge" is a massage. */
const ALIKE = 0.85;

const wordsOf = remembered(({ lists, topics }: Vocabulary): readonly string[] => {
  const names = Object.values(lists).flatMap((list) => list.flatMap((entry) => entry.names));
  const asks = topics.flatMap((topic) => Object.values(topic.asks).flat());
  return [...new Set([...names, ...asks].flatMap((name) => fold(name).split(NOT_A_WORD)))];
});

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/u;

/** Chinese and Khmer words stand side by side. */
function hasNoEdges(word: string): boolean {
  return word.length > 1 && /^[\p{Script=Han}\p{Script=Khmer}]/u.test(word);
}

/**
 * Whether something is only supposed, or only asked about: "what if I have to cancel?" and "can I cancel for free?" ask what
 * would be, and call nothing off. Null where nothing is.
 */
export function onlyAsked(
  heard: Heard,
  cues: readonly CueMention[],
  named: readonly Mention[],
): ((mention: Mention) => boolean) | null {
  const ifs = heard.language.lists.suppositions.in(heard.found);
  // "And if I cancel" needs no mark.
  const supposes = (sentence: Span) =>
    ifs.some((one) => contains(sentence, one) && cues.some((cue) => cue.cue === 'cancel' && isLedBy(heard, one, cue)));
  const asks = (sentence: Span) =>
    cues.some((one) => one.cue === 'question' && contains(sentence, one)) ||
    asksTerms(heard, sentence) ||
    supposes(sentence);
  const asking = heard.sentences.filter(asks);
  // Most messages ask nothing.
  if (asking.length === 0) return null;
  const has = (deed: Cue, sentence: Span) => cues.some((one) => one.cue === deed && contains(sentence, one));
  // "What if we move it to Friday?", "what if I fly to Rome instead?" propose it; "what if I need to move it?" asks what that means.
  const isSupposed = (one: Span) =>
    has('cancel', one) || (has('change', one) && !named.some((mention) => contains(one, mention)));
  const supposed = asking.filter((one) => isSupposed(one) && stands(heard, heard.language.lists.suppositions, one));
  const about = asking.filter((one) => asksAboutDeed(heard, one));
  if (supposed.length === 0 && about.length === 0) return null;
  // "And if we cancel the day before" wishes for no other day.
  const undone = supposed.filter((one) => has('cancel', one));
  return (mention) =>
    (isMoment(mention) && undone.some((one) => contains(one, mention))) ||
    (isAct(mention) && supposed.some((one) => contains(one, mention))) ||
    (isDeed(mention) && about.some((one) => contains(one, mention)));
}

/** Whether nothing parts what is supposed from its "if": "if I'm ill, cancel it" is an order. */
function isLedBy({ folded }: Heard, { start, end }: Span, deed: Span): boolean {
  return start <= deed.start && !/[,;:.，。、]/u.test(folded.slice(end, deed.end));
}

/** Whether a mention asks for something to be done, as a greeting or a question does not. */
function isAct(mention: Mention): boolean {
  return mention.kind === 'choice' || (mention.kind === 'cue' && DENIABLE.has(mention.cue));
}
