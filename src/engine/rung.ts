import type { Bell } from '../ports/bell.ts';
import type { Engine } from './engine.ts';

/**
 * An engine that tells the other processes of the replies it commits, and passes on what they tell: whoever watches a
 * conversation here then looks at the store at once (D9).
 */
export async function withBell(engine: Engine, bell: Bell): Promise<Engine> {
  const listeners = new Set<Parameters<Engine['onReplies']>[0]>();
  engine.onReplies((conversation, replies) => {
    if (conversation !== null && replies.length > 0) bell.ring(conversation);
  });
  await bell.listen((word) => {
    // The id of a conversation is one word; whatever else is rung says first what it is about.
    if (word?.includes(' ')) return;
    for (const listener of listeners) listener(word, []);
  });
  return {
    ...engine,
    onReplies(listener) {
      const unsubscribe = engine.onReplies(listener);
      listeners.add(listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
      };
    },
  };
}
