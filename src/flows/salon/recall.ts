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
  const known = done.tool === CALLED_OFF ? calledOff(done) : { services, stylist, start };
  return recalled.safeParse({ made: known }).data ?? null;
}

/** "Then Friday at 1": the same, once it is called off. */
function calledOff({ outcome }: ToolResult) {
  const { data } = recalled.shape.made.strip().safeParse(outcome.kind === 'done' ? outcome.output : null);
  return data && { ...data, off: true };
}

const CALLED_OFF = 'call_off';
const DEEDS = ['book', 'move_booking', CALLED_OFF];
