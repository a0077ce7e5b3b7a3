import { mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { servicesListed } from '../catalogue.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { isPlainYes } from '../vocabulary.ts';
import { forAnother, keepsOnly } from './changes.ts';
import { FIRST, LAST, saysName, WHEN } from './everywhere.ts';
import { besides, cheapestWanted, type Heard, introduced, isToldBeside } from './heard.ts';

/** One service or several; "nothing else" confirms them, and so does naming a stylist or a time (B3). */
export const serviceSelectionRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  forAnother,
  {
    rule: 'names services and says that is all',
    means: 'confirm_services',
    when: (heard) => choosesServices(heard) && heard.has('nothing_else'),
    gives: chosenServices,
    examples: ['solo mechas, nada más'],
  },
  {
    rule: 'leaves a service out',
    means: 'select_service',
    when: (heard) => choosesServices(heard) && heard.said.removed.length > 0,
    gives: chosenServices,
    examples: ['quita el corte largo', { said: 'remove the long cut', in: 'en' }],
  },
  keepsOnly(['solo el corte largo', { said: 'just the long cut', in: 'en' }]),
  {
    rule: 'wants what may be several services',
    means: 'select_service',
    when: (heard) => choosesServices(heard) && servicesNamed(heard).length === 0,
    gives: chosenServices,
    examples: ['un corte'],
  },
  {
    rule: 'wants one service instead of another',
    means: 'select_service',
    when: (heard) => choosesServices(heard) && swaps(heard),
    gives: chosenServices,
    examples: ['mejor mechas en vez de eso'],
  },
  {
    // "Las dos", of two that were listed; "corto las dos" is one of them for two of us.
    rule: 'wants both of those listed',
    means: 'select_service',
    when: ({ said, memory }) => said.pick === 'both' && memory.listed.length === 2 && said.services.length === 0,
    gives: (heard) => ({ ...besides(heard), services: [...heard.memory.listed] }),
    examples: [{ said: 'sí, las dos', given: 'two services listed' }],
  },
  {
    rule: 'picks services from the list',
    means: 'select_service',
    when: (heard) => choosesServices(heard) && heard.said.services.length === 0,
    gives: chosenServices,
    examples: ['3', '1 y 4', 'la segunda', 'lo más barato, por favor'],
  },
  {
    rule: 'names services',
    means: 'select_service',
    when: choosesServices,
    gives: chosenServices,
    examples: ['mechas', 'también una manicura', { said: 'highlights and a manicure', in: 'en' }],
  },
  {
    rule: 'names a stylist',
    means: 'select_stylist',
    when: ({ said }) => said.stylist !== null,
    gives: besides,
    examples: ['con Ana', 'con cualquiera el viernes'],
  },
  ...WHEN,
  {
    rule: 'says that is all',
    means: 'confirm_services',
    when: ({ has }) => has('nothing_else'),
    examples: ['eso es todo', { said: "that's all", in: 'en' }],
  },
  {
    rule: 'says no to more',
    means: 'confirm_services',
    when: ({ said }) => said.answer === 'no',
    examples: ['no', { said: 'no thanks', in: 'en' }],
  },
  {
    rule: 'wants to go on',
    means: 'confirm_services',
    // "Book me in", of what has just been taken down, is no second appointment.
    when: (heard) => heard.said.goesOn || (heard.memory.question === 'more_services' && booksThese(heard)),
    examples: ['seguimos', 'cógeme hora', { said: 'book it', in: 'en' }],
  },
  {
    // "Yes" to "anything else?" wants more, where "fine" and "perfect" go on.
    rule: 'finds them fine',
    means: 'confirm_services',
    when: ({ reading, said, memory }) =>
      (said.pick === 'both' && memory.data.services.length > 1) ||
      (said.answer === 'yes' && !isPlainYes(reading.text, reading.locale) && memory.data.services.length > 0),
    examples: ['perfecto', { said: 'sí las dos', given: 'two services' }],
  },
  {
    rule: 'wants another service',
    means: 'select_service',
    when: ({ said, has }) => has('change') && said.aspect === 'service',
    gives: () => ({ services: [], change: 'replace' }),
    examples: ['quiero cambiar de servicio'],
  },
  {
    rule: 'gives their name',
    means: 'provide_customer_data',
    when: ({ said }) => said.introduced !== null,
    gives: ({ said }) => introduced(said),
    examples: ['me llamo Carmen Ruiz'],
  },
  saysName,
  {
    rule: 'says yes to more',
    means: 'select_service',
    when: ({ said }) => said.answer === 'yes',
    examples: ['sí'],
  },
  {
    rule: 'wants to add or change something',
    means: 'select_service',
    when: ({ has }) => has('more', 'change'),
    examples: ['algo más'],
  },
  ...LAST,
];

