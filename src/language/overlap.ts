import { isDirection } from '../core/hearing.ts';
import type { AnswerMention, CueMention, Mention, MentionKind } from '../core/reading.ts';
import { contains, exceeds } from '../core/span.ts';
import { namesPart } from './parts-of-day.ts';
import { beats, CONTACTS, isEntity } from './rivals.ts';

/** Less alike than this, only a part of a name was said. */
const WHOLE_MIN = 0.7;
/** What a word within it is part of, and no question of its own. */
const NAMING = new Set<MentionKind>(['item', 'choice', 'date', 'dates', 'time', 'window']);
/** Cues in whose words a "no" or a "good" is not an answer: "no idea", "good morning", "no preference". */
const CUES_BEYOND_ANSWERS = new Set([
  'unsure',
  'any_time',
  'anyone',
  'help',
  'trouble',
  'small_talk',
  'greeting',
  'person',
  'recall',
  'fewer',
]);
/** Cues that, ruled out, leave no refusal behind: "I don't want to cancel". */
const CUES_KEPT_BY_DENIAL = new Set(['cancel', 'change', 'restart']);
/** Cues whose words name no moment and no thing: "good afternoon", "that's all for today"; "one of us dropped out" is no party of one. */
const CUES_BEYOND_MOMENTS = new Set([
  'greeting',
  'goodbye',
  'small_talk',
  'nothing_else',
  'thanks',
  'fewer',
  'received',
  'forgotten',
]);

/** Leaves one explanation for each stretch of words, or several where they are honestly open. */
export function resolve(found: readonly Mention[]): Mention[] {
  const entities = found.filter(isEntity);
  const answers = found.filter((mention): mention is AnswerMention => mention.kind === 'answer');
  const cues = found.filter((one): one is CueMention => one.kind === 'cue' && !namesPart(one, found));
  const kept = entities.filter(
    (mention, index) =>
      !repeats(mention, entities, index) && !entities.some((other) => other !== mention && beats(other, mention)),
  );
  const asks = cues.some(({ cue }) => cue === 'question');
  // "Long", where a long haircut is on the list, does not ask how long it takes.
  const isNamed = (topic: Mention) => kept.some((one) => one.kind === 'item' && contains(one, topic));
  // "Call it off", where until when one may is often asked, wants it called off (X14).
  const isOrdered = (topic: Mention) => cues.some((one) => one.cue === 'cancel' && contains(one, topic));
  const others = found.filter(
    (mention) =>
      mention.kind === 'language' || (mention.kind === 'topic' && (asks || !(isNamed(mention) || isOrdered(mention)))),
  );
  const spoken = answers.filter((answer) => !isExplained(answer, kept, cues));
  const courtesies = cues.filter((cue) => CUES_BEYOND_MOMENTS.has(cue.cue));
  const unspoken = kept.filter(
    (mention) =>
      !courtesies.some((said) => swallows(said, mention)) &&
      !spoken.some((said) => answersFor(said, mention)) &&
      !cues.some((cue) => leavesOpen(cue, mention)),
  );
  const free = cues.filter(
    (cue) =>
      !kept.some((one) => CONTACTS.has(one.kind) && contains(one, cue)) &&
      !isPostponed(cue, spoken) &&
      !isRefusal(cue, spoken) &&
      !isOfQuestion(cue, cues) &&
      // "In the evening?" greets nobody.
      !(cue.cue === 'greeting' && unspoken.some((mention) => exceeds(mention, cue))),
  );
  // "A long cut" names a service; its "long" does not ask how long it takes, nor "demasiado tarde" how long we take.
  const asked = others.filter(
    (other) => !unspoken.some((mention) => NAMING.has(mention.kind) && exceeds(mention, other)),
  );
  // "How long does it take", where there is a long haircut, names none: it is part of what is asked.
  const named = unspoken.filter((mention) => !isPartOf(mention, asked));
  return [...named, ...spoken, ...free.map((cue) => withDay(cue, kept)), ...asked].sort(
    (left, right) => left.start - right.start || right.end - left.end,
  );
}

