import enNames from './names/en.json' with { type: 'json' };
import esNames from './names/es.json' with { type: 'json' };
import frNames from './names/fr.json' with { type: 'json' };
import { asItIs, inPlainWords, type Names, type Naming } from './names.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** What turns are told with, in the languages that the console speaks (X17, G10). */
export type Sentences = { readonly [Key in keyof typeof en]: string };

const NAMES: { readonly [Language in ExplainedIn]: Names } = { en: enNames, es: esNames, fr: frNames };

const SENTENCES: { readonly [Language in ExplainedIn]: Sentences } = { en, es, fr };

export const EXPLAINED_IN = ['en', 'es', 'fr'] as const;
export type ExplainedIn = (typeof EXPLAINED_IN)[number];
/** For whoever has not said in which. */
export const UNLESS_TOLD: ExplainedIn = 'en';

/** One of the sentences with its facts. */
export interface Tell {
  (key: keyof Sentences, facts?: { readonly [name: string]: string | number }): string;
  readonly named: Naming;
  /** For the people of a business: without states, keys and ids, which are nobody's words (G3). */
  readonly isPlain: boolean;
}

export function telling(language: ExplainedIn, isPlain = false): Tell {
  const sentences = SENTENCES[language];
  const tell = (key: keyof Sentences, facts: { readonly [name: string]: string | number } = {}) =>
    sentences[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  return Object.assign(tell, { named: isPlain ? inPlainWords(NAMES[language]) : asItIs, isPlain });
}
