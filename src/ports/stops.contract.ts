import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stops } from './stops.ts';

export interface StopsHarness {
  readonly stops: Stops;
  close(): Promise<void>;
}

/** What every store of stops promises. */
export function stopsContract(name: string, open: () => Promise<StopsHarness>): void {
  describe(`stops in ${name}`, () => {
    let harness: StopsHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    it('F2 remembers who stopped, at one address of one business, until they start again', async () => {
      const { stops } = harness;
      const address = { business: `desk-${process.pid}`, channel: 'sms', address: '+447700900123' };
      expect(await stops.isStopped(address)).toBe(false);
      for (const _ of [1, 2]) await stops.stop(address, '2026-03-02T09:05:00.000Z');
      expect(await stops.isStopped(address)).toBe(true);
      expect(await stops.isStopped({ ...address, channel: 'whatsapp' })).toBe(false);
      expect(await stops.isStopped({ ...address, business: 'another' })).toBe(false);
      for (const _ of [1, 2]) await stops.start(address);
      expect(await stops.isStopped(address)).toBe(false);
    });
  });
}
