import { createInterface } from 'node:readline';
import { type Owner, own } from '../../src/storage/postgres/owner.ts';

/** A process that is told when to claim a directory and when to give it up, and says what came of it. */
const directory = process.argv[2] ?? '';
let owner: Owner | null = null;

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'own') owner = await own(directory);
  else await owner?.release();
  process.stdout.write(owner === null ? 'second\n' : 'owner\n');
}
