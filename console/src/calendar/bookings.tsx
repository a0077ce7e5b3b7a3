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

/** Bookings of a person or a conversation, as a short list. */
export function Bookings({ bookings }: { readonly bookings: readonly BookingView[] }) {
  const { words, language } = useSpoken();
  const { timeZone } = useBusiness();
  if (bookings.length === 0) return <p className="soft small">{words.noBookings}</p>;
  return (
    <ul className="bookings">
      {bookings.map(({ id, what, start, status, reference }) => (
        <li key={id} data-status={status}>
          <strong>{what}</strong>
          <span>{sayMoment(language, timeZone, start)}</span>
          <small>
            {words[STATUS[status]]} · {reference}
          </small>
        </li>
      ))}
    </ul>
  );
}
