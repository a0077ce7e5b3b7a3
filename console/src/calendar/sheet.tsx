import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useBusiness } from '../api/business.ts';
import { type BlockView, type BookingView, type Calendar, useUnblock } from '../api/calendar.ts';
import { Attendance } from '../booking/attendance.tsx';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Fact } from '../frame/fact.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { clockOf, instantAt, minutesOf, wallIn } from '../time/zoned.ts';
import { useSpoken } from '../words/spoken.tsx';
import { STATUS } from './bookings.tsx';
import { MomentFields } from './moment.tsx';
import type { Open } from './open.ts';
import { describe, REASON, resourceName } from './said.ts';
import { useMoving } from './use-moving.ts';

interface BookingSheetProps {
  readonly calendar: Calendar;
  readonly booking: BookingView;
  readonly onAct: (open: Open) => void;
  readonly onClose: () => void;
}

/** A booking: what it is, whose, where it was talked about; moving it and calling it off by form (G4). */
export function BookingSheet({ calendar, booking, onAct, onClose }: BookingSheetProps) {
  const { words, say, language } = useSpoken();
  const { id } = useBusiness();
  const { time, resource } = describe(language, calendar, booking);
  const { customer, conversation } = booking;
  const isStanding = booking.status === 'confirmed' || booking.status === 'held';
  const callOff = () =>
    onAct({
      kind: 'confirm',
      title: say('callOffAsk', { what: booking.what, when: sayMoment(language, calendar.timeZone, booking.start) }),
      act: { kind: 'call off', booking: booking.id, body: {} },
    });
  return (
    <Dialog title={booking.what} onClose={onClose}>
      <div className="form">
        <dl className="facts">
          <Fact name={words.when}>{`${sayMoment(language, calendar.timeZone, booking.start)} (${time})`}</Fact>
          <Fact name={words.resource}>{resource}</Fact>
          <Fact name={words.customer}>
            {[customer?.name ?? words.somebody, ...(customer?.reach ?? [])].join(' · ')}
          </Fact>
          <Fact name={words.status}>{words[STATUS[booking.status]]}</Fact>
          <Fact name={words.reference}>{booking.reference}</Fact>
          {booking.note && <Fact name={words.note}>{booking.note}</Fact>}
          {booking.byHand && <Fact name={words.madeBy}>{booking.byHand}</Fact>}
        </dl>
        {booking.status === 'confirmed' && Date.parse(booking.start) <= Date.now() && <Attendance booking={booking} />}
        <div className="buttons">
          <Link className="button" href={`/${id}/bookings/${encodeURIComponent(booking.id)}`}>
            {words.openBooking}
          </Link>
          {conversation && (
            <Link className="button" href={`/${id}/inbox/${conversation}`}>
              {words.openConversation}
            </Link>
          )}
          {customer && customer.id !== '' && (
            <Link className="button" href={`/${id}/customers/${encodeURIComponent(customer.id)}`}>
              {words.openCustomer}
            </Link>
          )}
        </div>
        {booking.status === 'confirmed' && <MoveForm calendar={calendar} booking={booking} onAct={onAct} />}
        <div className="buttons end">
          {isStanding && (
            <button type="button" className="button danger" onClick={callOff}>
              {words.callOff}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {words.close}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function MoveForm({ calendar, booking, onAct }: Omit<BookingSheetProps, 'onClose'>) {
  const { words } = useSpoken();
  const stands = wallIn(calendar.timeZone, booking.start);
  const [date, setDate] = useState(stands.date);
  const [time, setTime] = useState(clockOf(stands.minutes));
  const [resource, setResource] = useState(booking.resource);
  const move = useMoving(calendar, onAct);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    move(booking, instantAt(calendar.timeZone, { date, minutes: minutesOf(time) }), resource);
  };
  return (
    <form className="form apart" onSubmit={submit}>
      <div className="pair">
        <MomentFields {...{ date, time, setDate, setTime }} />
        <label className="field">
          <span>{words.resource}</span>
          <select value={resource} onChange={({ target }) => setResource(target.value)}>
            {calendar.resources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="buttons end">
        <button type="submit" className="button">
          {words.move}
        </button>
      </div>
    </form>
  );
}

interface BlockSheetProps {
  readonly calendar: Calendar;
  readonly block: BlockView;
  readonly onClose: () => void;
}

export function BlockSheet({ calendar, block, onClose }: BlockSheetProps) {
  const { words, language } = useSpoken();
  const announce = useAnnounce();
  const unblock = useUnblock();
  const { timeZone } = calendar;
  const free = () =>
    unblock.mutate(block.id, {
      onSuccess: () => {
        announce(words.done);
        onClose();
      },
    });
  return (
    <Dialog title={words[REASON[block.reason]]} onClose={onClose}>
      <div className="form">
        <dl className="facts">
          <Fact name={words.resource}>{resourceName(calendar, block.resource)}</Fact>
          <Fact name={words.from}>{sayMoment(language, timeZone, block.start)}</Fact>
          <Fact name={words.to}>{sayMoment(language, timeZone, block.end)}</Fact>
          {block.note && <Fact name={words.note}>{block.note}</Fact>}
          <Fact name={words.madeBy}>{block.by}</Fact>
        </dl>
        <Trouble error={unblock.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.close}
          </button>
          <button type="button" className="button danger" disabled={unblock.isPending} onClick={free}>
            {words.unblock}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
