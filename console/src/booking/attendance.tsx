import { useAttendance } from '../api/booking.ts';
import type { BookingView } from '../api/calendar.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { useSpoken } from '../words/spoken.tsx';

/** Whether the customer came: said by one press, and taken back by another (G4). */
export function Attendance({ booking: { id, attendance } }: { readonly booking: BookingView }) {
  const { words } = useSpoken();
  const announce = useAnnounce();
  const attend = useAttendance(id);
  const mark = (next: BookingView['attendance']) =>
    attend.mutate(attendance === next ? null : next, { onSuccess: () => announce(words.done) });
  return (
    <fieldset className="attendance" disabled={attend.isPending}>
      <legend>{words.attendance}</legend>
      <div className="buttons">
        <button type="button" className="button" aria-pressed={attendance === 'came'} onClick={() => mark('came')}>
          {words.came}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={attendance === 'no_show'}
          onClick={() => mark('no_show')}
        >
          {words.noShow}
        </button>
        {attendance !== null && (
          <button type="button" className="link" onClick={() => mark(attendance)}>
            {words.unmark}
          </button>
        )}
      </div>
      <Trouble error={attend.error} />
    </fieldset>
  );
}
