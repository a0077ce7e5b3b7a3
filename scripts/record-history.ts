import { existsSync, writeFileSync } from 'node:fs';
import { FLOWS, fileOf, flowOf, keptHistory, partsOfToday, recordHistory, written } from '../test/histories/history.ts';

/**
 * Writes test/histories/kept: the scripts of each flow, as its present version stores them turn by turn. What a version
 * stores never changes: where it would, the version has to be raised, with a migration. A history of a version that never
 * left this desk may be deleted by hand and written anew.
 */
const parts = await partsOfToday();
for (const name of FLOWS) {
  const history = await recordHistory(flowOf(parts, name));
  const file = fileOf(history);
  const before = existsSync(file) ? keptHistory(file) : null;
  if (before !== null && before.shape !== history.shape) {
    console.error(
      `${name} ${history.version}: it stores something else now. Raise the flow's version, add a migration to it, and record again.`,
    );
    process.exitCode = 1;
    continue;
  }
  // What was recorded is what that version stored: it is kept for good.
  if (before !== null) {
    console.log(`${name} ${history.version}: kept`);
    continue;
  }
  writeFileSync(file, written(history));
  console.log(`${name} ${history.version}: ${history.talks.reduce((sum, { turns }) => sum + turns.length, 0)} turns`);
}
