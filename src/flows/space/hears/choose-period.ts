import { asksAgain } from './asks-again.ts';
import { wantsCheaper } from './cheaper.ts';
import {
  addsNothing,
  agreesToIt,
  asksAboutSpaces,
  asksOfPayment,
  brings,
  bringsPart,
  givesUp,
  needsMore,
  pauses,
  type SpaceRule,
  saysHours,
  saysNo,
  tells,
  wantsOtherSpace,
  wantsOtherTime,
} from './everywhere.ts';
import type { Heard } from './heard.ts';

/** Step 3: the space is known, and a period is wanted, or one of those that were offered instead. */
export const choosePeriodRules: readonly SpaceRule[] = [
  givesUp(['annuler', { said: 'cancel', in: 'en' }]),
  asksOfPayment(['avez-vous reçu mon paiement ?']),
  asksAboutSpaces(['la Verrière est-elle chauffée ?', { said: 'does Le Jardin have heating?', in: 'en' }]),
  asksAgain(['c’était quelle salle déjà ?', { said: 'which times were they again?', in: 'en' }]),
  wantsOtherSpace(['je voudrais changer de salle', 'j’hésite entre la verrière et le jardin']),
  wantsOtherTime(['une autre date', 'changer l’heure', { said: 'can I change the time', in: 'en' }]),
  tells('wants none of what was offered instead', refusesOffers, () => ({ change: 'period' }), [
    { said: 'aucun de ceux-là', given: 'others offered' },
    { said: 'non', given: 'others offered' },
  ]),
  brings('names another space, and when', 'space named', ['plutôt Le Jardin jeudi 16 avril']),
  brings('takes one of the spaces offered, and says when', 'space picked', [
    { said: 'la première, jeudi 16 avril', given: 'other spaces offered' },
  ]),
  brings('says when', 'time said', [
    'jeudi 16 avril de 9h à 12h',
    'demain',
    { said: 'tomorrow from 2 to 4 pm', in: 'en' },
  ]),
  brings('picks one of the times offered', 'time picked', [
    { said: 'la première', given: 'others offered' },
    { said: 'the second one', in: 'en', given: 'others offered' },
  ]),
  wantsCheaper(['c’est trop cher', { said: 'something cheaper', in: 'en' }]),
  pauses(['un instant']),
  saysHours(['de 14h à 16h']),
  bringsPart('names another space, and the time is open', ['space named'], ['plutôt Le Jardin']),
  bringsPart(
    'takes another space, and the time is open',
    ['space picked'],
    [{ said: 'la première', given: 'other spaces offered' }, 'la plus grande'],
  ),
  bringsPart(
    'says when beside another wish',
    ['time said', 'time picked'],
    ['quelque chose de gratuit jeudi 16 avril'],
  ),
  needsMore(['nous serons 40 personnes']),
  saysNo(['non merci', { said: 'no', in: 'en' }]),
  addsNothing(agreesToIt, ['oui', 'je voudrais réserver', 'nous serons 4']),
];

/** None of the periods, or of the other spaces, that were offered instead of one that was taken. */
function refusesOffers({ said, memory: { asked } }: Heard): boolean {
  const { answer, none, space, period } = said;
  const offered = asked.periods !== undefined || asked.spaces !== undefined;
  return offered && (none || answer === 'no') && space === null && period === null;
}
