import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingView } from '../../../src/server/console/contract.ts';
import type { BookingPage } from '../../../src/server/console/contract-booking.ts';
import { askOf, useBusiness } from './business.ts';

export type { BookingPage };

const pathOf = (booking: string) => `/bookings/${encodeURIComponent(booking)}`;

export function useBooking(booking: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: ['booking', id, booking],
    queryFn: () => askOf<BookingPage>(id, 'GET', pathOf(booking)),
  });
}

/** Whether they came; null takes back what was said. Wherever the booking is shown it is read again. */
export function useAttendance(booking: string) {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attendance: BookingView['attendance']) =>
      askOf<BookingView>(id, 'POST', `${pathOf(booking)}/attendance`, { attendance }),
    onSettled: () =>
      Promise.all(
        ['booking', 'calendar', 'customer', 'conversation', 'figures'].map((name) =>
          client.invalidateQueries({ queryKey: [name, id] }),
        ),
      ),
  });
}
