import type { Json } from '../../../core/json.ts';
import { plain } from '../../../core/plain.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { Entry } from '../../../core/vocabulary.ts';
import ors from '../hears/or.json' with { type: 'json' };
import type { Found, Kind } from './kind.ts';
import { strangersIn } from './strangers.ts';

/** Less alike than this, it is another name: nobody who writes Atlantis means Atlanta. */
const LIKENESS_MIN = 0.8;
/** A part of a name stands for it, unless it was said by chance. */
const PART_MIN = 0.5;

/** Something from one of the business's lists, stored by the name the business writes: "NYC" is "New York". */
export const item: Kind = {
  find: (reading, slot, { moment, known: told = null, slots }) => {
    const known = mentions(reading, 'item')
      .filter((mention) => mention.list === slot.list && !mention.negated && mention.likeness >= PART_MIN)
      .flatMap((mention) => {
        const entry = moment.lists[mention.list]?.find((one) => one.id === mention.id);
        const value = entry?.names[0];
        const said = reading.text.slice(mention.start, mention.end);
        if (value === undefined || (mention.likeness < LIKENESS_MIN && !isPart(entry, said))) return [];
        const { start, end, role, likeness } = mention;
        if (!entry?.absent) return [{ value, start, end, role, likeness }];
        // Said of a place that was told already, it corrects that one, whichever it is.
        if (isNamesake(value, told))
          return [{ value, start, end, role: slot.role ?? role, likeness, stranger: true as const }];
        const isOther = Object.values(slots).some((other) => isNamesake(value, other));
        return isOther ? [] : [{ value, start, end, role, likeness, stranger: true as const }];
      });
    return [...eitherOf(reading, known), ...strangersIn(reading, slot, known)];
  },
  normalise: (raw, slot, { moment }) => {
    if (typeof raw !== 'string' || slot.list === undefined) return null;
    const entry = entryCalled(moment.lists[slot.list] ?? [], raw);
    return entry === null || entry.absent ? null : (entry.names[0] ?? null);
  },
};

/** "Miami or Orlando" is neither yet: which of them is asked (X20). */
function eitherOf({ text, locale }: Reading, found: readonly Found[]): readonly Found[] {
  const joined: Found[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const isOr = last !== undefined && ors[locale].includes(text.slice(last.end, one.start).trim().toLowerCase());
    if (!isOr || last.value === one.value || (one.role !== null && one.role !== last.role)) joined.push(one);
    else joined[joined.length - 1] = { ...last, value: `${String(last.value)}${OR}${String(one.value)}`, end: one.end };
  }
  return joined;
}

/** "Portland, Maine" is a namesake of Portland. */
function isNamesake(value: string, told: Json): boolean {
  return typeof told === 'string' && ` ${wordsOnly(value)} `.startsWith(` ${wordsOnly(told)} `);
}

const OR = ' | ';

/** Those of which one is meant; null where a value is no such choice. */
export function eitherIn(raw: Json): readonly string[] | null {
  const names = typeof raw === 'string' ? raw.split(OR) : [];
  return names.length > 1 ? names : null;
}

/** Whether these are whole words of one of its names: "Mexico" of Mexico City. */
function isPart(entry: Entry | undefined, said: string): boolean {
  return (entry?.names ?? []).some((name) => ` ${wordsOnly(name)} `.includes(` ${wordsOnly(said)} `));
}

/** The entry with this id or name, whatever the case and the accents. */
function entryCalled(entries: readonly Entry[], name: string): Entry | null {
  const wanted = wordsOnly(name);
  return (
    entries.find((entry) => wordsOnly(entry.id) === wanted || entry.names.some((one) => wordsOnly(one) === wanted)) ??
    null
  );
}

function wordsOnly(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
