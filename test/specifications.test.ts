import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { house } from '../src/app/house.ts';
import { describedFlows } from '../src/cli/describe.ts';
import { builtDiagrams, diagramKey } from '../src/server/diagrams.ts';

/** The rows of the table of transitions. */
function transitionsIn(text: string) {
  const section = /## Transitions\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  const lines = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  return lines.map((line) => {
    const [, , event = '', condition = '', to = '', done = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { event, condition, to, done };
  });
}

describe('the generated specifications', () => {
  it('B17 docs/flows says what the code does (else: npm run specifications)', async () => {
    const flows = await describedFlows(house);
    expect(flows.size).toBeGreaterThan(0);
    for (const [name, text] of flows) {
      expect(readFileSync(new URL(`../docs/flows/${name}.md`, import.meta.url), 'utf8'), name).toBe(text);
    }
  });

  it('B17 every row says what leads there and what is done; no condition is without words', async () => {
    for (const [name, text] of await describedFlows(house)) {
      const rows = transitionsIn(text);
      expect(rows.length, name).toBeGreaterThan(0);
      for (const { event, condition, to, done } of rows) {
        const row = `${name}: ${event} ${condition}`;
        expect(event, row).toMatch(/^`[^`]+`: .|^at once$/);
        expect(condition, row).toMatch(/^$|^\*.* .*\*$/);
        if (to === 'stays') expect(done, row).not.toBe('');
        for (const part of done.split('; '))
          expect(part, row).toMatch(
            /^$|^(tells|proposes|calls|notes|schedules|unschedules|hands over|logs|closes|remembers|ignores) ?/,
          );
      }
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
