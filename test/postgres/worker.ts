import { compose } from '../../src/compose.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import type { Job, JobDone, Message } from './process.ts';

/** A Holdfast process of its own, told by its parent what arrives. Run by process.ts with the database's address. */
const [url = '', now = '', diesAfter = ''] = process.argv.slice(2);
const clock = new VirtualClock(now);

/** The tool acts, and the process is gone before anybody hears of it. */
function fatal(tool: Tool): Tool {
  if (tool.name !== diesAfter) return tool;
  return {
    ...tool,
    run: async (input, call) => {
      await tool.run(input, call);
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => {});
    },
  };
}

const { app } = await compose({ store: await openPostgres(url), clock, observer: silent, wrapTool: fatal });

async function deliver({ address, id, text }: Message): Promise<JobDone['answers'][number]> {
  const to = { business: 'northside', channel: 'webchat', address };
  const handled = await app.engine.handle({ to, eventId: id, event: { kind: 'message', text } });
  if (handled.kind !== 'handled') return { kind: handled.kind, state: null, replies: [] };
  return { kind: handled.kind, state: handled.state, replies: handled.replies.map((reply) => reply.text) };
}

async function carryOut(job: Job): Promise<JobDone> {
  clock.set(job.now);
  const answers = await Promise.all(job.messages.map(deliver));
  if (job.sweep) await app.engine.sweep();
  return { answers };
}

process.on('message', (job: Job) => {
  carryOut(job).then(
    (done) => process.send?.(done),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
process.send?.('ready');
