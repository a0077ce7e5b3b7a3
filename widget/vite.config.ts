import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, '..', 'dist', 'widget');

/** Compresses the built files once, here, so that the server has only to hand out the smaller one. */
function compressed(): Plugin {
  return {
    name: 'holdfast-compressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name))) {
        const bytes = await readFile(join(outDir, file));
        await writeFile(join(outDir, `${file}.br`), brotliCompressSync(bytes));
        await writeFile(join(outDir, `${file}.gz`), gzipSync(bytes));
      }
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), compressed()],
  build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  // `npm run dev -- start` beside `npx vite --config widget/vite.config.ts` gives a page that reloads as it is edited.
  server: { proxy: { '/v1': 'http://127.0.0.1:3000' } },
});
