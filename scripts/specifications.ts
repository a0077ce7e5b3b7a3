import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { house } from '../src/app/house.ts';
import { describedFlows } from '../src/cli/describe.ts';

/** Writes docs/flows from the code; with `--check`, only says whether what stands there is true. */
const folder = new URL('../docs/flows/', import.meta.url);
const flows = await describedFlows(house);
const stale: string[] = [];
for (const [name, text] of flows) {
  const file = new URL(`${name}.md`, folder);
  const standing = readdirSync(fileURLToPath(folder)).includes(`${name}.md`) ? readFileSync(file, 'utf8') : '';
  if (standing === text) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
}
console.log(stale.length === 0 ? 'docs/flows is up to date' : `docs/flows: ${stale.join(', ')} changed`);
if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1;
