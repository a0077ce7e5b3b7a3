import type { z } from 'zod';
import { cheapestOf } from '../../core/cheapest.ts';
import { namesIn } from '../../core/desk/names.ts';
import type { Interpretation } from '../../core/expectation.ts';
import type { Exchange } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import type { ToolResult } from '../../core/turn.ts';
import { type Catalogue, spaceWithId } from './catalogue.ts';
import { type Period, recalled } from './context.ts';
import { laterBy } from './hears/hours.ts';
import type { Protocol } from './protocol.ts';
import { WINDOWS } from './vocabulary.ts';

export type Recalled = z.infer<typeof recalled>;
export type Made = NonNullable<Recalled['made']>;

/** What was kept in mind; nothing where it is of a space that is no longer let. */
export function recalledFrom(of: JsonObject | undefined, catalogue: Catalogue): Recalled {
  const { about, wanted, day, made, refused } = recalled.safeParse(of ?? {}).data ?? {};
  const isLet = (id: string | undefined) => spaceWithId(catalogue, id ?? null) !== undefined;
  return {
    ...(about && isLet(about) && { about, ...(wanted && { wanted }) }),
    ...(day && { day }),
    ...(made && isLet(made.spaceId) && { made }),
    ...(refused && isLet(refused.spaceId) && { refused }),
  };
}

/** The day asked about counts for the next message alone, the space until something else is said, what was made until something else is begun (E9). */
export function recalls(
  { interpretation }: Exchange,
  results: readonly ToolResult[],
  before: JsonObject | null,
  catalogue: Catalogue,
): JsonObject | null {
  const known = recalledFrom(before ?? undefined, catalogue);
  // Nobody has said anything.
  if (interpretation === null) return before;
  const about = aboutIn(interpretation, known.about, catalogue);
  const made = madeIn(results) ?? (isChanged(results) ? undefined : known.made);
  const day = dayAsked(interpretation);
  const refused = refusedIn(interpretation) ?? (isCalledOff(results) ? known.made : undefined);
  const wanted = about === undefined ? undefined : (periodAsked(interpretation) ?? known.wanted);
  const kept = {
    ...(about && { about }),
    ...(wanted && { wanted }),
    ...(day && { day }),
    ...(made && { made }),
    ...(refused && { refused }),
  };
  return Object.keys(kept).length === 0 ? null : kept;
}

/** The one day whose hours a message asks for. */
function dayAsked({ desk }: Interpretation): string | undefined {
  const days = desk.flatMap((one) => (one.kind === 'faq' ? (one.days ?? []) : []));
  const [only, ...others] = days;
  return only !== undefined && others.length === 0 && only.from === only.to ? only.from : undefined;
}

/** The one day that a message asks about, with its hours, if it tells them: whoever then takes it means that time. */
export function periodAsked({ clauses = [] }: Interpretation): Period | undefined {
  const found = clauses.flatMap((clause) => clause.found.filter(({ negated }) => negated !== true));
  const [day, ...others] = new Set(found.flatMap((one) => (one.kind === 'date' ? [one.date] : [])));
  if (day === undefined || others.length > 0 || found.some(({ kind }) => kind === 'dates')) return undefined;
  const times = found.flatMap((one) => (one.kind === 'time' ? [one.time] : []));
  const windows = found.flatMap((one) => (one.kind === 'window' ? [one] : []));
  const lengths = found.flatMap((one) => (one.kind === 'duration' && one.unit === 'minutes' ? [one.value] : []));
  const dates = { startDate: day, endDate: day };
  if (times.length + windows.length > 1) return { ...dates, startTime: null, endTime: null };
  const { name = null, from = null, to = null } = windows[0] ?? {};
  const named = name === null ? undefined : WINDOWS[name];
  const startTime = times[0] ?? from ?? named?.from ?? null;
  const [minutes] = startTime === null ? [] : lengths;
  const ends = minutes === undefined || startTime === null ? null : laterBy(startTime, minutes);
  return { ...dates, startTime, endTime: to ?? named?.to ?? ends };
}

/** The space that a message asks about, if it is one alone; a greeting, a pause or an "ok" in between changes nothing. */
export function aboutIn(
  heard: Interpretation,
  before: string | undefined,
  catalogue: Catalogue,
  listed?: readonly string[],
): string | undefined {
  const least = heard.desk.find((one) => one.kind === 'cheapest');
  if (least !== undefined) return cheapestOfListed(catalogue, least.of ?? listed);
  const isAsking = ASKING.includes(heard.intent.type) || heard.desk.some(({ kind }) => kind === 'faq');
  const { spaces = [] } = (heard.intent.type === 'asks_about' ? heard.intent.entities : {}) as { spaces?: string[] };
  const named = [...namesIn(heard).named, ...spaces].filter((id) => spaceWithId(catalogue, id) !== undefined);
  const [about = before, ...others] = new Set(named);
  return isAsking && others.length === 0 ? about : undefined;
}

/** What leaves the space that was asked about as it was, or asks about one. */
const ASKING: readonly string[] = ['asks_about', 'unclear', 'pause'];

/** The one that costs least was told, of those that are listed. */
function cheapestOfListed({ spaces }: Catalogue, listed?: readonly string[]): string | undefined {
  const among = spaces.filter(({ id }) => listed?.includes(id) !== false);
  const [only, ...others] = cheapestOf(among, ({ centsPerHour }) => centsPerHour ?? 0);
  return others.length === 0 ? only?.id : undefined;
}

/** What was moved or called off is no longer as it was made. */
function isChanged(results: readonly ToolResult[]): boolean {
  return results.some(({ grant, outcome }) => grant !== undefined && outcome.kind === 'done');
}

/** Whoever has just called off what was made may want it at another time: "et dimanche à la place ?" */
function isCalledOff(results: readonly ToolResult[]): boolean {
  return results.some(
    ({ tool, grant, outcome }) => tool === 'call_off' && grant !== undefined && outcome.kind === 'done',
  );
}

/** A bare no to the summary names what it was to. */
function refusedIn({ intent: { type, entities } }: Interpretation): Made | undefined {
  const { refused, spaceId, period } = (type === 'protocol' ? entities : {}) as Partial<Protocol>;
  return refused ? recalled.safeParse({ refused: { spaceId, period } }).data?.refused : undefined;
}

function madeIn(results: readonly ToolResult[]): Made | undefined {
  const done = results.findLast(({ tool, outcome }) => tool === 'create_reservation' && outcome.kind === 'done');
  const { spaceId, period } = done?.input ?? {};
  return recalled.safeParse({ made: { spaceId, period } }).data?.made;
}
