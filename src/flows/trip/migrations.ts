import { isObject, type JsonObject } from '../../core/json.ts';

/** Version 1 kept the days that are open in the place of what is spoken of. */
export function withPeriod(before: JsonObject): JsonObject {
  const { asked } = before;
  if (!isObject(asked) || asked['question'] !== 'travel_dates') return before;
  const { about = null, ...rest } = asked;
  return { ...before, asked: { ...rest, about: null, period: about } };
}
