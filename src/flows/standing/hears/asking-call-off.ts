import { denies, says } from '../vocabulary.ts';
import { asked } from './asked.ts';
import { isKept, isNamed, keeps, type StandingRule } from './heard.ts';
import { moves, putsElsewhere } from './moves.ts';
import { butPutElsewhere, protests } from './openings.ts';
import { cannot } from './reminded.ts';
import { wanted } from './wanted.ts';

const WOULD_RATHER_MOVE: StandingRule = {
  rule: 'would rather have it at another time',
  means: 'move',
  when: ({ reading }) => putsElsewhere(reading) || (moves(reading) && isNamed(wanted(reading))),
  gives: ({ reading }) => wanted(reading),
  examples: ['move it to Monday instead', { said: 'mejor cámbiala al lunes', in: 'es' }],
};

/** "I can't make it" and "I no longer need it" are no yes, and no wish to leave it as it is either: it is asked again (X11). */
const CANNOT_COME: StandingRule = {
  rule: 'says why it is to be called off',
  means: 'call_off',
  when: (heard) =>
    (cannot(heard.bare) || denies(heard.bare, 'needless')) &&
    !isKept(heard.reading) &&
    !says(heard.bare, 'letsGo') &&
    !WOULD_RATHER_MOVE.when(heard),
  gives: asked,
  examples: [
    "I can't make it",
    { said: 'ya no la necesito', in: 'es' },
    { said: 'no puedo ir', in: 'es' },
    { said: 'je ne peux pas venir', in: 'fr' },
    { said: 'plus besoin', in: 'fr' },
    { said: '我来不了', in: 'zh' },
    { said: '不需要了', in: 'zh' },
    { said: 'ខ្ញុំមកមិនបានទេ', in: 'km' },
    { said: 'ខ្ញុំលែងត្រូវការហើយ', in: 'km' },
  ],
};

/** One is to be called off after a yes, which the judge of consent hears (X11). */
export const askingCallOffRules: readonly StandingRule[] = [
  CANNOT_COME,
  keeps,
  protests,
  WOULD_RATHER_MOVE,
  ...butPutElsewhere,
];
