import { en } from './en.ts';
import type { LanguageData } from './language-data.ts';

export const fr: LanguageData = { ...en, locale: 'fr' };
