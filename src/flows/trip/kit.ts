import { kit } from '../../core/kit/kit.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import type { ToolName, TripEvent } from './events.ts';
import type { Memory } from './memory.ts';

interface Types {
  readonly memory: Memory;
  readonly event: TripEvent;
  readonly place: TripCatalogue;
  readonly tool: ToolName;
}

export type TripKit = ReturnType<typeof tripKit>;

/** The words that the trip's machine, its conditions and its stages are written in. */
export function tripKit(catalogue: TripCatalogue) {
  const words = kit<Types>(catalogue);
  return {
    ...words,
    /** Changes what is stored. */
    note: <E extends TripEvent>(
      what: string,
      change: (data: TripContext, event: E, catalogue: TripCatalogue) => TripContext,
    ) => words.note(what, ({ data }, event: E, place) => ({ data: change(data, event, place) })),
    /** Changes what counts until the end of the turn as well. */
    noteInTurn: words.note,
  };
}
