import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { compareRows, type InboxRow } from '../../console/src/api/inbox.ts';
import type { FieldView } from '../../console/src/api/settings.ts';
import { piecesOf } from '../../console/src/calendar/layout.ts';
import { following, takenIn } from '../../console/src/settings/does.ts';
import { addDays, clockOf, instantAt, minutesOf, mondayOf, wallIn } from '../../console/src/time/zoned.ts';
import { en } from '../../console/src/words/en.ts';
import { LANGUAGES, wordsIn } from '../../console/src/words/words.ts';

const ZONES = ['Europe/Madrid', 'Europe/London', 'Asia/Phnom_Penh', 'America/New_York', 'Pacific/Chatham'] as const;

describe('the parts of the console', () => {
  it('G4 a time of the business is the same instant wherever the console is looked at', () => {
    const days = fc.integer({ min: 0, max: 1500 }).map((day) => addDays('2025-01-01', day));
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, fc.integer({ min: 0, max: 1439 }), (zone, date, minutes) => {
        const meant = Temporal.PlainDate.from(date).toZonedDateTime({
          timeZone: zone,
          plainTime: Temporal.PlainTime.from(clockOf(minutes)),
        });
        const instant = instantAt(zone, { date, minutes });
        const seen = wallIn(zone, instant);
        // In the hour that comes twice both readings are right; in the one that is skipped there is none.
        const isPlain = meant.hour * 60 + meant.minute === minutes;
        if (isPlain) expect({ date: seen.date, minutes: seen.minutes }).toEqual({ date, minutes });
        expect(minutesOf(clockOf(minutes))).toBe(minutes);
      }),
      { numRuns: 300 },
    );
  });

  it('G7 a service that is removed or renamed is so for everybody who does it', () => {
    const field = (name: string, value: readonly object[]) => ({
      ...{ pointer: `/settings/salon/${name}`, section: 'people', schema: {}, file: null, edited: false },
      ...{ value: value as FieldView['value'], currency: null },
    });
    const [cut, colour, nails] = [{ name: 'Cut' }, { name: 'Colour' }, { name: 'Nails' }];
    const person = (id: string, ...services: readonly string[]) => ({ id, name: id, services });
    const people = [person('Ana', 'Cut', 'Colour'), person('Eva', 'Nails')];
    const fields = [field('services', [cut, colour, nails]), field('stylists', people)] as readonly FieldView[];
    const draftWith = (...services: readonly unknown[]) => {
      const [pointer, value] = ['/settings/salon/services', services as FieldView['value']];
      return { version: 0, reset: [], edits: { ...following(null, fields, pointer, value), [pointer]: value } };
    };
    const whoDoes = (...services: readonly unknown[]) => draftWith(...services).edits['/settings/salon/stylists'];

    expect(whoDoes(cut, nails)).toEqual([person('Ana', 'Cut'), person('Eva', 'Nails')]);
    expect(takenIn({ draft: draftWith(cut, nails), fields })).toEqual({ services: ['Colour'], people: ['Ana'] });
    expect(whoDoes(cut, { name: 'Tint' }, nails)).toEqual([person('Ana', 'Cut', 'Tint'), person('Eva', 'Nails')]);
    expect(takenIn({ draft: draftWith(cut, { name: 'Tint' }, nails), fields })).toBeNull();
    // What is only added, changes its price, or takes the name of another changes nobody.
    expect(whoDoes(cut, colour, nails, { name: '' })).toBeUndefined();
    expect(whoDoes({ ...cut, cents: 1 }, colour, nails)).toBeUndefined();
    expect(whoDoes(cut, { name: 'Cut' }, nails)).toBeUndefined();
  });

  it('G4 a week begins on Monday, and has every day once over the change of the clocks', () => {
    const monday = mondayOf('2026-03-29');
    expect(monday).toBe('2026-03-23');
    expect(Array.from({ length: 8 }, (_, day) => addDays(monday, day)).at(-1)).toBe('2026-03-30');
  });

  it('G4 what meets stands side by side, what does not has the whole width', () => {
    const at = (id: string, from: string, to: string) => ({
      ...{ id, resource: 'ana', start: `2026-03-04T${from}:00Z`, end: `2026-03-04T${to}:00Z` },
    });
    const things = [
      at('a', '09:00', '10:00'),
      at('b', '09:30', '11:00'),
      at('c', '10:00', '10:30'),
      at('d', '12:00', '13:00'),
    ];
    const column = { key: 'ana', label: 'Ana', date: '2026-03-04', resource: 'ana' };
    const seen = piecesOf(column, 'Europe/London', things).map(({ thing, lane, lanes }) => [thing.id, lane, lanes]);
    expect(seen).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ]);
  });

  it('G2 whoever waits stands first, the longest first; then the newest', () => {
    const row = (id: string, at: string, since: string | null = null) =>
      ({ id, need: since && 'waiting', since, last: { at } }) as InboxRow;
    const rows = [
      row('old', '2026-03-04T09:00:00Z'),
      row('new', '2026-03-04T11:00:00Z'),
      row('waits', '2026-03-04T10:30:00Z', '2026-03-04T10:30:00Z'),
      row('waits longer', '2026-03-04T10:45:00Z', '2026-03-04T10:00:00Z'),
    ];
    expect(rows.sort(compareRows).map(({ id }) => id)).toEqual(['waits longer', 'waits', 'new', 'old']);
  });

  it('G10 every language of the console has every word, with the same facts', () => {
    const facts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const { code } of LANGUAGES) {
      const words: { readonly [key: string]: string } = wordsIn(code);
      expect(Object.keys(words).sort(), code).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en))
        expect(facts(words[key] ?? ''), `${code} ${key}`).toEqual(facts(text));
    }
  });
});
