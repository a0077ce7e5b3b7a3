import { isValue } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { ANY_STYLIST } from '../context.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { besides, type Heard, isToldBeside, keptOnly, onlyAsksWhen, slotsWith, towards, wantsOther } from './heard.ts';
import { chosen, namesOtherTime, onDayChosen, otherListed } from './other-time.ts';
import { rulesOut } from './when.ts';

type SalonRule = Rule<Heard, IntentName>;

/** Changes of mind, once something has been settled (B1). Naming what was chosen anyway changes nothing. */

/** What is left of the services that were chosen; one that was not is the only one from now on. */
export function keepsOnly(examples: SalonRule['examples']): SalonRule {
  return {
    rule: 'wants only that',
    means: 'select_service',
    when: (heard) => !merelyAsks(heard) && keptOnly(heard).length > 0,
    gives: (heard) => ({ ...besides(heard), services: [...keptOnly(heard)], change: 'replace' }),
    examples,
  };
}

/** Nothing was said but what somebody else would like: one appointment after the other (B13). */
export const forAnother: SalonRule = {
  rule: 'wants one for somebody else besides',
  means: 'start_booking',
  when: ({ another, said, reading }) => (another || said.several) && !reading.mentions.some(isValue),
  gives: () => ({ several: true }),
  examples: [
    'y para mi marido un corte con Lucía',
    'sí, y luego la de mi hija',
    { said: 'and a short cut for my husband', in: 'en' },
  ],
};

/** Another service than those that are settled. */
export const OTHER_SERVICES: readonly SalonRule[] = [
  forAnother,
  {
    // "Another appointment, for a manicure" changes nothing of this one (B13).
    rule: 'wants another appointment besides',
    means: 'start_booking',
    when: (heard) =>
      !merelyAsks(heard) && heard.said.pick === 'other' && heard.said.services.length > 0 && heard.has('book'),
    examples: ['quiero otra cita para manicura'],
  },
  {
    rule: 'leaves a service out',
    means: 'select_service',
    when: (heard) => heard.said.removed.length > 0 && (heard.said.leavesOut || !merelyAsks(heard)),
    gives: servicesLeft,
    examples: [
      'quita el corte largo',
      '¿me quitas el corte largo?',
      { said: 'remove the long cut', in: 'en' },
      { said: 'can you leave out the long cut?', in: 'en' },
    ],
  },
  keepsOnly(['solo el corte largo', { said: 'just the long cut', in: 'en' }]),
  {
    rule: 'adds a service',
    means: 'select_service',
    when: (heard) => namesOther(heard) && heard.has('more'),
    gives: (heard) => ({ ...besides(heard), services: [...heard.said.services], change: 'add' }),
    examples: ['ponme también una manicura', { said: 'add a manicure as well', in: 'en' }],
  },
  {
    rule: 'names another service',
    means: 'select_service',
    when: namesOther,
    gives: (heard) => ({ ...besides(heard), services: [...heard.said.services], change: 'replace' }),
    examples: ['mejor mechas', { said: 'actually, highlights', in: 'en' }],
  },
  {
    rule: 'wants what may be several services',
    means: 'select_service',
    when: (heard) => !merelyAsks(heard) && namesAmong(heard),
    gives: ({ said }) => ({ among: [...said.among] }),
    examples: [{ said: 'mejor un corte', given: 'a manicure' }],
  },
  {
    rule: 'wants another service',
    means: 'select_service',
    when: wantsOtherService,
    gives: () => ({ services: [], change: 'replace' }),
    examples: ['quiero cambiar de servicio', { said: 'another service', in: 'en' }],
  },
];

/** Another stylist than the one who stands; with slots of several listed, a name may simply pick one of them. */
export const OTHER_STYLIST: readonly SalonRule[] = [
  {
    rule: 'wants another stylist',
    means: 'select_stylist',
    when: (heard) => wantsOther(heard, 'stylist') && heard.said.stylist === null,
    examples: ['otra estilista', { said: 'another stylist please', in: 'en' }],
  },
  {
    // "Not with Marta", while it is to be Marta or anybody.
    rule: 'rules the stylist out',
    means: 'select_stylist',
    when: rulesStylistOut,
    gives: besides,
    examples: ['con Ana no', { said: 'not with Ana', in: 'en' }],
  },
  {
    rule: 'names another stylist',
    means: 'select_stylist',
    when: namesOtherStylist,
    gives: besides,
    examples: ['prefiero con Marta', { said: 'with Lucía instead', in: 'en' }],
  },
];

