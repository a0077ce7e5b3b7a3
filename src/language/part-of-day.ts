import type { CueMention, Mention } from '../core/reading.ts';

/** Behind what was said of a day or of a wish, "morning" greets nobody: "Friday, morning". */
export function namesPart({ cue, start, end }: CueMention, found: readonly Mention[]): boolean {
  if (cue !== 'greeting' || !found.some((one) => one.kind === 'window' && one.start === start && one.end === end))
    return false;
  return found.some((one) => one.end <= start && (one.kind !== 'cue' || one.cue === 'book'));
}
