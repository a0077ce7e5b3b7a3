import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why nothing can be written somewhere, in words. */
const WHY: { readonly [code: string]: string } = {
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
  EACCES: 'you are not allowed to write there',
  EPERM: 'you are not allowed to write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
};

/**
 * Makes a folder and those above it. Node's own `recursive` never comes back from a file system that says of a folder it
 * will not make that there is nothing above it, as /proc does.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

/** Why it cannot be written to; null where the error is about something else. */
export function whyUnwritable(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? (WHY[String(error.code)] ?? null) : null;
}

/** What is done in the data directory; that it cannot be done there is said in words, by the option that names it. */
export async function inDataDirectory<Done>(directory: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const why = whyUnwritable(error);
    if (why === null) throw error;
    throw new Error(`The data directory ${directory} cannot be used (${why}): choose another with --data.`);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
