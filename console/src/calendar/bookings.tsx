import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import type { BookingView } from '../api/calendar.ts';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';

export const STATUS: { readonly [Status in BookingView['status']]: keyof Words } = {
  held: 'statusHeld',
  confirmed: 'statusConfirmed',
  cancelled: 'statusCancelled',
  expired: 'statusExpired',
};

const ATTENDANCE: { readonly [A in NonNullable<BookingView['attendance']>]: keyof Words } = {
  came: 'came',
  no_show: 'noShow',
};

/** Bookings of a person or a conversation, as a short list. */
export function Bookings({ bookings }: { readonly bookings: readonly BookingView[] }) {
  const { words, language } = useSpoken();
  const { id: business, timeZone } = useBusiness();
  if (bookings.length === 0) return <p className="soft small">{words.noBookings}</p>;
  return (
    <ul className="bookings">
      {bookings.map(({ id, what, start, status, reference, attendance }) => (
        <li key={id} data-status={status}>
          <strong>
            <Link href={`/${business}/bookings/${encodeURIComponent(id)}`}>{what}</Link>
          </strong>
          <span>{sayMoment(language, timeZone, start)}</span>
          <small>
            {words[attendance === null ? STATUS[status] : ATTENDANCE[attendance]]} · {reference}
          </small>
        </li>
      ))}
    </ul>
  );
}
