import type { Store } from '../../src/ports/store.ts';

export type Moment = 'before' | 'after';

/** A process that is killed at its nth call to a store: that call, and whatever was under way, never comes back. */
export class Mortal {
  calls = 0;
  readonly died: Promise<'died'>;
  #dead = false;
  #die: () => void = () => {};
  readonly #nth: number;
  readonly #moment: Moment;

  constructor(nth: number, moment: Moment) {
    this.#nth = nth;
    this.#moment = moment;
    this.died = new Promise((resolve) => {
      this.#die = () => resolve('died');
    });
  }

  /** The store as this process sees it. */
  gateStore(store: Store): Store {
    return {
      ...store,
      conversations: this.gate(store.conversations),
      bookings: this.gate(store.bookings),
      customers: this.gate(store.customers),
      leads: this.gate(store.leads),
      payments: this.gate(store.payments),
    };
  }

  gate<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (object, property) => {
        const member: unknown = Reflect.get(object, property);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => this.#pass(() => Promise.resolve(Reflect.apply(member, object, args)));
      },
    });
  }

  async #pass(act: () => Promise<unknown>): Promise<unknown> {
    if (this.#dead) return never();
    this.calls += 1;
    const last = this.calls === this.#nth;
    if (last && this.#moment === 'before') return this.#end();
    const value = await act();
    return last || this.#dead ? this.#end() : value;
  }

  #end(): Promise<never> {
    this.#dead = true;
    this.#die();
    return never();
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}
