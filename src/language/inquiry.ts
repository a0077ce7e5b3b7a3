import type { Cue } from '../core/cue.ts';
import { isDirection } from '../core/hearing.ts';
import { isValue, type Mention } from '../core/reading.ts';
import { contains, type Span } from '../core/span.ts';
import { HOURS } from '../core/vocabulary.ts';
import { type Heard, stands } from './heard.ts';
import { explainedIn, restOf } from './rest.ts';

/** Whoever asks for one of these wants it, however it is put. */
const WISHES: ReadonlySet<Cue> = new Set([
  'book',
  'change',
  'cancel',
  'availability',
  'any_time',
  'soonest',
  'anyone',
  'retry',
  'restart',
]);

/**
 * Whether a question asks about what it names and wishes for none of it: "is the 9:30 with a woman?", "do you also do nails
 * on Sundays?" It opens as such questions do, and most have a word to them that nothing explains. "Is the 9:30 free?" asks
 * for it.
 */
export function inquires(heard: Heard, stretch: Span, mentions: readonly Mention[]): boolean {
  const { inquires: always, about, practice, requests, suits } = heard.language.lists.moods;
  const cues = mentions.flatMap((one) => (one.kind === 'cue' ? [one.cue] : []));
  if (cues.some((cue) => WISHES.has(cue))) return false;
  const within = (one: Span) => contains(stretch, one);
  if (always.in(heard.found).some(within)) return true;
  const habits = practice.all(heard.found).filter(within);
  if (habits.length > 0) return cues.includes('more') || isMoreSaid(heard, stretch, mentions, habits);
  if (stands(heard, suits, stretch)) return false;
  if (requests.all(heard.found).some(within)) return true;
  const openings = about.in(heard.found).filter(within);
  return (
    openings.length > 0 && (isMoreSaid(heard, stretch, mentions, openings) || asksTopic(heard, openings, mentions))
  );
}

/** "Open on Christmas Day?", "tell me if you are open": it asks about the doors, and "you are open" leaves no time free. */
export function asksHours(mentions: readonly Mention[]): boolean {
  const wishes = mentions.some((one) => one.kind === 'cue' && one.cue !== 'availability' && WISHES.has(one.cue));
  return !wishes && mentions.some((one) => one.kind === 'topic' && one.topic === HOURS);
}

/** "What are your opening hours on Saturday?" wishes for no Saturday: what the question opens with is the topic. */
function asksTopic({ folded, language }: Heard, openings: readonly Span[], mentions: readonly Mention[]): boolean {
  const isSmall = (text: string) => text.split(' ').every((word) => word === '' || language.functionWords.has(word));
  return mentions.some(
    ({ kind, start, end }) =>
      kind === 'topic' &&
      openings.some((one) => end > one.end && isSmall(folded.slice(one.end, Math.max(one.end, start)))),
  );
}

/**
 * Whether somebody asks leave for something that nobody here knows: "can I pay by card?" wishes for nothing that could be had;
 * "can I come on Friday?" does.
 */
export function asksLeave(heard: Heard, stretch: Span, mentions: readonly Mention[]): boolean {
  const { wants, things } = heard.language.lists.moods;
  const known = mentions.some((one) =>
    one.kind === 'cue' ? WISHES.has(one.cue) || one.cue === 'more' || one.cue === 'elsewhere' : one.kind !== 'topic',
  );
  if (known || stands(heard, things, stretch)) return false;
  const asking = wants.all(heard.found).filter((one) => contains(stretch, one));
  return isMoreSaid(heard, stretch, mentions, asking);
}

/** "Do you do whitening?" asks what is done here, and names nothing that is known. */
export function asksBeyond(heard: Heard, stretch: Span, mentions: readonly Mention[]): boolean {
  const habits = heard.language.lists.moods.practice.all(heard.found).filter((one) => contains(stretch, one));
  const isKnown = mentions.some((one) => one.kind !== 'cue' || one.cue !== 'question');
  return habits.length > 0 && !isKnown && isMoreSaid(heard, stretch, mentions, habits);
}

/**
 * "Can I come with my dog?" wishes for no time; "can I come with my husband on Friday?" does. Whoever comes along is nothing
 * that could be had, though the word may stand for a thing as well: a journey with a husband is a romantic one.
 */
export function asksForCompany(heard: Heard, stretch: Span, mentions: readonly Mention[]): boolean {
  const { companions, joins } = heard.language.lists.moods;
  const asking = [companions, joins].flatMap((list) => list.all(heard.found).filter((one) => contains(stretch, one)));
  const isCompany = (mention: Mention) =>
    mention.kind === 'count' || asking.some((one) => contains(one, mention) || isNext(heard, one, mention));
  return asking.length > 0 && !mentions.some((mention) => isValue(mention) && !isCompany(mention));
}

/** "Is that the 20th?" asks whether what stands is so; "is it free on the 20th?" asks for it, "is it cheaper then?" what it costs. */
export function asksWhether(heard: Heard, stretch: Span, mentions: readonly Mention[]): boolean {
  const { whether, suits } = heard.language.lists.moods;
  const openings = whether.all(heard.found).filter((one) => contains(stretch, one));
  const [first] = openings;
  // The "ok" of "ok, is that Friday?" leads it in.
  if (first === undefined || stands(heard, suits, { start: first.end, end: stretch.end })) return false;
  const isBesides = (one: Mention) =>
    (one.kind === 'cue' && WISHES.has(one.cue)) || (one.kind === 'choice' && isDirection(one.pick));
  if (mentions.some(isBesides)) return false;
  return !mentions.some(isValue) || !isMoreSaid(heard, stretch, mentions, openings);
}

/** "Puede venir mi" marido: named right after the words that ask. */
function isNext({ folded }: Heard, asking: Span, { kind, start, end }: Mention): boolean {
  return kind === 'item' && start < asking.end + 2 && end > asking.end && folded.slice(asking.end, start).trim() === '';
}

/** Whether there is more to it than what is known and the words of the question. */
function isMoreSaid(heard: Heard, stretch: Span, mentions: readonly Mention[], asking: readonly Span[]): boolean {
  const { text, language } = heard;
  // What others do is none of what we know.
  const known = mentions.filter((mention) => mention.kind !== 'cue' || mention.cue !== 'elsewhere');
  const explained = [...explainedIn(heard, known), ...asking].sort((left, right) => left.start - right.start);
  const words = restOf(text, explained, stretch).toLowerCase().split(' ');
  return words.some((word) => word !== '' && !language.functionWords.has(word));
}
