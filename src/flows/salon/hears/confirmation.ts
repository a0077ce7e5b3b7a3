import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../intents.ts';
import { hasPassed } from '../memory.ts';
import { OTHER_SERVICES, OTHER_STYLIST, OTHER_TIME } from './changes.ts';
import { FIRST, LAST, saysName } from './everywhere.ts';
import { type Heard, introduced } from './heard.ts';
import { saysWhen } from './when.ts';

/** The judge of consent hears a yes (X11); whatever is named is changed first, even beside one. */
export const confirmationRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  ...OTHER_SERVICES,
  ...OTHER_STYLIST,
  ...OTHER_TIME,
  {
    rule: 'gives another name',
    means: 'provide_customer_data',
    when: givesOtherName,
    gives: ({ said }) => introduced(said),
    examples: ['ponlo a nombre de Carmen', { said: 'my name is Kate', in: 'en' }],
  },
  saysName,
  {
    // A search for another time failed (X8).
    rule: 'tries again',
    means: 'select_slot',
    when: ({ memory, has }) => memory.retry && has('retry'),
    examples: [{ said: 'inténtalo otra vez', given: 'a failed search' }],
  },
  {
    rule: 'wants it different and does not say how',
    means: 'unknown',
    when: ({ has }) => has('change'),
    gives: () => ({ different: true }),
    examples: ['quiero cambiar algo', { said: "I'd like to change something", in: 'en' }],
  },
  {
    // Nothing is proposed any more that a yes could book: the nearest to it are looked for (X9).
    rule: 'answers what has gone by',
    means: 'confirm_booking',
    when: ({ memory, said }) =>
      said.answer !== null && said.answer !== 'not_yet' && hasPassed(memory.data.slot ?? memory.now, memory),
    examples: [{ said: 'sí', given: 'a time that has gone by' }],
  },
  {
    // Asked what should be different, nothing should: then it is summed up again, and booked on a yes to that.
    rule: 'wants nothing different',
    means: 'confirm_booking',
    when: ({ memory, said, has }) =>
      memory.question === 'change' && (said.answer !== null || has('book', 'nothing_else')),
    examples: [{ said: 'nada, está bien', given: 'asked what should be different' }],
  },
  {
    // It changes nothing: it is read back once more.
    rule: 'names what stands already',
    means: 'faq',
    when: ({ said }) => said.stylist !== null || said.services.length > 0 || saysWhen(said.when),
    examples: ['con Ana', 'el corte largo'],
  },
  ...LAST,
];

function givesOtherName({ said, memory }: Heard): boolean {
  const given = memory.data.customer_data?.first_name;
  return said.introduced !== null && said.introduced.split(' ')[0] !== given;
}
