import type { Temporal } from 'temporal-polyfill';
import type { Locale } from '../../core/locale.ts';

/**
 * Dates, times and lengths of time said in five languages, for the tests that require them back. It shares nothing
 * with the recogniser, so that a mistake in one is not repeated in the other.
 */

export const ZONES: { readonly [L in Locale]: string } = {
  en: 'Europe/London',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  zh: 'Asia/Shanghai',
  km: 'Asia/Phnom_Penh',
};

export const AROUND: { readonly [L in Locale]: readonly (readonly [string, string])[] } = {
  en: [
    ['', ''],
    ["I'd like to come ", ' please'],
    ['Hi! Is there anything ', '?'],
  ],
  es: [
    ['', ''],
    ['Quiero cita ', ' por favor'],
    ['¡Hola! ¿Tenéis algo ', '?'],
  ],
  fr: [
    ['', ''],
    ['Je voudrais venir ', " s'il vous plaît"],
    ['Bonjour, avez-vous une place ', ' ?'],
  ],
  zh: [
    ['', ''],
    ['我想', '来'],
    ['你好，', '可以吗？'],
  ],
  km: [
    ['', ''],
    ['ខ្ញុំចង់មក ', ' បានទេ'],
    ['សួស្តី! ', '?'],
  ],
};

function khmerFigures(value: number): string {
  return [...String(value)].map((digit) => String.fromCharCode(0x17e0 + Number(digit))).join('');
}

function chinese(value: number): string {
  const digits = '零一二三四五六七八九';
  const [tens, units] = [Math.floor(value / 10), value % 10];
  const head = tens === 0 ? '' : `${tens === 1 ? '' : digits.charAt(tens)}十`;
  return head + (units === 0 && tens > 0 ? '' : digits.charAt(units));
}

export function name(date: Temporal.PlainDate, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date.toString()}T12:00:00Z`),
  );
}

export function dateForms(date: Temporal.PlainDate, locale: Locale): readonly string[] {
  const { day, month, year } = date;
  const monthName = name(date, locale, { month: 'long' });
  const weekday = name(date, locale, { weekday: 'long' });
  const iso = date.toString();
  switch (locale) {
    case 'en': {
      const suffix =
        day % 10 === 1 && day !== 11
          ? 'st'
          : day % 10 === 2 && day !== 12
            ? 'nd'
            : day % 10 === 3 && day !== 13
              ? 'rd'
              : 'th';
      return [
        `on ${day} ${monthName}`,
        `${monthName} ${day}${suffix}`,
        `on the ${day}${suffix} of ${monthName}`,
        `on ${weekday}, ${monthName} ${day}`,
        `${day} ${monthName} ${year}`,
        `${monthName.slice(0, 3)} ${day}, ${year}`,
        `${day}/${month}/${year}`,
        iso,
      ];
    }
    case 'es':
      return [
        `el ${day} de ${monthName}`,
        `el ${weekday} ${day} de ${monthName}`,
        `para el ${day} de ${monthName} de ${year}`,
        `${day}/${month}/${year}`,
        `el ${day}-${month}-${year}`,
        iso,
      ];
    case 'fr':
      return [
        `le ${day === 1 ? '1er' : day} ${monthName}`,
        `${weekday} ${day} ${monthName}`,
        `pour le ${day} ${monthName} ${year}`,
        `le ${day}/${month}/${year}`,
        iso,
      ];
    case 'zh':
      return [
        `${month}月${day}日`,
        `${chinese(month)}月${chinese(day)}号`,
        `${year}年${month}月${day}號`,
        `${month}月${day}日${weekday}`,
        iso,
      ];
    case 'km':
      return [
        `ថ្ងៃទី${khmerFigures(day)} ខែ${monthName}`,
        `ថ្ងៃ${weekday} ទី ${day} ខែ${monthName} ឆ្នាំ${khmerFigures(year)}`,
        `${khmerFigures(day)} ${monthName}`,
        `${khmerFigures(day)}/${khmerFigures(month)}/${khmerFigures(year)}`,
        iso,
      ];
  }
}

export const AHEAD: { readonly [L in Locale]: readonly ((count: number) => string)[] } = {
  en: [(count) => `in ${count} days`, (count) => `${count} days from now`],
  es: [(count) => `en ${count} días`, (count) => `dentro de ${count} días`],
  fr: [(count) => `dans ${count} jours`],
  zh: [(count) => `${count}天后`, (count) => `${count}天以后`],
  km: [(count) => `${khmerFigures(count)} ថ្ងៃទៀត`, (count) => `ក្នុងរយៈពេល ${count} ថ្ងៃ`],
};

export const NEXT: { readonly [L in Locale]: (weekday: string) => readonly string[] } = {
  en: (weekday) => [`next ${weekday}`, `${weekday} next week`, `next week on ${weekday}`],
  es: (weekday) => [`el próximo ${weekday}`, `el ${weekday} que viene`, `el ${weekday} de la semana que viene`],
  fr: (weekday) => [`${weekday} prochain`, `${weekday} de la semaine prochaine`],
  zh: (weekday) => [`下${weekday}`, `下个${weekday}`, weekday.replace('星期', '下周')],
  km: (weekday) => [`ថ្ងៃ${weekday}សប្តាហ៍ក្រោយ`, `ថ្ងៃ${weekday}ក្រោយ`],
};

export function timeForms(hour: number, minute: number, locale: Locale): readonly string[] {
  const two = String(minute).padStart(2, '0');
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const exact = `${String(hour).padStart(2, '0')}:${two}`;
  switch (locale) {
    case 'en':
      return [
        `at ${exact}`,
        `at ${twelve}:${two} ${hour < 12 ? 'am' : 'pm'}`,
        `${twelve}.${two}${hour < 12 ? 'am' : 'pm'}`,
        `${twelve}:${two} in the ${hour < 12 ? 'morning' : 'afternoon'}`,
      ];
    case 'es':
      return [
        `a las ${exact}`,
        `a las ${twelve}:${two} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
        `a las ${twelve} y ${minute === 0 ? 'cinco' : minute} de la ${hour < 12 ? 'mañana' : 'tarde'}`,
      ].slice(0, minute === 0 ? 2 : 3);
    case 'fr':
      return [`à ${hour}h${two}`, `à ${exact}`, `vers ${hour} h ${two}`];
    case 'zh':
      return [
        `${hour < 12 ? '上午' : '下午'}${chinese(twelve)}点${minute === 0 ? '' : `${minute < 10 ? '零' : ''}${chinese(minute)}分`}`,
        `${hour < 12 ? '上午' : '下午'}${twelve}:${two}`,
        exact,
      ];
    case 'km':
      return [
        `ម៉ោង ${khmerFigures(twelve)}:${khmerFigures(minute).padStart(2, '០')} ${hour < 12 ? 'ព្រឹក' : 'រសៀល'}`,
        `នៅម៉ោង ${exact}`,
      ];
  }
}

