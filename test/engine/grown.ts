import { z } from 'zod';
import type { Flow } from '../../src/core/flow.ts';
import type { JsonObject } from '../../src/core/json.ts';

/**
 * The next version of a flow, as a newer program would have it: it stores one key more, which the version of today refuses to
 * read, and has a migration to itself.
 */
export function grown(flow: Flow, key = 'grown'): Flow {
  const bare = ({ [key]: _more, ...stored }: JsonObject): JsonObject => stored;
  const context = z
    .looseObject({ [key]: z.literal(true) })
    .transform((stored) => ({ ...flow.context.parse(bare(stored as JsonObject)), [key]: true }));
  const version = flow.version + 1;
  return {
    ...flow,
    version,
    context,
    migrations: { ...flow.migrations, [version]: (stored) => ({ ...stored, [key]: true }) },
    restore: (stored, now) => flow.restore(bare(stored), now),
    store: (snapshot, touchedAt) => ({ ...flow.store(snapshot, touchedAt), [key]: true }),
    expires: (stored) => flow.expires?.(bare(stored)) ?? null,
    lives: (stored) => flow.lives?.(bare(stored)) ?? null,
    reconcile: (stored, now) => {
      const found = flow.reconcile?.(bare(stored), now) ?? null;
      return found && { ...found, context: { ...found.context, [key]: true } };
    },
    ...(flow.remember && {
      remember: (stored, exchange) => ({ ...flow.remember?.(bare(stored), exchange), [key]: true }),
    }),
  };
}
