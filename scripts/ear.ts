import { LOCALES } from '../src/core/locale.ts';
import { accept, differencesIn, shown } from '../test/ear/golden.ts';

/**
 * What a change does to what is heard: `npm run ear` shows every sentence of test/ear/golden that is heard otherwise,
 * the old above the new; `npm run ear -- --accept` writes the new into it. A line with only a text is a new sentence.
 */
const differences = LOCALES.flatMap(differencesIn);
for (const difference of differences) console.log(`${shown(difference)}\n`);
console.log(`${differences.length} sentences are heard otherwise`);
if (process.argv.includes('--accept')) for (const locale of LOCALES) accept(locale);
else if (differences.length > 0) process.exitCode = 1;
