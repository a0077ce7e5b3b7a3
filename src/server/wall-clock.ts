/** The time as it is written down, made anew only when a millisecond has passed: a request and its lines ask for it many times in one. */
export function createWallClock() {
  let [millis, told] = [0, ''];
  return {
    now(): string {
      const at = Date.now();
      if (at !== millis) [millis, told] = [at, new Date(at).toISOString()];
      return told;
    },
  };
}
