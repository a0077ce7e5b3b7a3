import type { Locale } from '../core/locale.ts';
import occasions from './occasions.json' with { type: 'json' };

/** What people go to, by the words for it: what takes up a day of its own, and what takes up some hours of one. */
type Occasions = {
  readonly [L in Locale]: { readonly ofADay: readonly string[]; readonly ofHours: readonly string[] };
};

const OCCASIONS: Occasions = occasions;

/** What takes up a day of its own: whoever comes before it comes on another. */
export function occasionsOfADay(locale: Locale): readonly string[] {
  return OCCASIONS[locale].ofADay;
}

/** Whatever people go to. */
export function occasionsIn(locale: Locale): readonly string[] {
  return [...OCCASIONS[locale].ofADay, ...OCCASIONS[locale].ofHours];
}
