import type { Locale } from '../../src/core/locale.ts';
import { type Booking, earlierOf, occupies } from '../../src/domain/booking.ts';
import { fold } from '../../src/language/fold.ts';
import { dataOf } from '../../src/language/language.ts';
import type { Commit, Conversations } from '../../src/ports/conversations.ts';
import type { Store } from '../../src/ports/store.ts';
import { Overheard } from './overheard.ts';
import { wrongIn } from './said.ts';

/** Somebody who looks at every turn as it is committed, and at what it tells of as it stands then. */
export interface Witness {
  readonly faults: string[];
  readonly conversations: Set<string>;
  readonly overheard: Overheard;
}

export function witnessed(store: Store, now: () => string): { readonly store: Store; readonly witness: Witness } {
  const witness: Witness = { faults: [], conversations: new Set(), overheard: new Overheard() };
  const conversations = new Proxy(store.conversations, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property);
      if (typeof member !== 'function') return member;
      if (property !== 'commit') return member.bind(target);
      return async (commit: Commit) => {
        const committed = await target.commit(commit);
        witness.conversations.add(commit.conversation);
        if (!committed) return committed;
        witness.faults.push(
          ...(await untrue(store, commit, now())),
          ...(await wrongIn(store, witness.overheard, commit)),
        );
        return committed;
      };
    },
  }) as Conversations;
  return { store: { ...store, conversations }, witness };
}

/** What a turn told of that is not so (X5). */
async function untrue(store: Store, { conversation, turn }: Commit, now: string): Promise<string[]> {
  const faults: string[] = [];
  // Nobody is reminded of what does not stand (F8, D10).
  for (const { event } of turn.events) {
    const id = event.kind === 'reminder' && turn.replies.length > 0 ? event.facts['booking'] : undefined;
    const about = typeof id === 'string' ? await store.bookings.get(id) : undefined;
    if (about !== undefined && !(about !== null && occupies(about, now)))
      faults.push(`reminded of ${id}, which is ${about?.status ?? 'nowhere'}`);
  }
  for (const { deed, text, language = 'en' } of turn.replies) {
    const booking = deed && (await store.bookings.get(deed.booking));
    const stands = booking != null && (await standsYet(store, booking, now));
    if (deed && deed.act !== 'call_off' && !stands)
      faults.push(`told of ${deed.act} ${deed.booking}, which is ${booking?.status ?? 'nowhere'}: ${text}`);
    if (deed?.act === 'call_off' && stands)
      faults.push(`told that ${deed.booking} is called off, and it stands: ${text}`);
    const claim = claimIn(text, language);
    if (claim !== null && !(await hasAny(store, conversation, turn.now)))
      faults.push(`said with nothing booked: ${claim}`);
  }
  return faults;
}

/** It, or what it was moved to: a booking goes by its first name, and its calendar file leads to where it is now (B9). */
async function standsYet({ diary }: Store, booking: Booking, now: string): Promise<boolean> {
  const newest = await diary.newest(booking.business, earlierOf(booking)[0] ?? booking.id);
  return occupies(newest?.booking ?? booking, now);
}

/** Whether anything was ever booked in this conversation, or by whoever writes there. */
async function hasAny({ bookings, conversations, customers }: Store, id: string, now: string): Promise<boolean> {
  if ((await bookings.ofConversation(id)).length > 0) return true;
  const talk = await conversations.load(id);
  const ahead = talk ? await bookings.ahead(talk.business, now, 1_000) : [];
  const met = await Promise.all(ahead.map(({ customer }) => (customer === null ? null : customers.get(customer))));
  return met.some((one) => one?.addresses.some(({ address }) => address === talk?.address) === true);
}

/** The sentence that says that something is booked; null where none does. Questions and denials say nothing of the kind. */
function claimIn(text: string, language: Locale): string | null {
  const sentences = text.match(/[^.!?。！？។\n]+[.!?。！？។]*/gu) ?? [];
  return sentences.find((one) => isClaim(one, language)) ?? null;
}

function isClaim(sentence: string, language: Locale): boolean {
  const folded = fold(sentence.replaceAll('’', "'"));
  if (/[?？]/u.test(sentence) || !CLAIMS[language].test(folded)) return false;
  const words = new Set(folded.match(/[a-z]+/gu) ?? []);
  return !dataOf(language).said.denials.some((denial) =>
    /^[a-z]+$/.test(denial) ? words.has(denial) : folded.includes(denial),
  );
}

const CLAIMS: { readonly [L in Locale]: RegExp } = {
  en: /\b(is|are|'re|you're) (now |all )?(booked|confirmed|reserved)\b/u,
  es: /\b(esta|queda|quedas) (reservad|confirmad)|^reservad/u,
  fr: /\best (reserve|confirme)/u,
  zh: /已(预订|确认|预约)|预订成功/u,
  km: /(?<!ដែល)បានកក់|កក់រួច/u,
};
