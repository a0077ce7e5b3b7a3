import type { Json } from '../../../core/json.ts';
import { type CountMention, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Slot } from '../task/schema.ts';
import type { Found, Kind } from './kind.ts';
import { isForParty } from './numbered.ts';

/** A number of something. A bare number counts only when it was asked for: elsewhere it may be a choice or an hour. */
export const count: Kind = {
  find: (reading, slot, { asked, named, known }) => {
    const found = counted(reading, slot, asked || named, known);
    return slot.unit === 'people' ? uncounted(reading, found, known) : found;
  },
  normalise: (raw) => {
    const value = typeof raw === 'string' && /^\d{1,6}$/.test(raw.trim()) ? Number(raw) : raw;
    return typeof value === 'number' && Number.isInteger(value) ? value : null;
  },
};

/** There are several, and it was not said how many: that is asked. */
export const HOW_MANY = '+';

/** "Me and the kids" leaves open how many they are, and so do three children, who fly with somebody. */
function uncounted(reading: Reading, found: Found[], known: Json = null): Found[] {
  const counts = mentions(reading, 'count').filter(({ negated }) => !negated);
  const children = counts.filter(({ unit }) => unit === 'children');
  const open = children[0] ?? (typeof known === 'number' && known > 1 ? undefined : cueOf(reading));
  if (open === undefined || counts.length > children.length) return found;
  return [{ value: HOW_MANY, start: open.start, end: open.end, role: null, likeness: 1 }];
}

function cueOf(reading: Reading) {
  return mentions(reading, 'cue').find(({ cue }) => cue === 'uncounted');
}

function counted(reading: Reading, slot: Slot, wanted: boolean, known: Json | undefined): Found[] {
  return [
    ...(slot.unit === 'people' ? [...party(reading), ...more(reading, known)] : []),
    ...mentions(reading, 'count')
      .filter(
        (mention) =>
          !mention.negated &&
          mention.unit !== 'extra' &&
          (wanted || (mention.unit === null ? isParty(mention, reading, slot) : fits(mention.unit, slot.unit))),
      )
      .map((mention) => ({ value: mention.value, start: mention.start, end: mention.end, role: null, likeness: 1 })),
    ...mentions(reading, 'choice')
      .filter((mention) => wanted && !mention.certain && typeof mention.pick === 'number' && mention.pick > 0)
      .map((mention) => ({ value: mention.pick, start: mention.start, end: mention.end, role: null, likeness: 0.9 })),
  ];
}

/** "And one more person" counts from how many they were; in "three people, my sister comes too" they were counted with her. */
function more(reading: Reading, known: Json = null): Found[] {
  const counts = mentions(reading, 'count');
  if (typeof known !== 'number' || counts.some(({ unit }) => unit === 'people')) return [];
  return counts.flatMap(({ unit, value, negated, start, end }) =>
    unit === 'extra' && !negated ? [{ value: known + value, start, end, role: null, likeness: 1 }] : [],
  );
}

/** "… on Friday for 3": a number behind "for" that nothing else explains counts who is coming. */
function isParty(count: CountMention, reading: Reading, { unit }: Slot): boolean {
  const explained = reading.mentions.some((other) => other.kind !== 'count' && overlaps(other, count));
  return unit === 'people' && !explained && isForParty(reading, count);
}

/** Adults and children told apart are one party; a number of people beside them is the party already. */
function party(reading: Reading): Found[] {
  const counts = mentions(reading, 'count').filter((mention) => !mention.negated);
  const parts = counts.filter(({ unit }) => unit === 'adults' || unit === 'children');
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || counts.some(({ unit }) => unit === 'people')) return [];
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  return [{ value, start: first.start, end: last.end, role: null, likeness: 1 }];
}

/** People may be counted as adults and the other way round; rooms may not. */
function fits(unit: string, wanted: string | undefined): boolean {
  if (unit === wanted) return true;
  const people = ['people', 'adults'];
  return people.includes(unit) && (wanted === undefined || people.includes(wanted));
}
