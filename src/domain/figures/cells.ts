/** One number of the figures: how often something happened, where and when (G6). */
export interface Cell {
  /** By the business's own clock. */
  readonly day: string;
  readonly flow: string;
  readonly channel: string;
  readonly language: string;
  readonly measure: string;
  readonly count: number;
}

/** What has to be added so that the one becomes the other. */
export function difference(before: readonly Cell[], after: readonly Cell[]): readonly Cell[] {
  return summed([...after, ...before.map((cell) => ({ ...cell, count: -cell.count }))]);
}

/** Each once; what comes to nothing is left out. */
export function summed(cells: readonly Cell[]): readonly Cell[] {
  const sums = new Map<string, Cell>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.day, cell.flow, cell.channel, cell.language, cell.measure]);
    sums.set(key, { ...cell, count: cell.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].filter(({ count }) => count !== 0);
}

const GROWTH = 1.1;

/** How long something took, to within a twentieth: a median can be told of sums, and needs no single times. */
export function tookMeasure(seconds: number): string {
  const step = Math.round(Math.log(Math.max(1, seconds)) / Math.log(GROWTH));
  return `took/${Math.round(GROWTH ** step)}`;
}

/** The median of what was counted so, in seconds; null where nothing was. */
export function medianTook(counts: readonly Pick<Cell, 'measure' | 'count'>[]): number | null {
  const took = counts
    .filter(({ measure, count }) => measure.startsWith('took/') && count > 0)
    .map(({ measure, count }) => ({ seconds: Number(measure.slice('took/'.length)), count }))
    .sort((one, other) => one.seconds - other.seconds);
  const all = took.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { seconds, count } of took) {
    below += count;
    if (below * 2 >= all) return seconds;
  }
  return null;
}
