import { derivedId } from '../../core/ids.ts';
import type { Business } from '../../domain/business.ts';
import type { Acted, BlockRequest } from '../../ports/agenda.ts';
import type { Block, OwnBlock } from '../../ports/blocks.ts';
import { type AgendaParts, COLLISIONS_MAX, refused } from './parts.ts';

const SPAN_MAX_MS = 366 * 24 * 60 * 60_000;

/** Time that is not to be had (G4). What is booked there stays until somebody moves it or calls it off, and is named. */
export async function block(parts: AgendaParts, request: BlockRequest, really: boolean) {
  const business = parts.written.get(request.business);
  const { start, end, resources } = request;
  const no = (acted: Acted) => ({ ...acted, blocks: [] });
  if (business === undefined) return no(refused('unknown'));
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (!(from < to) || to - from > SPAN_MAX_MS) return no(refused('bad_time'));
  const asked = resources.map((resource) => blockOf(business, request, resource));
  if (asked.includes(null)) return no(refused('no_such_resource'));
  const blocks = asked.filter((one) => one !== null);
  if (really) await parts.store.blocks.add(blocks);
  // Looked at once it stands: nothing more can come.
  const range = { from: start, to: end };
  const there = await parts.store.bookings.between(business.id, range, parts.clock.now(), COLLISIONS_MAX);
  const collides = there.filter((one) => resources.includes(one.resource));
  const kind = really ? ('done' as const) : ('would' as const);
  return { kind, why: null, collides, told: null, booking: null, blocks: blocks.map(shown) };
}

function blockOf({ resources }: Business, request: BlockRequest, resource: string): OwnBlock | null {
  const { business, start, end, reason, note, by } = request;
  const units = resources.find(({ id }) => id === resource)?.units;
  if (units === undefined) return null;
  const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()];
  const id = derivedId('block', business, resource, from, to, reason);
  return { id, business, resource, units, start: from, end: to, reason, note, by: by.name };
}

function shown({ business: _business, units: _units, ...block }: OwnBlock): Block {
  return block;
}

/** Whoever waits may have it now. */
export async function unblock({ store, clock }: AgendaParts, business: string, id: string): Promise<boolean> {
  const isGone = await store.blocks.remove(business, id);
  if (isGone) await store.waiting.wake(business, clock.now());
  return isGone;
}
