import type { Fact, Facts, Say } from '../core/effect.ts';
import type { Catalogues } from '../core/flow.ts';
import { COMMON_LANGUAGE, LOCALES, type Locale } from '../core/locale.ts';
import type { Choice } from '../core/turn.ts';
import { decimal } from '../domain/money.ts';
import { dataOf } from './language.ts';
import { choicesOf, listIn } from './spoken/choices.ts';
import { compileMessage, type Message, type Values } from './spoken/message.ts';
import { createMoments, type Moments, type Place, type Standing } from './spoken/moments.ts';

/**
 * Message catalogues to words: a key and its facts become what is sent. Every message is compiled once, when it is
 * first said.
 *
 *     const words = createWords({ en: { booked: 'You are booked for {slot}.' } });
 *     words.render('en', say('booked', { slot: { at: '2026-03-06T09:30:00Z', as: 'slot' } }), place);
 *     // You are booked for Friday 6 March at 9:30.
 */
export interface Words {
  /** Throws for a key that no catalogue has, and for a message that states a fact it was not given: both are bugs. */
  render(locale: Locale, say: Pick<Say, 'key' | 'facts'>, place: Place): string;
  /** What a message states, each fact in the words that it stands there in. */
  stated(locale: Locale, say: Pick<Say, 'key' | 'facts'>, place: Place): readonly string[];
  /** What a message asks to choose from: what it lists, or the lines of `<key>.choices` where the catalogue has them. */
  choices(locale: Locale, say: Pick<Say, 'key' | 'facts'>, place: Place): readonly Choice[];
}

export interface WordsOptions {
  /** Single messages that a business says its own way. */
  readonly overrides?: Catalogues | undefined;
  /** The region a business writes a language for, as a tag (`en-US`): twelve-hour clock, order of dates, currency. */
  readonly tags?: { readonly [L in Locale]?: string | undefined } | undefined;
}

export function createWords(catalogues: Catalogues, options: WordsOptions = {}): Words {
  const speakers = new Map<Locale, Speaker>();
  const speakerOf = (locale: Locale): Speaker => {
    const known = speakers.get(locale) ?? new Speaker(locale, catalogues, options);
    speakers.set(locale, known);
    return known;
  };
  return {
    render: (locale, { key, facts }, place) => speakerOf(locale).say(key, facts, place),
    stated: (locale, { key, facts }, place) => speakerOf(locale).stated(key, facts, place),
    choices: (locale, { key, facts }, place) => speakerOf(locale).choices(key, facts, place),
  };
}

/** Several catalogues as one: a flow's and the front desk's. A later one wins where both have a key. */
export function joinCatalogues(...catalogues: readonly Catalogues[]): Catalogues {
  const joined: { [L in Locale]?: { readonly [key: string]: string } } = {};
  for (const catalogue of catalogues) {
    for (const locale of localesOf(catalogue)) joined[locale] = { ...joined[locale], ...catalogue[locale] };
  }
  return joined;
}

export function localesOf(catalogues: Catalogues): readonly Locale[] {
  return LOCALES.filter((locale) => catalogues[locale] !== undefined);
}

/** One language of one business. */
class Speaker {
  readonly #locale: Locale;
  readonly #tag: string;
  readonly #texts: readonly ({ readonly [key: string]: string } | undefined)[];
  readonly #moments: Moments;
  readonly #messages = new Map<string, Message>();
  readonly #choices = new Map<string, string | null>();
  readonly #amounts = new Map<string, Intl.NumberFormat>();
  readonly #lists = new Map<'conjunction' | 'disjunction', Intl.ListFormat>();

