/**
 * What JSON makes of a value, as the database holds it: written once, and read anew by everyone who asks. What does not
 * survive that is not stored here either.
 */
export class Written<T> {
  readonly #text: string;
  #own: T | undefined;

  constructor(value: T) {
    this.#text = JSON.stringify(value);
  }

  /** A copy for whoever is outside: nobody else has it. */
  read(): T {
    return JSON.parse(this.#text) as T;
  }

  /** For the store itself, which changes nothing in it and gives it to nobody. */
  get own(): T {
    this.#own ??= this.read();
    return this.#own;
  }
}
