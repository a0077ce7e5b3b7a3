import type { Reply } from '../core/turn.ts';
import { Background } from './background.ts';
import { Deliverer } from './deliver.ts';
import { Drainer } from './drain.ts';
import type { Engine, Watcher } from './engine.ts';
import { Handler } from './handle.ts';
import { inspect } from './inspect.ts';
import type { Parts } from './parts.ts';
import { Pauses } from './pauses.ts';
import { noteReceipt } from './receipts.ts';
import { report } from './report.ts';
import { Sweeper } from './sweep.ts';

type Listener = (conversation: string | null, replies: readonly Reply[]) => void;

/** Puts the engine together: receive, drain, deliver, wake. */
export function createEngine(parts: Parts): Engine {
  const listeners = new Set<Listener>();
  const background = new Background(parts.observer);
  const pauses = new Pauses(parts.clock);
  const watchers = new Set<Watcher>();
  const drainer = new Drainer(parts, (commit, before) => {
    report(parts, commit);
    for (const listener of listeners) listener(commit.conversation, commit.turn.replies);
    for (const watcher of watchers) watcher.committed(commit, before);
    if (commit.push && commit.turn.replies.length > 0) background.add(deliverer.deliver(commit.conversation));
  });
  const handler = new Handler(parts, drainer, background, pauses);
  const handle: Engine['handle'] = (incoming) => handler.handle(incoming);
  const deliverer = new Deliverer(parts, handle, (conversation, at) => {
    for (const watcher of watchers) watcher.parked(conversation, at);
  });
  const sweeper = new Sweeper(parts, drainer, deliverer);
  return {
    businesses: parts.businesses,
    handle,
    inspect: (conversation) => inspect(parts, conversation),
    receipt: (business, channel, receipt) => noteReceipt(parts, business, channel, receipt),
    idle: async () => {
      await background.idle();
      await drainer.idle();
    },
    rounds: sweeper.rounds,
    ownRounds: [],
    sweep: () => sweeper.sweep(),
    onReplies(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async close() {
      const swept = sweeper.end();
      pauses.end();
      await swept;
      await drainer.idle();
      await background.idle();
    },
  };
}
