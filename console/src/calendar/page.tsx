import { useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { type BookingView, type Calendar, useCalendar } from '../api/calendar.ts';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { addDays, instantAt, mondayOf, wallIn } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { AddForm } from './add-form.tsx';
import { BlockForm } from './block-form.tsx';
import { Confirm } from './confirm.tsx';
import { Controls, type View } from './controls.tsx';
import { Days } from './days.tsx';
import { Grid } from './grid.tsx';
import type { Open } from './open.ts';
import { BlockSheet, BookingSheet } from './sheet.tsx';

/** A narrow window begins with the list: a week beside each other cannot be read there. */
function firstView(): View {
  return matchMedia('(max-width: 52rem)').matches ? 'list' : 'day';
}

/** The calendar: day and week by resource, and a list for those who read it line by line (G4). */
export function CalendarPage() {
  const { words } = useSpoken();
  const { timeZone } = useBusiness();
  const [view, setView] = useState<View>(firstView);
  const [date, setDate] = useState(() => wallIn(timeZone, Date.now()).date);
  const [resource, setResource] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const first = view === 'day' ? date : mondayOf(date);
  const days = view === 'day' ? 1 : 7;
  const dates = Array.from({ length: days }, (_, place) => addDays(first, place));
  const from = instantAt(timeZone, { date: first, minutes: 0 });
  const to = instantAt(timeZone, { date: addDays(first, days), minutes: 0 });
  const { data, error } = useCalendar(from, to);
  const at = { date, minutes: 9 * 60 };
  return (
    <div className="page calendar-page">
      <Title
        beside={
          <div className="buttons">
            <button type="button" className="button" onClick={() => setOpen({ kind: 'close', at, resource })}>
              {words.blockTime}
            </button>
            <button type="button" className="button strong" onClick={() => setOpen({ kind: 'add', at, resource })}>
              {words.addBooking}
            </button>
          </div>
        }
      >
        {words.calendar}
      </Title>
      <Controls
        {...{ view, date, dates, resource, resources: data?.resources ?? [] }}
        onView={setView}
        onDate={setDate}
        onResource={setResource}
      />
      <Trouble error={error} />
      {data &&
        (view === 'list' ? (
          <Days calendar={data} dates={dates} resource={resource} onOpen={setOpen} />
        ) : (
          <Grid calendar={data} dates={dates} resource={resource} onOpen={setOpen} />
        ))}
      {data && open && <Over calendar={data} open={open} onOpen={setOpen} />}
    </div>
  );
}

interface OverProps {
  readonly calendar: Calendar;
  readonly open: Open;
  readonly onOpen: (open: Open | null) => void;
}

function Over({ calendar, open, onOpen }: OverProps) {
  const close = () => onOpen(null);
  switch (open.kind) {
    case 'booking':
      return (
        <BookingSheet calendar={calendar} booking={asItStands(calendar, open.booking)} onAct={onOpen} onClose={close} />
      );
    case 'block':
      return <BlockSheet calendar={calendar} block={open.block} onClose={close} />;
    case 'add':
      return <AddForm calendar={calendar} at={open.at} resource={open.resource} onAct={onOpen} onClose={close} />;
    case 'close':
      return <BlockForm calendar={calendar} at={open.at} resource={open.resource} onAct={onOpen} onClose={close} />;
    case 'confirm':
      return <Confirm title={open.title} act={open.act} onClose={close} />;
  }
}

/** What was opened may have changed since: somebody said that its customer came. */
function asItStands({ bookings }: Calendar, booking: BookingView): BookingView {
  return bookings.find(({ id }) => id === booking.id) ?? booking;
}
