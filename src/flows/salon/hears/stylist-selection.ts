import type { Rule } from '../../../core/rules.ts';
import { type Stylist, stylistsFor } from '../catalogue.ts';
import { ANY_STYLIST } from '../context.ts';
import type { IntentName } from '../intents.ts';
import { OTHER_SERVICES } from './changes.ts';
import { asksWhatIsFree, FIRST, LAST, saysName, saysWhatStands, WHEN } from './everywhere.ts';
import { besides, type Heard, introduced, triesAgain } from './heard.ts';
import { saysWhen } from './when.ts';

/** With whom: by name, by place in the list, or anybody. */
export const stylistSelectionRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  ...OTHER_SERVICES,
  {
    rule: 'rules a stylist out',
    means: 'select_stylist',
    when: ({ said }) => said.stylist === ANY_STYLIST && said.without.length > 0,
    gives: besides,
    examples: ['cualquiera menos Marta', { said: 'anyone but Marta', in: 'en' }],
  },
  {
    rule: 'leaves the stylist open',
    means: 'select_stylist',
    when: ({ said }) => said.stylist === ANY_STYLIST,
    gives: besides,
    examples: ['con cualquiera', { said: 'anyone is fine', in: 'en' }],
  },
  {
    rule: 'names a stylist',
    means: 'select_stylist',
    when: ({ said }) => said.stylist !== null,
    gives: besides,
    examples: ['Ana', 'con Lucía el viernes', { said: 'with Marta', in: 'en' }],
  },
  {
    rule: 'picks a stylist from the list',
    means: 'select_stylist',
    when: (heard) => picked(heard) !== undefined,
    gives: (heard) => ({ ...besides(heard), stylist: picked(heard)?.id ?? '', choice: heard.said.choices[0] ?? 0 }),
    examples: ['la 2', 'la última'],
  },
  {
    rule: 'leaves it to us',
    means: 'select_stylist',
    when: (heard) =>
      heard.said.pick === 'either' || (heard.said.pick === 'both' && able(heard).length === 2) || heard.has('any_time'),
    gives: (heard) => ({ ...besides(heard), stylist: ANY_STYLIST }),
    examples: ['a cualquier hora', { said: 'either', in: 'en' }],
  },
  {
    // Whoever goes on to the day takes the only one there is.
    rule: 'says when with the only one',
    means: 'select_stylist',
    when: (heard) => saysWhen(heard.said.when) && onlyOne(heard) !== null && !asksWhatIsFree.when(heard),
    gives: (heard) => ({ ...besides(heard), stylist: onlyOne(heard)?.id ?? '' }),
    examples: [{ said: 'el viernes', given: 'a manicure' }],
  },
  ...WHEN,
  {
    rule: 'says yes to the only one',
    means: 'select_stylist',
    when: (heard) => heard.said.answer === 'yes' && onlyOne(heard) !== null,
    gives: (heard) => ({ ...besides(heard), stylist: onlyOne(heard)?.id ?? '' }),
    examples: [{ said: 'sí', given: 'a manicure' }],
  },
  {
    // Which of them is asked, and the list is not read out again.
    rule: 'says yes to several',
    means: 'unknown',
    when: (heard) => heard.said.answer === 'yes' && heard.reading.rest === '' && able(heard).length > 1,
    gives: () => ({ unpicked: true }),
    examples: ['vale', { said: 'ok', in: 'en' }],
  },
  {
    // That there is nobody else is said.
    rule: 'says no to the only one',
    means: 'select_stylist',
    when: (heard) => heard.said.answer === 'no' && onlyOne(heard) !== null,
    gives: (heard) => ({ ...besides(heard), stylist: ANY_STYLIST, without: [onlyOne(heard)?.id ?? ''] }),
    examples: [{ said: 'no', given: 'a manicure' }],
  },
  {
    rule: 'tries again',
    means: 'select_stylist',
    when: triesAgain,
    gives: besides,
    examples: [{ said: 'otra vez', given: 'a failed search' }],
  },
  {
    rule: 'gives their name',
    means: 'provide_customer_data',
    when: ({ said }) => said.introduced !== null,
    gives: ({ said }) => introduced(said),
    examples: ['me llamo Carmen Ruiz'],
  },
  saysName,
  ...LAST,
  saysWhatStands(['nada más', 'un corte largo', { said: 'nothing else', in: 'en' }]),
  {
    // Asked again, which says who it would be.
    rule: 'asks who it would be',
    means: 'faq',
    when: ({ reading, has }) => has('question') && reading.rest === '',
    certainty: 'guess',
    examples: ['¿con quién sería?'],
  },
];

function able({ memory, catalogue }: Heard): readonly Stylist[] {
  return stylistsFor(catalogue, memory.data.services);
}

function picked(heard: Heard): Stylist | undefined {
  const [choice] = heard.said.choices;
  return choice === undefined ? undefined : able(heard).at(choice > 0 ? choice - 1 : choice);
}

function onlyOne(heard: Heard): Stylist | null {
  const [only, ...others] = able(heard);
  return only !== undefined && others.length === 0 ? only : null;
}
