// `npx holdfast` in the checkout runs at once: npm links the commands of dependencies, but not the project's own.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';

const folder = new URL('../node_modules/.bin/', import.meta.url);
const link = new URL('holdfast', folder);

mkdirSync(folder, { recursive: true });
rmSync(link, { force: true });
symlinkSync('../../bin/holdfast.js', link);
