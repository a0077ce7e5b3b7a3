import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { HoldfastConfig } from '../exports/create.ts';

/** What the commands are told of flows, channels and a store of one's own, in the folder that they are given in. */
const NAMES = ['holdfast.config.js', 'holdfast.config.mjs', 'holdfast.config.ts'];

/** What its parts are the code says itself, by types; here it is only told from a file that means something else. */
const shape = z.looseObject({
  folder: z.string().optional(),
  demo: z.boolean().optional(),
  flows: z.array(z.looseObject({ name: z.string() })).optional(),
});

/** The configuration of a folder, with its paths as seen from there; null where there is none. */
export async function ownConfig(folder: string): Promise<HoldfastConfig | null> {
  const file = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) return null;
  if (file.endsWith('.ts')) await readTypeScript(file);
  const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
  const parsed = shape.safeParse(module.default);
  if (!parsed.success) {
    const what = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'its default export'}: ${message}`,
    );
    throw new Error(`${file} cannot be used:\n  ${what.join('\n  ')}`);
  }
  const config = module.default as HoldfastConfig;
  return config.folder === undefined ? config : { ...config, folder: resolve(folder, config.folder) };
}

/** Where Node does not read TypeScript itself, `tsx` does for whoever has it installed. */
async function readTypeScript(file: string): Promise<void> {
  if ('typescript' in process.features && process.features.typescript) return;
  try {
    // Imported as by `node --import tsx`.
    await import(pathToFileURL(createRequire(file).resolve('tsx')).href);
  } catch {
    throw new Error(
      `${file} is TypeScript, which this Node does not read: npm install --save-dev tsx, or write it in JavaScript.`,
    );
  }
}
