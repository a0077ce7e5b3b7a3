import type { DialogueState, Slots } from './context.ts';

/** What was told at once after something had been looked up and put, with the days that gave way. */
export interface Change {
  readonly slots: readonly string[];
  readonly was: Slots;
}

/** What has changed since the task under way first had something to put; null where that is not known. */
export function changesSincePut({ trace }: DialogueState): readonly Change[] | null {
  const begun = trace.findLastIndex(({ event }) => event === 'task_started');
  const put = trace.findIndex(({ event }, place) => place > begun && event === 'action_answered');
  if (begun < 0 || put < 0) return null;
  return trace.slice(put + 1).flatMap(({ data: { slots, was } }) => {
    const isChange = Array.isArray(slots) && slots.length > 0;
    return isChange ? [{ slots: slots.map(String), was: Object(was) as Slots }] : [];
  });
}
