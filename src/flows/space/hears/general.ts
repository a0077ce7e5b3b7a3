import { mentions } from '../../../core/reading.ts';
import { pending } from '../protocol.ts';
import {
  asksAboutSpaces,
  brings,
  bringsPart,
  guesses,
  pauses,
  type SpaceRule,
  saysWhatItNeeds,
  tells,
} from './everywhere.ts';
import { changeWithoutValue, type Heard } from './heard.ts';
import { minutesIn } from './hours.ts';
import { wantsReservation } from './opening.ts';
import type { Said } from './said.ts';

/** No reservation is under way: one may be asked for, by the words alone (E9); what was made may be spoken of. */
export const generalRules: readonly SpaceRule[] = [
  tells('calls off what was made', callsOff, () => ({ status: 'CANCELED' }), [
    'je veux annuler ma réservation',
    { said: 'cancel my booking', in: 'en' },
  ]),
  {
    // Outside a reservation, whatever is said of paying.
    rule: 'speaks of their payment, or of where it is made',
    means: 'payment_status',
    when: ({ has, said }) => has('paid') || (said.acts.includes('pay_link') && said.space === null),
    gives: () => pending,
    examples: ['j’ai payé', 'renvoyez-moi le lien', { said: 'I have already paid', in: 'en' }],
  },
  {
    ...pauses(['je dois en parler à ma femme', 'je vais réfléchir']),
    when: ({ reading, said, has }) => (has('pause') || said.answer === 'not_yet') && reading.rest === '',
  },
  asksAboutSpaces(['la Verrière est-elle chauffée ?', { said: 'does Le Jardin have heating?', in: 'en' }]),
  tells(
    'wants what was made changed, without saying into what',
    ({ said }) => changeWithoutValue(said) !== null,
    ({ said }) => ({ ...(said.aspect && { change: said.aspect }) }),
    ['je voudrais changer de date'],
  ),
  // "En fait on sera 40": there is nothing else that they could be more for.
  tells(
    'would have what was made otherwise',
    ({ said, reading, memory, has }) =>
      said.space === null &&
      !has('book', 'availability') &&
      (said.acts.includes('longer') ||
        (isOnlyCount(said) && has('correction', 'change')) ||
        (memory.made !== null && has('more') && minutesIn(reading) !== null)),
    () => ({ change: 'space' }),
    ['en fait on sera 40', 'on peut pousser jusqu’à 13h ?', { said: 'actually we will be 40 people', in: 'en' }],
  ),
  ...[
    brings('names a space', 'space named', [
      'je voudrais réserver Le Jardin',
      'la Salle Lumière demain de 9h à 12h',
      { said: 'I would like to book Le Jardin', in: 'en' },
    ]),
    brings('picks a space by its place or price', 'space picked', ['réserver la moins chère']),
    bringsPart('wants the largest or the smallest', ['space picked'], ['je voudrais réserver la plus grande salle']),
    bringsPart(
      'says when, and the space is open',
      ['time said'],
      ['réserver pour demain après-midi', 'samedi 18 avril'],
    ),
    saysWhatItNeeds(['une salle pour 10 personnes', { said: 'a room for 8 people', in: 'en' }]),
    guesses(
      tells(
        'wants to reserve',
        () => true,
        () => ({}),
        ['je voudrais réserver', 'quelles salles avez-vous ?'],
      ),
    ),
  ].map(asked),
];

/** How many they are, and nothing else of what a reservation is made of. */
function isOnlyCount({ people, space, period, within, hours, aspect }: Said): boolean {
  return people !== null && [space, period, within, hours, aspect].every((one) => one === null);
}

/** Nothing is begun that could be given up: only what was made may be meant. */
function callsOff({ reading, said, has }: Heard): boolean {
  const asks = mentions(reading, 'topic').length > 0;
  return has('cancel') && !asks && said.space === null && said.period === null;
}

/** Only of words that ask for a reservation. */
function asked(rule: SpaceRule): SpaceRule {
  return { ...rule, when: (heard) => wantsReservation(heard.reading, heard.said) && rule.when(heard) };
}
