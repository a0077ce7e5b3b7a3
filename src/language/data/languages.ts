import type { Locale } from '../../core/locale.ts';
import { en as enAgrees } from '../consent/data/en.ts';
import { es as esAgrees } from '../consent/data/es.ts';
import { fr as frAgrees } from '../consent/data/fr.ts';
import { km as kmAgrees } from '../consent/data/km.ts';
import { zh as zhAgrees } from '../consent/data/zh.ts';
import type { ConsentWords } from '../consent/words.ts';
import { en as enWhen } from '../when/data/en.ts';
import { es as esWhen } from '../when/data/es.ts';
import { fr as frWhen } from '../when/data/fr.ts';
import { km as kmWhen } from '../when/data/km.ts';
import type { LanguageData as WhenData } from '../when/data/language.ts';
import { zh as zhWhen } from '../when/data/zh.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { km } from './km.ts';
import type { LanguageData } from './language-data.ts';
import { zh } from './zh.ts';

/** A language: what is heard and said in it, how it tells days and hours, what a yes is made of. */
interface LanguageParts {
  readonly heard: LanguageData;
  readonly when: WhenData;
  readonly agrees: ConsentWords;
}

/** The one list of them: each has its line here. */
export const LANGUAGES: { readonly [L in Locale]: LanguageParts } = {
  en: { heard: en, when: enWhen, agrees: enAgrees },
  es: { heard: es, when: esWhen, agrees: esAgrees },
  fr: { heard: fr, when: frWhen, agrees: frAgrees },
  zh: { heard: zh, when: zhWhen, agrees: zhAgrees },
  km: { heard: km, when: kmWhen, agrees: kmAgrees },
};
