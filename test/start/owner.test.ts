import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { own, ownerOf } from '../../src/storage/postgres/owner.ts';

async function directoryOf(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'holdfast-owner-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

interface Claimant {
  readonly process: ChildProcess;
  /** Tells it what to do and waits for what came of it. */
  tell(what: 'own' | 'release'): Promise<string>;
}

async function claimant(directory: string): Promise<Claimant> {
  const program = fileURLToPath(new URL('claimant.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  await line();
  return {
    process: child,
    tell: (what) => {
      child.stdin.write(`${what}\n`);
      return line();
    },
  };
}

async function killed({ process: child }: Claimant): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('of processes that claim a directory at once exactly one has it, and one that is killed has it no more', async () => {
  const directory = await directoryOf();
  let claimants = await Promise.all(Array.from({ length: 5 }, () => claimant(directory)));
  while (claimants.length > 0) {
    const answers = await Promise.all(claimants.map(({ tell }) => tell('own')));
    expect(answers.filter((answer) => answer === 'owner')).toHaveLength(1);
    const [owner] = claimants.filter((_, index) => answers[index] === 'owner');
    claimants = claimants.filter((one) => one !== owner);
    if (owner) await killed(owner);
  }
});

it('of many who claim it at once in turns there is always exactly one', async () => {
  const directory = await directoryOf();
  for (let round = 0; round < 20; round += 1) {
    const claims = await Promise.all(Array.from({ length: 12 }, () => own(directory)));
    const owners = claims.filter((claim) => claim !== null);
    expect(owners).toHaveLength(1);
    await owners[0]?.release();
  }
  expect(await readdir(join(directory, 'owner'))).toEqual([]);
});

it('a frozen owner keeps its directory', async () => {
  const directory = await directoryOf();
  const owner = await claimant(directory);
  expect(await owner.tell('own')).toBe('owner');
  owner.process.kill('SIGSTOP');
  expect(await own(directory)).toBeNull();
  owner.process.kill('SIGCONT');
  expect(await owner.tell('release')).toBe('owner');
  const next = await own(directory);
  expect(next).not.toBeNull();
  await next?.release();
});

it('what a crash or a copy of the directory leaves behind is nobody, and is cleared away', async () => {
  const directory = await directoryOf();
  const first = await claimant(directory);
  await first.tell('own');
  const [socket = ''] = await readdir(join(directory, 'owner'));
  await killed(first);
  expect(await readdir(join(directory, 'owner'))).toEqual([socket]);
  await writeFile(join(directory, 'owner', 'restored'), '');
  await writeFile(join(directory, 'owner', 'begun.new'), '');
  expect(await ownerOf(directory)).toBeNull();
  const owner = await own(directory);
  const [mine, ...others] = await readdir(join(directory, 'owner'));
  expect(others).toEqual([]);
  expect((await stat(join(directory, 'owner', mine ?? ''))).mode & 0o777).toBe(0o600);
  expect((await stat(join(directory, 'owner'))).mode & 0o777).toBe(0o700);
  await owner?.release();
});

it('says so where the path is too long to be listened at', async () => {
  const directory = join(await directoryOf(), 'a'.repeat(120));
  await expect(own(directory)).rejects.toThrow('too long');
});
