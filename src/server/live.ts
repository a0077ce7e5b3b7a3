import type { FastifyReply } from 'fastify';
import type { App } from '../engine/app.ts';
import type { Conversation } from '../ports/conversations.ts';
import { type CalendarPath, showReply } from './present.ts';
import { Pushed } from './pushed.ts';
import type { Found } from './whereabouts.ts';

/**
 * Live replies as server-sent events. A stream never carries what it was pushed: a push only tells it to look at the
 * store now, so that replies come in the store's order and once, whichever process committed them.
 */
export interface Live {
  /** Answers by a stream of the replies after the given one, from the beginning without one; false when there are too many. */
  open(watched: Watched, after: string | null, reply: FastifyReply): boolean;
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
  /** The id that the next one there will have, after the one that stands there or none; null where nobody can tell. */
  readonly next: (standing: Found) => string | null;
  /** Whether whoever watches still may: a token may run out, or be taken back. */
  readonly isAllowed: () => boolean;
}

interface Stream {
  readonly watched: Watched;
  readonly out: Pushed;
  after: string | null;
  /** Null while there is no conversation. */
  seen: { readonly id: string; readonly version: number } | null;
  /** The conversations that something new may come in: the one that stands, and the next once it closes. None until it has looked. */
  awaits: readonly string[];
  lookedAt: number;
  looking: boolean;
  lookAgain: boolean;
}

const PAGE = 100;
const HEARTBEAT_MS = 15_000;
const STREAMS_PER_TALK_MAX = 10;
const NEW_LOOK_MS = 1_000;
const ASKED_AT_ONCE = 1_000;

export function createLive(looked: Looked, pollMs: number): Live {
  const { app } = looked;
  const streams = new Set<Stream>();
  const byKey = new Shelves();
  const byTalk = new Shelves();
  const go = (stream: Stream) => void look(looked, stream, byTalk);
  const unsubscribe = app.engine.onReplies((conversation) => {
    if (conversation === null) for (const stream of streams) go(stream);
    else for (const stream of [...byTalk.at(conversation), ...byTalk.at(UNKNOWN)]) if (mayBeFor(stream)) go(stream);
  });
  const poll = setInterval(() => void lookAround(app, byTalk, go), pollMs).unref();
  const heartbeat = setInterval(() => void beat(looked, streams), HEARTBEAT_MS).unref();

  return {
    open(watched, after, reply) {
      if (byKey.at(watched.key).size >= STREAMS_PER_TALK_MAX) return false;
      const out = new Pushed(reply);
      const unseen = { seen: null, awaits: [], lookedAt: Number.NEGATIVE_INFINITY };
      const stream: Stream = { watched, out, after, ...unseen, looking: false, lookAgain: false };
      streams.add(stream);
      byKey.put([watched.key], stream);
      byTalk.put([UNKNOWN], stream);
      out.onceClosed(() => {
        streams.delete(stream);
        byKey.take([watched.key], stream);
        byTalk.take([UNKNOWN, ...stream.awaits], stream);
      });
      out.send('retry: 1000\n\n');
      go(stream);
      return true;
    },
    nudge: (key) => {
      for (const stream of byKey.at(key)) go(stream);
    },
    close() {
      unsubscribe();
      clearInterval(poll);
      clearInterval(heartbeat);
      for (const stream of streams) stream.out.end();
    },
  };
}

/** Streams by what they are found by: a ring is for a few of ten thousand. */
class Shelves {
  readonly #shelves = new Map<string, Set<Stream>>();

  at(name: string): ReadonlySet<Stream> {
    return this.#shelves.get(name) ?? NOBODY;
  }

  put(names: readonly string[], stream: Stream): void {
    for (const name of names) this.#shelves.set(name, (this.#shelves.get(name) ?? new Set()).add(stream));
  }

  take(names: readonly string[], stream: Stream): void {
    for (const name of names) {
      const shelf = this.#shelves.get(name);
      shelf?.delete(stream);
      if (shelf?.size === 0) this.#shelves.delete(name);
    }
  }

