import { isFullName } from '../../../core/full-name.ts';
import { heardAnswer, heardPick } from '../../../core/hearing.ts';
import { plain } from '../../../core/plain.ts';
import {
  type Clause,
  hasCue,
  type ItemMention,
  type Mention,
  mentions,
  type NameMention,
  type Reading,
} from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { ClockRange } from '../../../domain/hours.ts';
import { type Aspect, aspectNamed } from '../vocabulary.ts';
import { asCorrected } from './corrected.ts';
import { oneEachIn, type Stylists, secondsIn, stylistsIn } from './either.ts';
import { type When, whenIn } from './when.ts';

/** What a message says of the things a salon talks about, before any state gives it a meaning. */
export interface Said extends Stylists {
  readonly services: readonly string[];
  /** Of these only a part was said, which may be another word: "tengo el pelo largo". */
  readonly partly: readonly string[];
  /** Services that were named in order to have them left out. */
  readonly removed: readonly string[];
  /** Of these one or the other was named to have it left out: "quita el corte". */
  readonly removedAmong: readonly string[];
  /** Several services that the same words may mean: "un corte". */
  readonly among: readonly string[];
  /** "Solo el corte": what is named is all there shall be. */
  readonly only: boolean;
  /** Stylists who were named in order to rule them out: "cualquiera menos Marta". */
  readonly without: readonly string[];
  readonly when: When;
  /** A name that was introduced as one. */
  readonly introduced: string | null;
  /** A message that merely looks like a name. */
  readonly name: string | null;
  /** Places in a list, counted from 1, or from the end if negative. */
  readonly choices: readonly number[];
  readonly pick: ReturnType<typeof heardPick>;
  readonly answer: ReturnType<typeof heardAnswer>;
  readonly aspect: Aspect | null;
  /** More than one of them is to be served. */
  readonly several: boolean;
  /** Told to leave something out, or asked to: "¿me quitas la manicura?"; not how it would be without it. */
  readonly leavesOut: boolean;
  /** "Añade", "ponme": what is named is to be had as well. */
  readonly adds: boolean;
  /** "Lo mismo", as something of before; "a la misma hora". */
  readonly same: boolean;
  readonly sameTime: boolean;
  readonly complains: boolean;
  /** "Uf, qué caro": a sigh at what was told. */
  readonly sighs: boolean;
  /** "Let's go on." */
  readonly goesOn: boolean;
}

const PERSONS: ReadonlySet<string> = new Set(['people', 'adults', 'children']);

/** Words that do something are not guessed at. */
const ACT_LIKENESS_MIN = 0.9;
/** Less alike than this, only a part of a name was said. */
const WHOLE_LIKENESS_MIN = 0.7;

export function saidIn(reading: Reading, hours: ClockRange, stood: string | null = null): Said {
  const introduced = introducedIn(reading);
  const items = mentions(reading, 'item').filter((item) => !within(item, introduced) && !isOfName(reading, item));
  const done = items.filter((item) => item.list === 'acts' && item.likeness >= ACT_LIKENESS_MIN);
  const acts = done.map(({ id }) => id);
  const named = withoutQualified(
    reading,
    items.filter((item) => item.list === 'services'),
  );
  const isRemoved = (item: ItemMention) => item.negated === true || actOn(item, done, named) === 'remove';
  // "Un tinte, pero no sé si mejor mechas": whoever wavers corrects nothing.
  const wavers = wavering(reading, named);
  const services = wavers ? named : asCorrected(reading, named, isRemoved);
  // "Mechas o tinte" names neither: which of them is to be chosen.
  const isEither = wavers || secondsIn(reading, services).some((item) => !isRemoved(item));
  const isSure = (item: ItemMention) => !services.some((other) => other.id !== item.id && overlaps(other, item));
  const isRemovedLater = ({ id, end }: ItemMention) =>
    services.some((other) => other.id === id && other.start >= end && isRemoved(other));
  const sure = services.filter((item) => isSure(item) && (!isEither || isRemoved(item)));
  return {
    services: distinct(sure.filter((item) => !isRemoved(item) && !isRemovedLater(item))),
    partly: distinct(sure.filter(({ likeness }) => likeness < WHOLE_LIKENESS_MIN)),
    removed: distinct(sure.filter(isRemoved)),
    removedAmong: distinct(services.filter((item) => !sure.includes(item) && isRemoved(item))),
    among: amongOf(
      services.filter((item) => !sure.includes(item) && !isRemoved(item)),
      sure,
    ),
    only: done.some((act) => act.id === 'only' && services.some((item) => follows(item, act))),
    ...stylistsIn(reading, items),
    without: distinct(items.filter((item) => item.list === 'stylists' && item.negated === true)),
    when: whenIn(reading, hours, stood),
    introduced: introduced?.name ?? null,
    name: mentions(reading, 'name').at(-1)?.name ?? null,
    choices: choicesIn(reading),
    pick: heardPick(reading),
    answer: answerIn(reading),
    aspect: aspectIn(reading, items),
    several: isForSeveral(reading) || oneEachIn(reading, items.filter(isStylist)) !== null,
    leavesOut: acts.includes('remove') && mentions(reading, 'topic').length === 0 && !supposes(reading),
    adds: acts.includes('add'),
    same: acts.includes('same'),
    sameTime: acts.includes('same_time'),
    complains: acts.includes('complain'),
    sighs: acts.includes('dismay'),
    goesOn: acts.includes('go_on'),
  };
}

