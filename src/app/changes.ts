import { type Fact, say } from '../core/effect.ts';
import type { DeskEvent } from '../core/event.ts';
import { type Locale, ownLanguage } from '../core/locale.ts';
import type { Booking } from '../domain/booking.ts';
import { isReachable } from '../domain/customer.ts';
import { handNoteOf } from './../domain/hand-note.ts';
import type { Engine } from '../engine/engine.ts';
import type { Parts, Business as Staffed } from '../engine/parts.ts';
import type { OutsideChange } from '../mirror/parts.ts';
import type { Clock } from '../ports/clock.ts';
import type { Address, Conversation } from '../ports/conversations.ts';
import type { Store } from '../ports/store.ts';

/** Where a customer is told. */
export interface Reached {
  readonly to: { readonly conversation: string } | Address;
  readonly channel: string;
  readonly language: Locale;
}

/** One way for all who change what is booked without having been asked: at the console, and in calendars outside (G4, H2). */
export interface Changes {
  /** Null where nobody can be told: nobody knows how to reach them, they wrote STOP, their channel lets nobody write. */
  reach(booking: Booking): Promise<Reached | null>;
  /** What they are told, as it is said to them. */
  words(business: string, language: Locale, told: { what: Fact; when: string; to: string | null }): string;
  /** What it is called to somebody who speaks the language. */
  titleOf(booking: Booking, language: Locale): string;
  /** False where nobody can be told. Told twice, it is told once (X4). */
  tell(change: OutsideChange): Promise<boolean>;
}

export interface ChangesParts {
  readonly store: Pick<Store, 'conversations' | 'customers' | 'stops'>;
  readonly parts: () => Pick<Parts, 'businesses' | 'channels' | 'reaches'>;
  readonly handle: Engine['handle'];
  readonly clock: Pick<Clock, 'now'>;
}

export function createChanges(house: ChangesParts): Changes {
  const { store, parts, handle, clock } = house;

  const isCarried = async (at: Address, talk: Conversation | null): Promise<boolean> => {
    const channel = parts().channels.get(at.channel);
    if ((channel?.send ?? null) === null || (await store.stops.isStopped(at))) return false;
    if (talk === null && !parts().reaches(at.channel, at.business)) return false;
    return channel?.mayWrite?.({ business: at.business, line: talk?.header.line ?? {}, occasion: 'change' }) ?? true;
  };

  /** Whoever was written into the calendar by hand is written to where they are known (X14). */
  async function known(booking: Booking): Promise<Reached | null> {
    const { business } = booking;
    const customer = booking.customer === null ? null : await store.customers.get(booking.customer);
    for (const one of (customer?.addresses ?? []).toReversed()) {
      const { channel, address, standing } = one;
      if (standing === 'told' || !isReachable(one) || channel === null || address === null) continue;
      const to = { business, channel, address };
      const talk = await store.conversations.at(to);
      if (!(await isCarried(to, talk))) continue;
      return { to, channel, language: talk?.header.language ?? ownLanguage(staffedAt(business)?.locales) };
    }
    return null;
  }

  const staffedAt = (business: string): Staffed | undefined => parts().businesses.get(business);

  const changes: Changes = {
    async reach(booking) {
      const talk = booking.conversation === null ? null : await store.conversations.load(booking.conversation);
      if (talk === null || talk.erasedAt !== undefined) return known(booking);
      const { channel, address, business, header } = talk;
      const here = { to: { conversation: talk.id }, channel, language: header.language };
      // A page that is fetched from shows it when it is opened.
      if ((parts().channels.get(channel)?.send ?? null) === null) return here;
      return (await isCarried({ business, channel, address }, talk)) ? here : null;
    },

    words(business, language, { what, when, to }) {
      const staffed = staffedAt(business);
      const facts = { what, when: { at: when, as: 'slot' }, contact: staffed?.desk.contact ?? '' } as const;
      const told =
        to === null
          ? say('standing.called_off_by_us', facts)
          : say('standing.moved_by_us', { ...facts, to: { at: to, as: 'slot' } });
      return staffed?.aside === undefined ? '' : staffed.render(staffed.aside.name, language, told, clock.now());
    },

    titleOf: (booking, language) =>
      handNoteOf(booking)?.what ?? staffedAt(booking.business)?.tells?.(booking, language)?.title ?? booking.resource,

    async tell({ eventId, before, after }) {
      const reached = await changes.reach(before);
      // The talk in which it was booked hears of it, also where its customer cannot be written to.
      const to = reached?.to ?? (before.conversation === null ? null : { conversation: before.conversation });
      if (to === null) return false;
      const moment = { when: before.start, to: after?.start ?? null };
      const told = reached && { what: changes.titleOf(after ?? before, reached.language), ...moment };
      const event: DeskEvent = { kind: 'desk', ...deedOf(before, after), ...(told && { told }) };
      const { kind } = await handle({ to, eventId, event, inBackground: true });
      if (kind === 'queue_full' || kind === 'unstored') throw new Error(`the talk takes no more events (${kind})`);
      return reached !== null;
    },
  };
  return changes;
}

/** As the talk in which it was booked hears of it: what it knows of the booking, and a reminder, follow (X14). */
function deedOf({ id, start }: Booking, after: Booking | null): Pick<DeskEvent, 'deed' | 'input' | 'output'> {
  if (after === null) return { deed: 'call_off', input: { booking_id: id, refund: null }, output: { id, start } };
  const input = { booking_id: id, start: after.start, resource: after.resource };
  return { deed: 'move_booking', input, output: { id: after.id, start: after.start } };
}
