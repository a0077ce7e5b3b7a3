import { listed } from '../say.ts';
import type { SaidData } from './said-data.ts';

export const said: SaidData = {
  manner: {
    tag: 'fr-FR',
    date: '{weekday} {day, select, 1 {1er} other {{day}}} {month}',
    dateWithYear: '{weekday} {day, select, 1 {1er} other {{day}}} {month} {year}',
    time: '{hour} h{minute, select, 00 {} other { {minute}}}',
    slot: '{date} à {time}',
    nearSlot: '{date} ({near, select, today {aujourd’hui} other {demain}}) à {time}',
    nearSlotLine: '{near, select, today {Aujourd’hui} other {Demain}}, {date}, à {time}',
    nearDay: '{date} ({near, select, today {aujourd’hui} other {demain}})',
    nearDayLine: '{near, select, today {Aujourd’hui} other {Demain}}, {date}',
  },
  done: listed`reserve, confirme, annule, deplace, note, paye, rembourse, programme, garanti, assure, c'est fait, c'est bon,
      c'est regle, on vous attend, nous vous attendons, a bientot, a tres vite, votre reservation, votre creneau est, est a vous,
      est pour vous, bloque, enregistre, valide, finalise`,
  denials: listed`pas, rien, aucun, aucune, personne, jamais, sans, plus, ne, n', ni, non`,
};
