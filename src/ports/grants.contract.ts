import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant, Grants } from './grants.ts';

export interface GrantsHarness {
  readonly grants: Grants;
  close(): Promise<void>;
}

const at = '2026-03-02T09:00:00.000Z';
const grant = (id: string, more: Partial<Grant> = {}): Grant => ({
  ...{ id, business: `of ${id}`, provider: 'google', label: 'ana@example.com', sealed: 'sealed', at },
  ...more,
});

/** What every store of grants promises. */
export function grantsContract(name: string, open: () => Promise<GrantsHarness>): void {
  describe(`grants in ${name}`, () => {
    let harness: GrantsHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const grants = () => harness.grants;

    it('H6 a grant is kept for its business alone, and the same account again takes its place', async () => {
      await grants().keep(grant('one'));
      await grants().keep(grant('two', { business: 'of one', at: '2026-03-02T10:00:00.000Z' }));
      await grants().keep(grant('one', { sealed: 'anew', label: 'ana' }));
      const kept = await grants().of('of one');
      expect(kept.map(({ id, sealed, label }) => [id, sealed, label])).toEqual([
        ['one', 'anew', 'ana'],
        ['two', 'sealed', 'ana@example.com'],
      ]);
      expect(await grants().of('of two')).toEqual([]);
      expect(await grants().get('one')).toMatchObject({ business: 'of one', provider: 'google' });
      await grants().drop('one');
      expect(await grants().get('one')).toBeNull();
    });

    it('H6 of two who were given something newer, one keeps it', async () => {
      await grants().keep(grant('three'));
      expect(await grants().reseal('three', 'sealed', 'newer')).toBe(true);
      expect(await grants().reseal('three', 'sealed', 'other')).toBe(false);
      expect(await grants().get('three')).toMatchObject({ sealed: 'newer' });
      expect(await grants().reseal('nobody', 'sealed', 'other')).toBe(false);
    });
  });
}
