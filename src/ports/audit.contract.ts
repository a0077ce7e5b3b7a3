import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audit } from './audit.ts';

/** What every store of what staff did promises. */
export function auditContract(name: string, open: () => Promise<{ audit: Audit; close(): Promise<void> }>): void {
  describe(`the audit in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    it('G9 keeps every entry of a business, the newest first, page by page', async () => {
      const { audit } = opened;
      const entry = (business: string, action: string) => ({
        ...{
          business,
          action,
          at: '2026-03-02T09:00:00.000Z',
          account: 'a',
          by: 'Ana',
          subject: null,
          what: 'Did it.',
        },
      });
      for (const action of ['one', 'two', 'three']) await audit.write(entry('salon', action));
      await audit.write(entry('bar', 'elsewhere'));
      const first = await audit.read('salon', { after: null, limit: 2 });
      expect(first.map(({ action }) => action)).toEqual(['three', 'two']);
      const rest = await audit.read('salon', { after: first[1]?.id ?? null, limit: 2 });
      expect(rest).toMatchObject([{ ...entry('salon', 'one') }]);
    });

    it('G4 tells what was done to one thing, the oldest first, of this business alone', async () => {
      const { audit } = opened;
      const done = (business: string, action: string, subject: string) => ({
        ...{ business, action, subject, at: '2026-03-02T09:00:00.000Z', account: 'a', by: 'Ana', what: 'Did it.' },
      });
      for (const action of ['add', 'move', 'call_off']) await audit.write(done('studio', action, 'one'));
      await audit.write(done('studio', 'add', 'another'));
      await audit.write(done('bar', 'add', 'one'));
      const told = await audit.about('studio', ['one', 'before'], 2);
      expect(told.map(({ action }) => action)).toEqual(['move', 'call_off']);
      expect(told[0]).toMatchObject(done('studio', 'move', 'one'));
    });
  });
}
