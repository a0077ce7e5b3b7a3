import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

/** What turns are told with, in the languages that the console speaks (X17, G10). */
export type Sentences = { readonly [Key in keyof typeof en]: string };

const SENTENCES = { en, es, fr };

export const EXPLAINED_IN = ['en', 'es', 'fr'] as const;
export type ExplainedIn = (typeof EXPLAINED_IN)[number];

/** One of the sentences with its facts. */
export type Tell = (key: keyof Sentences, facts?: { readonly [name: string]: string | number }) => string;

export function telling(language: ExplainedIn): Tell {
  const sentences: Sentences = SENTENCES[language];
  return (key, facts = {}) =>
    sentences[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
