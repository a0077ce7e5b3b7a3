import type { BlockView, BookingView, Calendar, OutsideView } from '../api/calendar.ts';
import { sayDate } from '../time/said.ts';
import { wallIn } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { STATUS } from './bookings.tsx';
import type { Open } from './open.ts';
import { describe, REASON, resourceName, spanOf } from './said.ts';

interface DaysProps {
  readonly calendar: Calendar;
  readonly dates: readonly string[];
  readonly resource: string | null;
  readonly onOpen: (open: Open) => void;
}

/** The week as a list: for a phone, and for whoever reads line by line (G10). */
export function Days({ calendar, dates, resource, onOpen }: DaysProps) {
  const { words, language } = useSpoken();
  const isMeant = (thing: BookingView | BlockView | OutsideView) => resource === null || thing.resource === resource;
  const dayOf = ({ start }: BookingView | BlockView | OutsideView) => wallIn(calendar.timeZone, start).date;
  return (
    <div className="days">
      {dates.map((date) => {
        const bookings = calendar.bookings.filter((one) => isMeant(one) && dayOf(one) === date);
        const blocks = calendar.blocks.filter((one) => isMeant(one) && dayOf(one) === date);
        const outside = calendar.outside.filter((one) => isMeant(one) && dayOf(one) === date);
        return (
          <section key={date}>
            <h3>{sayDate(language, date, 'long')}</h3>
            {bookings.length + blocks.length + outside.length === 0 && (
              <p className="soft small">{words.nothingBooked}</p>
            )}
            <ul>
              {blocks.map((block) => (
                <li key={block.id}>
                  <button type="button" className="day-row blocked" onClick={() => onOpen({ kind: 'block', block })}>
                    <span className="day-time">{spanOf(language, calendar, block)}</span>
                    <span>{words[REASON[block.reason]]}</span>
                    <span className="soft">{resourceName(calendar, block.resource)}</span>
                  </button>
                </li>
              ))}
              {outside.map((one) => (
                <li key={`${one.resource} ${one.start} ${one.end}`} className="day-row blocked">
                  <span className="day-time">{spanOf(language, calendar, one)}</span>
                  <span>{one.title ?? words.takenOutside}</span>
                  <span className="soft">{resourceName(calendar, one.resource)}</span>
                </li>
              ))}
              {bookings
                .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
                .map((booking) => {
                  const { time, what, who, resource: where } = describe(language, calendar, booking);
                  return (
                    <li key={booking.id}>
                      <button type="button" className="day-row" onClick={() => onOpen({ kind: 'booking', booking })}>
                        <span className="day-time">{time}</span>
                        <span>
                          <strong>{who ?? words.somebody}</strong> {what}
                        </span>
                        <span className="soft">
                          {where}
                          {booking.status !== 'confirmed' && ` · ${words[STATUS[booking.status]]}`}
                        </span>
                      </button>
                    </li>
                  );
                })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
