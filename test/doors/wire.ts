import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOfServer } from '../program.ts';

/** Before the store has read the words, or once it has acted on them and nobody has heard so. */
export type Moment = 'before' | 'after';

interface Trap {
  readonly words: string;
  readonly moment: Moment;
  readonly caught: () => void;
}

/**
 * The wire between Holdfast and its store. It freezes at the very moment that certain words are on it, and stays so until it
 * thaws, with everything that was on it, or is cut: then nobody gets through any more.
 */
export class Wire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #trap: Trap | null = null;
  #held: (() => void)[] | null = null;
  #cut = false;

  private constructor(target: number) {
    this.#server = createServer((client) => this.#join(client, target));
  }

  static async to(target: number): Promise<Wire> {
    const wire = new Wire(target);
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get port(): number {
    return portOfServer(this.#server);
  }

  /** Resolves when the words are on the wire, which is frozen from then on. */
  freezeAt(words: string, moment: Moment): Promise<void> {
    return new Promise((caught) => {
      this.#trap = { words, moment, caught };
    });
  }

  thaw(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const go of held) go();
  }

  cut(): void {
    this.#cut = true;
    this.#held = null;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #join(client: Socket, target: number): void {
    if (this.#cut) {
      client.destroy();
      return;
    }
    const store = connect(target, '127.0.0.1');
    let caught: (() => void) | null = null;
    client.on('data', (chunk) => {
      const trap = this.#held === null && this.#trap !== null && chunk.includes(this.#trap.words) ? this.#trap : null;
      if (trap?.moment === 'after') store.write(chunk);
      if (trap) {
        this.#trap = null;
        this.#held = [];
      }
      if (trap?.moment === 'before') trap.caught();
      if (trap?.moment === 'after') caught = trap.caught;
      else this.#pass(() => store.write(chunk));
    });
    store.on('data', (chunk) => {
      // It has answered, so it has acted.
      caught?.();
      caught = null;
      this.#pass(() => client.write(chunk));
    });
    // What was sent to a frozen store it reads when it thaws, although nobody waits for the answer any more.
    client.on('close', () => this.#pass(() => store.end()));
    store.on('close', () => client.destroy());
    for (const socket of [client, store]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => this.#sockets.delete(socket));
    }
  }

  #pass(go: () => void): void {
    if (this.#held) this.#held.push(go);
    else go();
  }
}
