import { listed } from '../say.ts';
import type { SaidData } from './said-data.ts';

export const said: SaidData = {
  manner: {
    tag: 'es-ES',
    date: '{weekday} {day} de {month}',
    dateWithYear: '{weekday} {day} de {month} de {year}',
    time: '{clock, select, half {{hour12}:{minute} {half, select, am {a. m.} other {p. m.}}} other {{hour}:{minute}}}',
    slot: '{date} {shownHour, select, 1 {a la} other {a las}} {time}',
    nearSlot: '{date} ({near, select, today {hoy} other {mañana}}) {shownHour, select, 1 {a la} other {a las}} {time}',
    nearSlotLine:
      '{near, select, today {Hoy} other {Mañana}}, {date}, {shownHour, select, 1 {a la} other {a las}} {time}',
    nearDay: '{date} ({near, select, today {hoy} other {mañana}})',
    nearDayLine: '{near, select, today {Hoy} other {Mañana}}, {date}',
  },
  done: listed`reservad, confirmad, cancelad, anulad, apuntad, agendad, cambiad, movid, pagad, reembolsad, programad, asegurad,
      garantizad, hecho, hecha, listo, lista, ya esta, te esperamos, nos vemos, tu cita es, tu reserva, ya tienes, queda fijad,
      he reservado, te he puesto, quedas, cerrad`,
  denials: listed`no, nada, nadie, ningun, ninguna, ninguno, nunca, sin, tampoco, ni, jamas`,
};
