import type { Locale } from '../core/locale.ts';
import type { Listening } from '../core/vocabulary.ts';
import { read } from './read.ts';

/** Ordinary sentences that touch every recogniser: reading them makes ready what a language needs. */
const SENTENCES: { readonly [L in Locale]: readonly string[] } = {
  en: ['Hello, could I come on Friday 6 March at 3 pm, please?', 'Yes, the second one, for two people', 'No, thanks'],
  es: [
    'Hola, ¿puedo ir el viernes 6 de marzo a las 3 de la tarde?',
    'Sí, la segunda, para dos personas',
    'No, gracias',
  ],
  fr: ['Bonjour, puis-je venir le vendredi 6 mars à 15 h ?', 'Oui, la deuxième, pour deux personnes', 'Non merci'],
  zh: ['你好，我三月六号星期五下午三点可以来吗？', '好的，第二个，两个人', '不用了，谢谢'],
  km: ['ជម្រាបសួរ តើខ្ញុំអាចមកថ្ងៃសុក្រ ទី៦ ខែមីនា ម៉ោង ៣ រសៀលបានទេ?', 'បាទ យកទីពីរ សម្រាប់ ២ នាក់', 'ទេ អរគុណ'],
};

/**
 * Makes languages and a business's vocabulary ready before anybody writes: otherwise the first message of each language
 * pays for all that come after it.
 */
export function warm(locales: readonly Locale[], listening: Listening): void {
  for (const locale of locales) for (const sentence of SENTENCES[locale]) read(sentence, locale, listening);
}
