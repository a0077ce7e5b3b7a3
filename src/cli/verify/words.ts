import type { Locale } from '../../core/locale.ts';

/** What people say in any talk, and what they answer when a day, a time, a number or a name is asked for. */
export const SENTENCES: { readonly [L in Locale]: readonly string[] } = {
  en: [
    ...[
      'yes',
      'no',
      'ok',
      'yes but not that',
      'not now, let me think',
      'cancel',
      'change it',
      'try again',
      'start over',
    ],
    ...['thanks', 'help', 'let me talk to a real person please', 'when is my appointment?', 'call off my appointment'],
    ...[
      'I want to move my appointment',
      'I never agreed to that',
      'in two days',
      'next Friday at 10:00',
      '2',
      '7',
      'Ana Reyes',
    ],
  ],
  es: [
    ...[
      'sí',
      'no',
      'vale',
      'sí pero eso no',
      'ahora no, lo pienso',
      'cancelar',
      'cambiarlo',
      'inténtalo de nuevo',
      'empezar de nuevo',
    ],
    ...['gracias', 'ayuda', 'quiero hablar con una persona', '¿cuándo es mi cita?', 'quiero anular mi cita'],
    ...[
      'quiero cambiar mi cita de hora',
      'yo no he aceptado eso',
      'pasado mañana',
      'el viernes a las 10:00',
      '2',
      '7',
      'Ana Reyes',
    ],
  ],
  fr: [
    ...[
      'oui',
      'non',
      'd’accord',
      'oui mais pas ça',
      'pas maintenant, je réfléchis',
      'annuler',
      'changer',
      'réessayez',
      'recommencer',
    ],
    ...['merci', 'aide', 'je voudrais parler à une personne', 'quand est ma réservation ?', 'annulez ma réservation'],
    ...[
      'je voudrais déplacer ma réservation',
      'je n’ai jamais accepté ça',
      'après-demain',
      'vendredi de 10h à 12h',
      '2',
      '7',
      'Ana Reyes',
    ],
  ],
  zh: [
    ...['是的', '不', '好的', '是的，但不是这个', '现在不，我想想', '取消', '改一下', '再试一次', '重新开始'],
    ...['谢谢', '帮助', '我想和真人谈', '我的预订是什么时候？', '取消我的预订'],
    ...['我想改预订的时间', '我没有同意过', '后天', '星期五上午10点', '2', '王芳'],
  ],
  km: [
    ...['បាទ', 'ទេ', 'យល់ព្រម', 'មិនមែនឥឡូវទេ', 'បោះបង់', 'ប្តូរ', 'សាកម្តងទៀត', 'អរគុណ', 'ជំនួយ', '2'],
    ...['ខ្ញុំចង់និយាយជាមួយមនុស្ស', 'លុបចោលការកក់របស់ខ្ញុំ', 'ថ្ងៃសុក្រ'],
  ],
};

/** What says that something is booked now. */
const CLAIMS: { readonly [L in Locale]: RegExp } = {
  en: /\b(?:you(?:’|')re|you are|it(?:’|')s|it is|is|are|has been|all) (?:now )?(?:booked|confirmed|reserved)\b/iu,
  es: /\b(?:queda|quedas|está|ha quedado|he) (?:reservad|confirmad|apuntad)/iu,
  fr: /(?:est|sont|êtes) (?:bien )?(?:réservée?s?|confirmée?s?)/iu,
  zh: /预订成功|已为您预订|已预订好|预订已确认/u,
  km: /បានកក់រួច|កក់ជោគជ័យ|បានបញ្ជាក់រួច/u,
};

/** What makes a sentence say no such thing: a question, a condition, a denial. */
const UNSAID: { readonly [L in Locale]: RegExp } = {
  en: /[?]|\b(?:not|nothing|no|never|once|when|if|until|before|as soon as)\b|n[’']t\b/iu,
  es: /[?]|\b(?:no|nada|nunca|cuando|si|hasta|antes|en cuanto)\b/iu,
  fr: /[?]|\b(?:pas|rien|jamais|si|quand|dès|une fois|avant)\b/iu,
  zh: /[?？]|不|没|未|如果|之后|后再/u,
  km: /[?？]|មិន|គ្មាន|ពុំ|ប្រសិនបើ/u,
};

/** Whether words say that something is booked: sentence by sentence. */
export function claimsBooking(text: string, language: Locale): boolean {
  const sentences = text.match(/[^.!?。！？។]+[.!?。！？។]?/gu) ?? [];
  return sentences.some((sentence) => CLAIMS[language].test(sentence) && !UNSAID[language].test(sentence));
}
