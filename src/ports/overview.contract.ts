import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Noted, Overview, OverviewQuery } from './overview.ts';

const at = (minute: number) => `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`;

function noted(business: string, minute: number, more: Partial<Noted> = {}): Noted {
  return {
    ...{ conversation: randomUUID(), business, channel: 'sms', address: '+34600111222', version: 1, at: at(minute) },
    ...{ language: 'es', flow: 'salon', state: 'idle', name: null, handedOff: false, person: null, need: null },
    ...{ last: { from: 'customer', text: 'Hola', at: at(minute) }, words: 'hola', ...more },
  };
}

/** What every overview promises. */
export function overviewContract(
  name: string,
  open: () => Promise<{ overview: Overview; close(): Promise<void> }>,
): void {
  describe(`the overview in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    const overview = () => opened.overview;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const listed = async (business: string, query: Partial<OverviewQuery> = {}) => {
      const whole = { business, search: null, only: null, person: null, after: null, limit: 10, ...query };
      return (await overview().list(whole)).map(({ conversation }) => conversation);
    };

    it('G2 has whom somebody is needed by first, the longest waiting first, then the newest, page by page', async () => {
      const business = randomUUID();
      const [old, fresh] = [noted(business, 1), noted(business, 9)];
      const need = (minute: number) => ({ kind: 'handed_over' as const, since: at(minute) });
      const [long, short] = [noted(business, 8, { need: need(2) }), noted(business, 3, { need: need(5) })];
      await overview().note([old, short, fresh, long]);
      const lost = noted(business, 4);
      await overview().note([lost]);
      await overview().undelivered(lost.conversation, at(6));
      const all = [long, short, lost, fresh, old].map(({ conversation }) => conversation);
      expect(await listed(business)).toEqual(all);
      const first = await listed(business, { limit: 2 });
      expect([...first, ...(await listed(business, { after: first[1] ?? null }))]).toEqual(all);
      expect(await listed(business, { only: 'needed' })).toEqual(all.slice(0, 3));
      expect(await overview().needed(business)).toBe(3);
      expect(await overview().get(lost.conversation)).toMatchObject({ need: { kind: 'not_delivered', since: at(6) } });
      await overview().undelivered(lost.conversation, null);
      expect(await overview().needed(business)).toBe(2);
      expect(await listed(randomUUID())).toEqual([]);
    });

    it('G2 finds names without their accents, numbers, and words of any turn; signs stand for themselves', async () => {
      const business = randomUUID();
      const one = noted(business, 1, { name: 'Lucía Pérez', words: 'un corte el viernes' });
      await overview().note([one]);
      await overview().note([{ ...one, version: 2, words: 'gracias 100%' }]);
      for (const search of ['lucia pe', '600111', 'viernes', '100%']) {
        expect(await listed(business, { search })).toEqual([one.conversation]);
      }
      for (const search of ['sabado', 'v_ernes', '9%']) expect(await listed(business, { search })).toEqual([]);
    });

    it('takes only what is newer, and keeps what was said last where nothing was said', async () => {
      const one = noted(randomUUID(), 1, { version: 5, name: 'Elena' });
      expect(await overview().note([one])).toEqual([one.conversation]);
      expect(await overview().note([{ ...one, version: 4, state: 'older' }])).toEqual([]);
      const person = { id: 'a', name: 'Ana' };
      const taken = { ...one, version: 6, at: at(7), last: null, name: null, person, handedOff: true, words: '' };
      await overview().note([taken]);
      expect(await overview().get(one.conversation)).toMatchObject({
        version: 6,
        name: 'Elena',
        person,
        last: one.last,
      });
      expect(await listed(one.business, { person: 'a' })).toEqual([one.conversation]);
      expect(await listed(one.business, { person: 'b' })).toEqual([]);
      expect(await overview().versions([one.conversation, randomUUID()])).toEqual(new Map([[one.conversation, 6]]));
      await overview().rename(one.business, [one.address], 'Helena');
      expect(await overview().get(one.conversation)).toMatchObject({ name: 'Helena' });
    });

    it('G5 keeps nothing of what is erased, also where it is written late', async () => {
      const [one, other] = [noted(randomUUID(), 1), noted(randomUUID(), 1)];
      await overview().note([one]);
      await overview().erase([one.conversation, other.conversation]);
      for (const row of [one, other]) {
        expect(await overview().note([{ ...row, version: 99 }])).toEqual([]);
        expect(await overview().get(row.conversation)).toBeNull();
        expect(await listed(row.business)).toEqual([]);
      }
    });
  });
}
