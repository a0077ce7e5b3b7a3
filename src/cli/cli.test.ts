import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
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

const NO_SUCH = /^There is no business nowhere: choose one of northside, lucia, /;

it.each([
  [['export', 'somebody', '--business', 'nowhere'], null],
  [['erase', 'somebody', '--business', 'nowhere'], { kind: 'nobody' }],
  [['parked', '--business', 'nowhere'], []],
  [['parked', '--business', 'nowhere', '--resend', '1'], false],
  [['webhooks', '--business', 'nowhere'], []],
  [['webhooks', '--business', 'nowhere', '--resend', '1'], false],
])('finds nothing at a business that there is none of, and says so: %s', async (command, found) => {
  const answering = { ...house, runErrand: (async () => found) as unknown as typeof house.runErrand };
  await expect(runCli(answering, command)).rejects.toThrow(NO_SUCH);
});

it('import says of a file that it is not there', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'old.csv');
  await expect(runCli(house, ['import', 'lucia', file])).rejects.toThrow(`${file} cannot be read: it is not there.`);
});

it('new says how to go on as a shell takes it', async () => {
  const folder = join(emptyFolder(), "Ann's & Co");
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  await runCli(house, ['new', folder, '--flow', 'salon']);
  const quoted = `'${folder.replace("'", `'\\''`)}'`;
  expect(written.join('')).toContain(
    `HOLDFAST_BUSINESSES=${quoted} npx holdfast play ${quoted}/conversations/first.yaml`,
  );
});

it.each([
  ['--timezone', 'Mars', '--timezone: "Mars" is no time zone; one is written like Europe/London'],
  ['--country', 'Spain', '--country: A country is two capital letters, like GB'],
  ['--phone', 'abc', '--phone: "abc" is no telephone number; one is written like +44 20 7946 0000'],
  ['--phone', '12', '--phone: "12" is no telephone number; one is written like +44 20 7946 0000'],
])('new writes nothing where %s is %s', async (option, value, complaint) => {
  const folder = join(emptyFolder(), 'shop');
  await expect(runCli(house, ['new', folder, option, value])).rejects.toThrow(complaint);
  expect(existsSync(folder)).toBe(false);
});

it.runIf(process.platform === 'linux')('new says where no folder can be made', async () => {
  await expect(runCli(house, ['new', '/proc/shops/ann'])).rejects.toThrow(
    '/proc/shops/ann cannot be written: no folder can be made there.',
  );
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
