import type { ItemMention } from '../core/reading.ts';

const LETTERS = 3;
/** What may stand between two ends of a journey: " to ", "到", "→". */
const BETWEEN_MAX = 4;

/**
 * "From SAT to DEN on Friday": the code of a place may also be a short weekday. One end of a journey that is written as codes are,
 * or leads to the other end, is no day: the text without it, everything else in its place.
 */
export function withoutCodes(text: string, items: readonly ItemMention[]): string {
  const codes = items.filter(
    (item) => item.role !== null && item.end - item.start === LETTERS && isCode(text, item, items),
  );
  return codes.reduce((left, { start, end }) => left.slice(0, start) + '_'.repeat(LETTERS) + left.slice(end), text);
}

/** The text without the names in it, everything else in its place. */
export function withoutNames(text: string, items: readonly ItemMention[]): string {
  return items
    .filter(({ phrase }) => phrase !== true)
    .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

function isCode(text: string, item: ItemMention, items: readonly ItemMention[]): boolean {
  const isOtherEnd = ({ role, start }: ItemMention) =>
    role === 'to' && start > item.end && start - item.end <= BETWEEN_MAX;
  return isWrittenSo(text, item) || (item.role === 'from' && items.some(isOtherEnd));
}

/** In capitals, where not everything is. */
function isWrittenSo(text: string, { start, end }: ItemMention): boolean {
  return /^\p{Lu}+$/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text);
}
