import type { JsonObject } from '../../../core/json.ts';
import { aboutOf, type Heard, isNamed, keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { wanted } from './wanted.ts';

/** A time was named and waits for a yes, which the judge of consent hears (X11). */
export const askingMoveRules: readonly StandingRule[] = [
  keeps,
  protests,
  {
    rule: 'would rather have another time',
    means: 'move',
    when: (heard) => isNamed(otherTime(heard)),
    gives: otherTime,
    examples: ['Tuesday instead', { said: 'mejor a las 5', in: 'es' }],
  },
  ...anything,
];

/** The day it is on is no other day: whoever names it has not agreed, and wishes for nothing. */
function otherTime({ reading, data, catalogue }: Heard): JsonObject {
  const { days, ...others } = wanted(reading);
  const about = aboutOf(data, catalogue);
  const isOwn = Array.isArray(days) && days.every((day) => about?.startsWith(String(day)));
  return { ...others, ...(days !== undefined && !isOwn && { days }) };
}
