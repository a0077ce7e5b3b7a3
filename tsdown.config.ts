import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/cli/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtensions: () => ({ js: '.js' }),
  dts: false,
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.map'],
});
