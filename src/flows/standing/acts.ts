import type { Question } from './context.ts';
import type { StandingKit } from './kit.ts';
import * as noting from './notes.ts';
import * as says from './says.ts';

export type Acts = ReturnType<typeof actsOf>;

/** What several states do alike. */
export function actsOf({ tell, note, handOver }: StandingKit) {
  const forget = note('that the matter is over', noting.forget);
  const toPerson = handOver('wants a booking moved or called off');
  return {
    forget,
    toPerson,
    /** What they tell is for the people of the business to know (X16). */
    passesOn: handOver('will be late'),
    asked: (question: Question) => note('the question', noting.asked(question)),
    /** Everything stays as it is. */
    leaves: { target: 'idle', actions: [forget, tell(says.kept)] },
    /** It cannot be looked up or done just now, and nothing was changed (X8). */
    givesUp: { target: 'idle', actions: [tell(says.trouble), forget] },
    toOthers: { target: 'idle', actions: [tell(says.elsewhere), toPerson, forget] },
    notUndone: { target: 'idle', actions: [tell(says.notUndone), toPerson, forget] },
  } as const;
}
