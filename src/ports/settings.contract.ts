import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingsStore, SettingsVersion } from './settings.ts';

/** What every store of settings promises. */
export function settingsContract(
  name: string,
  open: () => Promise<{ settings: SettingsStore; close(): Promise<void> }>,
): void {
  describe(`the settings in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    const version = (business: string, number: number, change: Partial<SettingsVersion> = {}): SettingsVersion => ({
      ...{ business, version: number, at: '2026-03-02T09:00:00.000Z', account: 'a', by: 'Ana', brings: null },
      edits: { '/hours': { monday: ['09:00-12:00'] }, '/words/en/booked': 'Done ✂️ \u0000' },
      changes: [{ path: ['hours', 'monday'], before: null, after: ['09:00-12:00'] }],
      ...change,
    });

    it('G7 adds whole versions in order, and gives each number to one owner', async () => {
      const { settings } = opened;
      expect(await settings.add(version('salon', 2))).toBe(false);
      const both = await Promise.all([1, 1].map((number) => settings.add(version('salon', number))));
      expect(both.toSorted()).toEqual([false, true]);
      expect(await settings.add(version('salon', 2, { edits: {}, changes: [], brings: 0 }))).toBe(true);
      expect(await settings.add(version('bar', 1))).toBe(true);
      const newest = await settings.newest();
      expect([newest.get('salon'), newest.get('bar'), newest.get('elsewhere')]).toEqual([2, 1, undefined]);
    });

    it('G7 gives versions back as they were written, the newest first, page by page', async () => {
      const { settings } = opened;
      const [newest, ...rest] = await settings.history('salon', { before: null, limit: 10 });
      expect(newest).toMatchObject({ version: 2, edits: {}, changes: [], brings: 0, by: 'Ana' });
      expect(rest).toHaveLength(1);
      expect(await settings.history('salon', { before: 2, limit: 10 })).toEqual(rest);
      const first = await settings.get('salon', 1);
      expect(first).toEqual(rest[0]);
      expect(first?.edits['/hours']).toEqual({ monday: ['09:00-12:00'] });
      expect(first?.changes).toEqual(version('salon', 1).changes);
      expect(Date.parse(first?.at ?? '')).toBe(Date.parse('2026-03-02T09:00:00.000Z'));
      expect(await settings.get('salon', 9)).toBeNull();
    });

    it('G7 keeps the document that turns were run with by its fingerprint, once', async () => {
      const { settings } = opened;
      const kept = {
        business: 'salon',
        fingerprint: 'f',
        document: { id: 'salon', b: 1, a: [2] },
        at: version('x', 1).at,
      };
      for (const _ of [1, 2]) await settings.keepDocument(kept);
      expect(JSON.stringify(await settings.document('salon', 'f'))).toBe(JSON.stringify(kept.document));
      expect(await settings.document('bar', 'f')).toBeNull();
    });

    it('G3 keeps the quick replies of a business, and no other’s', async () => {
      const { settings } = opened;
      expect(await settings.quickReplies('salon')).toEqual([]);
      await settings.keepQuickReplies('salon', ['One moment.']);
      await settings.keepQuickReplies('salon', ['One moment.', '“It’s” done.']);
      expect(await settings.quickReplies('salon')).toEqual(['One moment.', '“It’s” done.']);
      expect(await settings.quickReplies('bar')).toEqual([]);
    });
  });
}
