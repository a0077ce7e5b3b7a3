import { spawnSync } from 'node:child_process';
import { CONNECTIONS, withDatabase } from './database.ts';
import { type Measuring, startMeasuring } from './process.ts';
import { compare } from './table.ts';

/** From `.bench`, where this runs. */
const PEERS = new URL('../bench/peers/', import.meta.url);
const ALONE = new URL('alone.js', import.meta.url);
const PEER = new URL('dist/main.js', PEERS);

/** By what each is started, and what its number buys; bench/README.md says more. */
const CONTENDERS = [
  { name: 'Holdfast', program: ALONE, told: 'holdfast' },
  { name: 'floor', program: ALONE, told: 'floor' },
  { name: 'XState + JSON', program: PEER, told: 'xstate' },
  { name: 'grammY', program: PEER, told: 'grammy' },
  { name: 'DBOS', program: PEER, told: 'dbos' },
  { name: 'LangGraph', program: PEER, told: 'langgraph' },
  { name: 'LangGraph, exit', program: PEER, told: 'langgraph-exit' },
] as const;

/**
 * Holdfast, the floor and its peers, each in a process of its own, in one run on one database. The peers are a package of their
 * own, which nothing else of the house needs: they are installed here.
 */
export async function peers(): Promise<void> {
  install('npm', 'ci', '--prefix', PEERS.pathname);
  install('npx', 'tsdown', '--config', new URL('tsdown.config.ts', PEERS).pathname, '--logLevel', 'warn');
  await withDatabase(async (url) => {
    const started: { readonly name: string; readonly measuring: Measuring }[] = [];
    try {
      for (const { name, program, told } of CONTENDERS) {
        started.push({ name, measuring: await startMeasuring(program, told, url, String(CONNECTIONS)) });
      }
      await compare(started.map(({ name, measuring }) => ({ name, measure: measuring.measure })));
    } finally {
      for (const { measuring } of started) await measuring.end();
    }
  });
}

function install(command: string, ...told: readonly string[]): void {
  const { status } = spawnSync(command, told, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${told.join(' ')} failed`);
}
