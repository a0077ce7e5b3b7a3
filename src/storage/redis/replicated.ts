import slotOf from 'cluster-key-slot';
import type { ChainableCommander, Cluster } from 'ioredis';
import { StoreAway } from '../../ports/away.ts';

export type Command = readonly [name: string, ...values: readonly (string | number)[]];

type Result = readonly [error: Error | null, answer?: unknown];

interface Write {
  readonly key: string;
  readonly command: Command;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** As many as Redis needs to go on with what was stored when the server that stored it dies. */
const REPLICAS = 1;

/**
 * Writes to a cluster whose servers have replicas. When a server dies, its replica goes on with what it has by then: what only the
 * server had is lost, although it had said yes. So a write counts only when a replica has it as well (X4). WAIT knows
 * that of what was sent before it on the same connection, and holds that connection up meanwhile; so all that came up in the
 * meantime goes together, and waits once.
 */
export class Replicated {
  readonly #client: Cluster;
  readonly #waitMillis: number;
  /** Writes that wait for those under way, by the servers that hold their keys. */
  readonly #waiting = new Map<string, Write[]>();
  readonly #underWay = new Set<string>();

  constructor(client: Cluster, waitMillis: number) {
    this.#client = client;
    this.#waitMillis = waitMillis;
  }

  write(key: string, command: Command): Promise<unknown> {
    return new Promise((resolve, reject) => this.#enter({ key, command, resolve, reject }));
  }

  #enter(write: Write): void {
    const place = this.#client.slots[slotOf(write.key)]?.join(';');
    if (place === undefined) {
      write.reject(new StoreAway('no server of the cluster has this key'));
      return;
    }
    this.#waiting.set(place, [...(this.#waiting.get(place) ?? []), write]);
    if (this.#underWay.has(place)) return;
    this.#underWay.add(place);
    queueMicrotask(() => void this.#send(place));
  }

  async #send(place: string): Promise<void> {
    await this.#together(this.#taken(place));
    this.#underWay.delete(place);
    // Where they belong may have changed since.
    for (const write of this.#taken(place)) this.#enter(write);
  }

  #taken(place: string): readonly Write[] {
    const writes = this.#waiting.get(place) ?? [];
    this.#waiting.delete(place);
    return writes;
  }

  async #together(writes: readonly Write[]): Promise<void> {
    const results = await this.#sent(this.#client.pipeline(), writes);
    for (const [index, write] of writes.entries()) {
      const result = results[index] ?? [new StoreAway('nothing was answered')];
      const [, address] = /^(?:MOVED|ASK) \d+ (\S+)/.exec(result[0]?.message ?? '') ?? [];
      if (address === undefined) settle(write, result);
      else await this.#elsewhere(address, write);
    }
  }

  /** The cluster has moved a key, or is about to, and has not run the command: it goes where the answer says. */
  async #elsewhere(address: string, write: Write): Promise<void> {
    await new Promise<void>((resolve) => this.#client.refreshSlotsCache(() => resolve()));
    const there = this.#client.nodes('master').find(({ options }) => `${options.host}:${options.port}` === address);
    const [result] = there ? await this.#sent(there.pipeline().asking(), [write], 1) : [];
    settle(write, result ?? [new StoreAway(`the key has moved to ${address}`)]);
  }

  /** What became of each write. One that no replica has is not known to be kept. */
  async #sent(pipeline: ChainableCommander, writes: readonly Write[], before = 0): Promise<readonly Result[]> {
    for (const { command } of writes) pipeline.call(...command);
    pipeline.call('wait', REPLICAS, this.#waitMillis);
    const results = (await pipeline.exec().catch((error: unknown) => failed(error, before + writes.length + 1))) ?? [];
    const [failure, replicas] = results.at(-1) ?? [];
    const answers = results.slice(before, before + writes.length);
    if (!failure && Number(replicas) >= REPLICAS) return answers;
    const unkept = new StoreAway(failure ?? 'no replica has what was written');
    return answers.map(([error]) => [error ?? unkept]);
  }
}

function failed(error: unknown, count: number): [Error | null, unknown][] {
  return Array.from({ length: count }, () => [new StoreAway(error), null]);
}

function settle({ resolve, reject }: Write, [error, answer]: Result): void {
  if (error) reject(error);
  else resolve(answer);
}