  constructor(locale: Locale, catalogues: Catalogues, options: WordsOptions) {
    const regionTag = options.tags?.[locale];
    this.#locale = locale;
    this.#tag = regionTag ?? dataOf(locale).said.manner.tag;
    this.#moments = createMoments(locale, regionTag);
    this.#texts = [
      options.overrides?.[locale],
      catalogues[locale],
      options.overrides?.[COMMON_LANGUAGE],
      catalogues[COMMON_LANGUAGE],
    ];
  }

  say(key: string, facts: Facts, place: Place): string {
    return this.#format(key, this.#values(facts, place));
  }

  stated(key: string, facts: Facts, place: Place): readonly string[] {
    const values = this.#values(facts, place);
    const text = this.#format(key, values);
    return [...this.#message(key).facts]
      .map((name) => String(values[name] ?? ''))
      .filter((value) => value.trim() !== '' && text.includes(value));
  }

  #values(facts: Facts, place: Place): Values {
    const values: { [name: string]: string | number | null } = {};
    for (const name of Object.keys(facts)) values[name] = this.#value(facts[name] ?? null, place);
    return values;
  }

  choices(key: string, facts: Facts, place: Place): readonly Choice[] {
    const written = this.#written(key);
    if (written !== null) {
      return this.say(written, facts, place)
        .split('\n')
        .map((label) => ({ label }));
    }
    const list = listIn(facts);
    if (list.length < 2) return [];
    return choicesOf(list, {
      words: (fact, standing) => this.#words(fact, place, standing),
      weekday: (instant) => this.#moments.weekday(instant, place),
    });
  }

  /** The key of the lines that are chosen from instead of what is listed; null where the catalogue has none. */
  #written(key: string): string | null {
    const known = this.#choices.get(key);
    if (known !== undefined) return known;
    const lines = `${key}.choices`;
    const written = this.#text(lines) === undefined ? null : lines;
    this.#choices.set(key, written);
    return written;
  }

  #format(key: string, values: Values): string {
    try {
      return this.#message(key).format(values);
    } catch (error) {
      throw new Error(`The message "${key}" cannot be said in ${this.#locale}: ${String(error)}`, { cause: error });
    }
  }

  #message(key: string): Message {
    const known = this.#messages.get(key);
    if (known !== undefined) return known;
    const text = this.#text(key);
    if (text === undefined) throw new Error('no catalogue has it');
    const message = compileMessage(text, this.#tag);
    this.#messages.set(key, message);
    return message;
  }

  #text(key: string): string | undefined {
    return this.#texts.find((texts) => texts !== undefined && Object.hasOwn(texts, key))?.[key];
  }

  /** Numbers stay numbers, so that a message can count with them. */
  #value(fact: Fact, place: Place): string | number | null {
    if (fact === null || typeof fact === 'number') return fact;
    return this.#words(fact, place, 'sentence');
  }

  #words(fact: Fact, place: Place, standing: Standing): string {
    if (fact === null) return '';
    if (typeof fact !== 'object') return String(fact);
    if ('at' in fact) return this.#moment(fact, place, standing);
    if ('date' in fact) return this.#moments.day(fact.date, place, standing);
    if ('time' in fact) return this.#moments.clock(fact.time);
    if ('cents' in fact) return this.#amount(fact);
    if ('all' in fact) return this.#list('conjunction', fact.all, place);
    if ('either' in fact) return this.#list('disjunction', fact.either, place);
    if ('numbered' in fact) return this.#lines(fact.numbered, place);
    return this.say(fact.say, fact.facts, place);
  }

  #moment(fact: Extract<Fact, { at: string }>, here: Place, standing: Standing): string {
    const place = fact.zone === undefined ? here : { ...here, timeZone: fact.zone };
    switch (fact.as) {
      case 'slot':
        return this.#moments.slot(fact.at, place, standing);
      case 'day':
        return this.#moments.dayAt(fact.at, place, standing);
      case 'time':
        return this.#moments.time(fact.at, place);
    }
  }

  #amount({ cents, currency }: Extract<Fact, { cents: number }>): string {
    const format = this.#amounts.get(currency) ?? amountFormat(this.#tag, currency);
    this.#amounts.set(currency, format);
    // A no-break space is outside the alphabet of text messages and would make each of them cost twice.
    return format.format(decimal({ cents, currency })).replaceAll(/[\u00a0\u202f]/gu, ' ');
  }

  #list(type: 'conjunction' | 'disjunction', facts: readonly Fact[], place: Place): string {
    const format = this.#lists.get(type) ?? new Intl.ListFormat(this.#tag, { type });
    this.#lists.set(type, format);
    return format.format(facts.map((fact) => this.#words(fact, place, 'sentence')));
  }

  #lines(facts: readonly Fact[], place: Place): string {
    return facts.map((fact, index) => `${index + 1}. ${this.#words(fact, place, 'line')}`).join('\n');
  }
}

function amountFormat(tag: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
