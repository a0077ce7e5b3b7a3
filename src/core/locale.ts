/** The languages Holdfast speaks. A business offers some of them; the first it lists is its own. */
export const LOCALES = ['en', 'es', 'fr', 'zh', 'km'] as const;

export type Locale = (typeof LOCALES)[number];

/** What is said where a language lacks a message: better understood by some than not said at all. */
export const COMMON_LANGUAGE: Locale = LOCALES[0];

/** What a business speaks unless somebody is heard to speak another of its languages. */
export function ownLanguage(locales: readonly Locale[] = []): Locale {
  return locales[0] ?? COMMON_LANGUAGE;
}
