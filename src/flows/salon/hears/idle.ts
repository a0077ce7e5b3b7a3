import { picksBeyond } from '../../../core/hearing.ts';
import { mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import type { ListedSlot } from '../context.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { asksWhatStands, cannotDecide, FIRST, putsItOff, wantsAnAppointment } from './everywhere.ts';
import { asksTopic, besides, cheapestWanted, type Heard, onlyAsksWhen, placeIn } from './heard.ts';
import { saysWhen } from './said.ts';

/** Nothing is under way: whatever a booking is made of begins one. */
export const idleRules: readonly Rule<Heard, IntentName>[] = [
  ...FIRST,
  {
    // When they asked what is free, times were told: a booking begins with just that.
    rule: 'picks one of the times told',
    means: 'start_booking',
    when: (heard) => slotTold(heard) !== undefined,
    gives: (heard) => ({ ...opening(heard), ...asEntities(slotTold(heard), heard) }),
    examples: [
      { said: 'la segunda', given: 'times told' },
      { said: 'la última', given: 'times told' },
    ],
  },
  {
    rule: 'only asks what is free then',
    means: 'check_availability',
    when: onlyAsksWhen,
    gives: opening,
    examples: ['¿tenéis hueco mañana?', { said: 'anything free on Friday?', in: 'en' }],
  },
  {
    rule: 'wants an appointment for something',
    means: 'start_booking',
    when: (heard) => heard.has('book') && !isInquiry(heard),
    gives: opening,
    examples: ['quiero pedir cita para mechas', { said: "I'd like to book a long cut with Ana", in: 'en' }],
  },
  {
    rule: 'asks what is free',
    means: 'check_availability',
    when: ({ has }) => has('availability'),
    gives: opening,
    examples: ['¿tenéis hueco?', { said: 'do you have any availability?', in: 'en' }],
  },
  {
    rule: 'says yes to a booking',
    means: 'start_booking',
    when: (heard) => isProposed(heard) && heard.said.answer === 'yes' && !isForTheDesk(heard),
    gives: opening,
    examples: [{ said: 'sí', given: 'a booking proposed' }],
  },
  {
    rule: 'tries again',
    means: 'start_booking',
    when: (heard) => isProposed(heard) && heard.has('retry') && !isForTheDesk(heard),
    gives: opening,
    examples: [{ said: 'otra vez', given: 'a search for services that failed' }],
  },
  {
    rule: 'names a service',
    means: 'start_booking',
    when: (heard) => namesService(heard) && !heard.has('question'),
    gives: opening,
    examples: ['mechas con Ana el viernes', 'un corte'],
  },
  {
    rule: 'wants what costs least',
    means: 'start_booking',
    when: (heard) => cheapestWanted(heard) !== null,
    gives: opening,
    examples: ['la más barata, por favor', { said: 'the cheapest one please', in: 'en' }],
  },
  {
    rule: 'asks for a service',
    means: 'start_booking',
    when: namesService,
    gives: opening,
    certainty: 'guess',
    examples: ['¿mechas?'],
  },
  {
    rule: 'names a stylist',
    means: 'start_booking',
    when: (heard) => namesStylist(heard) && !heard.has('question'),
    gives: opening,
    examples: ['con Marta', { said: 'con cualquiera', given: 'times told' }],
  },
  {
    rule: 'says when',
    means: 'start_booking',
    when: (heard) => wishesWhen(heard) && !heard.has('question'),
    gives: opening,
    examples: ['el viernes por la tarde', { said: 'tomorrow at 11', in: 'en' }],
  },
  {
    rule: 'asks for a stylist or a time',
    means: 'start_booking',
    when: (heard) => namesStylist(heard) || wishesWhen(heard),
    gives: opening,
    certainty: 'guess',
    examples: ['¿y el viernes?'],
  },
  {
    // There is nothing to agree to, which is said (B4).
    rule: 'says yes to nothing',
    means: 'confirm_booking',
    when: (heard) => heard.said.answer === 'yes' && !isForTheDesk(heard),
    examples: ['sí, confirmo'],
  },
  putsItOff,
  { ...wantsAnAppointment, rule: 'asks about an appointment', examples: ['¿cuánto cuesta pedir cita?'] },
  asksWhatStands,
  cannotDecide,
];

function slotTold(heard: Heard): ListedSlot | undefined {
  const { said, memory, has } = heard;
  if (memory.slots.length === 0 || said.services.length > 0 || has('question')) return undefined;
  const place = placeIn(heard);
  return place === null ? outermost(heard) : memory.slots[place - 1];
}

/** "The latest you have", of those told. */
function outermost({ reading, said, memory }: Heard): ListedSlot | undefined {
  if (said.pick === 'later' && !picksBeyond(reading, 'later')) return memory.slots.at(-1);
  return said.pick === 'earlier' && !picksBeyond(reading, 'earlier') ? memory.slots[0] : undefined;
}

function asEntities(slot: ListedSlot | undefined, { catalogue }: Heard): SalonEntities {
  if (slot === undefined) return {};
  const { date, minute } = localTime(instantOf(slot.start), catalogue.timeZone);
  return { stylist: slot.stylist, date, time: clockTime(minute) };
}

/** A question of the business's own about bookings ("how much is an appointment?"). */
function isInquiry(heard: Heard): boolean {
  return asksTopic(heard) && heard.said.services.length === 0 && !saysWhen(heard.said.when);
}

/** "Can you fit me in for a colour this week?" wants to come, whatever else it touches on. */
function isForTheDesk({ reading, said }: Heard): boolean {
  return mentions(reading, 'topic').length > 0 && !(said.services.length > 0 && saysWhen(said.when));
}

function isProposed({ memory }: Heard): boolean {
  return memory.question === 'start' || memory.retry;
}

function namesService(heard: Heard): boolean {
  const { services, among } = heard.said;
  // Whoever cannot choose between two has chosen neither.
  const wavers = heard.has('unsure') && heard.has('question');
  return (services.length > 0 || among.length > 0) && !isForTheDesk(heard) && !wavers;
}

/** "Anybody" means nothing by itself, but it does of times that were just told. */
function namesStylist(heard: Heard): boolean {
  const { said, memory, has } = heard;
  return said.stylist !== null && (memory.slots.length > 0 || !has('anyone')) && !isForTheDesk(heard);
}

function wishesWhen(heard: Heard): boolean {
  return saysWhen(heard.said.when) && !isForTheDesk(heard);
}

function opening(heard: Heard): SalonEntities {
  const { services, among } = heard.said;
  const cheapest = services.length > 0 ? null : cheapestWanted(heard);
  return {
    ...(services.length > 0 && { services: [...services] }),
    ...(cheapest !== null && { services: [cheapest] }),
    ...(among.length > 0 && cheapest === null && { among: [...among] }),
    ...besides(heard),
  };
}
