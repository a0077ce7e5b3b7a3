import { defineConfig } from 'tsdown';

/** Built as Holdfast is, into the folder whose packages it finds. */
export default defineConfig({
  entry: ['main.ts'],
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtensions: () => ({ js: '.js' }),
  dts: false,
  clean: true,
});
