/** The languages Holdfast speaks. A business offers some of them; the first it lists is its own. */
export const LOCALES = ['en', 'es', 'fr', 'zh', 'km'] as const;

export type Locale = (typeof LOCALES)[number];
