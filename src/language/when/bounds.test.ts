import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { READ_AT_MOST } from './fold.ts';
import { recogniseWhen } from './recognise.ts';

const listening = {
  now: '2026-03-04T10:00:00Z',
  timeZone: 'Europe/London',
  country: 'GB',
  hours: { from: '09:00', to: '17:00' },
  vocabulary: { lists: {}, topics: [] },
};

function read(text: string, locale: Locale) {
  return recogniseWhen(text, locale, listening);
}

describe('words that name no real day or hour', () => {
  it.each([
    ['en', 'day', ['31 February', 'February 31st', '31/02/2026', '45 March', 'on the 45th', '2026-13-01', '45/13']],
    ['en', 'time', ['25:99', "26 o'clock", '27 pm']],
    ['es', 'day', ['31 de febrero', 'el 45 de marzo', 'el día 45', '31/02']],
    ['es', 'time', ['a las 25:80']],
    ['fr', 'day', ['31 février', 'le 32 mai', 'le 31/04/2026']],
    ['fr', 'time', ['25:80', 'à 27h']],
    ['zh', 'day', ['2月31日', '二月三十一号', '45号']],
    ['zh', 'time', ['25:80', '30点']],
    ['km', 'day', ['ថ្ងៃទី៣១ ខែកុម្ភៈ', 'ថ្ងៃទី៤៥']],
    ['km', 'time', ['ម៉ោង ៣០', '២៥:៨០']],
  ] as const)('X20 %s: was meant as a %s and is none', (locale, as, texts) => {
    for (const text of texts) expect(read(text, locale)).toMatchObject([{ kind: 'unread', as }]);
  });
  it.each([
    '0:75',
    'at 5:99',
    'at 25',
    '45 may come',
    'on the 50th floor',
    '50/50',
    '120/80',
    'within 48h',
    '',
    ' ',
    '😀😀',
    '\u200b\u202e',
    '() [] {}',
    "'; DROP TABLE bookings; --",
    '<script>alert(1)</script>',
    '+44 7700 900123',
  ])('%j gives nothing', (text) => {
    expect(read(text, 'en')).toEqual([]);
  });
});

describe('any words at all', () => {
  const pieces = fc.constantFrom(
    'next',
    'the',
    '5',
    'of',
    'march',
    ':',
    '30',
    'to',
    'friday',
    'at',
    '/',
    '-',
    'in',
    'week',
    'half',
    'past',
    'y',
    'media',
    'à',
    '下',
    '周',
    '五',
    '点',
    'ម៉ោង',
    '៥',
    'ថ្ងៃ',
    '.',
    ',',
    '99',
    'a',
    'and',
    'not',
    '\u0301',
    'é',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(' ')),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  );

  it('never throw, and give mentions inside the text, in order, with real dates and times', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...LOCALES), (text, locale) => {
        let last = 0;
        for (const mention of read(text, locale)) {
          expect(mention.start).toBeGreaterThanOrEqual(last);
          expect(mention.end).toBeGreaterThan(mention.start);
          expect(mention.end).toBeLessThanOrEqual(text.length);
          last = mention.start;
          if (mention.kind === 'date')
            expect(new Date(`${mention.date}T00:00:00Z`).toISOString()).toContain(mention.date);
          if (mention.kind === 'time') expect(mention.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
          if (mention.kind === 'dates') expect(mention.from <= mention.to).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('are read no further than anyone would write', () => {
    const filler = 'x '.repeat(50_000);
    expect(read(`${filler}tomorrow`, 'en')).toEqual([]);
    expect(read(`tomorrow ${filler}`, 'en')).toHaveLength(1);
    expect(read('from the 5 to '.repeat(8_000), 'en').every((mention) => mention.end <= READ_AT_MOST)).toBe(true);
  });

  it('point at the words as written, accents, spaces and all', () => {
    const text = '  Je  viendrai   après-demain, à  14h30 !';
    expect(read(text, 'fr').map(({ start, end }) => text.slice(start, end))).toEqual(['après-demain', 'à  14h30']);
    const decomposed = 'el próximo viernes'.normalize('NFD');
    expect(read(decomposed, 'es')).toMatchObject([{ kind: 'date', date: '2026-03-13' }]);
  });
});
