/** A slip of the keyboard: one letter wrong, missing, doubled or swapped; two in words of eight letters and more. */

/** The word that was probably meant, or null. The first letter is trusted: people seldom get it wrong. */
export function meant(word: string, candidates: readonly string[]): string | null {
  if (word.length < 5) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.charAt(0) !== word.charAt(0)) continue;
    const allowed = candidate.length >= 8 ? 2 : 1;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = slips(word, candidate);
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edit distance in which swapping two neighbours is one slip. */
function slips(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left.charAt(i - 1) === right.charAt(j - 1);
      let cost = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && left.charAt(i - 1) === right.charAt(j - 2) && left.charAt(i - 2) === right.charAt(j - 1);
      if (swapped) cost = Math.min(cost, at(rows, i - 2, j - 2) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return at(rows, left.length, right.length);
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
