import type { Mention, NameMention } from '../../core/reading.ts';
import { contains } from '../../core/span.ts';
import type { Heard } from '../heard.ts';

/**
 * The "Petit" of "je m'appelle Garance Petit" is hers, and no small office; where she does not say that it is her name, if nothing
 * else of it is on a list.
 */
export function withoutNamesakes({ text }: Heard, found: readonly Mention[]): readonly Mention[] {
  return found.some(({ kind }) => kind === 'name') ? found.filter((one) => !isOfName(one, found, text)) : found;
}

function isOfName(mention: Mention, found: readonly Mention[], text: string): boolean {
  if (mention.kind !== 'item') return false;
  return found.some((one) => {
    if (one.kind !== 'name' || one.name.length <= mention.end - mention.start || !contains(one, mention)) return false;
    // Written as names are, and nothing said beside it.
    const isHalf = mention.likeness <= PART_MAX && one.name.includes(' ') && text.trim() === one.name;
    return one.introduced || (isHalf && found.every((other) => other.kind !== 'item' || other.start === mention.start));
  });
}

/** Nothing of which only a part was said is more like it. */
const PART_MAX = 0.9;

/** "It's Sunday" says a day. */
export function isWeekday(name: NameMention, when: readonly Mention[]): boolean {
  const isNamed = (one: Mention) => one.kind === 'date' && one.form === 'bare' && one.end === name.end;
  return name.weak === true && when.some((one) => isNamed(one) && contains(name, one));
}
