import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inDataDirectory, makeFolder } from '../ports/folder.ts';
import type { ServerConfig } from './config.ts';

interface Secrets {
  readonly key: Buffer;
  readonly operatorToken: string;
}

/** The two secrets of a server: given, or drawn. Several processes on one store must be given the same `secret`. */
export async function openSecrets(config: ServerConfig): Promise<Secrets> {
  const key = await openKey(config);
  if (config.operatorToken) return { key, operatorToken: config.operatorToken };
  const operatorToken = randomBytes(24).toString('base64url');
  config.announce?.(`Operator token (set HOLDFAST_OPERATOR_TOKEN to choose your own): ${operatorToken}`);
  return { key, operatorToken };
}

/** What tokens and links are signed with; the same for whoever is told the same. */
export function openKey({ secret, dataDirectory }: Pick<ServerConfig, 'secret' | 'dataDirectory'>): Promise<Buffer> {
  if (secret) return Promise.resolve(createHash('sha256').update(secret).digest());
  if (dataDirectory === undefined) return Promise.resolve(randomBytes(32));
  return inDataDirectory(dataDirectory, () => keptKey(dataDirectory));
}

/** A key kept in a file only its owner can read: without it every restart would lock people out of their talks. */
async function keptKey(directory: string): Promise<Buffer> {
  const drawn = randomBytes(32);
  const file = join(directory, 'web-chat.key');
  makeFolder(directory, 0o700);
  try {
    await writeFile(file, drawn.toString('hex'), { flag: 'wx', mode: 0o600 });
    return drawn;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
