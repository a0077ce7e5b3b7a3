import { mayWorkAgain, wasRefused } from './database.ts';

/** Sends items to the database together; answers come in the order of the items. */
export type Send<Item, Answer> = (items: readonly Item[]) => Promise<readonly (Answer | undefined)[]>;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const ITEMS_MAX = 128;
const TRIES_MAX = 4;

/**
 * Gathers what many conversations ask for at the same time into one statement. When nothing is under way an item goes
 * out at once, with whatever else is asked for in the same breath; what comes while a batch is under way leaves with the
 * next. So a single conversation waits for nobody, and under load one write to the disk carries many turns. Items with the
 * same key never share a batch; the later one waits for the next. Without a key any may.
 */
export class Batcher<Item, Answer> {
  readonly #send: Send<Item, Answer>;
  readonly #keyOf: (item: Item) => unknown;
  #queue: Waiting<Item, Answer>[] = [];
  #underWay = false;

  constructor(send: Send<Item, Answer>, keyOf: (item: Item) => unknown = (item) => item) {
    this.#send = send;
    this.#keyOf = keyOf;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      if (!this.#underWay) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#underWay = true;
    while (this.#queue.length > 0) {
      await breath();
      await this.#settle(this.#next());
    }
    this.#underWay = false;
  }

  #next(): readonly Waiting<Item, Answer>[] {
    const batch = new Map<unknown, Waiting<Item, Answer>>();
    const later: Waiting<Item, Answer>[] = [];
    for (const waiting of this.#queue) {
      const key = this.#keyOf(waiting.item);
      if (batch.size < ITEMS_MAX && !batch.has(key)) batch.set(key, waiting);
      else later.push(waiting);
    }
    this.#queue = later;
    return [...batch.values()];
  }

  /** Never throws. A batch that was refused is tried again one by one, so that a bad member fails only itself. */
  async #settle(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.#send(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) waiting.reject(new Error('the database left an item of a batch unanswered'));
        else waiting.resolve(answer);
      }
    } catch (error) {
      // Without a clear refusal nobody knows whether the batch was stored; asking again would hide that.
      if (!wasRefused(error)) for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await this.#settleAlone(waiting);
    }
  }

  async #settleAlone({ item, resolve, reject }: Waiting<Item, Answer>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const [answer] = await this.#send([item]);
        if (answer === undefined) throw new Error('the database left an item unanswered');
        return resolve(answer);
      } catch (error) {
        if (!mayWorkAgain(error) || tries === TRIES_MAX) return reject(error);
      }
    }
  }
}

/** Until all that can go on now has gone on: those who were answered together ask together, and a driver sends no sooner. */
function breath(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
