import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { businessJsonSchema } from '../src/app/check/schema.ts';
import { house } from '../src/app/house.ts';
import { describedFlows } from '../src/cli/describe.ts';
import { taskJsonSchema } from '../src/flows/dialogue/task/json-schema.ts';

/** Writes docs/flows and the schemas for editors from the code; with `--check`, only says whether what stands there is true. */
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
for (const [name, schema] of [
  ['business', businessJsonSchema()],
  ['task', taskJsonSchema()],
] as const) {
  const file = new URL(`../schemas/${name}.schema.json`, import.meta.url);
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(`${name}.schema.json`);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
}
console.log(
  stale.length === 0 ? 'docs/flows and schemas are up to date' : `docs/flows and schemas: ${stale.join(', ')} changed`,
);
if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1;
