import { type ItemMention, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import type { DateMention } from '../../../core/when.ts';
import { weekdayOf } from '../../../domain/zoned.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import { phraseIn } from '../kinds/phrase.ts';
import type { Task } from '../task/schema.ts';
import ors from './or.json' with { type: 'json' };

interface Where {
  readonly task: Task;
  readonly slots: Slots;
  readonly moment: Moment;
}

/** "Change Denver to Dallas", "change Friday to Monday": what is known gives way to what follows, and is told anew by nobody. */
export function asReplaced(reading: Reading, where: Where): Reading {
  return placesReplaced(daysReplaced(reading, where), where);
}

function placesReplaced(reading: Reading, { task, slots, moment }: Where): Reading {
  const items = mentions(reading, 'item').filter(({ phrase, negated }) => !phrase && !negated);
  const nameOf = ({ list, id }: ItemMention) => moment.lists[list]?.find((one) => one.id === id)?.names[0];
  for (const [at, old] of items.entries()) {
    const next = items[at + 1];
    if (next === undefined || next.list !== old.list || !isToChange(reading, old)) continue;
    const slot = Object.entries(task.slots).find(
      ([name, { type, list }]) => type === 'item' && list === old.list && slots[name] === nameOf(old),
    )?.[1];
    if (slot === undefined || nameOf(next) === nameOf(old)) continue;
    const instead: Mention = { ...next, role: slot.role ?? null };
    return {
      ...reading,
      mentions: reading.mentions.filter((one) => one !== old).map((one) => (one === next ? instead : one)),
    };
  }
  return reading;
}

/** A day that is known, to another: no way out and no way back. */
function daysReplaced(reading: Reading, { task, slots }: Where): Reading {
  const known = Object.entries(task.slots).flatMap(([name, { type }]) => (type === 'date' ? [slots[name]] : []));
  const span = mentions(reading, 'dates').find(
    (one) => !one.negated && !one.loose && known.includes(one.from) && isToChange(reading, one),
  );
  if (span === undefined) return reading;
  const { from: _, to, start, end } = span;
  const instead: Mention = { kind: 'date', date: to, weekday: weekdayOf(to), form: 'calendar', start, end };
  return { ...reading, mentions: reading.mentions.map((one) => (one === span ? instead : one)) };
}

/** Right behind a word of change, which may go on behind it: "change Denver to". */
function isToChange(reading: Reading, { start }: Mention): boolean {
  return mentions(reading, 'cue').some((one) => {
    if (one.cue !== 'change' || one.negated || one.start >= start) return false;
    const lead = reading.text.slice(one.start, start).trim();
    return one.end <= start ? reading.text.slice(one.end, start).trim() === '' : !/\s/u.test(lead);
  });
}

/** "Thursday or Saturday", "Sat, Sun or Mon": days to look in, of which one is asked for, and no way back (X20). */
export function asEither(reading: Reading): Reading {
  const days = mentions(reading, 'date').filter(({ negated }) => !negated);
  for (const [at, first] of days.entries()) {
    const run = [first];
    for (const next of days.slice(at + 1)) {
      const last = run.at(-1) ?? first;
      if (last.date === next.date || !isEither(reading, last, next)) break;
      run.push(next);
    }
    const named = run.map(({ date }) => date).sort();
    const [from = '', to = '', end = first.end] = [named[0], named.at(-1), run.at(-1)?.end];
    if (run.length === 1) continue;
    const either: Mention = { kind: 'dates', from, to, loose: true, start: first.start, end };
    const others = reading.mentions.filter((one) => one.kind !== 'date' || !run.includes(one));
    return { ...reading, mentions: [...others, either].sort((one, other) => one.start - other.start) };
  }
  return reading;
}

/** Nothing but an "or" between them, or both told by the same words. */
function isEither({ text, locale }: Reading, first: DateMention, second: DateMention): boolean {
  const isOne = first.start === second.start && first.end === second.end;
  if (isOne) return ors[locale].some((or) => phraseIn(text.slice(first.start, first.end), or) !== null);
  return ors[locale].includes(text.slice(first.end, second.start).trim().toLowerCase());
}
