import { asksAgain } from './asks-again.ts';
import { findsOnlyOneTooDear } from './cheaper.ts';
import {
  addsNothing,
  agreesToIt,
  asksAboutSpaces,
  asksOfPayment,
  brings,
  bringsPart,
  givesUp,
  pauses,
  type SpaceRule,
  saysHours,
  saysNo,
  saysWhatItNeeds,
  wantsOtherSpace,
  wantsOtherTime,
} from './everywhere.ts';

/** Steps 1 and 2: a space of those listed is wanted; what is said of the time is carried on (E1). */
export const chooseSpaceRules: readonly SpaceRule[] = [
  givesUp(['annuler', 'non finalement je veux réserver autre chose', { said: 'forget it, cancel', in: 'en' }]),
  asksOfPayment(['avez-vous reçu mon paiement ?']),
  asksAboutSpaces(['la Verrière est-elle chauffée ?', { said: 'does Le Jardin have heating?', in: 'en' }]),
  asksAgain(['redites-moi ?', { said: 'say that again?', in: 'en' }]),
  wantsOtherSpace(['je voudrais changer de salle']),
  wantsOtherTime(['une autre date']),
  brings('names a space', 'space named', [
    'la Salle Lumière',
    'Le Jardin jeudi 16 avril',
    { said: 'the Salle Lumière please', in: 'en' },
  ]),
  brings('picks one of those listed', 'space picked', ['la deuxième', '1', 'la moins chère', 'peu importe laquelle']),
  pauses(['un instant']),
  saysHours(['de 14h à 16h']),
  bringsPart(
    'wants the largest or the smallest',
    ['space picked'],
    ['la plus grande', { said: 'the smallest one', in: 'en' }],
  ),
  bringsPart(
    'says when, and the space is open',
    ['time said', 'time picked'],
    ['jeudi 16 avril', 'demain de 9h à 12h'],
  ),
  findsOnlyOneTooDear([
    { said: 'c’est trop cher', given: 'one space listed' },
    { said: 'c’est trop cher, vous avez moins cher ?', given: 'one space listed' },
  ]),
  saysWhatItNeeds(['nous serons 10 personnes', 'la Verrière ou le Jardin', 'pas le Jardin']),
  saysNo(['non merci', 'en fait non', { said: 'no', in: 'en' }]),
  addsNothing(agreesToIt, ['oui', 'je voudrais réserver', 'je ne veux pas annuler']),
];
