import { LOCALES, type Locale } from '../../core/locale.ts';
import { COMMANDS } from './words.ts';

/** The words of a command in the language of whoever sent it, where that is spoken here; null for what is no known command. */
export function wordsOf(text: string, code: string | null | undefined, own: Locale): string | null {
  const [, command = ''] = /^\/([a-z]+)(?:@\w+)?(?:\s|$)/i.exec(text) ?? [];
  const language = LOCALES.find((locale) => locale === code?.split('-')[0]) ?? own;
  return COMMANDS[command.toLowerCase()]?.[language] ?? null;
}
