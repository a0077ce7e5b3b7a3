import { asksAgain } from './asks-again.ts';
import { wantsCheaper } from './cheaper.ts';
import {
  addsNothing,
  asksAboutSpaces,
  asksOfPayment,
  brings,
  bringsPart,
  givesUp,
  needsMore,
  pauses,
  type SpaceRule,
  tells,
  wantsOtherSpace,
  wantsOtherTime,
} from './everywhere.ts';

/** Step 4: a yes is heard by the judge of consent (E3, X11); another space or time is checked and summed up again (E4). */
export const summaryRules: readonly SpaceRule[] = [
  givesUp(['annuler', 'je veux autre chose', { said: 'cancel', in: 'en' }]),
  asksOfPayment(['avez-vous reçu mon paiement ?']),
  asksAboutSpaces(['la Verrière est-elle chauffée ?', { said: 'does Le Jardin have heating?', in: 'en' }]),
  asksAgain([
    'c’est quel jour déjà ?',
    'c’est bien jeudi ?',
    'pardon, quel jour ?',
    { said: 'what day was that?', in: 'en' },
  ]),
  tells(
    'wants another space besides',
    ({ said, brought }) => brought === null && said.both,
    () => ({ both: true }),
    ['oui et le jardin samedi', { said: 'yes and Le Jardin on Sunday', in: 'en' }],
  ),
  wantsOtherSpace(['je voudrais changer de salle', 'j’hésite entre la verrière et le jardin']),
  wantsOtherTime([
    'une autre date',
    'changer l’heure',
    'un peu plus tard',
    'plus tôt',
    { said: 'can I change the time', in: 'en' },
  ]),
  brings('names another space', 'space named', ['plutôt Le Jardin', { said: 'Le Jardin instead', in: 'en' }]),
  brings('says another time', 'time said', [
    'plutôt jeudi 16 avril',
    'de 14h à 16h',
    { said: 'make it until noon', in: 'en' },
  ]),
  wantsCheaper([
    'c’est trop cher',
    'trop cher, vous avez moins cher ?',
    { said: 'something cheaper', in: 'en' },
    { said: 'do you have anything cheaper?', in: 'en' },
  ]),
  pauses(['un instant']),
  bringsPart('wants the largest or the smallest', ['space picked'], ['plutôt la plus grande']),
  bringsPart(
    'says another time beside another wish',
    ['time said'],
    ['plutôt quelque chose de gratuit jeudi 16 avril'],
  ),
  needsMore(['nous serons 40 personnes']),
  // What is nearly a yes is asked about again, in other words (X11).
  addsNothing(() => false, ['je ne veux pas annuler', 'nous serons 4 personnes']),
];