  names(): readonly string[] {
    return [...this.#shelves.keys()];
  }
}

const NOBODY: ReadonlySet<Stream> = new Set();

/** Where those stand that have not found their conversation yet. */
const UNKNOWN = 'unknown';

/** What has not found its conversation yet does not look at every ring for that. */
function mayBeFor({ awaits, looking, lookedAt }: Stream): boolean {
  return awaits.length > 0 || looking || performance.now() - lookedAt >= NEW_LOOK_MS;
}

/** A ring may be lost: now and then all are asked for at once how they stand, and only what moved on is looked at. */
async function lookAround(app: App, byTalk: Shelves, go: (stream: Stream) => void): Promise<void> {
  for (const stream of byTalk.at(UNKNOWN)) go(stream);
  const names = byTalk.names().filter((name) => name !== UNKNOWN);
  for (let from = 0; from < names.length; from += ASKED_AT_ONCE) {
    try {
      const versions = await app.conversations.versions(names.slice(from, from + ASKED_AT_ONCE));
      for (const [id, version] of versions) {
        for (const stream of byTalk.at(id)) if (stream.seen?.version !== version) go(stream);
      }
    } catch (error) {
      app.observer.log('warn', 'live.look_failed', { reason: String(error) });
    }
  }
}

/** A comment now and then keeps proxies from closing what looks idle, and tells us of a peer that has gone. */
async function beat({ refreshAllowed }: Looked, streams: ReadonlySet<Stream>): Promise<void> {
  if (streams.size > 0) await refreshAllowed();
  for (const stream of streams) {
    if (!stream.watched.isAllowed()) stream.out.end();
    else if (!stream.out.isBehind) stream.out.send(': still here\n\n');
  }
}

/** One look at a time for each stream; a wish to look that comes meanwhile is kept. */
async function look(looked: Looked, stream: Stream, byTalk: Shelves): Promise<void> {
  if (stream.looking) {
    stream.lookAgain = true;
    return;
  }
  stream.looking = true;
  try {
    do {
      stream.lookAgain = false;
      await send(looked, stream, byTalk);
    } while (stream.lookAgain && stream.out.isOpen);
  } catch (error) {
    looked.app.observer.log('warn', 'live.look_failed', { reason: String(error) });
  } finally {
    stream.looking = false;
  }
}

/** Writes what is new. A reader that does not keep up is left alone until it has read what it was sent. */
async function send({ app, calendarPath }: Looked, stream: Stream, byTalk: Shelves): Promise<void> {
  stream.lookedAt = performance.now();
  if (!stream.watched.isAllowed()) {
    stream.out.end();
    return;
  }
  const conversation = await stream.watched.find();
  if (conversation !== null && isAsSeen(stream, conversation)) return;
  moveTo(byTalk, stream, conversation);
  if (conversation === null) return;
  while (stream.out.isOpen && !stream.out.isBehind) {
    const replies = await app.conversations.repliesAfter(conversation.id, stream.after, PAGE);
    for (const reply of replies) {
      stream.out.send(`event: reply\nid: ${reply.id}\ndata: ${JSON.stringify(showReply(reply, calendarPath))}\n\n`);
      stream.after = reply.id;
    }
    if (replies.length < PAGE) {
      const { id, version } = conversation;
      stream.seen = { id, version };
      return;
    }
  }
}

/** From here on it is found by the conversations in which something new may come. */
function moveTo(byTalk: Shelves, stream: Stream, standing: Found): void {
  if (stream.out.isClosed) return;
  byTalk.take([UNKNOWN, ...stream.awaits], stream);
  const stands = standing === null ? [] : [standing.id];
  const isLast = standing !== null && standing.header.closesAt === null;
  const next = isLast ? null : stream.watched.next(standing);
  stream.awaits = next === null ? stands : [...stands, next];
  byTalk.put(stream.awaits.length > 0 ? stream.awaits : [UNKNOWN], stream);
}

/** Every commit raises the version: while it stands, nothing can have been said. */
function isAsSeen(stream: Stream, conversation: Conversation): boolean {
  return stream.seen?.id === conversation.id && stream.seen.version === conversation.version;
}
