import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/locale.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { LANGUAGES } from '../data/languages.ts';
import type { WhenMention } from './mention.ts';
import { recogniseWhen } from './recognise.ts';
import {
  AHEAD,
  AROUND,
  BETWEEN,
  dateForms,
  HOURS_AHEAD,
  LENGTHS,
  NEXT,
  name,
  timeForms,
  ZONES,
} from './rendering.fixture.ts';

/** Every way of saying something is rendered here by other means than those that read it, and must come back. */

function heard(text: string, locale: Locale, now: Temporal.Instant): readonly WhenMention[] {
  const listening: Listening = {
    now: now.toString(),
    timeZone: ZONES[locale],
    country: 'GB',
    hours: { from: '09:00', to: '17:00' },
    vocabulary: { lists: {}, topics: [] },
  };
  return recogniseWhen(text, locale, listening);
}

/** Any minute of eight years, the days on which the clocks change among them. */
const instants = fc
  .integer({ min: 0, max: 8 * 366 * 24 * 60 })
  .map((minutes) => Temporal.Instant.fromEpochMilliseconds(Date.UTC(2022, 0, 1) + minutes * 60_000));
const locales = fc.constantFrom(...LOCALES);

function wrapped(form: string, locale: Locale, pick: number): string {
  const [before, after] = AROUND[locale][pick % 3] ?? ['', ''];
  return before + form + after;
}

describe('X9 what was rendered is heard', () => {
  it('X9 a date of the calendar', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.integer({ min: 0, max: 360 }),
        fc.nat(),
        fc.nat(),
        (now, locale, ahead, which, pick) => {
          const date = now.toZonedDateTimeISO(ZONES[locale]).toPlainDate().add({ days: ahead });
          const forms = dateForms(date, locale);
          const text = wrapped(forms[which % forms.length] ?? '', locale, pick);
          expect([text, heard(text, locale, now)]).toEqual([
            text,
            [expect.objectContaining({ kind: 'date', date: date.toString() })],
          ]);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('X9 a number of days ahead', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.integer({ min: 2, max: 99 }),
        fc.nat(),
        fc.nat(),
        (now, locale, ahead, which, pick) => {
          // "Quince días" are two weeks.
          const days = LANGUAGES[locale].when.countsToday?.includes(ahead) ? ahead - 1 : ahead;
          const date = now.toZonedDateTimeISO(ZONES[locale]).toPlainDate().add({ days });
          const forms = AHEAD[locale];
          const text = wrapped(forms[which % forms.length]?.(ahead) ?? '', locale, pick);
          expect([text, heard(text, locale, now)]).toEqual([
            text,
            [expect.objectContaining({ kind: 'date', date: date.toString(), form: 'relative' })],
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('X9 a weekday of the following Monday-to-Sunday week', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.integer({ min: 1, max: 7 }),
        fc.nat(),
        fc.nat(),
        (now, locale, day, which, pick) => {
          const today = now.toZonedDateTimeISO(ZONES[locale]).toPlainDate();
          const date = today.add({ days: 7 - today.dayOfWeek + day });
          const forms = NEXT[locale](name(date, locale, { weekday: 'long' }));
          const text = wrapped(forms[which % forms.length] ?? '', locale, pick);
          expect([text, heard(text, locale, now)]).toEqual([
            text,
            [expect.objectContaining({ kind: 'date', date: date.toString(), form: 'relative' })],
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('X9 a bare weekday is the coming one, and a week later on the day itself', () => {
    fc.assert(
      fc.property(instants, locales, fc.integer({ min: 1, max: 7 }), fc.nat(), (now, locale, ahead, pick) => {
        const date = now.toZonedDateTimeISO(ZONES[locale]).toPlainDate().add({ days: ahead });
        const weekday = name(date, locale, { weekday: 'long' });
        const text = wrapped(locale === 'km' ? `ថ្ងៃ${weekday}` : weekday, locale, pick);
        expect([text, heard(text, locale, now)]).toEqual([
          text,
          [expect.objectContaining({ kind: 'date', date: date.toString(), form: 'bare' })],
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('X9 a time of day', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.integer({ min: 8, max: 17 }),
        fc.integer({ min: 0, max: 59 }),
        fc.nat(),
        fc.nat(),
        (now, locale, hour, minute, which, pick) => {
          const forms = timeForms(hour, minute, locale);
          const text = wrapped(forms[which % forms.length] ?? '', locale, pick);
          const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          expect([text, heard(text, locale, now)]).toEqual([text, [expect.objectContaining({ kind: 'time', time })]]);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('X9 a day and a time together', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.integer({ min: 0, max: 360 }),
        fc.integer({ min: 8, max: 17 }),
        fc.constantFrom(0, 15, 30, 45),
        fc.nat(),
        (now, locale, ahead, hour, minute, which) => {
          const date = now.toZonedDateTimeISO(ZONES[locale]).toPlainDate().add({ days: ahead });
          const days = dateForms(date, locale);
          const times = timeForms(hour, minute, locale);
          const text = `${days[which % days.length]} ${times[which % times.length]}`;
          const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          expect([text, heard(text, locale, now)]).toEqual([
            text,
            [
              expect.objectContaining({ kind: 'date', date: date.toString() }),
              expect.objectContaining({ kind: 'time', time }),
            ],
          ]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('X9 a window with both bounds', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.integer({ min: 9, max: 15 }),
        fc.integer({ min: 1, max: 2 }),
        fc.nat(),
        fc.nat(),
        (now, locale, from, hours, which, pick) => {
          const forms = BETWEEN[locale](from, from + hours);
          const text = wrapped(forms[which % forms.length] ?? '', locale, pick);
          const bound = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
          expect([text, heard(text, locale, now)]).toEqual([
            text,
            [expect.objectContaining({ kind: 'window', from: bound(from), to: bound(from + hours) })],
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a length of time', () => {
    fc.assert(
      fc.property(
        instants,
        locales,
        fc.constantFrom('minutes' as const, 'days' as const, 'nights' as const),
        fc.integer({ min: 2, max: 90 }),
        (now, locale, unit, count) => {
          const text = LENGTHS[locale][unit](count);
          expect([text, heard(text, locale, now)]).toEqual([
            text,
            [expect.objectContaining({ kind: 'duration', value: count, unit })],
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('X9 hours ahead, right across a change of the clocks', () => {
    const changes = ['2026-03-29T00:30:00Z', '2026-10-25T00:30:00Z'].map((text) =>
      fc.constant(Temporal.Instant.from(text)),
    );
    fc.assert(
      fc.property(fc.oneof(instants, ...changes), locales, fc.integer({ min: 2, max: 30 }), (now, locale, hours) => {
        const then = now.add({ hours }).toZonedDateTimeISO(ZONES[locale]);
        const text = HOURS_AHEAD[locale](hours);
        expect([text, heard(text, locale, now)]).toEqual([
          text,
          [
            expect.objectContaining({ kind: 'date', date: then.toPlainDate().toString() }),
            expect.objectContaining({ kind: 'time', time: then.toPlainTime().toString({ smallestUnit: 'minute' }) }),
          ],
        ]);
      }),
      { numRuns: 200 },
    );
  });
});
