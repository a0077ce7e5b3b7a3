import type { Json } from '../core/json.ts';
import type { Calendars } from '../ports/calendars.ts';
import { systemClock } from '../providers/clock/system.ts';
import { writtenBusinesses } from './businesses.ts';
import { calendarDesk, type DeskTies } from './calendar-desk.ts';
import { sealWith } from './seal.ts';
import type { Settled } from './settled.ts';
import { type Kept, runErrand } from './stores.ts';

interface Asked extends Kept {
  readonly config: Settled;
}

/** What commands do about calendars, beside a server that may be running: the secret of the same house seals what they store. */
export async function openCalendarDesk(kept: Asked): Promise<Calendars> {
  const { config, dataDirectory } = kept;
  const { openKey } = await import('../server/secrets.ts');
  const seal = sealWith(await openKey({ secret: config.secret, dataDirectory }));
  const written = writtenBusinesses(config);
  return calendarDesk({
    ties: tiesBy(kept),
    written: new Map(written.map((one) => [one.id, one])),
    seal,
    clock: systemClock,
  });
}

/** Asks whoever has the database. */
function tiesBy(kept: Kept): DeskTies {
  const ask = async <T>(call: keyof DeskTies, ...given: readonly unknown[]): Promise<T> =>
    (await runErrand(kept, { errand: 'ties', call, given: JSON.parse(JSON.stringify(given)) as readonly Json[] })) as T;
  return {
    all: (business) => ask('all', ...(business === undefined ? [] : [business])),
    get: (id) => ask('get', id),
    tie: (tie) => ask('tie', tie),
    end: (id, now) => ask('end', id, now),
    untie: (id) => ask('untie', id),
    alerts: (business, limit) => ask('alerts', business, limit),
    dismiss: (business, id) => ask('dismiss', business, id),
  };
}
