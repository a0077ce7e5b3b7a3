import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from '../scripts/compressed.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, '..', 'dist', 'widget');

/** The script that sites have, beside the page: one file under a name that stays (F6). */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [compressed(outDir)],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(root, 'src', 'embed', 'main.ts'),
      name: 'Holdfast',
      formats: ['iife'],
      fileName: () => 'widget.js',
    },
  },
});
