import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from '../scripts/compressed.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, '..', 'dist', 'console');

export default defineConfig({
  root,
  base: '/console/',
  plugins: [react(), compressed(outDir)],
  build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  // `npm run dev -- start` beside `npx vite --config console/vite.config.ts` gives a console that reloads as it is edited.
  server: { proxy: { '/v1': 'http://127.0.0.1:3000' } },
});
