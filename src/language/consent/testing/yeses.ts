import type { Locale } from '../../../core/locale.ts';

/**
 * What yeses are made of, for the property that X11 asks for: assent × courtesy × restatement agrees, and with a word from
 * elsewhere in it never does. The proposal is a booking for 20 February 2026, 2 people, 3 days.
 */
export interface Yeses {
  readonly locale: Locale;
  readonly assents: readonly string[];
  readonly courtesies: readonly string[];
  readonly restatements: readonly string[];
  /** Content words from elsewhere, at least 300. */
  readonly strangers: readonly string[];
}
