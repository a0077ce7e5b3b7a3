import type { Json } from '../../core/json.ts';
import type { Calendars } from '../../ports/calendars.ts';
import type { Grants } from '../../ports/grants.ts';
import { systemClock } from '../../providers/clock/system.ts';
import { writtenBusinesses } from '../businesses.ts';
import type { Errand } from '../life/errands.ts';
import type { Settled } from '../settled.ts';
import { type Kept, runErrand } from '../stores.ts';
import { createCalendars } from './calendars.ts';
import type { AskedTies } from './calls.ts';
import { cloudsFrom, tokensOf } from './clouds.ts';
import { openingWith } from './providers.ts';
import { pushSecrets } from './push.ts';
import { sealWith } from './seal.ts';

interface Asked extends Kept {
  readonly config: Settled;
}

/** What commands do about calendars, beside a server that may be running: the secret of the same house seals what they store. */
export async function openCalendars(kept: Asked): Promise<Calendars> {
  const { config, dataDirectory } = kept;
  const { openKey } = await import('../../server/secrets.ts');
  const key = await openKey({ secret: config.secret, dataDirectory });
  const [seal, clock] = [sealWith(key), systemClock];
  const written = new Map(writtenBusinesses(config).map((one) => [one.id, one]));
  const [ties, grants, clouds] = [tiesBy(kept), grantsBy(kept), await cloudsFrom(config.clouds)];
  const tokens = tokensOf({ grants, seal, clouds, clock });
  const open = openingWith({ seal, clouds, tokens }, written);
  // Nobody reads calendars here: the server's next round does.
  const rung = async () => {};
  return createCalendars({
    ties,
    grants,
    written,
    seal,
    clock,
    clouds,
    tokens,
    open,
    rung,
    secretOf: pushSecrets(key),
  });
}

/** Asks whoever has the database. */
function tiesBy(kept: Kept): AskedTies {
  const ask = asking<keyof AskedTies>(kept, 'ties');
  return {
    all: (business) => ask('all', ...(business === undefined ? [] : [business])),
    get: (id) => ask('get', id),
    tie: (tie) => ask('tie', tie),
    end: (id, now) => ask('end', id, now),
    untie: (id) => ask('untie', id),
    alerts: (business, limit) => ask('alerts', business, limit),
    dismiss: (business, id) => ask('dismiss', business, id),
    twins: (id) => ask('twins', id),
    wake: (id, uid, now) => ask('wake', id, uid, now),
    hasten: (id, now) => ask('hasten', id, now),
    watch: (id, watch) => ask('watch', id, watch),
    feeds: (business) => ask('feeds', business),
    renewFeed: (business, resource) => ask('renewFeed', business, resource),
  };
}

function grantsBy(kept: Kept): Grants {
  const ask = asking<keyof Grants>(kept, 'grants');
  return {
    keep: (grant) => ask('keep', grant),
    get: (id) => ask('get', id),
    of: (business) => ask('of', business),
    reseal: (id, before, after) => ask('reseal', id, before, after),
    drop: (id) => ask('drop', id),
  };
}

function asking<Call extends string>(kept: Kept, errand: 'ties' | 'grants') {
  return async <T>(call: Call, ...given: readonly unknown[]): Promise<T> => {
    const plain = JSON.parse(JSON.stringify(given)) as readonly Json[];
    return (await runErrand(kept, { errand, call, given: plain } as Errand)) as T;
  };
}
