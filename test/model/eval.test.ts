import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { hears } from './behaviours.ts';
import { openModelServer } from './server.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the model knows and the rules do not, a plain message, and a yes that is none. */
const NOW = '2026-03-02T08:00:00Z';
const CASES = {
  'riddles.jsonl': [
    { business: 'northside', now: NOW, context: {}, text: 'blorp zxqv wumpf', expect: { intent: ['decline'] } },
    { business: 'northside', now: NOW, context: {}, text: 'friday morning', expect: { intent: ['constraint'] } },
  ],
  'consent-few.jsonl': [{ place: 'pending', text: 'blorp zxqv wumpf', expect: { agrees: false } }],
};
const PLACES = { pending: { business: 'northside', now: NOW, locale: 'en', after: ['tomorrow morning', 'the first'] } };

/** Runs `npm run eval -- --model` on cases of our own, as it was built. */
async function measured(environment: { readonly [name: string]: string }) {
  const directory = await mkdtemp(join(tmpdir(), 'holdfast-eval-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await mkdir(join(directory, 'cases'));
  for (const [name, cases] of Object.entries(CASES)) {
    await writeFile(join(directory, 'cases', name), cases.map((one) => JSON.stringify(one)).join('\n'));
  }
  await writeFile(join(directory, 'cases', 'places.json'), JSON.stringify(PLACES));
  const unset = { OPENAI_BASE_URL: '', OPENAI_API_KEY: '', OPENROUTER_API_KEY: '', HOLDFAST_MODEL: '' };
  const options = { cwd: ROOT, env: { ...process.env, ...unset, ...environment } };
  const run = spawn(process.execPath, ['scripts/eval.js', '--model', directory], options);
  const [stdout, stderr, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')]);
  return { stdout, stderr, code };
}

it('measures the model that is configured: every set with the rules alone and with the model, side by side', async () => {
  const server = await openModelServer();
  onTestFinished(() => server.close());
  server.behave(hears('decline'));
  const { stdout, code } = await measured({ OPENAI_BASE_URL: server.url, HOLDFAST_MODEL: 'reader-1' });
  expect(code).toBe(0);
  expect(stdout).toMatch(/riddles\.jsonl\s+2\s+50\.0 %\s+100\.0 %\s+1\s+–/);
  expect(stdout).toMatch(/consent-few\.jsonl\s+1\s+100\.0 %\s+100\.0 %\s+1\s+0 → 0/);
});

it('says which settings are missing where no model is configured', async () => {
  const { stderr, code } = await measured({});
  expect([code, stderr]).toEqual([1, expect.stringMatching(/No model is configured: set OPENAI_BASE_URL/)]);
});
