import type { Database } from './database.ts';

/**
 * What Redis does when its memory is full. Only `noeviction` refuses to write; every other policy throws away whole keys, and
 * with them what was received, claimed or said: a message would be handled twice, a talk forgotten in the middle (X4).
 */
export type Eviction =
  | { readonly kind: 'none' }
  /** It would evict, but has no limit at which it begins. */
  | { readonly kind: 'possible'; readonly policy: string }
  | { readonly kind: 'evicts'; readonly policy: string }
  /** It does not tell: some hosts keep it to themselves. */
  | { readonly kind: 'unknown' };

/** The worst that any of its servers says. */
export async function evictionOn(database: Database): Promise<Eviction> {
  const told = await database.info('memory').catch(() => []);
  const servers = told.map(evictionIn);
  const worst = (['evicts', 'unknown', 'possible'] as const)
    .map((kind) => servers.find((one) => one.kind === kind))
    .find((one) => one !== undefined);
  return servers.length === 0 ? { kind: 'unknown' } : (worst ?? { kind: 'none' });
}

function evictionIn(told: string): Eviction {
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(told) ?? [];
  const [, limit = '0'] = /^maxmemory:(\d+)/m.exec(told) ?? [];
  if (policy === undefined) return { kind: 'unknown' };
  if (policy === 'noeviction') return { kind: 'none' };
  return Number(limit) > 0 ? { kind: 'evicts', policy } : { kind: 'possible', policy };
}
