import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bell } from './bell.ts';

export interface BellTower {
  /** Another bell at the same place, as another process would have. */
  hang(): Promise<Bell>;
  /** A connection that comes back is not noticed: those who listen look now and then only. */
  readonly mendsInSilence?: true;
  /** Takes every bell's connection away, as an outage would; they come back by themselves. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

/** What every bell promises. */
export function bellContract(name: string, build: () => Promise<BellTower>): void {
  describe(`a bell of ${name}`, () => {
    let tower: BellTower | null = null;
    const bells: Bell[] = [];
    const hang = async (): Promise<{ bell: Bell; heard: string[]; told: { toLookAtAll: boolean } }> => {
      tower ??= await build();
      const bell = await tower.hang();
      bells.push(bell);
      const heard: string[] = [];
      // To be told to look at everything costs a look, and may come at any time.
      const told = { toLookAtAll: false };
      await bell.listen((conversation) => {
        if (conversation === null) told.toLookAtAll = true;
        else heard.push(conversation);
      });
      return { bell, heard, told };
    };
    afterEach(async () => {
      await Promise.all(bells.splice(0).map((bell) => bell.close()));
      await tower?.close();
      tower = null;
    });

    it('D9 is heard by the others and not by who rang it', async () => {
      const [one, other, third] = [await hang(), await hang(), await hang()];
      one.bell.ring('talk-1');
      other.bell.ring('talk-2');
      await vi.waitFor(() => expect(third.heard.toSorted()).toEqual(['talk-1', 'talk-2']), { timeout: 10_000 });
      await vi.waitFor(() => expect(other.heard).toEqual(['talk-1']), { timeout: 10_000 });
      expect(one.heard).not.toContain('talk-1');
    });

    it('D9 loses none of many that ring at once', async () => {
      const [one, other] = [await hang(), await hang()];
      const talks = Array.from({ length: 300 }, (_, index) => `talk-${index}`);
      for (const talk of talks) one.bell.ring(talk);
      await vi.waitFor(() => expect(new Set(other.heard)).toEqual(new Set(talks)), { timeout: 20_000 });
    });

    it('X8 rings without complaint while it is cut off, and again by itself afterwards', async () => {
      const [one, other] = [await hang(), await hang()];
      other.told.toLookAtAll = false;
      await tower?.cut();
      one.bell.ring('maybe lost');
      await vi.waitFor(
        () => {
          one.bell.ring('after the outage');
          expect(other.heard).toContain('after the outage');
        },
        { timeout: 30_000, interval: 200 },
      );
      // What was rung meanwhile may be lost: whoever listens is told to look at everything.
      if (tower?.mendsInSilence !== true) expect(other.told.toLookAtAll).toBe(true);
    });

    it('is silent once it is closed', async () => {
      const [one, other] = [await hang(), await hang()];
      await one.bell.close();
      one.bell.ring('nobody');
      const third = await hang();
      third.bell.ring('somebody');
      await vi.waitFor(() => expect(other.heard).toEqual(['somebody']), { timeout: 10_000 });
    });
  });
}
