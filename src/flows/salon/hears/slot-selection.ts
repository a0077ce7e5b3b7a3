import { heardShift } from '../../../core/hearing.ts';
import type { Rule } from '../../../core/rules.ts';
import { clockMeant } from '../../../domain/hours.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { OTHER_SERVICES, OTHER_STYLIST } from './changes.ts';
import {
  asksWhatIsFree,
  asksWhatStands,
  cannotDecide,
  FIRST,
  putsItOff,
  saysName,
  saysWhatStands,
  wantsAnAppointment,
} from './everywhere.ts';
import {
  beyondListed,
  dayMeant,
  direction,
  type Heard,
  introduced,
  numberedPlace,
  onlyAsksWhen,
  placeIn,
  towards,
  triesAgain,
} from './heard.ts';
import { saysWhen } from './when.ts';

/** When: by place in the list, by day or time, the first there is, or others than those listed. */
export const slotSelectionRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  ...OTHER_SERVICES,
  ...OTHER_STYLIST,
  {
    rule: 'wants one of them, only earlier or later',
    means: 'select_slot',
    when: (heard) => heardShift(heard.reading) !== null && slotPicked(heard) !== undefined,
    gives: (heard) => ({
      ...introduced(heard.said),
      ...towards(heardShift(heard.reading) ?? 'later', [slotPicked(heard) ?? ''], heard),
    }),
    examples: ['la segunda pero un poco más tarde', { said: 'the first but a bit later', in: 'en' }],
  },
  {
    rule: 'picks a time by its place',
    means: 'select_slot',
    when: (heard) => numberedPlace(heard) !== null,
    gives: (heard) => picks(numberedPlace(heard) ?? 1, heard),
    examples: ['la segunda', '3', 'la última', { said: 'the first one', in: 'en' }],
  },
  {
    rule: 'picks the only time with a stylist',
    means: 'select_slot',
    when: (heard) => placeIn(heard) !== null,
    gives: (heard) => picks(placeIn(heard) ?? 1, heard),
    examples: [{ said: 'con Marta', given: 'times with anybody' }],
  },
  {
    rule: 'says a number that is an hour',
    means: 'select_slot',
    when: (heard) => hourIn(heard) !== null,
    gives: (heard) => ({ ...introduced(heard.said), ...dayMeant(heard, { time: hourIn(heard) ?? '' }) }),
    examples: ['12'],
  },
  {
    rule: 'only asks what is free then',
    means: 'check_availability',
    when: onlyAsksWhen,
    gives: ({ said }) => ({ ...said.when }),
    examples: ['¿tenéis hueco el sábado?'],
  },
  {
    // "The earliest you have", of a day that was asked for.
    rule: 'takes the earliest of those listed',
    means: 'select_slot',
    when: (heard) => heard.said.pick === 'earlier' && direction(heard) === null && saysOnlySoonest(heard),
    gives: (heard) => picks(1, heard),
    examples: [{ said: 'the earliest you have', in: 'en' }],
  },
  {
    rule: 'says when',
    means: 'select_slot',
    when: ({ said }) => saysWhen(said.when),
    gives: (heard) => ({ ...introduced(heard.said), ...dayMeant(heard, heard.said.when) }),
    examples: [
      'el viernes a las 11',
      'lo antes posible',
      'el martes no, mejor por la mañana',
      { said: 'Saturday at 10', in: 'en' },
    ],
  },
  {
    rule: 'wants it earlier or later than those',
    means: 'select_slot',
    when: (heard) => direction(heard) !== null && heard.memory.slots.length > 0,
    gives: (heard) => ({ ...introduced(heard.said), ...beyondListed(heard) }),
    examples: ['algo más tarde', { said: 'anything earlier?', in: 'en' }],
  },
  {
    rule: 'takes the earliest',
    means: 'select_slot',
    when: ({ said }) => said.pick === 'earlier',
    gives: (heard) => picks(1, heard),
    examples: [{ said: 'the earlier one', in: 'en' }],
  },
  {
    rule: 'takes the latest',
    means: 'select_slot',
    when: ({ said, memory }) => said.pick === 'later' && memory.slots.length > 0,
    gives: (heard) => picks(heard.memory.slots.length, heard),
    examples: [{ said: 'the latest one', in: 'en' }, 'la más tarde'],
  },
  {
    rule: 'takes any of them',
    means: 'select_slot',
    when: ({ said, has }) => said.pick === 'either' || has('any_time', 'anyone'),
    gives: (heard) => picks(1, heard),
    examples: ['cualquiera', 'me da igual la hora'],
  },
  {
    rule: 'says yes to the only one',
    means: 'select_slot',
    when: ({ said, memory }) => said.answer === 'yes' && memory.slots.length === 1,
    gives: (heard) => picks(1, heard),
    examples: [{ said: 'sí', given: 'a single time' }],
  },
  {
    // It picks none of them: they are put again.
    rule: 'says yes to several',
    means: 'faq',
    when: ({ reading, said, memory }) => said.answer === 'yes' && memory.slots.length > 1 && reading.rest === '',
    examples: ['sí'],
  },
  {
    rule: 'wants none of them',
    means: 'select_slot',
    when: (heard) => heard.said.pick !== null && !booksAnew(heard),
    gives: others,
    examples: ['ninguna', 'otra hora', { said: 'none of those', in: 'en' }],
  },
  {
    rule: 'says no',
    means: 'select_slot',
    when: (heard) => heard.said.answer === 'no' && !booksAnew(heard),
    gives: others,
    examples: ['no', 'el sábado no puedo'],
  },
  {
    rule: 'asks for others',
    means: 'select_slot',
    // "¿A qué hora?", of times that are listed, asks for those again.
    when: (heard) =>
      heard.has('more', 'change', 'availability') && !(heard.has('recall') && isListed(heard)) && !booksAnew(heard),
    gives: others,
    examples: ['¿tenéis hueco?'],
  },
  {
    rule: 'tries again',
    means: 'select_slot',
    when: (heard) => triesAgain(heard) && !booksAnew(heard),
    gives: ({ said }) => introduced(said),
    examples: [{ said: 'inténtalo otra vez', given: 'a failed search' }],
  },
  {
    rule: 'gives their name',
    means: 'provide_customer_data',
    when: (heard) => heard.said.introduced !== null && !booksAnew(heard),
    gives: ({ said }) => introduced(said),
    examples: ['me llamo Carmen Ruiz'],
  },
  saysName,
  putsItOff,
  { ...asksWhatStands, when: (heard) => asksWhatStands.when(heard) && isListed(heard) },
  {
    ...asksWhatIsFree,
    rule: 'asks what is free for an appointment',
    examples: ['quiero pedir cita, ¿tenéis algo libre?'],
  },
  wantsAnAppointment,
  asksWhatStands,
  cannotDecide,
  saysWhatStands(['con Ana', 'nada más', { said: 'Ana I guess', in: 'en' }]),
];

function isListed({ memory }: Heard): boolean {
  return memory.slots.length > 0;
}

/** No day and no hour of its own. */
function saysOnlySoonest({ said: { when }, memory }: Heard): boolean {
  const { soonest, except: _, ...more } = when;
  return soonest === true && Object.keys(more).length === 0 && memory.slots.length > 0;
}

function slotPicked(heard: Heard): string | undefined {
  const place = numberedPlace(heard);
  return place === null ? undefined : heard.memory.slots[place - 1]?.start;
}

function picks(choice: number, { said }: Heard): SalonEntities {
  return { ...introduced(said), choice };
}

/** A number beyond the list that is the only thing said is an hour: "6", of two times. */
function hourIn({ said, memory, catalogue }: Heard): string | null {
  const [number = 0, ...more] = said.choices;
  if (more.length > 0 || number <= memory.slots.length || memory.slots.length === 0) return null;
  return clockMeant(number, catalogue.hours)?.time ?? null;
}

function others({ said }: Heard): SalonEntities {
  return { ...introduced(said), ...said.when, others: true };
}

/** The wish for an appointment, and not for another time of this one. */
function booksAnew({ said, has }: Heard): boolean {
  return has('book') && said.aspect !== 'slot' && said.aspect !== 'time';
}
