import type { JsonObject } from '../../core/json.ts';
import type { ToolResult } from '../../core/turn.ts';
import { type Catalogue, serviceNamed, stylistWithId } from './catalogue.ts';
import { type Made, recalled } from './context.ts';

/** The appointment made last, as it was kept in mind; none where the salon no longer does it, or whoever did it is gone. */
export function recalledFrom(of: JsonObject | undefined, catalogue: Catalogue): Made | null {
  const { made } = recalled.safeParse(of ?? {}).data ?? {};
  if (made === undefined || stylistWithId(catalogue, made.stylist) === undefined) return null;
  return made.services.every((name) => serviceNamed(catalogue, name) !== undefined) ? made : null;
}

/** What was booked, where it was put since, counts until something else is begun: "y también el sábado a la misma hora". */
export function recalls(results: readonly ToolResult[], before: JsonObject | null): JsonObject | null {
  const { made } = recalled.safeParse(before).data ?? {};
  const done = results.findLast(({ tool, outcome }) => DEEDS.includes(tool) && outcome.kind === 'done');
  if (done === undefined) return before;
  const { services = made?.services, stylist = done.input['resource'], start } = done.input;
  return recalled.safeParse({ made: { services, stylist, start } }).data ?? null;
}

const DEEDS = ['book', 'move_booking', 'call_off'];
