import type { Database } from './database.ts';

/** Ways in which Redis, as it is set, may lose what it has said yes to (X4). */
export type Loss =
  /** It keeps nothing on disk: a restart forgets every talk. */
  | 'memory_only'
  /** What came in the last second may not be on the disk when the power fails. */
  | 'last_second'
  /** A server of the cluster that dies has nobody to go on for it. */
  | 'no_replicas'
  /** A replica may take over however long it has heard nothing, and without what was stored meanwhile. */
  | 'stale_replicas';

/** Those that its servers own up to; of one that does not tell how it is set, nothing is supposed. */
export async function lossesOn(database: Database): Promise<readonly Loss[]> {
  const [persistence, flushes, validity, replicated] = await Promise.all([
    database.info('persistence').catch(() => []),
    database.settings('appendfsync'),
    database.settings('cluster-replica-validity-factor'),
    database.replicated().catch(() => null),
  ]);
  const isMemoryOnly = persistence.some((told) => told.includes('aof_enabled:0'));
  const found: readonly (Loss | false)[] = [
    isMemoryOnly && 'memory_only',
    !isMemoryOnly && flushes.some((flush) => flush !== 'always') && 'last_second',
    replicated === false && 'no_replicas',
    replicated === true && validity.includes('0') && 'stale_replicas',
  ];
  return found.filter((loss) => loss !== false);
}
