import { defineConfig } from 'tsdown';
import { stableShapes } from '../scripts/stable-shapes.ts';

/** The benchmark is built as the product is, so that what is measured is what is shipped. */
export default defineConfig({
  entry: ['main.ts', 'alone.ts', 'clients.ts', 'serving.ts'],
  // File by file, so that a profile tells whose time it is.
  unbundle: true,
  outDir: '../.bench',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [stableShapes()],
  // Anything else would take it for needless, and take it out again.
  minify: false,
  outExtensions: () => ({ js: '.js' }),
  dts: false,
  clean: true,
});
