import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Remarks } from './remarks.ts';

const AT = '2026-03-02T09:00:00.000Z';

/** What every store of remarks promises. */
export function remarksContract(name: string, open: () => Promise<{ remarks: Remarks; close(): Promise<void> }>): void {
  describe(`remarks in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const note = (customer: string) => ({
      id: randomUUID(),
      business: 'salon',
      customer,
      text: 'Likes tea',
      by: 'Ana',
      at: AT,
    });

    it('G5 keeps notes about a customer of a business until they are taken away or moved', async () => {
      const { remarks } = opened;
      const [one, other] = [note('elena'), note('elena')];
      for (const each of [one, other]) await remarks.addNote(each);
      expect(await remarks.notes('salon', 'elena')).toEqual(expect.arrayContaining([one, other]));
      expect(await remarks.notes('bar', 'elena')).toEqual([]);
      expect(await remarks.dropNote('bar', 'elena', one.id)).toBe(false);
      expect(await remarks.dropNote('salon', 'elena', one.id)).toBe(true);
      await remarks.moveNotes('salon', 'elena', 'helena');
      expect(await remarks.notes('salon', 'helena')).toEqual([{ ...other, customer: 'helena' }]);
    });

    it('G3 keeps one case for a turn, and G5 nothing of whoever is erased', async () => {
      const { remarks } = opened;
      const talk = randomUUID();
      const wrong = { id: randomUUID(), business: 'salon', conversation: talk, seq: 3, note: '', by: 'Ana', at: AT };
      await remarks.addCase(wrong);
      await remarks.addCase({ ...wrong, id: randomUUID(), note: 'It should have asked' });
      expect(await remarks.casesOf(talk)).toMatchObject([{ id: wrong.id, note: 'It should have asked' }]);
      expect(await remarks.cases('bar', 10)).toEqual([]);
      expect(await remarks.dropCase('bar', wrong.id)).toBe(false);
      await remarks.addNote(note('marta'));
      await remarks.erase({ customers: ['marta'], conversations: [talk] });
      expect([await remarks.casesOf(talk), await remarks.notes('salon', 'marta')]).toEqual([[], []]);
    });
  });
}
