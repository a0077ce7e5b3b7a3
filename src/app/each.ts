import { remembered } from '../core/remembered.ts';

/** What is made of each of some things, by the same names, as they are at the moment they are asked for. */
export function ofEach<One extends object, Made>(
  all: ReadonlyMap<string, One>,
  make: (one: One) => Made,
): ReadonlyMap<string, Made> {
  return new MadeOfEach(all, remembered(make));
}

class MadeOfEach<One extends object, Made> implements ReadonlyMap<string, Made> {
  readonly #all: ReadonlyMap<string, One>;
  readonly #make: (one: One) => Made;

  constructor(all: ReadonlyMap<string, One>, make: (one: One) => Made) {
    this.#all = all;
    this.#make = make;
  }

  get size(): number {
    return this.#all.size;
  }

  get(name: string): Made | undefined {
    const one = this.#all.get(name);
    return one && this.#make(one);
  }

  has(name: string): boolean {
    return this.#all.has(name);
  }

  keys() {
    return this.#all.keys();
  }

  entries() {
    return this.#made().entries();
  }

  values() {
    return this.#made().values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(each: (made: Made, name: string, map: ReadonlyMap<string, Made>) => void): void {
    for (const [name, made] of this) each(made, name, this);
  }

  #made(): Map<string, Made> {
    return new Map([...this.#all].map(([name, one]) => [name, this.#make(one)]));
  }
}
