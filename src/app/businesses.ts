import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Business } from '../domain/business.ts';
import { describeProblem } from '../domain/written.ts';
import { checkBusiness } from './check/business.ts';
import { madeOfFiles } from './files.ts';
import { rankOf } from './flows.ts';

/** The demo businesses lie beside the code, one step up from where it was built to and two from its sources. */
const DEMO = ['../demo/', '../../demo/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** The demo's, unless it is off, and those of a directory of one's own. */
export function writtenBusinesses(own: string | undefined, demo = true): readonly Business[] {
  // In the order of the flows, so that the page opens with the simplest.
  return [demo ? DEMO : undefined, own]
    .filter((directory) => directory !== undefined)
    .flatMap((directory) => businessesIn(directory).toSorted((one, other) => rankOf(one) - rankOf(other)));
}

function businessesIn(directory: string): readonly Business[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.yaml'));
  return businessesOf(names.sort().map((name) => join(directory, name)));
}

/** One that cannot be used stops the start: nobody's business is dropped in silence. */
const businessesOf = madeOfFiles((files) =>
  files.map(({ name, text }) => {
    const { business, problems } = checkBusiness(text, name);
    if (business !== null) return business;
    const mistakes = problems.filter(({ severity }) => severity === 'error');
    throw new Error(`${name} cannot be used:\n  ${mistakes.map(describeProblem).join('\n  ')}`);
  }),
);
