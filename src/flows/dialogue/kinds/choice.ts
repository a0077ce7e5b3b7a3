import type { Locale } from '../../../core/locale.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { Slot } from '../task/schema.ts';
import type { Found, Kind } from './kind.ts';
import { phraseIn } from './phrase.ts';

/** One of the choices the task declares, stored by its id: named, or picked by number when they were listed. */
export const choice: Kind = {
  find: (reading, slot, { asked }) => {
    const named = (slot.choices ?? []).flatMap((one) => called(reading, one.id, namesOf(one.names, reading.locale)));
    if (named.length > 0 || !asked) return named;
    return [...picked(reading, slot), ...answered(reading, slot)];
  },
  normalise: (raw, slot) => (slot.choices ?? []).find((one) => one.id === raw)?.id ?? null,
};

type Names = NonNullable<Slot['choices']>[number]['names'];

function namesOf(names: Names, locale: Locale): readonly string[] {
  return names[locale] ?? Object.values(names).flat();
}

function called(reading: Reading, value: string, names: readonly string[]): Found[] {
  const places = names.flatMap((name) => phraseIn(reading.text, name) ?? []);
  const place = places.sort((one, other) => other.end - other.start - (one.end - one.start))[0];
  return place === undefined ? [] : [{ ...place, value, role: null, likeness: 1 }];
}

function picked(reading: Reading, slot: Slot): Found[] {
  return mentions(reading, 'choice').flatMap(({ pick, start, end, negated }) => {
    const choices = slot.choices ?? [];
    const one = typeof pick === 'number' ? choices.at(pick > 0 ? pick - 1 : pick) : undefined;
    return one === undefined || negated ? [] : [{ value: one.id, start, end, role: null, likeness: 1 }];
  });
}

/** A choice between `yes` and `no` is answered as such. */
function answered(reading: Reading, slot: Slot): Found[] {
  // The last word counts: "yes… no wait, no" is a no.
  const said = mentions(reading, 'answer').at(-1)?.value;
  const one = (slot.choices ?? []).find((choice) => choice.id === said);
  return one === undefined ? [] : [{ value: one.id, start: 0, end: reading.text.length, role: null, likeness: 0.9 }];
}