/** Told to book, and nothing that makes it another one; whoever wishes for an appointment may mean a second (B13). */
function booksThese({ reading, said, has }: Heard): boolean {
  const isAnother =
    said.pick === 'other' || reading.clauses?.some(({ anew, forWhom, another }) => anew || forWhom || another);
  const isTold = reading.clauses?.every(({ mood }) => mood === 'tells') === true;
  return isTold && has('book') && !isAnother && !has('more', 'availability', 'question') && reading.rest === '';
}

/** Services are named, added, swapped or left out, by name or by their place in the list. */
function choosesServices(heard: Heard): boolean {
  const { said } = heard;
  const named = said.removed.length > 0 || servicesNamed(heard).length > 0 || said.among.length > 0;
  return named && !merelyAsks(heard);
}

/** "What is the difference to a short one?" names a service and wants none. */
function merelyAsks({ reading, said, has }: Heard): boolean {
  const asks = has('question') && reading.rest !== '' && !has('book', 'change', 'more');
  return asks && !(said.leavesOut && said.removed.length > 0) && !isToldBeside(reading);
}

function servicesNamed(heard: Heard): readonly string[] {
  const { said, memory, catalogue } = heard;
  if (said.services.length > 0) return said.services;
  const cheapest = cheapestWanted(heard);
  if (cheapest !== null) return [cheapest];
  const listed = memory.listed.length > 0 ? memory.listed : catalogue.services.map(({ name }) => name);
  const priced = costing(heard, listed);
  if (priced !== null) return [priced];
  return said.choices.flatMap((choice) => listed.at(choice > 0 ? choice - 1 : choice) ?? []);
}

/** "El de 18", "the €25 one": no place in the list, and what one of those listed costs. */
function costing({ reading, catalogue }: Heard, listed: readonly string[]): string | null {
  const amounts = [
    ...mentions(reading, 'money').flatMap(({ min, max }) => (min !== null && min === max ? [min] : [])),
    ...mentions(reading, 'count').flatMap(({ value, unit }) => (unit === null ? [value] : [])),
  ];
  const [amount = 0, ...more] = new Set(amounts);
  if (more.length > 0 || amount <= listed.length) return null;
  const [only, ...others] = servicesListed(catalogue, listed).filter(({ cents }) => cents === amount * CENTS);
  return only !== undefined && others.length === 0 ? only.name : null;
}

const CENTS = 100;

function swaps({ has }: Heard): boolean {
  return has('change', 'correction') && !has('more');
}

function chosenServices(heard: Heard): SalonEntities {
  const { said, memory } = heard;
  const services = [...servicesNamed(heard)];
  const rest = besides(heard);
  if (said.removed.length > 0) {
    const left = memory.data.services.filter((name) => !said.removed.includes(name));
    // Which of several they want beside it is still to be said: "corte y manicura", and then "quita la manicura".
    const open = left.length + services.length === 0 && memory.listed.length > 0 && { among: [...memory.listed] };
    return { ...rest, services: [...left, ...services], change: 'replace', ...open };
  }
  const isSettled = said.services.length === 0 && cheapestWanted(heard) !== null;
  const among = said.among.length > 0 && !isSettled && { among: [...said.among] };
  if (services.length === 0) return { ...rest, ...among };
  const [choice] = said.services.length > 0 ? [] : said.choices;
  return {
    ...rest,
    services,
    ...among,
    ...(swaps(heard) && { change: 'replace' as const }),
    ...(choice !== undefined && { choice }),
  };
}
