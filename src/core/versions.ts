import type { Flow } from './flow.ts';
import type { JsonObject } from './json.ts';

/**
 * How a stored context gets from one version of a flow to the next, by the version it leads to: `{ 2: (stored) => … }`. Each
 * takes what the version before it stored, and a chain of them leads from any version to today's.
 */
export type Migrations = { readonly [version: number]: (stored: JsonObject) => JsonObject };

/** What is needed of a flow to read what another version of it stored. */
type Versioned = Pick<Flow, 'name' | 'version' | 'context' | 'migrations'>;

/**
 * Stored by a newer version of the flow than this program has. Nothing is done about it here: a process of that version
 * takes it up.
 */
export class NewerVersion extends Error {
  constructor({ name, version }: Versioned, stored: number) {
    super(`${name} was stored in version ${stored}, and this program has version ${version}`);
  }
}

/** Refuses what only a newer program can read. A talk in which nothing is stored yet is of any version. */
export function refuseNewer(flow: Versioned, stored: JsonObject, version: number): void {
  if (version > flow.version && Object.keys(stored).length > 0) throw new NewerVersion(flow, version);
}

/**
 * A stored context in the shape of today. What no migration makes readable is a bug and thrown: the engine keeps it untouched
 * and calls a person.
 */
export function broughtUp(flow: Versioned, stored: JsonObject, version: number): JsonObject {
  refuseNewer(flow, stored, version);
  if (version >= flow.version || Object.keys(stored).length === 0) return stored;
  const steps = Array.from({ length: flow.version - version }, (_, index) => version + index + 1);
  return flow.context.parse(steps.reduce((state, to) => migrationTo(flow, to)(state), stored));
}

/** Every version but the first has a way that leads to it. */
export function refuseGaps(flow: Pick<Versioned, 'name' | 'version' | 'migrations'>): void {
  for (let to = 2; to <= flow.version; to += 1) migrationTo(flow, to);
}

function migrationTo(
  { name, migrations = {} }: Pick<Versioned, 'name' | 'migrations'>,
  to: number,
): Migrations[number] {
  const migration = migrations[to];
  if (migration === undefined) throw new Error(`${name} has no migration to its version ${to}`);
  return migration;
}
