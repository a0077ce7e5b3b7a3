import type { ClauseAct, Mood, Stance } from './clause.ts';
import type { Cue } from './cue.ts';
import type { Locale } from './locale.ts';
import type { DateMention, DatesMention, DurationMention, Found, TimeMention, WindowMention } from './when.ts';

/**
 * A Reading is everything that was found in a person's words, free of any flow: no decision has been taken yet.
 * Recognisers (language/) produce it; a state's expectation turns it into an intent.
 */
export interface Reading {
  /** The words as they were read: control and zero-width characters removed, white space folded, length bounded. */
  readonly text: string;
  /** The language the words were read in. */
  readonly locale: Locale;
  /** In the order they stand in the text. */
  readonly mentions: readonly Mention[];
  /** Where words rule out what follows them: "je ne veux pas de …". A mention that they rule out says so itself. */
  readonly denials?: readonly Pick<Found, 'start' | 'end'>[] | undefined;
  /** What it does, clause by clause; absent where nobody told clauses apart. */
  readonly clauses?: readonly Clause[];
  /** What no mention covers, fillers ("please", "um", "por favor") left out. Empty for a plain answer. */
  readonly rest: string;
}

/** A stretch of a message between marks and joining words. */
export interface Clause extends Pick<Found, 'start' | 'end'> {
  /** The language of its words, which need not be that of the others (X19). */
  readonly locale: Locale;
  /** Which sentence of the message it is a part of, counted from 0. */
  readonly sentence: number;
  readonly mood: Mood;
  /** Put as a question, by its mark or its words, as a wish may be: "can I come on Friday?" */
  readonly asked: boolean;
  /** Something in it is ruled out: "not on Friday". What exactly, each mention says itself. */
  readonly negated: boolean;
  readonly stance: Stance | null;
  /** Led in by "but", "however". */
  readonly contrast: boolean;
  /** Tells how things are and wishes nothing: "I start work at 11", "we're away till the 16th". */
  readonly circumstance: boolean;
  /** It is somebody else who says, wants or agrees to it: "my husband wants Friday". */
  readonly another: boolean;
  /** Where it says that something is for somebody else beside one's own: "and for my husband". */
  readonly alongside?: Pick<Found, 'start' | 'end'> | undefined;
  /** Whom it is for, besides whoever speaks: "for my son", "for my two kids". */
  readonly forWhom?: 'another' | 'several' | undefined;
  /** It names what would do as well, or where the first cannot be had: "or Ana", "if she can't, Ana". */
  readonly alternative?: true | undefined;
  /** Put as a question without a word of wishing: "is a massage possible?" Whether that wishes for it depends on what it names. */
  readonly mere?: true | undefined;
  /** It asks whether what stands is so, by values that it names: "is that the 20th?" */
  readonly whether?: true | undefined;
  /** It asks whether somebody of theirs may come too: "can my mum join us?" */
  readonly joins?: true | undefined;
  /** It asks what is done here, of something that nobody here knows: "do you do whitening?" */
  readonly beyond?: true | undefined;
  /** Led in as one more of the same: "and", "what about". */
  readonly onward?: true | undefined;
  /** It begins where one breaks off: "no wait", "oops". */
  readonly afresh?: true | undefined;
  /** It is about one besides what there is: "another appointment", "a second one". */
  readonly anew?: true | undefined;
  /** What it asks to be done, and to which of its values: "move the cut", "cancel Friday". */
  readonly act: ClauseAct | null;
  readonly object: Mention | null;
  /** Its values, and what its words do. */
  readonly mentions: readonly Mention[];
  /** What nothing in it explains. */
  readonly rest: string;
}

export type Mention =
  | DateMention
  | DatesMention
  | TimeMention
  | WindowMention
  | CountMention
  | DurationMention
  | MoneyMention
  | ChoiceMention
  | AnswerMention
  | NameMention
  | PhoneMention
  | EmailMention
  | ItemMention
  | TopicMention
  | LanguageMention
  | CueMention
  | UnreadMention;

export type MentionKind = Mention['kind'];

/** A number of something. `unit` is null for a bare number; `extra` are people besides those told before. */
export interface CountMention extends Found {
  readonly kind: 'count';
  readonly value: number;
  readonly unit: 'people' | 'adults' | 'children' | 'rooms' | 'points' | 'years' | 'extra' | null;
}

/** An amount, a range ("between 100 and 300 dollars": both bounds) or only an attitude ("not too expensive"). */
export interface MoneyMention extends Found {
  readonly kind: 'money';
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string | null;
  readonly vague: 'low' | 'middle' | 'high' | null;
}

