/** What can be chosen in fields of a business's file (G7): a line for each, in English, Spanish and French. */
const CHOICES: { readonly [value: string]: readonly [string, string, string] } = {
  here: ['In the chat', 'En el chat', 'Dans le chat'],
  person: ['A person', 'Una persona', 'Une personne'],
  phone: ['By telephone', 'Por teléfono', 'Par téléphone'],
  task: ['By a task of its own', 'Con una tarea propia', 'Par une tâche à part'],
  booking: ['A booking', 'Una reserva', 'Une réservation'],
  MOUNTAIN: ['Mountains', 'Montaña', 'Montagne'],
  BEACH: ['Beach', 'Playa', 'Plage'],
  CITY: ['City', 'Ciudad', 'Ville'],
  FOREST: ['Forest', 'Bosque', 'Forêt'],
  ISLAND: ['Island', 'Isla', 'Île'],
  TEMPLE: ['Temples', 'Templos', 'Temples'],
  value: ['Good value', 'Económico', 'Économique'],
  comfort: ['Comfort', 'Confort', 'Confort'],
  premium: ['Premium', 'Superior', 'Supérieur'],
  luxury: ['Luxury', 'Lujo', 'Luxe'],
  grand: ['Grand', 'Gran lujo', 'Grand luxe'],
};

const LANGUAGES: readonly string[] = ['en', 'es', 'fr'];

/** What has no word here goes by its own name. */
export function choiceName(language: string, value: string): string {
  return CHOICES[value]?.[Math.max(0, LANGUAGES.indexOf(language))] ?? value.replaceAll('_', ' ');
}
