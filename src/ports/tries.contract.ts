import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tries } from './tries.ts';

let subjects = 0;

/** Something that no other test tries: a store may be shared between them. */
function subject(): string {
  subjects += 1;
  return `subject-${process.pid}-${subjects}`;
}

function at(minute: number): string {
  return new Date(Date.UTC(2026, 2, 4, 9, minute)).toISOString();
}

/** What every store of tries promises. */
export function triesContract(name: string, open: () => Promise<{ tries: Tries; close(): Promise<void> }>): void {
  describe(`tries in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    it('X14 counts the tries of each subject, this one among them', async () => {
      const [one, other] = [subject(), subject()];
      const count = (who: string, key: string) => opened.tries.count({ subject: who, key, at: at(1), since: at(0) });
      expect([await count(one, 'a'), await count(one, 'b'), await count(other, 'a')]).toEqual([1, 2, 1]);
    });

    it('X4 X14 counts the same try once, however often it is made', async () => {
      const again = { subject: subject(), key: 'a', at: at(1), since: at(0) };
      expect([await opened.tries.count(again), await opened.tries.count(again)]).toEqual([1, 1]);
    });

    it('X14 forgets what is longer ago than it is asked for', async () => {
      const who = subject();
      for (const minute of [0, 10, 20]) {
        await opened.tries.count({ subject: who, key: `${minute}`, at: at(minute), since: at(-60) });
      }
      expect(await opened.tries.count({ subject: who, key: 'now', at: at(70), since: at(10) })).toBe(2);
    });

    it('X14 lets none of many at once pass uncounted', async () => {
      const who = subject();
      const keys = Array.from({ length: 12 }, (_, index) => `${index}`);
      const counts = await Promise.all(
        keys.map((key) => opened.tries.count({ subject: who, key, at: at(1), since: at(0) })),
      );
      expect(counts.filter((count) => count <= 5).length).toBeLessThanOrEqual(5);
      expect(Math.max(...counts)).toBe(12);
    });

    it('G5 erases what was tried about a subject, and under the keys of a conversation', async () => {
      const [one, other] = [subject(), subject()];
      const count = (who: string, key: string) => opened.tries.count({ subject: who, key, at: at(1), since: at(0) });
      const talk = `talk-${one}`;
      await count(one, `else/tool/1`);
      await count(other, `${talk}/tool/1`);
      await count(other, `${talk}2/tool/1`);
      await opened.tries.erase([one], [talk]);
      expect([await count(one, 'new/1'), await count(other, 'new/1')]).toEqual([1, 2]);
    });
  });
}
