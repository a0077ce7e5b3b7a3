import { z } from 'zod';
import { LOCALES, type Locale } from '../core/locale.ts';

/** A language, or a language with the region whose habits it is written in: `en`, `en-US`. The region is optional. */
export const languageTag = z.string().refine((tag) => languageOf(tag) !== null, {
  error: ({ input }) => `"${String(input)}" is none of the languages spoken here: ${LOCALES.join(', ')}`,
});

export const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(LOCALES), value);

export function tagsOf(locales: readonly string[]): { readonly [L in Locale]?: string } {
  const tags: { [L in Locale]?: string } = {};
  for (const tag of locales) {
    const language = languageOf(tag);
    if (language !== null && tag.includes('-')) tags[language] ??= tag;
  }
  return tags;
}

export function languageOf(tag: string): Locale | null {
  const [language, region] = tag.split('-', 2);
  if (tag.includes('-') && !/^[A-Z][A-Za-z]{1,3}$/.test(region ?? '')) return null;
  return LOCALES.find((locale) => locale === language) ?? null;
}
