import { say } from '../core/effect.ts';
import type { Flow } from '../core/flow.ts';
import { type Locale, ownLanguage } from '../core/locale.ts';
import type { Business } from '../domain/business.ts';
import type { Served } from '../engine/engine.ts';
import type { Business as Staffed } from '../engine/parts.ts';
import type { Bookings } from '../ports/bookings.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Payment } from '../ports/payments.ts';
import type { CounterParts } from '../providers/sandbox/counter.ts';
import type { Journey } from './flows.ts';

/** How a business shows itself where nobody is talking: before the first word, on a payment page, in a calendar. */

type Speaking = Pick<Staffed, 'render'>;

/** No date is near it: what is shown there is read on other days too. */
const ANY_TIME = '1970-01-01T00:00:00Z';

/** Its own greeting, or what its first flow answers to "what can you do?"; suggestions only where it wrote some. */
export function welcoming(business: Business, flow: Flow, { render }: Speaking): NonNullable<Served['welcome']> {
  const { greeting = {}, suggestions = {} } = business.welcome;
  const help = (locale: Locale) =>
    flow.help(flow.restore({}, ANY_TIME)).map((one) => render(flow.name, locale, one, ANY_TIME));
  return (locale) => ({
    greeting: greeting[locale] ?? help(locale).join('\n'),
    suggestions: suggestions[locale] ?? [],
  });
}

/** What was booked, or an extra of it, in the words of the journey that booked it. */
export function telling(journeys: readonly Journey[], { render }: Speaking): NonNullable<Served['tells']> {
  return (booking, locale, extra = null) => {
    for (const { flow, keeper } of journeys) {
      const told = keeper.told(booking);
      if (told === null) continue;
      const answer = extra === null ? told : (keeper.extra?.(extra) ?? told);
      const words = render(flow.name, locale, say('desk.answer', { answer }), ANY_TIME);
      const title = words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
      return { title, ends: keeper.ends?.(booking) ?? booking.end };
    }
    return null;
  };
}

type Asked = Pick<Payment, 'booking' | 'business' | 'conversation' | 'extra'>;

interface Books {
  readonly bookings: Pick<Bookings, 'get'>;
  readonly conversations: Pick<Conversations, 'load'>;
}

/** What a payment is for, in the language of whoever pays, and whether they can be led back to the page they came from. */
export function purposeIn({ bookings, conversations }: Books, served: (business: string) => Served | undefined) {
  return async ({ business: id, booking, conversation, extra }: Asked): ReturnType<CounterParts['purposeOf']> => {
    const business = served(id);
    const talk = await conversations.load(conversation);
    const language = talk?.header.language ?? ownLanguage(business?.locales);
    const booked = await bookings.get(booking);
    const told = booked && business?.tells?.(booked, language, extra);
    return { what: told?.title ?? null, language, back: talk?.channel === 'webchat' ? `/b/${id}` : null };
  };
}
