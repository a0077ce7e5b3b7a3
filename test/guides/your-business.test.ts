import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { newBusiness } from '../../src/cli/new/new.ts';
import { play } from '../../src/play/play.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/your-business.md'), 'utf8');

let folder = '';

function madeFolder(): string {
  folder = mkdtempSync(join(tmpdir(), 'holdfast-shop-'));
  return folder;
}

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function expectPlayed(script: string): Promise<void> {
  const lines: string[] = [];
  const failed = await play(house, [script], { store: 'memory', json: false, print: (line) => lines.push(line) });
  expect(failed, lines.join('\n')).toBe(0);
}

describe('docs/guides/your-business.md', () => {
  it('names every field that a business may have', () => {
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../schemas/business.schema.json'), 'utf8'),
    ) as {
      properties: { [field: string]: unknown };
    };
    for (const field of Object.keys(schema.properties)) expect(guide, field).toContain(`\`${field}\``);
  });
});

describe('npx holdfast new', () => {
  it.each([
    ['appointment', 'fr'],
    ['appointment', 'km'],
    ['salon', 'es'],
    ['space', 'en'],
    ['dialogue', 'zh'],
  ])('makes a %s that books in %s', async (flow, languages) => {
    const shop = join(madeFolder(), 'my-shop');
    const lines: string[] = [];
    await newBusiness(house, shop, { flow, languages }, (line) => lines.push(line));
    expect(lines[0], lines.join('\n')).toMatch(/is ready/);
    expect(readdirSync(shop)).toContain('my-shop.yaml');
    vi.stubEnv('HOLDFAST_BUSINESSES', shop);
    await expectPlayed(join(shop, 'conversations/first.yaml'));
  });

  it('overwrites nothing, and says which answer will not do', async () => {
    const silent = () => {};
    await expect(newBusiness(house, madeFolder(), {}, silent)).rejects.toThrow(/is there already/);
    const other = join(folder, 'other');
    await expect(newBusiness(house, other, { languages: 'de' }, silent)).rejects.toThrow(
      /--languages: "de" is none of/,
    );
    await expect(newBusiness(house, other, { hours: '9-5' }, silent)).rejects.toThrow(
      /--hours: Hours are written like/,
    );
  });
});
