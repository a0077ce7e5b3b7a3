import type { StoredEvent } from '../../core/event.ts';
import type { Header } from '../../core/header.ts';
import type { JsonObject } from '../../core/json.ts';
import type { TurnRecord } from '../../core/turn.ts';
import type { LifeParts } from './parts.ts';
import { findPerson, type Person, type SoughtPerson } from './person.ts';

/** The shape of an export; docs/guides/data.md describes it. */
const DOSSIER_VERSION = 1;

/** Everything of a person as it is handed to them (G5). */
export interface Dossier extends Pick<Person, 'business' | 'customers' | 'bookings' | 'payments' | 'leads'> {
  readonly version: number;
  readonly exportedAt: string;
  readonly conversations: readonly ExportedTalk[];
}

export interface ExportedTalk {
  readonly id: string;
  readonly channel: string;
  readonly address: string;
  /** When it was erased; null while it was not. */
  readonly erasedAt: string | null;
  /** What the engine and the flow know of it now. */
  readonly header: Header;
  readonly context: JsonObject;
  /** What was written and is not handled yet. */
  readonly waiting: readonly StoredEvent[];
  /** What was written, what was heard in it, what was done and what was answered, turn by turn. */
  readonly turns: readonly TurnRecord[];
}

const WAITING_MAX = 1_000;

export async function exportPerson(parts: LifeParts, sought: SoughtPerson): Promise<Dossier | null> {
  const person = await findPerson(parts, sought);
  if (person === null) return null;
  const { business, customers, bookings, payments, leads } = person;
  const { conversations } = parts.store;
  const talks = person.conversations.map(async (one): Promise<ExportedTalk> => {
    const { id, channel, address, header, context, erasedAt = null } = one;
    const [waiting, turns] = await Promise.all([conversations.unhandled(id, WAITING_MAX), conversations.turns(id)]);
    return { id, channel, address, erasedAt, header, context, waiting, turns };
  });
  const about = { version: DOSSIER_VERSION, exportedAt: parts.clock.now(), business };
  return { ...about, customers, conversations: await Promise.all(talks), bookings, payments, leads };
}
