import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { blankName, makeBlank } from '../src/storage/postgres/blank.ts';

/** Leaves an empty database in dist/ for new ones to begin with, unless that of these migrations is there already. */
const dist = new URL('../dist/', import.meta.url);
const file = new URL(blankName(), dist);

if (!existsSync(file)) {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) if (name.startsWith('blank-')) rmSync(new URL(name, dist));
  const unfinished = new URL('blank.new', dist);
  writeFileSync(unfinished, new Uint8Array(await (await makeBlank()).arrayBuffer()));
  renameSync(unfinished, file);
}
