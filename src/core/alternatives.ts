import { type DateMention, mentions, type Reading } from './reading.ts';

/** What stands between two places, less the one time that was said of all: "Tuesday at 9 or Wednesday at 9". */
function withoutTimes(reading: Reading, from: number, to: number): string {
  const times = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  const isOne = new Set(times.map(({ time }) => time)).size === 1;
  const within = isOne ? times.filter(({ start, end }) => start >= from && end <= to) : [];
  return within.reduceRight(
    (text, { start, end }) => text.slice(0, start - from) + text.slice(end - from),
    reading.text.slice(from, to),
  );
}

/** The longest "or" between two days, with the part of the first that may stand before it: "Friday morning or Monday". */
const BETWEEN_MAX = 24;

/** Days named right after one another, none of them in another's place. */
export function alternatives(reading: Reading, date: DateMention): DateMention[] {
  const open = mentions(reading, 'date').filter(({ negated, start }) => negated !== true && start >= date.start);
  const found: DateMention[] = [];
  for (const [index, mention] of open.entries()) {
    const before = open[index - 1];
    if (before === undefined || mention.date === before.date) continue;
    const between = withoutTimes(reading, before.end, mention.start);
    if (between.length > BETWEEN_MAX || /[\d.!?。！？]/u.test(between)) break;
    found.push(mention);
  }
  return found;
}
