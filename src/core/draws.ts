/** Whole numbers below 2³², always the same for the same seed, so that a failure can be seen again (mulberry32). */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The same as shares of one. */
export function shares(seed: number): () => number {
  const draw = draws(seed);
  return () => draw() / 4_294_967_296;
}
