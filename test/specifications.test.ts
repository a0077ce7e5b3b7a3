import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { house } from '../src/app/house.ts';
import { describedFlows } from '../src/cli/describe.ts';

describe('the generated specifications', () => {
  it('B17 docs/flows says what the code does (else: npm run specifications)', async () => {
    const flows = await describedFlows(house);
    expect(flows.size).toBeGreaterThan(0);
    for (const [name, text] of flows) {
      expect(readFileSync(new URL(`../docs/flows/${name}.md`, import.meta.url), 'utf8'), name).toBe(text);
    }
  });
});
