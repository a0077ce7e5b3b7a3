import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The long suites whole, one after the other, and the mutations: `npm run prove`, or those whose name has a word in it:
 * `npm run prove -- doors`. At the end a row for each, to be written into docs/reliability.md.
 */
const SUITES = [
  'test/simulation',
  'test/postgres/simulation',
  'test/redis/simulation',
  'test/engine/kills',
  'test/payments/kills',
  'test/doors',
  'test/redis/doors',
  'test/redis/cluster-kills',
  'test/postgres/versions',
  'test/postgres/mixed',
  'test/postgres/trips',
  'test/postgres/calendar-kills',
  'test/postgres/figures',
  'test/calendars/disturbed',
  'src/domain/twin',
  'src/mirror',
  'test/histories',
  'test/verify',
  'test/postgres/conversations',
  'test/redis/conversations',
  'test/conversations/asked-twice',
  'test/conversations/later-talk',
  'test/conversations/reminders',
  'test/talks/manners',
  'test/webhooks/process',
  'src/language/consent/generated',
] as const;

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'holdfast-prove-'));
const words = process.argv.slice(2);
const MUTATIONS = 'scripts/mutations';
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));

interface Proved {
  readonly row: string;
  readonly success: boolean;
}

function rowOf(name: string, came: string, began: number): string {
  const seconds = Math.round((performance.now() - began) / 1_000);
  return `| ${new Date().toISOString().slice(0, 10)} | \`${name}\` | ${came} | ${seconds} s |`;
}

function proved(suite: string): Proved {
  const outputFile = join(folder, `${suite.replaceAll('/', '-')}.json`);
  const began = performance.now();
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const env = { ...process.env, HOLDFAST_PROVE: 'true' };
  const { status } = spawnSync('npx', ['vitest', 'run', suite, ...flags], { stdio: 'inherit', env });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const passed = numFailedTests === 0 ? `all ${numPassedTests}` : `${numPassedTests}, and ${numFailedTests} failed`;
  return { row: rowOf(suite, passed, began), success: status === 0 };
}

/** Who notices a condition that is broken on purpose. That some are noticed by nobody is no failure: they are listed. */
function mutated(): Proved {
  const began = performance.now();
  const { status } = spawnSync('npx', ['tsx', `${MUTATIONS}.ts`], { stdio: 'inherit' });
  return { row: rowOf(MUTATIONS, 'see above', began), success: status === 0 };
}

const results = [...SUITES.filter(isChosen).map(proved), ...(isChosen(MUTATIONS) ? [mutated()] : [])];
console.log(['| date | suite | passed | took |', '|---|---|---|---|', ...results.map(({ row }) => row)].join('\n'));
process.exitCode = results.every(({ success }) => success) ? 0 : 1;
