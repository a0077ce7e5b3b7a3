import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import about from '../../package.json' with { type: 'json' };
import { systemClock } from '../providers/clock/system.ts';
import { createMcpServer } from '../server/mcp/server.ts';
import { createObserver } from '../server/observer.ts';
import { openKey } from '../server/secrets.ts';
import type { Config } from './config.ts';
import { againAndAgain, composeLive } from './live.ts';
import { takersFrom } from './payments.ts';
import { type Kept, openSettled } from './stores.ts';

export interface Spoken extends Kept {
  readonly config: Config;
  /** Only at this one. */
  readonly business: string | undefined;
  /** Whom it speaks for: the same name finds the same talk again. */
  readonly who: string;
}

/** Speaks MCP on standard input and output, for the program that started it, until that one leaves. The log is on standard error. */
export async function speakMcp({ dataDirectory, config, business, who }: Spoken): Promise<void> {
  const publicUrl = () => config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  const takers = await takersFrom(config.payments, { clock: systemClock, publicUrl });
  const telemetry = createObserver({ level: config.logLevel });
  const key = await openKey({ secret: config.secret, dataDirectory });
  const store = await openSettled({ dataDirectory, config });
  const { composed } = await composeLive(store, telemetry, config, { takers, publicUrl }, key);
  const { app } = composed;
  const all = [...app.engine.businesses.keys()];
  const meant = all.filter((id) => business === undefined || id === business);
  try {
    if (meant.length === 0) throw new Error(`There is no business ${business}: choose one of ${all.join(', ')}.`);
    const server = createMcpServer(app, { businesses: meant, address: who, version: about.version });
    const left = new Promise<void>((resolve) => {
      server.server.onclose = resolve;
      process.stdin.once('end', resolve);
    });
    await server.connect(new StdioServerTransport());
    const rounds = againAndAgain(app.engine.rounds, (reason) => telemetry.log('error', 'sweep.failed', { reason }));
    await left;
    rounds.stop();
  } finally {
    await app.close();
  }
}
