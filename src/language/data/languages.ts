import type { Locale } from '../../core/locale.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { km } from './km.ts';
import type { LanguageData } from './language-data.ts';
import { zh } from './zh.ts';

/** What is heard in each language. */
export const LANGUAGES: { readonly [L in Locale]: LanguageData } = { en, es, fr, zh, km };
