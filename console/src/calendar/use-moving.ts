import type { BookingView, Calendar } from '../api/calendar.ts';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Open } from './open.ts';
import { resourceName } from './said.ts';

/** Asks before a booking is moved; what it means for the customer is said there. */
export function useMoving(calendar: Calendar, onOpen: (open: Open) => void) {
  const { say, language } = useSpoken();
  return (booking: BookingView, start: string, resource: string) => {
    const title = say('moveAsk', {
      what: booking.what,
      when: sayMoment(language, calendar.timeZone, start),
      name: resourceName(calendar, resource),
    });
    onOpen({ kind: 'confirm', title, act: { kind: 'move', booking: booking.id, body: { start, resource } } });
  };
}
