import { type CSSProperties, useRef } from 'react';
import type { BookingView, Calendar } from '../api/calendar.ts';
import { sayDate } from '../time/said.ts';
import { clockOf, instantAt } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { Lane } from './lane.tsx';
import { type Column, hoursShown } from './layout.ts';
import type { Open } from './open.ts';
import { useDragging } from './use-dragging.ts';
import { useMoving } from './use-moving.ts';

interface GridProps {
  readonly calendar: Calendar;
  readonly dates: readonly string[];
  readonly resource: string | null;
  readonly onOpen: (open: Open) => void;
}

/** The grid. What can be done by dragging can be done by a booking's own sheet too (G10). */
export function Grid({ calendar, dates, resource, onOpen }: GridProps) {
  const { language } = useSpoken();
  const grid = useRef<HTMLDivElement>(null);
  const columns = columnsOf(calendar, dates, resource, language);
  const shown = hoursShown(calendar);
  const move = useMoving(calendar, onOpen);
  const drag = useDragging(grid, columns, shown, (booking: BookingView, column, minutes) =>
    move(booking, instantAt(calendar.timeZone, { date: column.date, minutes }), column.resource ?? booking.resource),
  );
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, place) => shown.from + place * 60);
  const size = { '--columns': columns.length, '--hours': hours.length } as CSSProperties;
  return (
    <div className="grid-scroll">
      <div ref={grid} className="grid" style={size}>
        <div className="grid-corner" />
        {columns.map(({ key, label }) => (
          <div key={key} className="grid-head">
            {label}
          </div>
        ))}
        <div className="grid-hours" aria-hidden="true">
          {hours.map((minutes) => (
            <span key={minutes}>{clockOf(minutes)}</span>
          ))}
        </div>
        {columns.map((column) => (
          <Lane key={column.key} {...{ calendar, column, shown, drag, onOpen }} />
        ))}
      </div>
    </div>
  );
}

/** A day has a column for each resource; a week one for each day. */
function columnsOf(
  calendar: Calendar,
  dates: readonly string[],
  resource: string | null,
  language: string,
): readonly Column[] {
  const [date = ''] = dates;
  if (dates.length > 1) return dates.map((day) => ({ key: day, label: sayDate(language, day), date: day, resource }));
  return calendar.resources
    .filter(({ id }) => resource === null || id === resource)
    .map(({ id, name }) => ({ key: id, label: name, date, resource: id }));
}
