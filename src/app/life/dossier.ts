import type { Dossier, ExportedTalk, SoughtPerson } from '../../ports/life.ts';
import type { LifeParts } from './parts.ts';
import { findPerson } from './person.ts';

/** The shape of an export; docs/guides/data.md describes it. */
const DOSSIER_VERSION = 1;

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
  const notes = await Promise.all(customers.map(({ id }) => parts.store.remarks.notes(business, id)));
  const all = { customers, conversations: await Promise.all(talks), bookings, payments, leads };
  return { ...about, ...all, notes: notes.flat() };
}