/** "Uñas, pero no esmaltado": another word for what was named says how it is not meant, and leaves nothing out. */
function withoutQualified({ text, clauses = [] }: Reading, named: readonly ItemMention[]): readonly ItemMention[] {
  if (!named.some(({ negated }) => negated)) return named;
  const wordsOf = ({ start, end }: ItemMention) => plain(text.slice(start, end));
  const isContrasted = ({ start, end }: ItemMention) =>
    clauses.some((clause) => clause.contrast && clause.start <= start && end <= clause.end);
  const isNamedBefore = (item: ItemMention) =>
    named.some((one) => one.id === item.id && !one.negated && one.end <= item.start && wordsOf(one) !== wordsOf(item));
  return named.filter((item) => !(item.negated && isContrasted(item) && isNamedBefore(item)));
}

/** Whether the doubt stands between one service and another. */
function wavering(reading: Reading, named: readonly ItemMention[]): boolean {
  const doubts = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'unsure' && !negated);
  return doubts.some((doubt) =>
    named.some((one) => one.end <= doubt.start && named.some(({ id, start }) => id !== one.id && start >= doubt.end)),
  );
}

function isStylist({ list, negated }: ItemMention): boolean {
  return list === 'stylists' && negated !== true;
}

function isForSeveral(reading: Reading): boolean {
  const counted = mentions(reading, 'count').some(({ value, unit }) => unit !== null && PERSONS.has(unit) && value > 1);
  return counted || reading.clauses?.some((clause) => isForMore(clause) && !picksBoth(clause)) === true;
}

/** "Los dos", of what was told, are no people. */
function picksBoth({ mentions: said }: Clause): boolean {
  return said.some((one) => one.kind === 'choice' && one.pick === 'both');
}

/** "Para mis hijas", "y mi hija también". */
function isForMore({ forWhom, mentions: said }: Clause): boolean {
  return (
    forWhom === 'several' || (forWhom === 'another' && said.some((one) => one.kind === 'cue' && one.cue === 'more'))
  );
}

/** "¿Y si quitamos la manicura?" */
function supposes({ clauses }: Reading): boolean {
  return clauses?.some(({ mood }) => mood === 'supposes') === true;
}

/** "Marta Ruiz" by itself is whoever writes, though a stylist is called Marta; "con Marta" is not. */
function isOfName(reading: Reading, item: ItemMention): boolean {
  return (
    item.list === 'stylists' &&
    isFullName(reading.text) &&
    mentions(reading, 'name').some((name) => within(item, name) && name.end - name.start > item.end - item.start)
  );
}

/** "Un corte … tengo el pelo largo": said elsewhere which of them, it is open no more. */
function amongOf(open: readonly ItemMention[], sure: readonly ItemMention[]): readonly string[] {
  return open.some(({ id }) => sure.some((one) => one.id === id)) ? [] : distinct(open);
}

