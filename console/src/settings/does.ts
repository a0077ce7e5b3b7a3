import type { FieldView, Json } from '../api/settings.ts';
import { type Draft, type Drafting, shownValue } from './draft.ts';
import { entriesOf, listOf } from './schema.ts';

export const SERVICES = '/settings/salon/services';
const STYLISTS = '/settings/salon/stylists';

/** Who does what goes by the names of services: what is renamed or taken off the list is so for everybody who does it. */
export function following(
  draft: Draft | null,
  fields: readonly FieldView[],
  pointer: string,
  value: Json,
): Draft['edits'] {
  if (pointer !== SERVICES) return {};
  const before = shownAt({ draft, fields }, SERVICES).map(nameOf);
  const after = listOf(value).map(nameOf);
  const [gone, ...others] = before.filter((name) => !after.includes(name));
  if (gone === undefined || others.length > 0) return {};
  const name = after.length === before.length ? after[before.indexOf(gone)] : undefined;
  // Of two that go by one name nobody could tell any more who does which.
  if (name !== undefined && before.includes(name)) return {};
  const people = shownAt({ draft, fields }, STYLISTS);
  if (!people.some((person) => servicesOf(person).includes(gone))) return {};
  const renamed = (service: string) => (service === gone ? (name ?? []) : service);
  return {
    [STYLISTS]: people.map((person) => ({ ...entriesOf(person), services: servicesOf(person).flatMap(renamed) })),
  };
}

/** What was taken from whom because it is no longer offered. */
export interface Taken {
  readonly services: readonly string[];
  readonly people: readonly string[];
}

export function takenIn(drafting: Pick<Drafting, 'draft' | 'fields'>): Taken | null {
  const saved = drafting.fields.find(({ pointer }) => pointer === STYLISTS)?.value ?? null;
  const offered = shownAt(drafting, SERVICES).map(nameOf);
  const now = new Map(shownAt(drafting, STYLISTS).map((person) => [entriesOf(person)['id'], servicesOf(person)]));
  const taken = listOf(saved).flatMap((person) => {
    const [before, after] = [servicesOf(person), now.get(entriesOf(person)['id'])];
    if (after === undefined || after.length >= before.length) return [];
    const gone = before.filter((service) => !offered.includes(service) && !after.includes(service));
    return gone.length === 0 ? [] : [{ gone, person: nameOf(person) }];
  });
  const services = [...new Set(taken.flatMap(({ gone }) => gone))];
  return services.length === 0 ? null : { services, people: taken.map(({ person }) => person) };
}

function shownAt(drafting: Pick<Drafting, 'draft' | 'fields'>, at: string): readonly Json[] {
  const field = drafting.fields.find(({ pointer }) => pointer === at);
  return field === undefined ? [] : listOf(shownValue(drafting, field));
}

function nameOf(one: Json): string {
  return String(entriesOf(one)['name'] ?? '');
}

function servicesOf(person: Json): readonly string[] {
  return listOf(entriesOf(person)['services'] ?? null).map(String);
}