export const BETWEEN: { readonly [L in Locale]: (from: number, to: number) => readonly string[] } = {
  en: (from, to) => [`between ${from}:00 and ${to}:00`, `from ${from}h to ${to}h`, `${from}:00-${to}:00`],
  es: (from, to) => [`entre las ${from}:00 y las ${to}:00`, `de ${from} a ${to}`],
  fr: (from, to) => [`entre ${from}h et ${to}h`, `de ${from}h à ${to}h`],
  zh: (from, to) => [`${from}点到${to}点`, `从${from}点至${to}点`],
  km: (from, to) => [`ពីម៉ោង ${from} ដល់ម៉ោង ${to}`, `ចន្លោះម៉ោង ${khmerFigures(from)} និង ${khmerFigures(to)}`],
};

export const LENGTHS: {
  readonly [L in Locale]: { readonly [U in 'minutes' | 'days' | 'nights']: (count: number) => string };
} = {
  en: { minutes: (n) => `${n} minutes`, days: (n) => `${n} days`, nights: (n) => `${n} nights` },
  es: { minutes: (n) => `${n} minutos`, days: (n) => `${n} días`, nights: (n) => `${n} noches` },
  fr: { minutes: (n) => `${n} minutes`, days: (n) => `${n} jours`, nights: (n) => `${n} nuits` },
  zh: { minutes: (n) => `${n}分钟`, days: (n) => `${chinese(n)}天`, nights: (n) => `${n}晚` },
  km: { minutes: (n) => `${n} នាទី`, days: (n) => `${khmerFigures(n)}ថ្ងៃ`, nights: (n) => `${khmerFigures(n)} យប់` },
};

export const HOURS_AHEAD: { readonly [L in Locale]: (count: number) => string } = {
  en: (n) => `in ${n} hours`,
  es: (n) => `dentro de ${n} horas`,
  fr: (n) => `dans ${n} heures`,
  zh: (n) => `${n}小时后`,
  km: (n) => `${khmerFigures(n)} ម៉ោងទៀត`,
};
