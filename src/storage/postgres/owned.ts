import { existsSync, readdirSync } from 'node:fs';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inDataDirectory, makeFolder } from '../../ports/folder.ts';
import { blankDatabase } from './blank.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { OWNER, type Owner, own } from './owner.ts';

export interface Owned {
  /** Closing it gives the directory up. */
  readonly database: Database;
  readonly offer: Owner['offer'];
}

const begun = new Map<string, Promise<Owned | null>>();

/**
 * Opens a database that is there ahead of whoever will ask for it, who is told what goes wrong. Comes back when the thread
 * is at it: whoever then reads the whole program hears nothing meanwhile, and the thread needs nobody.
 */
export async function beginOwned(directory: string): Promise<void> {
  if (!existsSync(join(directory, 'PG_VERSION'))) return;
  const claiming = claimed(directory);
  const opening = claiming.then((owner) => owner && openBy(owner, directory));
  opening.catch(() => {});
  begun.set(directory, opening);
  await claiming.catch(() => {});
}

/** Closes what was begun and nobody asked for. */
export async function giveUpBegun(): Promise<void> {
  const left = await Promise.allSettled(begun.values());
  begun.clear();
  for (const one of left) if (one.status === 'fulfilled') await one.value?.database.close();
}

/**
 * PGlite in a directory that this process has to itself, for two on one directory destroy each other's writes; null
 * while another has it.
 */
export function openOwned(directory: string): Promise<Owned | null> {
  const opening = begun.get(directory);
  begun.delete(directory);
  return opening ?? claimed(directory).then((owner) => owner && openBy(owner, directory));
}

async function openBy(owner: Owner, directory: string): Promise<Owned> {
  try {
    const database = await inDataDirectory(directory, () => openMade(directory));
    const close = async (): Promise<void> => {
      await database.close();
      await owner.release();
    };
    return { database: { ...database, close }, offer: owner.offer };
  } catch (error) {
    await owner.release();
    throw error;
  }
}

export function inUse(directory: string): Error {
  return new Error(
    `The data directory ${directory} is in use by another Holdfast: stop that one, or choose another with --data.`,
  );
}

function claimed(directory: string): Promise<Owner | null> {
  return inDataDirectory(directory, async () => {
    makeFolder(directory, 0o700);
    await chmod(directory, 0o700);
    return own(directory);
  });
}

/** While this file is there, the database beside it is not yet whole. */
const MAKING = 'being-made';

/** What was broken off while it was being made holds nothing of anybody, and is made again. */
async function openMade(directory: string): Promise<Database> {
  // At once, for nobody may be there to go on with it (`beginOwned`).
  const names = readdirSync(directory);
  const isBrokenOff = names.includes(MAKING);
  if (names.includes('PG_VERSION') && !isBrokenOff) return openEmbedded(directory);
  const making = join(directory, MAKING);
  await writeFile(making, '', { mode: 0o600 });
  const left = isBrokenOff ? names.filter((name) => name !== MAKING && name !== OWNER) : [];
  await Promise.all(left.map((name) => rm(join(directory, name), { recursive: true })));
  const database = await openEmbedded(directory, await blankDatabase());
  await makePrivate(directory);
  await rm(making);
  return database;
}

/** Nobody else reads what people have said. PGlite makes its first files open to all, the later ones to its owner. */
async function makePrivate(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await chmod(path, 0o700);
      if (entry.isFile()) await chmod(path, 0o600);
    }),
  );
}
