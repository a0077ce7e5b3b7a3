import { mentions } from '../../../core/reading.ts';
import type { Entry } from '../../../core/vocabulary.ts';
import type { Kind } from './kind.ts';

/** Less alike than this, a part of a name was said by chance. */
const LIKENESS_MIN = 0.6;

/** Something from one of the business's lists, stored by the name the business writes: "NYC" is "New York". */
export const item: Kind = {
  find: (reading, slot, { moment }) =>
    mentions(reading, 'item')
      .filter((mention) => mention.list === slot.list && !mention.negated && mention.likeness >= LIKENESS_MIN)
      .flatMap((mention) => {
        const entry = moment.lists[mention.list]?.find((one) => one.id === mention.id);
        const value = entry?.names[0];
        return value === undefined
          ? []
          : [{ value, start: mention.start, end: mention.end, role: mention.role, likeness: mention.likeness }];
      }),
  normalise: (raw, slot, { moment }) => {
    if (typeof raw !== 'string' || slot.list === undefined) return null;
    return entryCalled(moment.lists[slot.list] ?? [], raw)?.names[0] ?? null;
  },
};

/** The entry with this id or name, whatever the case and the accents. */
function entryCalled(entries: readonly Entry[], name: string): Entry | null {
  const wanted = plain(name);
  return (
    entries.find((entry) => plain(entry.id) === wanted || entry.names.some((one) => plain(one) === wanted)) ?? null
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
