import type { Locale } from '../../core/locale.ts';

/** What a first conversation says, and what a first task asks, in each language. */
interface Phrases {
  readonly when: string;
  readonly nothingMore: string;
  readonly name: string;
  readonly yes: string;
  readonly hours: string;
  readonly title: string;
  readonly triggers: readonly string[];
  readonly dayNames: readonly string[];
  readonly askDay: string;
  readonly timeNames: readonly string[];
  readonly askTime: string;
  readonly end: string;
  readonly taken: string;
  readonly closed: string;
  readonly past: string;
}

export const PHRASES: { readonly [L in Locale]: Phrases } = {
  en: {
    when: 'next Thursday, please',
    nothingMore: 'nothing else',
    name: 'Robin Lee',
    yes: 'yes',
    hours: 'next Thursday from 10 to 12',
    title: 'book a visit',
    triggers: ['book', 'visit', 'appointment'],
    dayNames: ['day', 'date'],
    askDay: 'Which day would suit you?',
    timeNames: ['time', 'hour'],
    askTime: 'At what time?',
    end: 'See you on {date} at {time}. Your reference is {booking_ref}.',
    taken: 'That time is taken.',
    closed: 'We’re closed then.',
    past: 'That has already gone by.',
  },
  es: {
    when: 'el jueves que viene, por favor',
    nothingMore: 'nada más',
    name: 'Elena Ruiz',
    yes: 'sí',
    hours: 'el jueves que viene de 10 a 12',
    title: 'reservar una visita',
    triggers: ['reservar', 'visita', 'cita'],
    dayNames: ['día', 'fecha'],
    askDay: '¿Qué día le vendría bien?',
    timeNames: ['hora'],
    askTime: '¿A qué hora?',
    end: 'Le esperamos el {date} a las {time}. Su referencia es {booking_ref}.',
    taken: 'Esa hora ya está ocupada.',
    closed: 'A esa hora está cerrado.',
    past: 'Eso ya ha pasado.',
  },
  fr: {
    when: 'jeudi prochain, s’il vous plaît',
    nothingMore: 'rien d’autre',
    name: 'Camille Durand',
    yes: 'oui',
    hours: 'jeudi prochain de 10 h à 12 h',
    title: 'réserver une visite',
    triggers: ['réserver', 'visite', 'rendez-vous'],
    dayNames: ['jour', 'date'],
    askDay: 'Quel jour vous conviendrait ?',
    timeNames: ['heure'],
    askTime: 'À quelle heure ?',
    end: 'À bientôt, le {date} à {time}. Votre référence : {booking_ref}.',
    taken: 'Cette heure est déjà prise.',
    closed: 'Nous sommes fermés à ce moment-là.',
    past: 'C’est déjà passé.',
  },
  zh: {
    when: '下周四',
    nothingMore: '没有别的了',
    name: '我叫王芳',
    yes: '是',
    hours: '下周四10点到12点',
    title: '预约到访',
    triggers: ['预约', '预订', '到访'],
    dayNames: ['日期', '哪天'],
    askDay: '您哪天方便？',
    timeNames: ['时间', '几点'],
    askTime: '几点呢？',
    end: '{date} {time}见。您的预约号是 {booking_ref}。',
    taken: '那个时间已经被约走了。',
    closed: '那时我们不营业。',
    past: '那个时间已经过了。',
  },
  km: {
    when: 'ថ្ងៃព្រហស្បតិ៍ក្រោយ',
    nothingMore: 'អស់ហើយ',
    name: 'សុខា ចាន់',
    yes: 'បាទ',
    hours: 'ថ្ងៃព្រហស្បតិ៍ក្រោយ ម៉ោង 10 ដល់ 12',
    title: 'កក់ពេលមក',
    triggers: ['កក់', 'ណាត់'],
    dayNames: ['ថ្ងៃ'],
    askDay: 'តើថ្ងៃណាស្រួលសម្រាប់អ្នក?',
    timeNames: ['ម៉ោង'],
    askTime: 'តើម៉ោងប៉ុន្មាន?',
    end: 'ជួបគ្នានៅ {date} ម៉ោង {time}។ លេខកក់របស់អ្នកគឺ {booking_ref}។',
    taken: 'ម៉ោងនោះមានគេកក់ហើយ។',
    closed: 'ពេលនោះយើងបិទ។',
    past: 'ពេលនោះកន្លងទៅហើយ។',
  },
};
