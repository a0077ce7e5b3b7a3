import { defineConfig } from 'tsdown';

/** With `--no-dts` the program alone is made, in a tenth of the time; the types of an earlier build stay. */
export default defineConfig(({ dts }) => ({
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
  dts: dts !== false && { entry: ['src/exports/holdfast.ts', 'src/exports/kit.ts', 'src/exports/contracts.ts'] },
  sourcemap: true,
  clean: ['dist/*.js', 'dist/*.map', ...(dts === false ? [] : ['dist/*.d.ts'])],
}));
