import { LOCALES, type Locale } from '../../core/locale.ts';

/** What a command means, in words that the desk knows. */
const COMMANDS: { readonly [command: string]: { readonly [L in Locale]: string } } = {
  start: { en: 'Hello', es: 'Hola', fr: 'Bonjour', zh: '你好', km: 'សួស្តី' },
  help: { en: 'help', es: 'ayuda', fr: 'aide', zh: '帮助', km: 'ជំនួយ' },
  cancel: { en: 'cancel', es: 'cancelar', fr: 'annuler', zh: '取消', km: 'បោះបង់' },
};

/** The words of a command in the language of whoever sent it, where that is spoken here; null for what is no known command. */
export function wordsOf(text: string, code: string | null | undefined, own: Locale): string | null {
  const [, command = ''] = /^\/([a-z]+)(?:@\w+)?(?:\s|$)/i.exec(text) ?? [];
  const language = LOCALES.find((locale) => locale === code?.split('-')[0]) ?? own;
  return COMMANDS[command.toLowerCase()]?.[language] ?? null;
}
