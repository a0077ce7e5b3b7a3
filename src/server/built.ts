import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something that `npm run build` makes: the code may run from its sources or bundled, so it is looked for above it. */
export function findBuilt(...path: readonly string[]): string | null {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (directory !== dirname(directory)) {
    const candidate = join(directory, 'dist', ...path);
    if (existsSync(candidate)) return candidate;
    directory = dirname(directory);
  }
  return null;
}
