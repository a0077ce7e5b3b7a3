import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    main: 'src/cli/main.ts',
    holdfast: 'src/exports/holdfast.ts',
    kit: 'src/exports/kit.ts',
    contracts: 'src/exports/contracts.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  // Types are made for what others import; the commands are nobody's library.
  dts: { entry: ['src/exports/holdfast.ts', 'src/exports/kit.ts', 'src/exports/contracts.ts'] },
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.map', 'dist/*.d.ts'],
});
