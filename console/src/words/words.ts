import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What the console itself says, one catalogue for each language. Facts stand in braces. */
export type Words = { readonly [key in keyof typeof en]: string };

const WORDS: { readonly [language: string]: Words } = { en, es, fr };

/** Those that the console speaks; whoever reads another is served in English. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
];

export function wordsIn(language: string): Words {
  return WORDS[language] ?? en;
}

export function filled(text: string, facts: { readonly [name: string]: string | number }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
