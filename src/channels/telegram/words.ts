import type { Locale } from '../../core/locale.ts';

/** What a command means, in words that the desk knows. */
export const COMMANDS: { readonly [command: string]: { readonly [L in Locale]: string } } = {
  start: { en: 'Hello', es: 'Hola', fr: 'Bonjour', zh: '你好', km: 'សួស្តី' },
  help: { en: 'help', es: 'ayuda', fr: 'aide', zh: '帮助', km: 'ជំនួយ' },
  cancel: { en: 'cancel', es: 'cancelar', fr: 'annuler', zh: '取消', km: 'បោះបង់' },
};
