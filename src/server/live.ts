import { PassThrough, type Readable } from 'node:stream';
import type { App } from '../engine/app.ts';
import type { Conversation } from '../ports/conversations.ts';
import { type CalendarPath, showReply } from './present.ts';
import type { Found } from './whereabouts.ts';

/**
 * Live replies as server-sent events. A stream never carries what it was pushed: a push only tells it to look at the
 * store now, so that replies come in the store's order and once, whichever process committed them.
 */
export interface Live {
  /** A stream of the replies after the given one, from the beginning without one; null when there are too many. */
  open(watched: Watched, after: string | null): Readable | null;
  /** Replies may have come for this web chat, or it may no longer be watched. */
  nudge(key: string): void;
  close(): void;
}

/** Where replies are looked for, and where what they tell of is found as a calendar file. */
interface Looked {
  readonly app: App;
  readonly calendarPath: CalendarPath;
  /** Looks now and then whether another process took back what opens a stream here. */
  readonly refreshAllowed: () => Promise<void>;
}

interface Watched {
  /** Names what is watched: the same key is the same talk. */
  readonly key: string;
  /** The conversation that stands there now; it may be opened, or opened anew, while the stream is watching. */
  readonly find: () => Promise<Found>;
  /** Whether whoever watches still may: a token may run out, or be taken back. */
  readonly isAllowed: () => boolean;
}

interface Stream {
  readonly watched: Watched;
  readonly out: PassThrough;
  after: string | null;
  /** Null while there is no conversation, or the one there is has closed: then the next is one of another id. */
  seen: { readonly id: string; readonly version: number } | null;
  lookedAt: number;
  looking: boolean;
  lookAgain: boolean;
}

const PAGE = 100;
const HEARTBEAT_MS = 15_000;
const STREAMS_PER_TALK_MAX = 10;
const NEW_LOOK_MS = 1_000;

export function createLive(looked: Looked, pollMs: number): Live {
  const { app } = looked;
  const streams = new Set<Stream>();
  const lookAll = (wanted: (stream: Stream) => boolean) => {
    for (const stream of streams) if (wanted(stream)) void look(looked, stream);
  };
  const unsubscribe = app.engine.onReplies((conversation) =>
    lookAll((stream) => conversation === null || stream.seen?.id === conversation || mayBeNew(stream)),
  );
  const poll = setInterval(() => lookAll(() => true), pollMs).unref();
  const heartbeat = setInterval(() => void beat(looked, streams), HEARTBEAT_MS).unref();

  return {
    open(watched, after) {
      if (countOf(streams, watched.key) >= STREAMS_PER_TALK_MAX) return null;
      const stream: Stream = {
        watched,
        out: new PassThrough(),
        after,
        seen: null,
        lookedAt: Number.NEGATIVE_INFINITY,
        looking: false,
        lookAgain: false,
      };
      streams.add(stream);
      stream.out.once('close', () => streams.delete(stream));
      stream.out.write('retry: 1000\n\n');
      void look(looked, stream);
      return stream.out;
    },
    nudge: (key) => lookAll((stream) => stream.watched.key === key),
    close() {
      unsubscribe();
      clearInterval(poll);
      clearInterval(heartbeat);
      for (const stream of streams) stream.out.end();
    },
  };
}

/** What was rung may be the first of a conversation that this stream waits for; it does not look at every ring for that. */
function mayBeNew({ seen, lookedAt }: Stream): boolean {
  return seen === null && performance.now() - lookedAt >= NEW_LOOK_MS;
}

function countOf(streams: ReadonlySet<Stream>, key: string): number {
  let count = 0;
  for (const stream of streams) if (stream.watched.key === key) count += 1;
  return count;
}

/** A comment now and then keeps proxies from closing what looks idle, and tells us of a peer that has gone. */
async function beat({ refreshAllowed }: Looked, streams: ReadonlySet<Stream>): Promise<void> {
  if (streams.size > 0) await refreshAllowed();
  for (const stream of streams) {
    if (!stream.watched.isAllowed()) stream.out.end();
    else if (!stream.out.writableNeedDrain) stream.out.write(': still here\n\n');
  }
}

/** One look at a time for each stream; a wish to look that comes meanwhile is kept. */
async function look(looked: Looked, stream: Stream): Promise<void> {
  if (stream.looking) {
    stream.lookAgain = true;
    return;
  }
  stream.looking = true;
  try {
    do {
      stream.lookAgain = false;
      await send(looked, stream);
    } while (stream.lookAgain && stream.out.writable);
  } catch (error) {
    looked.app.observer.log('warn', 'live.look_failed', { reason: String(error) });
  } finally {
    stream.looking = false;
  }
}

/** Writes what is new. A reader that does not keep up is left alone until it has read what it was sent. */
async function send({ app, calendarPath }: Looked, stream: Stream): Promise<void> {
  stream.lookedAt = performance.now();
  if (!stream.watched.isAllowed()) {
    stream.out.end();
    return;
  }
  const conversation = await stream.watched.find();
  if (conversation === null || isAsSeen(stream, conversation)) return;
  while (stream.out.writable && !stream.out.writableNeedDrain) {
    const replies = await app.conversations.repliesAfter(conversation.id, stream.after, PAGE);
    for (const reply of replies) {
      stream.out.write(`event: reply\nid: ${reply.id}\ndata: ${JSON.stringify(showReply(reply, calendarPath))}\n\n`);
      stream.after = reply.id;
    }
    if (replies.length < PAGE) {
      const { id, version, header } = conversation;
      stream.seen = header.closesAt === null ? { id, version } : null;
      return;
    }
  }
}

/** Every commit raises the version: while it stands, nothing can have been said. */
function isAsSeen(stream: Stream, conversation: Conversation): boolean {
  return stream.seen?.id === conversation.id && stream.seen.version === conversation.version;
}
