import { shares } from '../../src/core/draws.ts';

/** What a seed draws: a failing run is reproduced by it alone. */
export class Random {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = shares(seed);
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }
}
