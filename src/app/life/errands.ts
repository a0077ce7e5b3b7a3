import { wordsIn } from '../../domain/anonymous.ts';
import type { Business } from '../../domain/business.ts';
import type { Parked } from '../../ports/conversations.ts';
import type { Dossier, EraseOptions, Erasing, SoughtPerson } from '../../ports/life.ts';
import { silent } from '../../ports/observer.ts';
import type { Store } from '../../ports/store.ts';
import { systemClock } from '../../providers/clock/system.ts';
import { writtenBusinesses } from '../businesses.ts';
import { inviteOwner } from '../owners.ts';
import { createLife } from './life.ts';
import type { KeptBusiness } from './parts.ts';

/** What the commands ask of a store. It is plain data: the process that has an embedded database is asked to do it. */
export type Errand =
  | { readonly errand: 'export'; readonly sought: SoughtPerson }
  | { readonly errand: 'erase'; readonly sought: SoughtPerson; readonly options: EraseOptions }
  | { readonly errand: 'parked'; readonly business: string }
  | { readonly errand: 'owner'; readonly businesses: readonly string[]; readonly publicUrl: string }
  | { readonly errand: 'resend'; readonly business: string; readonly reply: string };

/** What each of them is answered with. */
export interface ErrandAnswers {
  readonly export: Dossier | null;
  readonly erase: Erasing;
  readonly parked: readonly Parked[];
  readonly resend: boolean;
  /** The link that makes somebody an owner, once. */
  readonly owner: { readonly link: string; readonly until: string };
}

const LISTED_MAX = 200;

export async function run(store: Store, businesses: string | undefined, errand: Errand): Promise<unknown> {
  const kept = keptBusinesses(writtenBusinesses(businesses));
  const life = createLife({ store, businesses: kept, clock: systemClock, observer: silent });
  switch (errand.errand) {
    case 'export':
      return life.export(errand.sought);
    case 'erase':
      return life.erase(errand.sought, errand.options);
    case 'parked':
      return store.conversations.parked(errand.business, LISTED_MAX);
    case 'owner':
      return inviteOwner(store.accounts, errand.businesses, errand.publicUrl);
    case 'resend':
      return store.conversations.resend(errand.business, errand.reply, systemClock.now());
  }
}

export function isErrand(question: unknown): question is Errand {
  return typeof question === 'object' && question !== null && 'errand' in question;
}

/** What must be known of businesses to find their people, and to let go of them. */
export function keptBusinesses(written: readonly Business[]): ReadonlyMap<string, KeptBusiness> {
  return new Map(written.map((business) => [business.id, keptOf(business)]));
}

function keptOf(business: Business): KeptBusiness {
  const { id, country, keep, resources, settings } = business;
  return { id, country, keep, ownWords: wordsIn({ resources, settings }) };
}
