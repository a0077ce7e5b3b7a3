import type { Locale } from '../../../core/locale.ts';
import patterns from '../words/heard/patterns.json' with { type: 'json' };

type Language = (typeof patterns)[keyof typeof patterns];
type Pattern = Exclude<keyof Language, 'at_home'>;

function compiled(name: Pattern): readonly RegExp[] {
  return Object.values(patterns).flatMap((language: { readonly [P in Pattern]: readonly string[] }) =>
    language[name].map((one) => new RegExp(one, 'iu')),
  );
}

/** What no list of names can catch is listened for in every language at once, because people mix them (D12). */
export const PATTERNS: { readonly [P in Pattern]: readonly RegExp[] } = {
  pickup_place: compiled('pickup_place'),
  pickup_asked: compiled('pickup_asked'),
  place_end: compiled('place_end'),
  party_before: compiled('party_before'),
  /** Words that say who travels by what the trip is for: a honeymoon is for two. */
  just_two: compiled('just_two'),
  /** "The one with the pool": one of several is meant by what it has. */
  the_one: compiled('the_one'),
  /** Where "one person" is also how "each" is said. */
  one_each: compiled('one_each'),
  /** "The 3rd one" is a thing and no day; "12号" may be either. */
  one_of_them: compiled('one_of_them'),
  /** What stands before, and after, the day of the way back. */
  back_before: compiled('back_before'),
  back_after: compiled('back_after'),
  /** "I'd rather not", "do I have to?" */
  unwilling: compiled('unwilling'),
  /** "4D3N", as tours are written. */
  stay: compiled('stay'),
};

/** The codes of the countries whose mobiles look like this to whoever speaks the language. */
export function dialledFrom(locale: Locale, digits: string): readonly string[] {
  const languages: { readonly [L in Locale]?: { readonly at_home: { readonly [code: string]: string } } } = patterns;
  const numbers = Object.entries(languages[locale]?.at_home ?? {});
  return numbers.flatMap(([code, mobile]) => (new RegExp(mobile, 'u').test(digits) ? [code] : []));
}