/** "À jeudi !" says goodbye until a day. */
function withDay(cue: CueMention, found: readonly Mention[]): CueMention {
  const until = found.find((one) => one.kind === 'date' && contains(cue, one));
  return cue.cue === 'goodbye' && until?.kind === 'date' ? { ...cue, until } : cue;
}

/** "Whoever is free first" picks nothing from a list, and 哪一个 counts nothing. */
function leavesOpen(cue: CueMention, mention: Mention): boolean {
  const counts = mention.kind === 'count' || mention.kind === 'duration';
  const picks = mention.kind === 'choice' && typeof mention.pick === 'number';
  const isOpen = cue.cue === 'question' ? counts : picks && (cue.cue === 'anyone' || cue.cue === 'soonest');
  return isOpen && exceeds(cue, mention);
}

/** Half of a name, within a question of several words. */
function isPartOf(mention: Mention, asked: readonly Mention[]): boolean {
  if (mention.kind !== 'item' || mention.likeness >= WHOLE_MIN) return false;
  return asked.some((topic) => topic.kind === 'topic' && exceeds(topic, mention));
}

/** "Not today" puts it off, and rules the day out where what was offered is today. */
function answersFor(answer: AnswerMention, mention: Mention): boolean {
  const rulesOut = answer.value === 'not_yet' && mention.kind === 'date' && mention.negated === true;
  return !rulesOut && swallows(answer, mention);
}

/** The same thing found twice over by two phrases. */
function repeats(mention: Mention, all: readonly Mention[], index: number): boolean {
  for (let place = 0; place < index; place += 1) {
    const other = all[place];
    if (other?.kind !== mention.kind || other.start !== mention.start || other.end !== mention.end) continue;
    if (JSON.stringify(other) === JSON.stringify(mention)) return true;
  }
  return false;
}

function isExplained(answer: AnswerMention, entities: readonly Mention[], cues: readonly CueMention[]): boolean {
  const strictly = (outer: Mention) => exceeds(outer, answer);
  if (entities.some((mention) => mention.kind !== 'name' && strictly(mention))) return true;
  if (answer.value !== 'not_yet' && cues.some((cue) => CUES_BEYOND_ANSWERS.has(cue.cue) && strictly(cue))) return true;
  return (
    answer.value === 'no' &&
    cues.some((cue) => cue.negated === true && CUES_KEPT_BY_DENIAL.has(cue.cue) && touches(answer, cue))
  );
}

function touches(answer: AnswerMention, cue: CueMention): boolean {
  return answer.start < cue.end && cue.start - answer.end <= 8;
}

/** "Not right now" names no time, "good afternoon" no wish to come in the afternoon; "that's too early" says where to. */
function swallows(said: AnswerMention | CueMention, mention: Mention): boolean {
  if (mention.kind === 'choice' && isDirection(mention.pick)) return false;
  if (CONTACTS.has(mention.kind)) return false;
  // "Ya", to whether there is anything else, and "hasta mañana" name no day either.
  return exceeds(said, mention) || (said.kind === 'cue' && contains(said, mention));
}

/** The "es perfecto" of "no es perfecto" asks nothing and corrects nothing. */
function isRefusal(cue: CueMention, answers: readonly AnswerMention[]): boolean {
  const open = cue.cue === 'question' || cue.cue === 'correction';
  return open && answers.some((answer) => answer.value === 'no' && exceeds(answer, cue));
}

/** "Vous avez reçu mon message ?" asks for nothing that we might have, nor "did you cancel it?" for anything to be done. */
function isOfQuestion(cue: CueMention, cues: readonly CueMention[]): boolean {
  return cue.cue !== 'question' && cues.some((other) => ASKING_WHETHER.has(other.cue) && exceeds(other, cue));
}

const ASKING_WHETHER: ReadonlySet<CueMention['cue']> = new Set(['received', 'done', 'forgotten']);

const PUT_OFF: ReadonlySet<CueMention['cue']> = new Set(['change', 'soonest', 'any_time']);

/** "Maybe another time" puts off and asks for no other slot; "not right away" wants nothing soon. */
function isPostponed(cue: CueMention, answers: readonly AnswerMention[]): boolean {
  return PUT_OFF.has(cue.cue) && answers.some((answer) => answer.value === 'not_yet' && contains(answer, cue));
}
