import type { JsonObject } from '../../core/json.ts';
import type { Business, Resource } from '../../domain/business.ts';
import { type BusyPart, busyParts, type Need, NO_BUFFER, unitsOf, wholly } from '../../domain/needs.ts';
import { workOf } from '../../domain/work.ts';
import { MINUTE_MS } from '../../domain/zoned.ts';
import { calendarOf } from '../../flows/appointment/catalogue.ts';
import { type Catalogue, catalogueOf, type Service, tasksOf } from '../../flows/salon/catalogue.ts';
import { fold } from '../../language/fold.ts';
import { hint } from '../check/nearest.ts';
import type { ImportRow } from './row.ts';

/** An appointment as the ledger is asked for it. */
export interface Wanted {
  readonly resource: string;
  readonly units: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly busy: readonly BusyPart[];
  readonly details: JsonObject;
}

export type Placed = Wanted | { readonly problem: string };

/** Turns a row into what the business's journey would have booked; null where its journeys have none that can be imported. */
export function placerFor(business: Business, usual: string | undefined): ((row: Timed) => Placed) | null {
  if (business.flows.includes('salon')) return (row) => atSalon(business, catalogueOf(business), row, usual);
  if (business.flows.includes('appointment')) return (row) => atDesk(business, row);
  return null;
}

export type Timed = ImportRow & { readonly start: number };

/** One calendar, and every appointment as long as the business's slots unless the file says otherwise. */
function atDesk(business: Business, row: Timed): Placed {
  const resource = calendarOf(business);
  const minutes = minutesIn(row) ?? business.slotMinutes;
  return placed(business, [wholly(resource, minutes)], row, minutes, {});
}

function atSalon(business: Business, catalogue: Catalogue, row: Timed, usual: string | undefined): Placed {
  const services = servicesIn(row.service, catalogue);
  if ('problem' in services) return services;
  const stylists = catalogue.stylists.map(({ id, name, aliases }) => ({ id, names: [id, name, ...aliases] }));
  const written = row.resource ?? usual ?? null;
  const only = stylists.length === 1 ? stylists[0] : undefined;
  const stylist = written === null ? only : stylists.find(({ names }) => names.some((one) => isSame(one, written)));
  if (stylist === undefined) {
    const named = written ?? '';
    const known = stylists.flatMap(({ names }) => names.slice(0, 2));
    return written === null
      ? { problem: 'it does not say with whom: name the column with --map with=COLUMN, or somebody with --with' }
      : { problem: `there is nobody called "${named}"${hint(named, known)}` };
  }
  const resource = business.resources.find(({ id }) => id === stylist.id);
  if (resource === undefined) return { problem: `"${stylist.id}" is no resource of the business` };
  const names = services.found.map(({ name }) => name);
  const work = workOf(tasksOf(catalogue, names));
  const minutes = minutesIn(row) ?? work.minutes;
  const used = business.resources.flatMap((one) => {
    const taken = work.uses.get(one.id);
    return taken === undefined ? [] : [{ resource: one, work: taken }];
  });
  // What lasts as long as its services is made of them; anything else takes all of its time.
  const own = minutes === work.minutes ? { resource, work: work.hands } : wholly(resource, minutes);
  const [first = null] = row.name?.split(/\s+/u) ?? [];
  return placed(business, [own, ...used], row, minutes, { services: names, ...(first && { first_name: first }) });
}

/** Several are written with commas or pluses between them: "Corte corto + Tinte". Whoever is named beside them is passed over. */
function servicesIn(
  written: string | null,
  { services }: Catalogue,
): { readonly found: readonly Service[] } | { readonly problem: string } {
  if (written === null) return { problem: 'it names no service' };
  const namesOf = ({ name, names, aliases }: Service) => [name, ...Object.values(names), ...aliases];
  const named = (part: string) => services.find((one) => namesOf(one).some((name) => isSame(name, part)));
  const parts = written.split(/\s*[,+&/;]\s*|\s+[-–:]\s+/u).filter(Boolean);
  const found = parts.map(named).filter((one) => one !== undefined);
  if (found.length > 0) return { found: [...new Set(found)] };
  return { problem: `there is no service "${written}"${hint(written, services.flatMap(namesOf))}` };
}

function isSame(one: string, other: string): boolean {
  return fold(one).trim().toLowerCase() === fold(other).trim().toLowerCase();
}

function minutesIn({ start, end }: Timed): number | null {
  return end === null ? null : Math.round((end - start) / MINUTE_MS);
}

/** What stands elsewhere stands: buffers and opening hours are for what is still to be offered. */
function placed(
  { timeZone }: Business,
  needs: readonly [Need, ...Need[]],
  { start }: Timed,
  minutes: number,
  details: JsonObject,
): Wanted {
  const bare = needs.map((need) => ({ ...need, resource: { ...need.resource, bufferMinutes: NO_BUFFER } }));
  const { id, units }: Pick<Resource, 'id' | 'units'> = needs[0].resource;
  const end = start + minutes * MINUTE_MS;
  return { resource: id, units: unitsOf({ units }), start, end, busy: busyParts(bare, start, timeZone), details };
}
