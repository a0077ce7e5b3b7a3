import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingIn, bookingSubject, type Figures, type FiguresQuery, type Tally } from './figures.ts';

const cell = (day: string, measure: string, count = 1, channel = 'sms', language = 'es') => ({
  ...{ day, flow: 'salon', channel, language, measure, count },
});

function tally(business: string, more: Partial<Tally>): Tally {
  return { subject: randomUUID(), business, from: null, version: 1, memory: {}, cells: [], unheard: [], ...more };
}

/** What every store of figures promises. */
export function figuresContract(name: string, open: () => Promise<{ figures: Figures; close(): Promise<void> }>): void {
  describe(`the figures in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    const figures = () => opened.figures;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const all = (business: string, query: Partial<FiguresQuery> = {}): FiguresQuery => ({
      ...{ business, from: '2026-03-01', to: '2026-03-31', channel: null, language: null, ...query },
    });

    it('G6 adds up by day, and by flow, channel and language, of one business and period alone', async () => {
      const business = randomUUID();
      await figures().count([
        tally(business, { cells: [cell('2026-03-02', 'wrote'), cell('2026-03-02', 'booked')] }),
        tally(business, { cells: [cell('2026-03-02', 'wrote', 1, 'webchat', 'en'), cell('2026-03-03', 'wrote', 2)] }),
        tally(business, { cells: [cell('2026-04-01', 'wrote')] }),
        tally(randomUUID(), { cells: [cell('2026-03-02', 'wrote')] }),
      ]);
      expect(await figures().byDay(all(business))).toEqual([
        { day: '2026-03-02', measure: 'booked', count: 1 },
        { day: '2026-03-02', measure: 'wrote', count: 2 },
        { day: '2026-03-03', measure: 'wrote', count: 2 },
      ]);
      expect(await figures().byGroup(all(business))).toEqual([
        { flow: 'salon', channel: 'sms', language: 'es', measure: 'booked', count: 1 },
        { flow: 'salon', channel: 'sms', language: 'es', measure: 'wrote', count: 3 },
        { flow: 'salon', channel: 'webchat', language: 'en', measure: 'wrote', count: 1 },
      ]);
      expect(await figures().byDay(all(business, { channel: 'webchat' }))).toEqual([
        { day: '2026-03-02', measure: 'wrote', count: 1 },
      ]);
      expect(await figures().byDay(all(business, { language: 'fr' }))).toEqual([]);
    });

    it('G6 counts once what is counted twice, side by side too, and takes away what went elsewhere', async () => {
      const business = randomUUID();
      const subject = randomUUID();
      const first = tally(business, {
        subject,
        memory: { at: 'offered' },
        cells: [cell('2026-03-02', 'stopped/idle')],
      });
      const tried = await Promise.all([figures().count([first]), figures().count([first])]);
      expect(tried.flat()).toEqual([subject]);
      expect(await figures().marks([subject, randomUUID()])).toEqual(
        new Map([[subject, { version: 1, memory: { at: 'offered' } }]]),
      );
      const moved = [cell('2026-03-02', 'stopped/idle', -1), cell('2026-03-02', 'stopped/offered')];
      const next = { ...first, from: 1, version: 4, cells: moved };
      expect(await figures().count([{ ...next, from: 2 }])).toEqual([]);
      expect(await figures().count([next])).toEqual([subject]);
      expect(await figures().count([next])).toEqual([]);
      expect(await figures().byDay(all(business))).toEqual([
        { day: '2026-03-02', measure: 'stopped/offered', count: 1 },
      ]);
    });

    it('G6 keeps what is owed until it is counted, and what was owed again meanwhile after that', async () => {
      const subject = bookingSubject(randomUUID());
      const wordOf = async () => (await figures().owed(1_000)).find((one) => one.subject === subject)?.word;
      await figures().owe(subject);
      const word = await wordOf();
      await figures().owe(subject);
      const one = tally(randomUUID(), { subject, ...(word !== undefined && { word }) });
      expect(await figures().count([one])).toEqual([subject]);
      const again = await wordOf();
      expect(again).toBeDefined();
      await figures().count([{ ...one, from: 1, version: 2, ...(again !== undefined && { word: again }) }]);
      expect(await wordOf()).toBeUndefined();
      expect([bookingIn(subject), bookingIn('x')]).toEqual([subject.slice('booking/'.length), null]);
    });

    it('G5 leaves the counts of what is erased, takes its words, and counts nothing of it that comes late', async () => {
      const business = randomUUID();
      const words = (seq: number, text: string) => ({
        ...{
          seq,
          at: `2026-03-02T09:0${seq}:00.000Z`,
          day: '2026-03-02',
          flow: 'salon',
          state: 'idle',
          language: 'es',
        },
        ...{ channel: 'sms', words: text },
      });
      const one = tally(business, { cells: [cell('2026-03-02', 'wrote')], unheard: [words(1, 'eh'), words(2, 'ah')] });
      const other = tally(business, { unheard: [words(3, 'uh')] });
      await figures().count([one, other]);
      const told = async () => (await figures().unheard(all(business), 2)).map((example) => example.words);
      expect(await told()).toEqual(['uh', 'ah']);
      const late = randomUUID();
      await figures().erase([one.subject, late]);
      expect(await told()).toEqual(['uh']);
      expect(await figures().count([{ ...one, from: 1, version: 2 }, tally(business, { subject: late })])).toEqual([]);
      expect(await figures().byDay(all(business))).toEqual([{ day: '2026-03-02', measure: 'wrote', count: 1 }]);
    });
  });
}
