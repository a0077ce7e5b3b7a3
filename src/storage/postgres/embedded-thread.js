// @ts-check
// PGlite on a thread of its own: it starts while the rest of the program is still being read, and no question to it holds up those
// who are answered meanwhile. Plain JavaScript, for a thread begins with a file, and Node reads no types.
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

/** @import { Asked } from './embedded.ts' */
/** @import { Transaction } from '@electric-sql/pglite' */

// What is called a few times while PostgreSQL starts is not worth the optimising compiler, which took longer over it than everything
// else of the start; what is called often still gets there within the first seconds of work (bench/README.md).
setFlagsFromString('--wasm-tiering-budget=1000000000');

/** Columns of these types are handed on as PostgreSQL writes them: whoever asked knows how to read them. */
const parsers = Object.fromEntries(
  workerData.asText.map((/** @type {number} */ oid) => [oid, (/** @type {string} */ text) => text]),
);

/** @type {PGlite} */
let lite;
/** @type {{ tx: Transaction, commit: () => void, undo: () => void, ended: Promise<unknown> } | null} */
let under = null;

/** @param {Asked} asked */
async function answer(asked) {
  switch (asked.kind) {
    case 'open': {
      const { directory, contents } = asked;
      lite = await PGlite.create({
        ...(directory === null ? {} : { dataDir: directory }),
        ...(contents && { loadDataDir: contents }),
        extensions: { btree_gist },
        parsers,
      });
      return null;
    }
    case 'query': {
      const { rows, fields } = await lite.query(asked.text, asked.values);
      return { rows, fields };
    }
    case 'begin':
      return begin();
    case 'run':
      return (await under?.tx.exec(asked.sql))?.at(-1)?.rows ?? [];
    case 'end': {
      const ending = under;
      under = null;
      if (asked.isUndone) ending?.undo();
      else ending?.commit();
      return ending?.ended;
    }
    case 'dump':
      return lite.dumpDataDir('gzip');
    case 'close':
      return lite.close();
  }
}

/** PGlite has one transaction at a time, and keeps other questions back until it ends. */
function begin() {
  return new Promise((begun, failed) => {
    /** @type {Promise<unknown>} */
    const ended = lite
      .transaction(
        (tx) =>
          new Promise((commit, undo) => {
            under = { tx, commit: () => commit(null), undo: () => undo(UNDONE), ended };
            begun(null);
          }),
      )
      .catch((error) => {
        if (error !== UNDONE) throw error;
      });
    ended.catch(failed);
  });
}

const UNDONE = new Error('undone');

/** Of an error only what is text crosses over. */
const told = (/** @type {unknown} */ error) =>
  error instanceof Error
    ? {
        ...Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string')),
        message: error.message,
      }
    : wrongWithFiles(error);

/** What PGlite's files throw is no error of JavaScript's: it has a number of WASI's. */
const FILE_ERRORS = /** @type {Record<number, string>} */ ({ 2: 'EACCES', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' });

function wrongWithFiles(/** @type {unknown} */ error) {
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : null;
  if (errno === null) return { message: String(error) };
  const code = FILE_ERRORS[errno] ?? `error ${errno}`;
  return { message: `the embedded database cannot use its files (${code})`, code };
}

parentPort?.on('message', async ({ id, asked }) => {
  try {
    parentPort?.postMessage({ id, answer: await answer(asked) });
  } catch (error) {
    parentPort?.postMessage({ id, error: told(error) });
  }
});