/** Another time than the one that was chosen. */
export const OTHER_TIME: readonly SalonRule[] = [
  {
    rule: 'only asks what is free then',
    means: 'check_availability',
    when: (heard) => namesOtherTime(heard) && onlyAsksWhen(heard),
    gives: ({ said }) => ({ ...said.when }),
    examples: ['¿tenéis hueco el sábado?'],
  },
  {
    rule: 'names another time',
    means: 'select_slot',
    when: namesOtherTime,
    gives: (heard) => onDayChosen(heard),
    examples: [
      'mejor el jueves a las 5',
      'a las 12',
      'el 3 de marzo no, por la mañana',
      { said: 'make it Thursday', in: 'en' },
    ],
  },
  {
    rule: 'rules its day out',
    means: 'select_slot',
    when: (heard) => rulesOut(heard.said.when, chosen(heard)?.date),
    gives: ({ said }) => ({ ...said.when }),
    examples: ['no puedo el 3 de marzo'],
  },
  {
    rule: 'wants another time',
    means: 'select_slot',
    when: (heard) => chosen(heard) !== null && wantsOther(heard, 'slot'),
    gives: ({ said }) => ({ ...said.when }),
    examples: ['quiero cambiar el día', { said: 'a different day', in: 'en' }],
  },
  {
    rule: 'wants another time of that day',
    means: 'select_slot',
    when: (heard) => chosen(heard) !== null && wantsOther(heard, 'time'),
    gives: (heard) => ({ ...onDayChosen(heard), different: true }),
    examples: ['quiero cambiar la hora', { said: 'a different time', in: 'en' }],
  },
  {
    // "No me va bien, la tercera", of those that were listed before.
    rule: 'picks another of those listed',
    means: 'select_slot',
    when: (heard) => otherListed(heard) !== null,
    gives: (heard) => ({ choice: otherListed(heard) ?? 1 }),
    examples: [{ said: 'no, mejor la tercera', given: 'times listed before' }],
  },
  {
    rule: 'wants it earlier or later',
    means: 'select_slot',
    when: (heard) => chosen(heard) !== null && !heard.has('cancel') && direction(heard) !== null,
    gives: (heard) => towards(direction(heard) ?? 'later', [heard.memory.data.slot ?? ''], heard),
    examples: ['un poco más tarde', { said: 'something earlier', in: 'en' }],
  },
  {
    rule: 'wants the other one',
    means: 'select_slot',
    when: ({ said, memory, has }) => memory.data.slot !== null && !has('cancel') && said.pick === 'other',
    examples: ['mejor la otra'],
  },
];

/** "Do you do highlights?" asks; it does not choose. "Is it two hours? Then just a cut" does. */
function merelyAsks({ reading, has }: Heard): boolean {
  return has('question') && !has('book', 'change', 'more') && !isToldBeside(reading);
}

function servicesLeft(heard: Heard): SalonEntities {
  const { said, memory } = heard;
  const left = [...memory.data.services.filter((name) => !said.removed.includes(name)), ...said.services];
  return { ...besides(heard), services: left, change: 'replace' };
}

function namesOther(heard: Heard): boolean {
  const { said, memory, reading, has } = heard;
  const meant = has('change', 'book', 'more') || reading.rest === '';
  const named = said.services.filter((name) => meant || !said.partly.includes(name));
  return !merelyAsks(heard) && named.some((name) => !memory.data.services.includes(name));
}

function namesAmong({ said, memory }: Heard): boolean {
  return said.among.length > 0 && !said.among.some((name) => memory.data.services.includes(name));
}

function wantsOtherService(heard: Heard): boolean {
  const { said, memory, has } = heard;
  const changes = has('change') || said.pick === 'other' || memory.question === 'change';
  return !merelyAsks(heard) && changes && said.aspect === 'service' && said.services.length === 0;
}

function rulesStylistOut({ said, memory }: Heard): boolean {
  const stands = memory.data.stylist_id ?? ANY_STYLIST;
  return said.without.length > 0 && (stands === ANY_STYLIST || said.without.includes(stands));
}

function namesOtherStylist(heard: Heard): boolean {
  const { said, memory } = heard;
  const named = said.stylist !== null && said.stylist !== ANY_STYLIST && said.stylist !== memory.data.stylist_id;
  return named && slotsWith(heard).length !== 1;
}

function direction({ said }: Heard): 'earlier' | 'later' | null {
  return said.pick === 'later' || said.pick === 'earlier' ? said.pick : null;
}
