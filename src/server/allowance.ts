/** How much each may have in a while: what is taken is given again to everybody when the while is over. */
export class Allowance {
  readonly #max: number;
  readonly #whileMillis: number;
  readonly #taken = new Map<string, number>();
  #until = Number.NEGATIVE_INFINITY;

  constructor(max: number, whileMillis: number) {
    this.#max = max;
    this.#whileMillis = whileMillis;
  }

  /** Takes so much for somebody. Answers with how many milliseconds they have to wait where they had it all, else 0. */
  take(who: string, amount: number, now: number): number {
    if (now >= this.#until) {
      this.#taken.clear();
      this.#until = now + this.#whileMillis;
    }
    const taken = this.#taken.get(who) ?? 0;
    if (taken + amount > this.#max) return this.#until - now;
    this.#taken.set(who, taken + amount);
    return 0;
  }
}
