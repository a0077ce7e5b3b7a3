import type { Reading } from '../../../core/reading.ts';
import type { Found, Kind } from './kind.ts';

/** A code is at most so many pieces with spaces or marks between them, and so many characters. */
const PIECES_MAX = 8;
const LENGTH_MAX = 40;

/**
 * A reference or code of whatever pattern the task declares (SK-48213, FR76 3000…, AB12 CDE), stored in upper case. Missing or
 * doubled separators are forgiven: "sk 48213". One without any digit might be any word, and counts only when asked for.
 */
export const reference: Kind = {
  find: (reading, slot, { asked }) => (slot.pattern === undefined ? [] : codesIn(reading, slot.pattern, asked)),
  normalise: (raw, slot) => (typeof raw === 'string' ? matching(raw, slot.pattern ?? '') : null),
};

/** Only runs of bounded length are tried, the longest first, so that no declared pattern meets a long text. */
function codesIn({ text }: Reading, pattern: string, asked: boolean): readonly Found[] {
  const pieces = [...text.matchAll(/[A-Za-z0-9]+/g)].map(({ 0: piece, index }) => ({
    from: index,
    to: index + piece.length,
  }));
  const found: Found[] = [];
  for (let first = 0; first < pieces.length; first += 1) {
    for (let count = Math.min(PIECES_MAX, pieces.length - first); count > 0; count -= 1) {
      const [start, end] = [pieces[first]?.from ?? 0, pieces[first + count - 1]?.to ?? 0];
      const said = text.slice(start, end);
      if (said.length > LENGTH_MAX || !isOneRun(said) || !(asked || /\d/.test(said))) continue;
      const value = matching(said, pattern);
      if (value === null) continue;
      found.push({ value, start, end, role: null, likeness: 1 });
      first += count - 1;
      break;
    }
  }
  return found;
}

/** Nothing but a few marks lies between the pieces. */
function isOneRun(said: string): boolean {
  return /^[A-Za-z0-9]+(?:[\s\-–_#./]{1,3}[A-Za-z0-9]+)*$/.test(said);
}

function matching(raw: string, pattern: string): string | null {
  const compact = raw
    .slice(0, LENGTH_MAX)
    .replace(/[\s\-–_#./]+/g, '')
    .toUpperCase();
  const separated = compact.replace(/^([A-Z]+)(\d+)$/, '$1-$2');
  const whole = new RegExp(`^(?:${pattern})$`);
  return [raw.trim().toUpperCase(), compact, separated].find((one) => whole.test(one)) ?? null;
}
