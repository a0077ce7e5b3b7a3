import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import about from '../../package.json' with { type: 'json' };
import { systemClock } from '../providers/clock/system.ts';
import { createMcpServer } from '../server/mcp/server.ts';
import { open } from './open.ts';
import { againAndAgain } from './rounds.ts';
import type { Settled } from './settled.ts';

export interface Spoken {
  readonly config: Settled;
  readonly dataDirectory: string;
  /** Only at this one. */
  readonly business: string | undefined;
  /** Whom it speaks for: the same name finds the same talk again. */
  readonly who: string;
}

/** Speaks MCP on standard input and output, for the program that started it, until that one leaves. The log is on standard error. */
export async function speakMcp({ dataDirectory, config, business, who }: Spoken): Promise<void> {
  const { app, close } = await open({ dataDirectory, config, announce: () => {} });
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
    const complain = (reason: string) => app.observer.log('error', 'sweep.failed', { reason });
    const rounds = againAndAgain(app, systemClock, complain);
    await left;
    rounds.stop();
  } finally {
    await close();
  }
}
