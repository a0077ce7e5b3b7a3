import { en } from './en.ts';
import type { LanguageData } from './language-data.ts';

export const km: LanguageData = { ...en, locale: 'km' };
