import type { Locale } from '../../../core/locale.ts';

/**
 * What yeses in a language are made of, for the property of X11 (generated.test.ts). The proposal is always the same: the
 * restatements name its day, time and place, and the test holds them to be what was proposed.
 */
export interface Yeses {
  readonly locale: Locale;
  /** Each agrees by itself to a booking that was just proposed. */
  readonly assents: readonly string[];
  readonly courtesies: readonly string[];
  /** Of a booking on Friday at 9:30 with Emma; in Chinese and Khmer, of a trip on 20 February for two. */
  readonly restatements: readonly string[];
  /** Content words from elsewhere, at least 300: none of them has a place in a yes. */
  readonly strangers: readonly string[];
}
