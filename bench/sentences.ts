import type { Locale } from '../src/core/locale.ts';

/** Messages for the languages in which few conversations are scripted. */
export const SENTENCES: readonly { readonly text: string; readonly locale: Locale }[] = [
  ...say('fr', [
    'Bonjour, je voudrais réserver une salle pour douze personnes mardi prochain',
    'plutôt le matin, vers 9h30',
    'non, ça ne me convient pas',
    'le deuxième créneau, merci',
    'avez-vous un parking ?',
    'pas avant 14h svp',
    'mon budget est de 300 euros maximum',
    'je préfère parler à quelqu’un',
    'annulez tout',
    'oui c’est parfait',
  ]),
  ...say('zh', [
    '你好，我们四个人想去海边玩三天',
    '下周五下午三点可以吗？',
    '预算大概五百美元以内',
    '第二个吧',
    '有没有便宜一点的',
    '我已经付款了',
    '扫码不成功',
    '帮我取消预订',
    '我叫王小明，电话 012 345 678',
    '好的，就这样',
  ]),
  ...say('km', [
    'សួស្តី យើងមានគ្នា ៤ នាក់ ចង់ទៅសមុទ្រ ៣ ថ្ងៃ',
    'ថ្ងៃសុក្រក្រោយ ម៉ោង ៣ រសៀល',
    'ថវិកាប្រហែល ៥០០ ដុល្លារ',
    'យកទីពីរ',
    'មានថោកជាងនេះទេ?',
    'ខ្ញុំបានបង់លុយរួចហើយ',
    'ស្កេនមិនបានទេ',
    'លុបចោលការកក់របស់ខ្ញុំ',
    'ខ្ញុំឈ្មោះ ចាន់ណា',
    'បាទ យល់ព្រម',
  ]),
];

/** What makes the most work when it is written again and again: figures, cue words, marks, one long word, no spaces. */
export const WORST: readonly string[] = [
  '1',
  '1 ',
  '9:30 ',
  '? ',
  '"',
  'a',
  'cancel ',
  'no el ',
  'pas le ',
  'not on friday or ',
  'twenty ',
  '不要周五',
  'ថ្ងៃ',
  'ខ្ញុំចង់កក់',
  'មិន',
];

function say(locale: Locale, texts: readonly string[]): { text: string; locale: Locale }[] {
  return texts.map((text) => ({ text, locale }));
}