/** Which of the options listed: 1-based, or counted from the end (-1), or by comparison. */
export interface ChoiceMention extends Found {
  readonly kind: 'choice';
  readonly pick: number | 'either' | 'both' | 'none' | 'earlier' | 'later' | 'other' | 'cheaper' | 'dearer' | 'middle';
  /** A lone number ("2") may also be an hour or a count, "anything earlier" rather something else; "the second one" may not. */
  readonly certain: boolean;
  /** Nothing goes beyond it: "the cheapest", not "a cheaper one". */
  readonly extreme?: true;
  /** It compares when they end, not when they begin: "whichever lands first". */
  readonly ending?: true;
  /** It compares days, not hours: "that's too soon", "a later date". */
  readonly ofDays?: true;
}

export interface AnswerMention extends Found {
  readonly kind: 'answer';
  readonly value: 'yes' | 'no' | 'not_yet';
  /** "Later", which of times that are listed may want a later one. */
  readonly later?: true;
}

/** A person's name. `introduced` by words such as "my name is"; otherwise the message merely looks like a name. */
export interface NameMention extends Found {
  readonly kind: 'name';
  readonly name: string;
  readonly introduced: boolean;
  /** One word after "I'm" or "this is", which may be how somebody is. */
  readonly weak?: true;
}

export interface PhoneMention extends Found {
  readonly kind: 'phone';
  /** E.164, read with the business's country as the default. */
  readonly phone: string;
}

export interface EmailMention extends Found {
  readonly kind: 'email';
  readonly email: string;
}

/** Something from one of the lists the business gave: a service, a stylist, a city, a space. */
export interface ItemMention extends Found {
  readonly kind: 'item';
  readonly list: string;
  readonly id: string;
  /** 1 for the exact name, less the more had to be forgiven. */
  readonly likeness: number;
  /** "from Boston", "to Paris": what the words around a place make of it. */
  readonly role: 'from' | 'to' | null;
  /** Said rather than named: it does something, and is no thing that could be had. */
  readonly phrase?: true;
}

/** A frequently asked question of the business's, by its id. */
export interface TopicMention extends Found {
  readonly kind: 'topic';
  readonly topic: string;
}

/** A wish to go on in another language: "in English please", "说中文". */
export interface LanguageMention extends Found {
  readonly kind: 'language';
  readonly locale: Locale;
}

export interface CueMention extends Found {
  readonly kind: 'cue';
  readonly cue: Cue;
  /** The day that a goodbye names: "à jeudi !" It wishes for no day, and may say again which was proposed. */
  readonly until?: DateMention;
}

/**
 * Meant as a day or a time of day, and there is none such: "the 45th of March", "25:80". Or wished for, and nobody here
 * knows what it is: "with a piano". It explains nothing (X20).
 */
export interface UnreadMention extends Found {
  readonly kind: 'unread';
  readonly as: 'day' | 'time' | 'wish' | 'person';
}

export function isThanks(mention: { readonly kind: string; readonly cue?: string }): boolean {
  return mention.kind === 'cue' && mention.cue === 'thanks';
}

/** The mentions of one kind, typed. */
export function mentions<Kind extends MentionKind>(reading: Reading, kind: Kind): Extract<Mention, { kind: Kind }>[] {
  const found: Extract<Mention, { kind: Kind }>[] = [];
  for (const mention of reading.mentions) if (isOfKind(mention, kind)) found.push(mention);
  return found;
}

function isOfKind<Kind extends MentionKind>(mention: Mention, kind: Kind): mention is Extract<Mention, { kind: Kind }> {
  return mention.kind === kind;
}

/** Whether a mention is something that can be had, rather than something that is done with words. */
export function isValue(mention: Mention): boolean {
  return VALUES.has(mention.kind) && !(mention.kind === 'item' && mention.phrase === true);
}

/** Whether a mention is a day or an hour, or several. */
export function isMoment(mention: Mention): mention is DateMention | DatesMention | TimeMention | WindowMention {
  return MOMENTS.has(mention.kind);
}

const MOMENTS = new Set<MentionKind>(['date', 'dates', 'time', 'window']);
const VALUES = new Set<MentionKind>([...MOMENTS, 'count', 'duration', 'money', 'choice', 'item']);

export function hasCue(reading: Reading, ...cues: Cue[]): boolean {
  for (const one of reading.mentions) if (one.kind === 'cue' && !one.negated && cues.includes(one.cue)) return true;
  return false;
}
