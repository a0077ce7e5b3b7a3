import { compose } from '../../src/app/compose.ts';
import type { Flow } from '../../src/core/flow.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Payments } from '../../src/ports/payments.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { grown } from '../engine/grown.ts';
import type { Job, JobDone, Message } from './process.ts';

/** A Holdfast process of its own, told by its parent what arrives. Run by process.ts with the database's address. */
const [url = '', now = '', diesAfter = '', version = ''] = process.argv.slice(2);
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

/** The ledger of payments has it, and the process is gone before it does anything about it. */
function fatalLedger(payments: Payments): Payments {
  const die = async (what: string): Promise<void> => {
    if (`payment.${what}` !== diesAfter) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
  return {
    open: (request) => payments.open(request),
    attach: (id, opening) => payments.attach(id, opening),
    get: (id) => payments.get(id),
    ofBooking: (booking) => payments.ofBooking(booking),
    reassign: (from, to) => payments.reassign(from, to),
    ofConversation: (conversation) => payments.ofConversation(conversation),
    unfinished: (before, limit) => payments.unfinished(before, limit),
    awaited: (provider, endedAfter, limit) => payments.awaited(provider, endedAfter, limit),
    since: (business, after, limit) => payments.since(business, after, limit),
    owed: (business, limit) => payments.owed(business, limit),
    anonymise: (id) => payments.anonymise(id),
    mismatch: (report) => payments.mismatch(report),
    mismatched: (business, limit) => payments.mismatched(business, limit),
    move: async (request) => {
      const answer = await payments.move(request);
      await die(request.outcome ?? request.to);
      return answer;
    },
    told: async (id, outcome) => {
      await die('told');
      await payments.told(id, outcome);
    },
  };
}

const store = await openPostgres(url);
const { app, payments, parts } = await compose({
  store: { ...store, payments: fatalLedger(store.payments) },
  ...{ clock, observer: silent, wrapTool: fatal },
});

/** A newer program: every flow is one version further. */
if (version === 'newer') {
  for (const { flows } of parts.businesses.values()) {
    for (const [name, flow] of flows) (flows as Map<string, Flow>).set(name, grown(flow));
  }
}

async function pay(at: { readonly business: string; readonly address: string }): Promise<void> {
  const conversation = await store.conversations.at({ ...at, channel: 'webchat' });
  const made = await store.payments.ofConversation(conversation?.id ?? '');
  const open = made.findLast(({ status }) => status === 'open');
  if (!open) throw new Error(`${at.address} has nothing to pay`);
  await payments.counter?.press(open.id, 'paid');
}

async function deliver({ business = 'northside', address, id, text }: Message): Promise<JobDone['answers'][number]> {
  const to = { business, channel: 'webchat', address };
  const handled = await app.engine.handle({ to, eventId: id, event: { kind: 'message', text } });
  if (handled.kind !== 'handled') return { kind: handled.kind, state: null, replies: [] };
  return { kind: handled.kind, state: handled.state, replies: handled.replies.map((reply) => reply.text) };
}

async function carryOut(job: Job): Promise<JobDone> {
  clock.set(job.now);
  const answers = await Promise.all(job.messages.map(deliver));
  if (job.pays) await pay(job.pays);
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
