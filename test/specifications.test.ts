import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describedFlows } from '../src/main.ts';

describe('the generated specifications', () => {
  it('B17 docs/flows says what the code does (else: npm run specifications)', async () => {
    const flows = await describedFlows();
    expect(flows.size).toBeGreaterThan(0);
    for (const [name, text] of flows) {
      expect(readFileSync(new URL(`../docs/flows/${name}.md`, import.meta.url), 'utf8'), name).toBe(text);
    }
  });
});
