import type { CueMention, Mention } from '../core/reading.ts';
import type { WindowName } from '../core/when.ts';

type Hours = readonly [from: number, to: number];

interface PartOfDay {
  /** Where it begins and ends for whoever comes before it or after it: "after lunch", "after work". */
  readonly bounds: Hours;
  /** "Early in the morning", "late in the morning". */
  readonly early: Hours;
  readonly late: Hours;
  /** What lies in it for whoever agrees to it, its last hour included. */
  readonly agreed: Hours;
  /** When people still speak of it, if only to tell one eight o'clock from the other. */
  readonly widest: Hours;
}

/** What people call each part of the day, in hours. */
export const PARTS_OF_DAY: { readonly [Name in WindowName]: PartOfDay } = {
  morning: { bounds: [8, 12], early: [6, 10], late: [10, 12], agreed: [0, 12], widest: [0, 12] },
  lunchtime: { bounds: [12, 14], early: [12, 13], late: [13, 14], agreed: [11, 15], widest: [11, 15] },
  afternoon: { bounds: [12, 17], early: [12, 15], late: [15, 17], agreed: [12, 18], widest: [12, 21] },
  evening: { bounds: [17, 20], early: [17, 19], late: [19, 22], agreed: [17, 24], widest: [16, 24] },
  night: { bounds: [20, 23], early: [20, 22], late: [22, 24], agreed: [18, 24], widest: [17, 24] },
};

/** Behind what was said of a day or of a wish, "morning" greets nobody: "Friday, morning". */
export function namesPart(cue: CueMention, found: readonly Mention[]): boolean {
  return (
    isPartOfDay(cue, found) && found.some((one) => one.end <= cue.start && (one.kind !== 'cue' || one.cue === 'book'))
  );
}

/** Whether a greeting is the name of a part of the day as well. */
export function isPartOfDay({ cue, start, end }: CueMention, found: readonly Mention[]): boolean {
  return cue === 'greeting' && found.some((one) => one.kind === 'window' && one.start === start && one.end === end);
}
