import type { CSSProperties, MouseEvent } from 'react';
import type { BookingView, Calendar, OutsideView } from '../api/calendar.ts';
import { wallIn } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { type Column, openOn, piecesOf, STEP } from './layout.ts';
import type { Open } from './open.ts';
import { describe, REASON, spanOf } from './said.ts';
import type { Dragging } from './use-dragging.ts';

interface LaneProps {
  readonly calendar: Calendar;
  readonly column: Column;
  readonly shown: { readonly from: number; readonly to: number };
  readonly drag: Dragging;
  readonly onOpen: (open: Open) => void;
}

/** One column of the grid: when it is open, what is blocked, what is booked. */
export function Lane({ calendar, column, shown, drag, onOpen }: LaneProps) {
  const { words, say, language } = useSpoken();
  const { timeZone } = calendar;
  const span = shown.to - shown.from;
  const cut = (minutes: number) => Math.min(Math.max(minutes, shown.from), shown.to);
  const place = (from: number, to: number) => ({
    top: `${((cut(from) - shown.from) / span) * 100}%`,
    height: `${((cut(to) - cut(from)) / span) * 100}%`,
  });
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    // By keyboard there is no place: the day's first opening is one.
    const opening = openOn(calendar, column.date)[0]?.from ?? 9 * 60;
    const exact = event.detail === 0 ? opening : shown.from + ((event.clientY - top) / height) * span;
    const minutes = Math.floor(exact / STEP) * STEP;
    onOpen({ kind: 'add', at: { date: column.date, minutes }, resource: column.resource });
  };
  const now = wallIn(timeZone, Date.now());
  const { drop } = drag;
  return (
    <section className="grid-lane" data-lane={column.key} aria-label={column.label}>
      {openOn(calendar, column.date).map(({ from, to }) => (
        <div key={from} className="grid-open" style={place(from, to)} />
      ))}
      <button type="button" className="grid-free" onClick={add}>
        <span className="visually-hidden">{say('addIn', { name: column.label })}</span>
      </button>
      {piecesOf(column, timeZone, [...calendar.blocks, ...calendar.bookings, ...calendar.outside]).map(
        ({ thing, from, to, lane, lanes }) => {
          const style = { ...place(from, to), left: `${(lane / lanes) * 100}%`, width: `calc(${100 / lanes}% - 3px)` };
          // It is theirs who made it: nothing can be done with it here (G4).
          if ('title' in thing)
            return <Outside key={`${thing.resource} ${thing.start} ${thing.end}`} {...{ thing, style, calendar }} />;
          return 'reason' in thing ? (
            <button
              key={thing.id}
              type="button"
              className="grid-block"
              style={style}
              onClick={() => onOpen({ kind: 'block', block: thing })}
            >
              {[words[REASON[thing.reason]], thing.note].filter(Boolean).join(': ')}
            </button>
          ) : (
            <button
              key={thing.id}
              type="button"
              className="grid-booking"
              data-status={thing.status}
              data-dragged={drop?.booking.id === thing.id ? '' : undefined}
              style={style}
              {...drag.handlers(thing, { column: column.key, from })}
              onClick={() => drag.isClick() && onOpen({ kind: 'booking', booking: thing })}
            >
              <BookingWords booking={thing} calendar={calendar} withResource={column.resource === null} />
            </button>
          );
        },
      )}
      {now.date === column.date && now.minutes > shown.from && now.minutes < shown.to && (
        <div className="grid-now" style={{ top: place(now.minutes, now.minutes).top }} />
      )}
      {drop?.column === column.key && (
        <div className="grid-ghost" style={place(drop.minutes, drop.minutes + drop.length)}>
          {describe(language, calendar, drop.booking).what}
        </div>
      )}
    </section>
  );
}

interface OutsideProps {
  readonly thing: OutsideView;
  readonly style: CSSProperties;
  readonly calendar: Calendar;
}

function Outside({ thing, style, calendar }: OutsideProps) {
  const { words, language } = useSpoken();
  return (
    <div className="grid-block grid-outside" style={style}>
      <span>{thing.title ?? words.takenOutside}</span>
      <small>{spanOf(language, calendar, thing)}</small>
    </div>
  );
}

interface BookingWordsProps {
  readonly booking: BookingView;
  readonly calendar: Calendar;
  readonly withResource: boolean;
}

function BookingWords({ booking, calendar, withResource }: BookingWordsProps) {
  const { words, language } = useSpoken();
  const { time, what, who, resource } = describe(language, calendar, booking);
  return (
    <>
      <span>
        <strong>{who ?? words.somebody}</strong> {what}
      </span>
      <small>
        {time}
        {withResource && ` · ${resource}`}
        {booking.status === 'held' && ` · ${words.statusHeld}`}
      </small>
    </>
  );
}
