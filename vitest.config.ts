import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/order.ts';
import { BRIEF } from './test/program.ts';
import { PROVING } from './test/prove.ts';

/** Tests that meet a real PostgreSQL; it is booted only when one of them runs. */
const onPostgres = ['src/storage/postgres/!(pglite).test.ts', 'test/postgres/**/*.test.ts'];

/** Tests that meet a real Redis, likewise. */
const onRedis = ['src/storage/redis/**/*.test.ts', 'test/redis/**/*.test.ts'];

/** Tests of the packed program, which is installed once in an empty folder. */
const onInstalled = ['test/installed/**/*.test.ts'];

export default defineConfig({
  test: {
    // Whole suites take longer than seeds of them.
    testTimeout: PROVING ? 1_800_000 : 120_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine: a second is no proof that it does not come.
    expect: { poll: { timeout: 30_000 } },
    // No test changes what another imports, so that a worker reads the sources and makes the languages ready once.
    isolate: false,
    // Much of it waits, for a program to start or a browser to draw: more workers than cores keep them busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    execArgv: PROVING ? [] : [...BRIEF],
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onPostgres, ...onRedis, ...onInstalled],
        },
      },
      {
        extends: true,
        test: { name: 'postgres', include: onPostgres, globalSetup: ['test/postgres/setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'redis', include: onRedis, globalSetup: ['test/redis/setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'installed',
          include: onInstalled,
          // Each of them starts whole programs, one after the other.
          testTimeout: 300_000,
          globalSetup: ['test/installed/setup.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: [
        'src/**/*.test.ts',
        'src/**/*.contract.ts',
        'src/**/*.{json,form}',
        'src/**/testing/**',
        'src/**/*.fixture.ts',
      ],
      reporter: ['text-summary', 'json-summary'],
      // B19: 85 % overall, 90 % for the machines and the interpreter.
      thresholds: {
        statements: 85,
        lines: 85,
        functions: 85,
        'src/core/**': { statements: 90, lines: 90 },
        'src/flows/**': { statements: 90, lines: 90 },
        'src/language/**': { statements: 90, lines: 90 },
      },
    },
  },
});
