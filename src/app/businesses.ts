import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Business, readBusiness } from '../domain/business.ts';
import { withTaskFilesIn } from '../flows/dialogue/settings.ts';
import { madeOfFiles } from './files.ts';
import { isFlow, rankOf } from './flows.ts';

/** The demo businesses lie beside the code, one step up from where it was built to and two from its sources. */
const DEMO = ['../demo/', '../../demo/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** The demo's, and those of a directory of one's own. */
export function writtenBusinesses(own: string | undefined): readonly Business[] {
  // In the order of the flows, so that the page opens with the simplest.
  return [DEMO, own]
    .filter((directory) => directory !== undefined)
    .flatMap((directory) => businessesIn(directory).toSorted((one, other) => rankOf(one) - rankOf(other)));
}

function businessesIn(directory: string): readonly Business[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.yaml'));
  return businessesOf(names.sort().map((name) => join(directory, name)));
}

const businessesOf = madeOfFiles((files) =>
  files.flatMap(({ name, text }) => {
    const written: unknown = parse(text);
    if (!runsOnlyKnownFlows(written)) return [];
    const reading = readBusiness(written);
    if (reading.ok) return [withTaskFilesIn(dirname(name), reading.business)];
    throw new Error(`${name} cannot be used:\n  ${reading.complaints.join('\n  ')}`);
  }),
);

/** A business whose flow is not built yet is not served. */
function runsOnlyKnownFlows(written: unknown): boolean {
  const flows: unknown = typeof written === 'object' && written !== null ? Reflect.get(written, 'flows') : null;
  return Array.isArray(flows) && flows.every((flow) => typeof flow === 'string' && isFlow(flow));
}
