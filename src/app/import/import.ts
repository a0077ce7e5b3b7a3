import { derivedId } from '../../core/ids.ts';
import { type Booking, occupies, toldReference } from '../../domain/booking.ts';
import type { Business } from '../../domain/business.ts';
import { isoInstant, localText } from '../../domain/zoned.ts';
import type { Bookings } from '../../ports/bookings.ts';
import type { Customers } from '../../ports/customers.ts';
import { MemoryBookings } from '../../storage/memory/bookings.ts';
import { readCsv } from './csv.ts';
import { type CustomerOf, customersOf } from './customers.ts';
import { readIcs } from './ics.ts';
import { placerFor, type Timed, type Wanted } from './offers.ts';
import type { ImportRow, ReadFile } from './row.ts';

export interface ImportRequest {
  readonly business: string;
  readonly file: { readonly name: string; readonly text: string };
  /** Which column is which, where its name does not say. */
  readonly map: { readonly [field: string]: string };
  /** With whom it is where the file does not say. */
  readonly usual: string | undefined;
  readonly dryRun: boolean;
}

/** What was done with a line, or would be. */
export interface Imported {
  readonly line: number;
  readonly kind: 'made' | 'known' | 'past' | 'customer' | 'collides' | 'wrong';
  readonly text: string;
}

interface House {
  readonly bookings: Bookings;
  readonly customers: Customers;
}

const LISTED_MAX = 10_000;

/**
 * Takes over customers and appointments from another program's file. Each is known again by its key, so that a second run makes
 * nothing; the ledger itself refuses what collides (X5). A dry run does the same on a copy of what is taken.
 */
export async function importFile(
  house: House,
  business: Business,
  request: ImportRequest,
  now: string,
): Promise<readonly Imported[]> {
  const { rows, unread }: ReadFile = readFile(business, request, now);
  const wrong = unread.map(({ line, problem }): Imported => ({ line, kind: 'wrong', text: problem }));
  const standing = await house.bookings.ahead(business.id, now, LISTED_MAX);
  const ledger = request.dryRun ? await copied(house.bookings, business, rows, now) : house.bookings;
  const customer = customersOf(house.customers, business, request.dryRun);
  const context = { ledger, business, usual: request.usual, now, customer, standing };
  const done: Imported[] = [];
  const made: Made[] = [];
  for (const row of rows) done.push(await importRow(context, row, made));
  return [...wrong, ...done].sort((one, other) => one.line - other.line);
}

function readFile(business: Business, { file, map }: ImportRequest, now: string): ReadFile {
  return /^\s*(?:\uFEFF)?BEGIN:VCALENDAR/i.test(file.text) || /\.ics$/i.test(file.name)
    ? readIcs(file.text, business, now)
    : readCsv(file.text, business, map);
}

interface Context {
  readonly ledger: Pick<Bookings, 'book'>;
  readonly business: Business;
  readonly usual: string | undefined;
  readonly now: string;
  readonly customer: CustomerOf;
  readonly standing: readonly Booking[];
}

interface Made extends Wanted {
  readonly line: number;
  readonly name: string | null;
}

async function importRow(context: Context, row: ImportRow, made: Made[]): Promise<Imported> {
  const { business, ledger, now, customer, usual } = context;
  const { line } = row;
  const who = row.name ?? row.phone ?? row.email ?? 'somebody';
  const whose = await customer(row, now);
  if ('problem' in whose) return { line, kind: 'wrong', text: whose.problem };
  if (row.start === null) return { line, kind: 'customer', text: `${who} is a customer` };
  const when = localText(row.start, business.timeZone).replace('T', ' ');
  const place = placerFor(business, usual);
  if (place === null)
    return { line, kind: 'wrong', text: `${business.id} takes no appointments that could be imported` };
  const wanted = place(row as Timed);
  if ('problem' in wanted) return { line, kind: 'wrong', text: wanted.problem };
  if (wanted.end <= Date.parse(now)) return { line, kind: 'past', text: `${who}, ${when}, is over` };
  const key = `import/${business.id}/${row.key}`;
  const answer = await ledger.book({
    ...{ key, id: derivedId('import', business.id, row.key), business: business.id, resource: wanted.resource },
    ...{ units: wanted.units, busy: wanted.busy, details: wanted.details },
    ...{ start: isoInstant(wanted.start, business.timeZone), end: isoInstant(wanted.end, business.timeZone) },
    ...{ heldUntil: null, conversation: null, customer: whose.id, now },
  });
  if (answer.kind === 'taken') {
    return {
      line,
      kind: 'collides',
      text: `${who}, ${when}, with ${wanted.resource}: ${rivalOf(context, wanted, made)}`,
    };
  }
  if (answer.again) return { line, kind: 'known', text: `${who}, ${when}, ${knownAs(answer.booking, wanted)}` };
  made.push({ ...wanted, line, name: row.name });
  return { line, kind: 'made', text: `${who}, ${when}, with ${wanted.resource}` };
}

/** With what it collides, as far as anybody can tell. */
function rivalOf({ standing, business, now }: Context, wanted: Wanted, made: readonly Made[]): string {
  const meets = (start: number, end: number) => start < wanted.end && wanted.start < end;
  const shares = (resource: string) => wanted.busy.some((part) => part.resource === resource);
  const earlier = made.find((one) => one.busy.some(({ resource }) => shares(resource)) && meets(one.start, one.end));
  if (earlier !== undefined)
    return `line ${earlier.line} has that time${earlier.name === null ? '' : ` (${earlier.name})`}`;
  const booked = standing.find(
    (one) => shares(one.resource) && occupies(one, now) && meets(Date.parse(one.start), Date.parse(one.end)),
  );
  if (booked === undefined) return 'something that it needs is taken';
  const from = localText(Date.parse(booked.start), business.timeZone).replace('T', ' ');
  return `booking ${toldReference(booked)} has that time (from ${from})`;
}

function knownAs({ status, start }: Booking, wanted: Wanted): string {
  if (status === 'cancelled' || status === 'expired')
    return 'was imported before and has been called off since: left as it is';
  return Date.parse(start) === wanted.start
    ? 'was imported before'
    : 'was imported before, for another time: left as it is';
}

/** A ledger to try things in: what is taken there is taken here, and what was imported is known. */
async function copied(
  bookings: Bookings,
  business: Business,
  rows: readonly ImportRow[],
  now: string,
): Promise<Pick<Bookings, 'book'>> {
  const copy = new MemoryBookings();
  const starts = rows.flatMap(({ start }) => (start === null ? [] : [start]));
  if (starts.length === 0) return copy;
  const day = 24 * 60 * 60_000;
  const [from, to] = [starts.reduce((a, b) => Math.min(a, b)) - day, starts.reduce((a, b) => Math.max(a, b)) + day];
  const resources = business.resources.map(({ id }) => id);
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const busy = await bookings.busy({ business: business.id, resources, ...range, now });
  const nobody = { business: business.id, heldUntil: null, conversation: null, customer: null, details: {}, now };
  for (const [index, { resource, unit, ...time }] of busy.entries()) {
    const part = { start: new Date(time.start).toISOString(), end: new Date(time.end).toISOString() };
    await copy.book({ key: `busy/${index}`, id: `busy/${index}`, resource, ...part, units: [unit], ...nobody });
  }
  const find = async (key: string) => (await bookings.findByKey(key)) ?? copy.findByKey(key);
  return {
    async book(request) {
      const known = await find(request.key);
      return known === null ? copy.book(request) : { kind: 'booked', booking: known, again: true };
    },
  };
}
