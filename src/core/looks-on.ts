import type { Reading } from './reading.ts';

/**
 * "Never mind. What's your next free slot?", "forget those, what else have you got?": one thing is let go, and in another clause
 * it is asked what is free. Nothing is called off by that: they go on looking.
 */
export function looksOn({ clauses = [] }: Reading): boolean {
  return clauses.some(({ mood, mentions }) => {
    const does = mentions.flatMap((one) => (one.kind === 'cue' && one.negated !== true ? [one.cue] : []));
    const asksWhatIsFree = does.includes('soonest') || does.includes('availability');
    return (mood === 'asks' || mood === 'wants') && asksWhatIsFree && !does.includes('cancel');
  });
}
