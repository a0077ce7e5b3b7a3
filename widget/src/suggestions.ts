/** What one might say first, so that nobody faces an empty page. By flow, because that is what can be asked for. */
interface Opening {
  readonly about: string;
  readonly suggestions: readonly string[];
}

const OPENINGS: { readonly [flow: string]: Opening } = {
  appointment: {
    about:
      'Ask for an appointment in your own words. You will be offered two times and asked before anything is booked.',
    suggestions: [
      'Could I come in on Friday morning?',
      'Anything tomorrow after 3?',
      'Any time next week',
      'What are your opening hours?',
    ],
  },
  salon: {
    about: 'Cut, colour, nails: say what you would like, with whom and when.',
    suggestions: [
      'Quiero pedir cita',
      '¿Tenéis hueco el jueves por la tarde?',
      'Corte largo con Ana',
      '¿Cuánto cuesta el tinte?',
    ],
  },
  dialogue: {
    about: 'Book a flight or cancel one, all at once or step by step.',
    suggestions: [
      'I want to fly from New York to Boston next Friday',
      'Cancel my booking',
      'What can you do?',
      'One ticket to Chicago tomorrow',
    ],
  },
  trip: {
    about: 'Plan a journey from the first idea to the payment.',
    suggestions: [
      'We want five days at the beach',
      'A family trip in April',
      '我想去海边玩三天',
      'What trips do you have?',
    ],
  },
  space: {
    about: 'Reserve a room or a garden for a day or an hour.',
    suggestions: [
      'Je voudrais réserver une salle demain matin',
      'Quels espaces proposez-vous ?',
      'Salle Lumière vendredi de 14h à 16h',
      'Do you have a free space?',
    ],
  },
};

const ANY: Opening = { about: 'Say hello, or say what you need.', suggestions: ['Hello', 'What can you do?'] };

export function openingFor(flow: string): Opening {
  return OPENINGS[flow] ?? ANY;
}
