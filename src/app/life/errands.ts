import type { Json } from '../../core/json.ts';
import { messageOf } from '../../core/message-of.ts';
import { remembered } from '../../core/remembered.ts';
import { wordsIn } from '../../domain/anonymous.ts';
import type { Business } from '../../domain/business.ts';
import type { Edits } from '../../domain/edits.ts';
import type { Parked } from '../../ports/conversations.ts';
import type { Grants } from '../../ports/grants.ts';
import type { Dossier, EraseOptions, Erasing, SoughtPerson } from '../../ports/life.ts';
import type { LoggedTelling } from '../../ports/news.ts';
import { silent } from '../../ports/observer.ts';
import type { Store } from '../../ports/store.ts';
import { systemClock } from '../../providers/clock/system.ts';
import { type Writing, writtenBusinesses } from '../businesses.ts';
import { type AskedTies, GRANT_CALLS, TIE_CALLS } from '../calendars/calls.ts';
import type { Imported, ImportRequest } from '../import/import.ts';
import { inviteOwner } from '../owners.ts';
import { createLife } from './life.ts';
import type { KeptBusiness } from './parts.ts';

/** What the commands ask of a store. It is plain data: the process that has an embedded database is asked to do it. */
export type Errand =
  | { readonly errand: 'export'; readonly sought: SoughtPerson }
  | { readonly errand: 'erase'; readonly sought: SoughtPerson; readonly options: EraseOptions }
  | { readonly errand: 'parked'; readonly business: string }
  | { readonly errand: 'settings'; readonly business: string }
  | OwnerErrand
  | { readonly errand: 'resend'; readonly business: string; readonly reply: string }
  | { readonly errand: 'told'; readonly business: string }
  | { readonly errand: 'import'; readonly request: ImportRequest }
  | { readonly errand: 'tell again'; readonly business: string; readonly telling: string }
  | { readonly errand: 'ties'; readonly call: keyof AskedTies; readonly given: readonly Json[] }
  | { readonly errand: 'grants'; readonly call: keyof Grants; readonly given: readonly Json[] };

interface OwnerErrand {
  readonly errand: 'owner';
  readonly businesses: readonly string[];
  /** Where people reach the server: as the command was told, else as the process knows that serves. */
  readonly publicUrl?: string;
  /** Where they would, as far as the command knows. */
  readonly usualUrl: string;
}

/** What each of them is answered with. */
export interface ErrandAnswers {
  readonly export: Dossier | null;
  readonly erase: Erasing;
  readonly parked: readonly Parked[];
  readonly resend: boolean;
  readonly told: readonly LoggedTelling[];
  readonly import: readonly Imported[] | { readonly problem: string };
  readonly 'tell again': boolean;
  /** Whatever that call answers with. */
  readonly ties: unknown;
  /** What owners changed of a file; null where nobody did. */
  readonly settings: Edits | null;
  readonly grants: unknown;
  /** The link that makes somebody an owner, once. */
  readonly owner: { readonly link: string; readonly until: string } | { readonly problem: string };
}

const LISTED_MAX = 200;

export async function run(store: Store, writing: Writing, errand: Errand): Promise<unknown> {
  const kept = keptBusinesses(writtenBusinesses(writing));
  const life = createLife({ store, businesses: kept, clock: systemClock, observer: silent });
  switch (errand.errand) {
    case 'export':
      return life.export(errand.sought);
    case 'erase':
      return life.erase(errand.sought, errand.options);
    case 'parked':
      return store.conversations.parked(errand.business, LISTED_MAX);
    case 'settings': {
      const version = (await store.edits.newest()).get(errand.business);
      return version === undefined ? null : ((await store.edits.get(errand.business, version))?.edits ?? null);
    }
    case 'owner': {
      const unknown = errand.businesses.find((business) => !kept.has(business));
      if (unknown !== undefined) return { problem: `There is no business ${unknown}.` };
      return inviteOwner(store.accounts, errand.businesses, errand.publicUrl ?? errand.usualUrl);
    }
    case 'resend':
      return store.conversations.resend(errand.business, errand.reply, systemClock.now());
    case 'told':
      return store.news.log(errand.business, LISTED_MAX);
    case 'import':
      return imported(store, writing, errand.request);
    case 'tell again':
      return store.news.resend(errand.business, errand.telling, systemClock.now());
    case 'ties':
      return callOn<keyof AskedTies>(store.ties, TIE_CALLS, errand.call, errand.given);
    case 'grants':
      return callOn<keyof Grants>(store.grants, GRANT_CALLS, errand.call, errand.given);
  }
}

/** What the commands do about calendars, done where the database is. */
async function callOn<Call extends string>(
  on: { readonly [call in Call]: unknown },
  calls: readonly Call[],
  call: Call,
  given: readonly Json[],
): Promise<unknown> {
  if (!calls.includes(call)) throw new Error(`calendars cannot be asked to ${call}`);
  const method = on[call] as (...given: readonly Json[]) => Promise<unknown>;
  return (await method.apply(on, [...given])) ?? null;
}

/** What is wrong with the whole file is an answer too: it may be another process that reads it. */
async function imported(store: Store, writing: Writing, request: ImportRequest) {
  const business = writtenBusinesses(writing).find(({ id }) => id === request.business);
  if (business === undefined) return { problem: `There is no business ${request.business}.` };
  const { importFile } = await import('../import/import.ts');
  return importFile(store, business, request, systemClock.now()).catch((error: unknown) => ({
    problem: messageOf(error),
  }));
}

export function isErrand(question: unknown): question is Errand {
  return typeof question === 'object' && question !== null && 'errand' in question;
}

/** What must be known of businesses to find their people, and to let go of them. */
export function keptBusinesses(written: readonly Business[]): ReadonlyMap<string, KeptBusiness> {
  return new Map(written.map((business) => [business.id, keptOf(business)]));
}

export const keptOf = remembered(({ id, country, keep, resources, settings }: Business): KeptBusiness => {
  return { id, country, keep, ownWords: wordsIn({ resources, settings }) };
});
