import { en } from './en.ts';
import type { LanguageData } from './language-data.ts';

export const zh: LanguageData = { ...en, locale: 'zh' };
