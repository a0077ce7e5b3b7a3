import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that meet a real PostgreSQL; it is booted only when one of them runs. */
const onPostgres = ['src/storage/postgres/!(pglite).test.ts', 'test/postgres/**/*.test.ts'];

/** Tests that meet a real Redis, likewise. */
const onRedis = ['src/storage/redis/**/*.test.ts', 'test/redis/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onPostgres, ...onRedis],
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
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: ['src/**/*.test.ts', 'src/**/*.contract.ts', 'src/**/*.json'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
});
