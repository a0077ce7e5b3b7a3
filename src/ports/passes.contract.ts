import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passes, Revoked } from './passes.ts';

let chats = 0;

function revoked(at: string): Revoked {
  chats += 1;
  return { business: 'salon', chat: `chat-${process.pid}-${chats}`, at };
}

/** What every store of revoked chat tokens promises. */
export function passesContract(name: string, open: () => Promise<{ passes: Passes; close(): Promise<void> }>): void {
  describe(`revoked passes in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    it('knows what was revoked at an instant or later, however often it was said, until it is told to forget', async () => {
      const [early, late] = [revoked('2026-01-01T00:00:00.000Z'), revoked('2026-02-01T00:00:00.000Z')];
      for (const pass of [early, late, late]) await opened.passes.revoke(pass);
      expect(await opened.passes.revokedSince(early.at)).toEqual(expect.arrayContaining([early, late]));
      expect(await opened.passes.revokedSince(late.at)).not.toContainEqual(early);
      await opened.passes.forget(late.at);
      expect(await opened.passes.revokedSince(early.at)).not.toContainEqual(early);
      expect(await opened.passes.revokedSince(early.at)).toContainEqual(late);
    });
  });
}
