import type { Locale } from '../../core/locale.ts';

/**
 * How each language says when something is: data only, as ICU messages. Facts they may use: `weekday` and `month` by
 * name, `day`, `monthNumber` and `year` in digits; `hour`, `hour12` and `minute` (two digits), `half` (am, pm),
 * `shownHour` (whichever of the two hours the time shows); `order`
 * (`month_first` where a region writes March 6) and `clock` (`half` where it counts twelve hours); `near` (today,
 * tomorrow); and `date` and `time` once they are put together.
 *
 * Near days come in two shapes. On a line of its own a slot begins with "Tomorrow"; within a sentence, where an article
 * or "on" may stand before it, the word follows the date, so that it fits whatever the sentence is.
 */
export interface Manner {
  /** The tag whose names and numbers are used where the business gives none of its own. */
  readonly tag: string;
  readonly date: string;
  readonly dateWithYear: string;
  readonly time: string;
  readonly slot: string;
  readonly nearSlot: string;
  readonly nearSlotLine: string;
  readonly nearDay: string;
  readonly nearDayLine: string;
}

const en: Manner = {
  tag: 'en-GB',
  date: '{order, select, month_first {{weekday}, {month} {day}} other {{weekday} {day} {month}}}',
  dateWithYear:
    '{order, select, month_first {{weekday}, {month} {day}, {year}} other {{weekday} {day} {month} {year}}}',
  time: '{clock, select, half {{hour12}:{minute} {half}} other {{hour}:{minute}}}',
  slot: '{date} at {time}',
  nearSlot: '{date} ({near, select, today {today} other {tomorrow}}) at {time}',
  nearSlotLine: '{near, select, today {Today} other {Tomorrow}}, {date}, at {time}',
  nearDay: '{date} ({near, select, today {today} other {tomorrow}})',
  nearDayLine: '{near, select, today {Today} other {Tomorrow}}, {date}',
};

const es: Manner = {
  tag: 'es-ES',
  date: '{weekday} {day} de {month}',
  dateWithYear: '{weekday} {day} de {month} de {year}',
  time: '{clock, select, half {{hour12}:{minute} {half, select, am {a. m.} other {p. m.}}} other {{hour}:{minute}}}',
  slot: '{date} {shownHour, select, 1 {a la} other {a las}} {time}',
  nearSlot: '{date} ({near, select, today {hoy} other {mañana}}) {shownHour, select, 1 {a la} other {a las}} {time}',
  nearSlotLine:
    '{near, select, today {Hoy} other {Mañana}}, {date}, {shownHour, select, 1 {a la} other {a las}} {time}',
  nearDay: '{date} ({near, select, today {hoy} other {mañana}})',
  nearDayLine: '{near, select, today {Hoy} other {Mañana}}, {date}',
};

const fr: Manner = {
  tag: 'fr-FR',
  date: '{weekday} {day, select, 1 {1er} other {{day}}} {month}',
  dateWithYear: '{weekday} {day, select, 1 {1er} other {{day}}} {month} {year}',
  time: '{hour} h{minute, select, 00 {} other { {minute}}}',
  slot: '{date} à {time}',
  nearSlot: '{date} ({near, select, today {aujourd’hui} other {demain}}) à {time}',
  nearSlotLine: '{near, select, today {Aujourd’hui} other {Demain}}, {date}, à {time}',
  nearDay: '{date} ({near, select, today {aujourd’hui} other {demain}})',
  nearDayLine: '{near, select, today {Aujourd’hui} other {Demain}}, {date}',
};

const zh: Manner = {
  tag: 'zh-CN',
  date: '{monthNumber}月{day}日{weekday}',
  dateWithYear: '{year}年{monthNumber}月{day}日{weekday}',
  time: '{hour}:{minute}',
  slot: '{date} {time}',
  nearSlot: '{near, select, today {今天} other {明天}}（{date}）{time}',
  nearSlotLine: '{near, select, today {今天} other {明天}}（{date}）{time}',
  nearDay: '{near, select, today {今天} other {明天}}（{date}）',
  nearDayLine: '{near, select, today {今天} other {明天}}（{date}）',
};

const km: Manner = {
  tag: 'km-KH',
  date: 'ថ្ងៃ{weekday} ទី{day} ខែ{month}',
  dateWithYear: 'ថ្ងៃ{weekday} ទី{day} ខែ{month} ឆ្នាំ{year}',
  time: '{hour}:{minute}',
  slot: '{date} ម៉ោង {time}',
  nearSlot: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date}) ម៉ោង {time}',
  nearSlotLine: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date}) ម៉ោង {time}',
  nearDay: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date})',
  nearDayLine: '{near, select, today {ថ្ងៃនេះ} other {ថ្ងៃស្អែក}} ({date})',
};

export const MANNERS: { readonly [L in Locale]: Manner } = { en, es, fr, zh, km };
