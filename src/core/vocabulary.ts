import type { Locale } from './locale.ts';
import type { Reading } from './reading.ts';

/** The list of a business's words of urgency: each entry is what is told at once (X18). */
export const URGENT = 'urgent';

/** The topic of what is told before something begins: answered from the business's own terms (F8). */
export const REMINDERS = 'reminders';

/** The topic of how a person is reached: answered with what the business gives for it (X16). */
export const PHONE = 'phone';

/** The topic of when the doors are open: of a day that is named it is answered with that day's hours (X9). */
export const HOURS = 'opening-hours';

/** The topic of what things cost: answered by the flows that know, too. */
export const PRICES = 'prices';

/** What is asked of the terms of calling off: answered by the topic that tells them, whatever its name. */
export const TERMS = 'terms';

/** The topics that most businesses are asked about: heard in the words of the language too, where a business answers them. */
export const COMMON_TOPICS = [
  HOURS,
  'address',
  'parking',
  'payment',
  'access',
  'pets',
  'children',
  'wifi',
  PHONE,
  REMINDERS,
  'duration',
  'staff',
  'late',
  'what-to-bring',
  TERMS,
  'child-prices',
  'discounts',
  PRICES,
] as const;
export type CommonTopic = (typeof COMMON_TOPICS)[number];

/** The names a business uses, given to the recognisers so that they can find them in people's words. */
export interface Vocabulary {
  /** Lists of things by name of the list: services, stylists, cities, spaces. */
  readonly lists: { readonly [list: string]: readonly Entry[] };
  readonly topics: readonly Topic[];
  /** Who answers for the business in person: whoever wants to talk to them by name asks for a person (X16). */
  readonly hosts?: readonly string[];
  /** What the business says itself: whoever uses a word of these speaks of something that is known here (X20). */
  readonly spoken?: readonly string[];
}

export interface Entry {
  readonly id: string;
  /** Every way people write it, in any language; the first is how we write it. */
  readonly names: readonly string[];
  /** What is said rather than named: then a part of it means nothing ("take the" is no "take"), while "Vegas" is a city. */
  readonly phrases?: true;
  /** Somebody who serves customers here: whoever is asked for by another name is not. */
  readonly person?: true;
  /** People mean it, and it is not to be had: Portland in Maine, where the one in Oregon is. */
  readonly absent?: true;
}

/** A list as it is written in data: the ways to say each thing, by its id. */
export function entriesOf(list: { readonly [id: string]: readonly string[] }): readonly Entry[] {
  return Object.entries(list).map(([id, names]) => ({ id, names }));
}

/** A frequently asked question: words that ask it, and what is answered, per language. */
export interface Topic {
  readonly id: string;
  readonly asks: { readonly [L in Locale]?: readonly string[] };
  readonly answer: { readonly [L in Locale]?: string };
  /** Its words ask only where they stand one after the other: "your phone number", and not "my phone number". */
  readonly inFull?: true | undefined;
  /** The deeds whose terms it tells: whoever only supposes one ("what if I have to cancel?") asks for them. */
  readonly termsOf?: readonly Deed[] | undefined;
  /** It is also answered to whoever wishes for it beside something else: "to Denver on Friday, with a window seat". */
  readonly wished?: boolean | undefined;
}

/** The topic of a business that answers a common one: terms go by what they are of, and children may have prices of their own. */
export function answering(common: CommonTopic, topics: readonly Topic[]): Topic | undefined {
  if (common === TERMS) return topics.find(({ termsOf }) => termsOf?.includes('cancel'));
  const named = topics.find(({ id }) => id === common);
  return named === undefined && common === 'child-prices' ? topics.find(({ id }) => id === 'children') : named;
}

/** What undoes or shifts something that stands, and has terms. */
export const DEEDS = ['cancel', 'change'] as const;

export type Deed = (typeof DEEDS)[number];

/** What the recognisers need to know about where and when the words were said. */
export interface Listening {
  /** The instant of the turn, ISO with offset or Z. */
  readonly now: string;
  readonly timeZone: string;
  /** ISO 3166 code for phone numbers written the national way. */
  readonly country: string;
  /** When the doors are open on an ordinary day: settles "at 4" (X9). */
  readonly hours: { readonly from: string; readonly to: string };
  readonly vocabulary: Vocabulary;
  /**
   * The day being talked about, or a time of it, local ISO: "the day after" and "an hour later" count from there. Of
   * days that are being looked in (an ISO interval), "the 14th" and "Tuesday" are the ones in it.
   */
  readonly about?: string | undefined;
  /** A day and nothing else was asked for: then a bare "23" is one. */
  readonly asksDay?: true | undefined;
  /** A day or an hour was asked for: then "afternoon" is one, and greets nobody. */
  readonly asksWhen?: true | undefined;
  /** What was read while one listened so, which goes with it: the same words are read once, however often they are put to somebody. */
  readonly readings?: Map<string, Reading>;
}
