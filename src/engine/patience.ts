import type { Clock } from '../ports/clock.ts';

export const LATE = Symbol('late');

/** What the work comes to, or that it is late; it goes on all the same. Without a limit it is waited for. */
export function inTime<T>(
  clock: Pick<Clock, 'alarm'>,
  millisMax: number | undefined,
  work: Promise<T>,
): Promise<T | typeof LATE> {
  if (millisMax === undefined) return work;
  let off = (): void => {};
  const late = new Promise<typeof LATE>((resolve) => {
    off = clock.alarm(millisMax, () => resolve(LATE));
  });
  return Promise.race([work, late]).finally(() => off());
}
