import { fold } from '../../language/fold.ts';

export const FIELDS = [
  'id',
  'name',
  'first_name',
  'last_name',
  'phone',
  'email',
  'service',
  'with',
  'date',
  'time',
  'start',
  'end',
  'end_time',
  'minutes',
] as const;

export type Field = (typeof FIELDS)[number];

/** What other programs call their columns, without accents and in small letters. What is not here is told by `--map`. */
const NAMES: { readonly [F in Field]: readonly string[] } = {
  id: ['id', 'uid', 'appointment id', 'booking id', 'reference', 'referencia', 'nummer'],
  name: [
    'name',
    'client',
    'client name',
    'customer',
    'customer name',
    'full name',
    'nombre',
    'cliente',
    'nom',
    'kunde',
  ],
  first_name: ['first name', 'firstname', 'given name', 'nombre de pila', 'prenom', 'vorname'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos', 'nom de famille', 'nachname'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'telephone',
    'telefono',
    'movil',
    'portable',
    'telefon',
    'tel',
  ],
  email: ['email', 'e-mail', 'mail', 'email address', 'correo', 'correo electronico', 'courriel'],
  service: [
    'service',
    'services',
    'treatment',
    'appointment type',
    'type',
    'servicio',
    'prestation',
    'leistung',
    'subject',
  ],
  with: [
    'with',
    'staff',
    'resource',
    'stylist',
    'employee',
    'provider',
    'con',
    'profesional',
    'estilista',
    'avec',
    'mitarbeiter',
  ],
  date: ['date', 'day', 'start date', 'fecha', 'dia', 'jour', 'datum'],
  time: ['time', 'hour', 'start time', 'hora', 'heure', 'uhrzeit'],
  start: ['start', 'starts at', 'from', 'begin', 'inicio', 'debut', 'beginn'],
  end: ['end', 'ends at', 'until', 'to', 'end date', 'fin', 'ende'],
  end_time: ['end time', 'hora fin', 'hora de fin', 'heure de fin'],
  minutes: ['minutes', 'duration', 'duration (minutes)', 'length', 'minutos', 'duracion', 'duree', 'dauer'],
};

/** Which column is what: as it was told, else by its name. */
export function fieldsOf(
  columns: readonly string[],
  told: { readonly [field: string]: string },
): ReadonlyMap<Field, number> {
  const folded = columns.map((column) => fold(column.trim()).toLowerCase());
  return new Map(
    FIELDS.flatMap((field) => {
      const own = told[field];
      const index = own === undefined ? folded.findIndex((one) => NAMES[field].includes(one)) : columns.indexOf(own);
      return index < 0 ? [] : [[field, index] as const];
    }),
  );
}
