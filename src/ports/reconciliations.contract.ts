import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reconciliations, Stray } from './reconciliations.ts';

export interface ReconciliationsHarness {
  readonly reconciliations: Reconciliations;
  close(): Promise<void>;
}

/** What every store of reconciliations promises. */
export function reconciliationsContract(name: string, open: () => Promise<ReconciliationsHarness>): void {
  describe(`reconciliations in ${name}`, () => {
    let harness: ReconciliationsHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const stray = (more: Partial<Stray> = {}): Stray => ({
      ...{ provider: 'stripe', reference: 'cs_1', business: 'stray', payment: 'unknown' },
      ...{ amount: { cents: 4_200, currency: 'EUR' }, seenAt: '2026-03-04T09:00:00.000Z' },
      ...more,
    });

    it('are begun once for a business and a day, whoever asks, and again once given up', async () => {
      const store = harness.reconciliations;
      const begun = await Promise.all([1, 2, 3].map(() => store.begin('lucia', '2026-03-04')));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await store.begin('lucia', '2026-03-05')).toBe(true);
      expect(await store.begin('mekong', '2026-03-04')).toBe(true);
      await store.giveUp('lucia', '2026-03-04');
      expect(await store.begin('lucia', '2026-03-04')).toBe(true);
      expect(await store.begin('lucia', '2026-03-04')).toBe(false);
    });

    it('keep money that nobody asked for, once, the latest first', async () => {
      const store = harness.reconciliations;
      const later = stray({ reference: 'cs_2', seenAt: '2026-03-05T09:00:00.000Z' });
      await store.stray(stray());
      await store.stray(later);
      await store.stray(stray({ seenAt: '2026-03-06T09:00:00.000Z' }));
      await store.stray(stray({ reference: 'cs_3', business: 'another' }));
      expect(await store.strays('stray', 10)).toEqual([later, stray()]);
      expect(await store.strays('stray', 1)).toEqual([later]);
    });
  });
}
