import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { house } from '../app/house.ts';
import { runCli } from './cli.ts';

afterEach(() => vi.restoreAllMocks());

it.each(['--version', '-V'])('says by %s which version it is', async (flag) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const written: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(chunk) > 0);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  await expect(runCli(house, [flag])).rejects.toThrow('ended with 0');
  expect(written.join('')).toBe(`${version}\n`);
});
