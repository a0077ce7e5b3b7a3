import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import type { BookingView } from '../api/calendar.ts';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';

interface StrandedProps {
  readonly count: number;
  readonly first: readonly BookingView[];
}

/** What stays booked though nobody would offer it any more: said before it is saved (G4, G7). */
export function Stranded({ count, first }: StrandedProps) {
  const { words, say, language } = useSpoken();
  const { id: business, timeZone } = useBusiness();
  return (
    <div className="form" role="alert">
      <p className="trouble">{say(count === 1 ? 'strandsOne' : 'strands', { count })}</p>
      <ul className="bookings">
        {first.map(({ id, what, start, customer }) => (
          <li key={id}>
            <strong>
              <Link href={`/${business}/bookings/${encodeURIComponent(id)}`}>{what}</Link>
            </strong>
            <span>{customer?.name ?? words.somebody}</span>
            <small>{sayMoment(language, timeZone, start)}</small>
          </li>
        ))}
      </ul>
      {count > first.length && <p className="small">{say('strandsMore', { count: count - first.length })}</p>}
      <p className="soft small">{words.strandsMeans}</p>
    </div>
  );
}
