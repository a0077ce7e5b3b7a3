import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { house } from '../src/app/house.ts';
import { describedFlows } from '../src/cli/describe.ts';
import { builtDiagrams, diagramKey } from '../src/server/diagrams.ts';

describe('the generated specifications', () => {
  it('B17 docs/flows says what the code does (else: npm run specifications)', async () => {
    const flows = await describedFlows(house);
    expect(flows.size).toBeGreaterThan(0);
    for (const [name, text] of flows) {
      expect(readFileSync(new URL(`../docs/flows/${name}.md`, import.meta.url), 'utf8'), name).toBe(text);
    }
  });
});

it('the diagram of every flow was laid out by `npm run build`', async () => {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock('2000-01-01T00:00:00Z');
  const { parts } = await house.compose({ store, clock, observer: house.silentObserver });
  const flows = [...parts.businesses.values()].flatMap((business) => [...business.flows.values()]);
  const built = builtDiagrams();
  expect(flows.filter((flow) => built[diagramKey(flow)] === undefined).map(({ name }) => name)).toEqual([]);
});
