interface Turn {
  /** One that waits may still be asked for more. */
  reads: boolean;
  readonly done: Promise<boolean>;
}

/** Does the work, reading first or not; false where somebody else is at it. Never throws. */
type Work = (reads: boolean) => Promise<boolean>;

/**
 * One work on a tie at a time. Whoever asks meanwhile gets the one that comes next, which all of them share: what is under
 * way may have passed over what they ask for. Only reading is as good for whoever wants to know what stands there.
 */
export class Turns {
  readonly #underWay = new Map<string, Turn>();
  readonly #next = new Map<string, Turn>();
  #isClosed = false;

  isUnderWay(id: string): boolean {
    return this.#underWay.has(id);
  }

  /** `anew`: what is read must be read from now on. */
  ask(id: string, reads: boolean, work: Work, anew = false): Promise<boolean> {
    const now = this.#underWay.get(id);
    if (now === undefined) return this.#start(id, reads, work);
    if (reads && now.reads && !anew) return now.done;
    const known = this.#next.get(id);
    if (known !== undefined) {
      known.reads ||= reads;
      return known.done;
    }
    const next: Turn = { reads, done: now.done.then(() => this.#follow(id, next, work)) };
    this.#next.set(id, next);
    return next.done;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all([...this.#underWay.values()].map(({ done }) => done));
  }

  /** Nothing more is begun; resolves when what is under way has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.idle();
  }

  #follow(id: string, { reads }: Turn, work: Work): Promise<boolean> {
    this.#next.delete(id);
    return this.#start(id, reads, work);
  }

  #start(id: string, reads: boolean, work: Work): Promise<boolean> {
    if (this.#isClosed) return Promise.resolve(false);
    const done = work(reads).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, { reads, done });
    return done;
  }
}
