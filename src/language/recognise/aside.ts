import type { Heard } from '../heard.ts';
import type { WhenMention } from '../when/mention.ts';
import { isRuledOut } from './negation.ts';
import { STOP } from './reasons.ts';

/** Days that are only told of: "I'm away next week, Friday?" A weekday behind them is none of them. */
export function toldDays(heard: Heard, spoken: readonly WhenMention[]): readonly WhenMention[] {
  const told = spoken.filter((one) => one.kind === 'dates' && !one.negated && isTold(heard, one));
  const isFollowed = ({ end }: WhenMention) =>
    spoken.some((one) => one.kind === 'date' && one.form === 'relative' && one.start >= end);
  return told.filter(isFollowed);
}

function isTold(heard: Heard, mention: WhenMention): boolean {
  const { therefore, moods } = heard.language.lists;
  const isBeside = (one: { readonly start: number; readonly end: number }) => {
    const [from, to] = [Math.min(one.end, mention.end), Math.max(one.start, mention.start)];
    return !STOP.test(heard.text.slice(from, to));
  };
  return (
    isRuledOut(heard, mention) ||
    moods.circumstances.all(heard.found).some(isBeside) ||
    therefore.in(heard.found).some((one) => one.start >= mention.end && isBeside(one))
  );
}
