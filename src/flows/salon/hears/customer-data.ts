import type { Rule } from '../../../core/rules.ts';
import { NOON } from '../../../domain/wished-hours.ts';
import { instantOf, localTime } from '../../../domain/zoned.ts';
import type { IntentName } from '../intents.ts';
import { bareName } from '../vocabulary.ts';
import { OTHER_SERVICES, OTHER_STYLIST, OTHER_TIME } from './changes.ts';
import { FIRST, LAST } from './everywhere.ts';
import { type Heard, introduced } from './heard.ts';
import { saysWhen } from './when.ts';

/** A name was asked for, and a message that could be one is one: a customer may be called like a stylist. */
export const customerDataRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  ...OTHER_SERVICES,
  {
    rule: 'gives their name',
    means: 'provide_customer_data',
    when: (heard) => heard.said.introduced !== null && !changesStylist(heard),
    gives: ({ said }) => introduced(said),
    examples: ['me llamo Carmen Ruiz', 'a nombre de Ana', { said: 'my name is Kate', in: 'en' }],
  },
  {
    rule: 'says a name',
    means: 'provide_customer_data',
    when: ({ said, has }) => said.name !== null && !has('change'),
    gives: ({ said }) => ({ name: bareName(said.name ?? '') }),
    examples: ['María García', 'begoña'],
  },
  ...OTHER_STYLIST,
  ...OTHER_TIME,
  {
    rule: 'says what may be a name',
    means: 'provide_customer_data',
    when: ({ reading }) => reading.mentions.length === 0 && NAME.test(reading.rest),
    gives: ({ reading }) => ({ name: bareName(reading.rest) }),
    certainty: 'guess',
    examples: ['soy la pepa'],
  },
  {
    // The time is fine, or there is nothing to add: the name is still to be told, and nothing was misunderstood.
    rule: 'agrees to the time',
    means: 'faq',
    when: ({ said, has }) => (said.answer === 'yes' || has('nothing_else')) && !has('person'),
    examples: ['vale, esa', 'nada más', { said: "yes, that's fine", in: 'en' }],
  },
  ...LAST,
  {
    // Said again, it changes nothing: the name is still to be told.
    rule: 'names what stands already',
    means: 'faq',
    when: (heard) => saysWhen(heard.said.when) || isHourChosen(heard) || namesThing(heard),
    examples: ['a las 10', 'con cualquiera'],
  },
];

function namesThing({ said }: Heard): boolean {
  return said.services.length > 0 || said.stylist !== null;
}

/** "12", of a time at twelve. */
function isHourChosen({ said, memory, catalogue }: Heard): boolean {
  const [hour, ...more] = said.choices;
  const { slot } = memory.data;
  if (slot === null || hour === undefined || more.length > 0) return false;
  return localTime(instantOf(slot), catalogue.timeZone).minute % NOON === (hour * 60) % NOON;
}

/** "Mejor con Marta" is no name, where a change is wanted. */
function changesStylist(heard: Heard): boolean {
  return heard.has('change') && OTHER_STYLIST.some(({ when }) => when(heard));
}

/** Up to four words of letters alone. */
const NAME = /^\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*){0,3}$/u;
