import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { BusinessData } from '../domain/business.ts';
import { VirtualClock } from '../providers/clock/virtual.ts';
import { createHoldfast, type HoldfastConfig } from './holdfast.ts';
import { defineFlow, offerFlow, z } from './kit.ts';

const PRACTICE = {
  ...(parse(readFileSync('demo/northside.yaml', 'utf8')) as BusinessData),
  id: 'southside',
  name: 'Southside Dental',
};

function opened(config: HoldfastConfig) {
  const holdfast = createHoldfast({ store: 'memory', settings: { HOLDFAST_LOG_LEVEL: 'silent' }, ...config });
  onTestFinished(() => holdfast.close());
  return holdfast;
}

function said(text: string, eventId: string) {
  const to = { business: 'southside', channel: 'webchat', address: 'somebody' };
  return { to, eventId, event: { kind: 'message', text } } as const;
}

describe('createHoldfast', () => {
  it('X4 X5 takes events in process, on a clock of one’s own, each once', async () => {
    const clock = new VirtualClock('2026-03-02T09:05:00Z');
    const holdfast = opened({ businesses: [PRACTICE], clock });
    const first = await holdfast.handle(said('Friday morning please', 'a'));
    expect(first).toMatchObject({ kind: 'handled', state: 'offered', duplicate: false });
    expect(await holdfast.handle(said('Friday morning please', 'a'))).toMatchObject({
      kind: 'handled',
      duplicate: true,
    });
    await holdfast.handle(said('the first', 'b'));
    expect(await holdfast.handle(said('yes', 'c'))).toMatchObject({ kind: 'handled', state: 'booked' });
  });

  it('serves what it was given, and the demo only if it is asked for', async () => {
    const announced: string[] = [];
    const holdfast = opened({ businesses: [PRACTICE], announce: (line) => announced.push(line) });
    const { address } = await holdfast.listen({ port: 0 });
    const open = async (business: string) =>
      (await fetch(`${address}/v1/${business}/conversations`, { method: 'POST' })).status;
    expect([await open('southside'), await open('northside')]).toEqual([201, 404]);
    expect(announced.some((line) => line.startsWith('Operator token'))).toBe(true);
    await holdfast.close();
    await expect(open('southside')).rejects.toThrow();
  });

  it('refuses a business that cannot be used, by line and field, before anything is opened', () => {
    const businesses = [{ ...PRACTICE, flows: ['appointmnt'] }];
    expect(() => createHoldfast({ businesses })).toThrow(
      /the business "southside":\d+:\d+ error: flows\.0.*did you mean/s,
    );
  });

  it('two flows of one name are refused', () => {
    const again = offerFlow({
      name: 'salon',
      settings: z.unknown(),
      flow: () => defineFlow({} as Parameters<typeof defineFlow>[0]),
      work: () => ({ tools: [], keeper: { told: () => null } }),
    });
    expect(() => createHoldfast({ flows: [again] })).toThrow('two flows named "salon"');
  });
});