/** "¿Cuánto me va a costar?" asks, and the "va" in it agrees to nothing; "sí, ¿dónde estáis?" agrees and asks. */
function answerIn(reading: Reading): Said['answer'] {
  const said = heardAnswer(reading);
  const [first] = mentions(reading, 'answer');
  const asksBefore = mentions(reading, 'cue').some(
    ({ cue, start }) => cue === 'question' && start < (first?.start ?? 0),
  );
  return said === 'yes' && asksBefore ? null : said;
}

/** "Cámbiame a Marta" names a stylist, and nobody who would like to come. */
function introducedIn(reading: Reading): NameMention | null {
  const names = mentions(reading, 'name');
  // "Marta Ruiz, 612 345 678": whoever gives a number with it gives their own name.
  const isReached = mentions(reading, 'phone').length + mentions(reading, 'email').length > 0;
  const name = names.find((one) => one.introduced) ?? (isReached ? names[0] : undefined) ?? null;
  const stylists = mentions(reading, 'item').filter(({ list }) => list === 'stylists');
  return hasCue(reading, 'change') && stylists.some((item) => within(item, name)) ? null : name;
}

/**
 * What is to become of a service: the act named before it, or else the first after it that is said of nothing else: "quita el corte
 * y ponme mechas", "la manicura quítala"; but of "a cut and colour, actually skip the colour" the cut stays.
 */
function actOn(item: ItemMention, acts: readonly ItemMention[], services: readonly ItemMention[]): string | undefined {
  const changing = acts.filter(({ id }) => id === 'remove' || id === 'add');
  const [first] = changing;
  const isOfOther = services.some(({ start }) => first !== undefined && start > first.start);
  const nearest = services.findLast(({ end }) => first !== undefined && end <= first.start);
  const isBefore = !isOfOther && nearest !== undefined && overlaps(nearest, item);
  return (changing.findLast(({ start }) => start < item.start) ?? (isBefore ? first : undefined))?.id;
}

/** Numbers alone are places in the list that was shown: "1", "1 y 3". Beside other things they may be anything. */
function choicesIn(reading: Reading): readonly number[] {
  const picked = mentions(reading, 'choice').flatMap(({ pick, negated }) =>
    typeof pick === 'number' && negated !== true ? [pick] : [],
  );
  const counted = mentions(reading, 'count').flatMap(({ value, unit }) => (unit === null ? [value] : []));
  const isList = reading.mentions.every(isBesideNumbers) && /\d/.test(reading.text);
  return [...new Set(isList ? [...picked, ...counted] : picked)].sort((one, other) => one - other);
}

/** "La 3 me viene bien, gracias": what may stand beside the number of a place without making it anything else. */
function isBesideNumbers(mention: Mention): boolean {
  return ['choice', 'count', 'answer'].includes(mention.kind) || (mention.kind === 'cue' && mention.cue === 'thanks');
}

/** Which thing they speak of in general; a wish for change may have swallowed the word ("cambiar la hora"), or it stands alone. */
function aspectIn(reading: Reading, items: readonly ItemMention[]): Aspect | null {
  const item = items.find(({ list }) => list === 'aspects');
  if (item !== undefined) return item.id as Aspect;
  const changes = mentions(reading, 'cue').filter(({ cue }) => cue === 'change');
  const words = changes.flatMap(({ start, end }) => plain(reading.text.slice(start, end)).split(/\P{L}+/u));
  return aspectNamed(reading.mentions.length === 0 ? plain(reading.rest).split(/\P{L}+/u) : words);
}

/** The longest article between "only" and what it is said of. */
const ARTICLE_MAX = 6;

function follows(item: ItemMention, act: ItemMention): boolean {
  return item.start >= act.end && item.start - act.end <= ARTICLE_MAX;
}

function distinct(items: readonly ItemMention[]): readonly string[] {
  return [...new Set(items.map(({ id }) => id))];
}

function within(item: ItemMention, name: { readonly start: number; readonly end: number } | null): boolean {
  return name !== null && item.start >= name.start && item.end <= name.end;
}
