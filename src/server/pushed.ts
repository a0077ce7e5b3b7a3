import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { setHeaders } from './headers.ts';

/** More than this that nobody has read, and they do not keep up. */
const BEHIND_BYTES = 16_384;

/**
 * Server-sent events, each written straight into the response when it happens: thousands stand open and wait, and a stream
 * between the two would hold half as much again.
 */
export class Pushed {
  readonly #response: ServerResponse;

  /** Answers the request by a stream that stays open. */
  constructor(reply: FastifyReply) {
    setHeaders(reply.request, reply);
    // Without the last a proxy would gather the events before passing them on.
    reply.header('Content-Type', 'text/event-stream; charset=utf-8').header('Cache-Control', 'no-store');
    reply.header('X-Accel-Buffering', 'no').hijack();
    this.#response = reply.raw;
    this.#response.writeHead(200, Object.entries(reply.getHeaders()).flat().map(String));
    // Sent by itself it is one text from then on, and no longer the sixty that it was made of.
    this.#response.flushHeaders();
  }

  send(text: string): void {
    if (this.isOpen) this.#response.write(text);
  }

  /** Nothing more comes. */
  end(): void {
    this.#response.end();
  }

  /** Once nobody reads any more, whoever ended it. */
  onceClosed(work: () => void): void {
    if (this.isClosed) work();
    else this.#response.once('close', work);
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.isClosed;
  }

  get isClosed(): boolean {
    return this.#response.destroyed;
  }

  /** Whoever reads does not keep up with what was sent already. */
  get isBehind(): boolean {
    return this.waitingBytes >= BEHIND_BYTES;
  }

  /** What was sent and has not left yet. */
  get waitingBytes(): number {
    return this.#response.writableLength;
  }
}
