import type { JsonObject } from '../../core/json.ts';

/** What an action may answer. `outcome` chooses the way the task goes on; the other fields may become slots (C8). */
export type ActionAnswer =
  | { readonly kind: 'done'; readonly output: JsonObject }
  | { readonly kind: 'refused'; readonly reason: string; readonly output?: JsonObject };

export function done(output: JsonObject): ActionAnswer {
  return { kind: 'done', output };
}

export function refused(reason: string): ActionAnswer {
  return { kind: 'refused', reason };
}
