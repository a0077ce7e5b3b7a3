import { derivedId } from '../../core/ids.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Business } from '../../domain/business.ts';
import { unitsOf } from '../../domain/needs.ts';
import type { Acted, Agenda, Block, BlockRequest } from '../../ports/agenda.ts';
import type { Busy } from '../../ports/bookings.ts';
import { type AgendaParts, COLLISIONS_MAX, refused } from './parts.ts';

/**
 * Time that is not to be had: holidays, sickness (G4). A block is bookings of nobody's, one for each free stretch of each unit,
 * so that the ledger keeps others off as from anything else, from that moment on. What was booked there before stays until
 * somebody moves it or calls it off; the stretch that comes free then is blocked by the next round.
 */
const SPAN_MAX_MS = 366 * 24 * 60 * 60_000;
const ROUNDS_MAX = 5;
const LISTED_MAX = 2_000;

interface Mark extends Omit<Block, 'resource'> {
  readonly [key: string]: string | null;
}

export async function block(parts: AgendaParts, request: BlockRequest, really: boolean) {
  const business = parts.written.get(request.business);
  const { start, end, resources } = request;
  const no = (acted: Acted) => ({ ...acted, blocks: [] });
  if (business === undefined) return no(refused('unknown'));
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (!(from < to) || to - from > SPAN_MAX_MS) return no(refused('bad_time'));
  if (resources.some((id) => business.resources.every((one) => one.id !== id))) return no(refused('no_such_resource'));
  const range = { from: start, to: end };
  const there = await parts.store.bookings.between(business.id, range, parts.clock.now(), COLLISIONS_MAX);
  const collides = there.filter((one) => resources.includes(one.resource) && blockOf(one) === null);
  const blocks = resources.map((resource) => asked(request, resource));
  if (really) for (const one of blocks) await fill(parts, business, one);
  return {
    kind: really ? ('done' as const) : ('would' as const),
    why: null,
    collides,
    told: null,
    booking: null,
    blocks,
  };
}

function asked({ business, start, end, reason, note, by }: BlockRequest, resource: string): Block {
  const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()];
  const id = derivedId('block', business, resource, from, to, reason);
  return { id, resource, start: from, end: to, reason, note, by: by.name };
}

/** Books what is free of it on every unit. Somebody may book meanwhile: then it is looked at again. */
async function fill({ store, clock }: AgendaParts, business: Business, one: Block): Promise<void> {
  const { resource: _where, ...rest } = one;
  const mark: Mark = rest;
  const resource = business.resources.find(({ id }) => id === one.resource);
  if (resource === undefined) return;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const now = clock.now();
    const query = { business: business.id, resources: [one.resource], from: one.start, to: one.end, now };
    const busy = await store.bookings.busy(query);
    const gaps = unitsOf(resource).flatMap((unit) =>
      gapsOf(
        one,
        busy.filter((part) => part.unit === unit),
        unit,
      ),
    );
    if (gaps.length === 0) return;
    for (const { unit, start, end } of gaps) {
      const key = `block/${one.id}/${unit}/${start}/${end}/${now}`;
      await store.bookings.book({
        ...{
          key,
          id: derivedId('block', key),
          business: business.id,
          resource: one.resource,
          units: [unit],
          start,
          end,
        },
        ...{ heldUntil: null, conversation: null, customer: null, details: { block: mark }, now },
      });
    }
  }
}

function gapsOf({ start, end }: Block, busy: readonly Busy[], unit: number) {
  const gaps: { readonly unit: number; readonly start: string; readonly end: string }[] = [];
  let at = Date.parse(start);
  const until = Date.parse(end);
  const iso = (millis: number) => new Date(millis).toISOString();
  for (const part of busy.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    if (Date.parse(part.start) > at)
      gaps.push({ unit, start: iso(at), end: iso(Math.min(Date.parse(part.start), until)) });
    at = Math.max(at, Date.parse(part.end));
  }
  if (at < until) gaps.push({ unit, start: iso(at), end: iso(until) });
  return gaps;
}

/** The block that a booking is part of; null for a booking of somebody's. */
export function blockOf({ resource, details }: Booking): Block | null {
  const mark = details['block'] as Mark | undefined;
  return mark === undefined ? null : { ...mark, resource };
}

/** Each once, however many stretches it was booked in. */
export function blocksIn(bookings: readonly Booking[]): readonly Block[] {
  const blocks = bookings.flatMap((booking) => blockOf(booking) ?? []);
  return [...new Map(blocks.map((one) => [one.id, one])).values()];
}

export async function unblock(parts: AgendaParts, business: string, id: string): Promise<boolean> {
  const now = parts.clock.now();
  const its = (await ahead(parts, business)).filter((booking) => blockOf(booking)?.id === id);
  for (const booking of its) {
    await parts.store.bookings.move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now });
  }
  return its.length > 0;
}

function ahead({ store, clock }: AgendaParts, business: string): Promise<readonly Booking[]> {
  return store.bookings.ahead(business, clock.now(), LISTED_MAX);
}

const EVERY_MS = 15_000;

/** What came free inside a block since is blocked too. */
export function refilling(parts: AgendaParts): Agenda['round'] {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = Date.parse(parts.clock.now());
    if (now - lookedAt < EVERY_MS) return;
    lookedAt = now;
    for (const business of parts.written.values()) {
      for (const one of blocksIn(await ahead(parts, business.id))) await fill(parts, business, one);
    }
  };
}
