import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses the built files once, here, so that the server has only to hand out the smaller one. */
export function compressed(directory: string): Plugin {
  return {
    name: 'holdfast-compressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(directory, { recursive: true });
      for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name))) {
        const bytes = await readFile(join(directory, file));
        await writeFile(join(directory, `${file}.br`), brotliCompressSync(bytes));
        await writeFile(join(directory, `${file}.gz`), gzipSync(bytes));
      }
    },
  };
}
