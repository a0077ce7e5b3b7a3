/** `HOLDFAST_SEED=123` runs that seed alone: how a failing one is reproduced. */
const given = process.env['HOLDFAST_SEED'];

export function seedsOf(count: number): readonly number[] {
  return given === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(given)];
}
