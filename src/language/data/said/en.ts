import { listed } from '../say.ts';
import type { SaidData } from './said-data.ts';

export const said: SaidData = {
  manner: {
    tag: 'en-GB',
    date: '{order, select, month_first {{weekday}, {month} {day}} other {{weekday} {day} {month}}}',
    dateWithYear:
      '{order, select, month_first {{weekday}, {month} {day}, {year}} other {{weekday} {day} {month} {year}}}',
    time: '{clock, select, half {{hour12}:{minute} {half}} other {{hour}:{minute}}}',
    slot: '{date} at {time}',
    nearSlot: '{date} ({near, select, today {today} other {tomorrow}}) at {time}',
    nearSlotLine: '{near, select, today {Today} other {Tomorrow}}, {date}, at {time}',
    nearDay: '{date} ({near, select, today {today} other {tomorrow}})',
    nearDayLine: '{near, select, today {Today} other {Tomorrow}}, {date}',
  },
  done: listed`booked, confirmed, reserved, cancelled, canceled, called off, rescheduled, moved, scheduled, secured, arranged,
      paid, refunded, all set, you're set, you are set, you're in, you're down for, locked in, put you down, got you down,
      done, see you then, see you on, see you at, we expect you, we'll expect you, guaranteed, finalised, finalized,
      your booking, your appointment is, your reservation`,
  denials: listed`not, no, nothing, nobody, none, never, cannot, without, neither, nor, n't`,
};
