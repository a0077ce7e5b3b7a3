import { picksBeyond } from '../../../core/hearing.ts';
import { isMoment, type Mention, mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import { stylistsFor } from '../catalogue.ts';
import type { ListedSlot } from '../context.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { wantsTheSameAgain } from './again.ts';
import { asksWhatStands, cannotDecide, FIRST, putsItOff, wantsAnAppointment } from './everywhere.ts';
import { asksTopic, cheapestWanted, type Heard, onlyAsksWhen, placeIn } from './heard.ts';
import { beyondTold, oneOrWhich, opening, talkedOf } from './opening.ts';
import { saysWhen } from './when.ts';

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
  beyondTold,
  wantsTheSameAgain,
  {
    // Which of the cuts it is for has to be asked before anything can be looked for.
    rule: 'asks for something of several kinds',
    means: 'start_booking',
    when: (heard) => heard.has('availability') && heard.said.services.length === 0 && heard.said.among.length > 0,
    gives: opening,
    examples: ['¿tenéis hueco mañana para un corte?'],
  },
  {
    // Each has to be looked for by itself, one after the other.
    rule: 'asks for what nobody does in one visit',
    means: 'start_booking',
    when: (heard) => heard.has('availability') && isForNobody(heard),
    gives: opening,
    examples: ['¿tenéis hueco el jueves para mechas y manicura?', 'mechas y manicura el jueves, no sé a qué hora'],
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
    // "¿Cuánto cuesta el tinte? El viernes por la tarde": answered, and the wish is taken up (X20).
    rule: 'asks a price and says when',
    means: 'start_booking',
    when: wishesBesideAsking,
    gives: (heard) => ({ ...askedAbout(heard), ...opening(heard) }),
    examples: ['¿cuánto cuestan las mechas? el viernes por la tarde'],
  },
  {
    // "Vale, ese", of what was just told.
    rule: 'takes what was told',
    means: 'start_booking',
    when: (heard) => takesTold(heard) && !isForTheDesk(heard),
    gives: opening,
    examples: [
      { said: 'vale, ese', given: 'a price told' },
      { said: 'ok that one', in: 'en', given: 'a price told' },
    ],
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
    // There is nothing to agree to, which is said (B4); "perfecto, gracias" agrees to nothing.
    rule: 'says yes to nothing',
    means: 'confirm_booking',
    when: (heard) => heard.said.answer === 'yes' && !heard.has('thanks', 'goodbye') && !isForTheDesk(heard),
    examples: ['sí, confirmo'],
  },
  {
    // Understood, and no wish: nothing more than that they may go on.
    rule: 'sighs at a price',
    means: 'faq',
    when: ({ said, reading }) => said.sighs && !reading.mentions.some(({ kind }) => kind === 'topic'),
    examples: ['uf, qué caro', { said: 'ouch, bit steep', in: 'en' }],
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

function isForNobody({ said, catalogue }: Heard): boolean {
  return said.services.length > 1 && stylistsFor(catalogue, said.services).length === 0;
}

/** A question of the business's own about bookings ("how much is an appointment?"). */
function isInquiry(heard: Heard): boolean {
  const { services, among, when } = heard.said;
  return asksTopic(heard) && services.length + among.length === 0 && !saysWhen(when);
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

function takesTold(heard: Heard): boolean {
  const told = talkedOf(heard).length;
  const takes = heard.said.answer === 'yes' || (heard.said.pick === 'both' && told > 1);
  return told > 0 && takes && !heard.has('thanks', 'question');
}

/** The topic is asked in one clause, and when they would come is told in another. */
function wishesBesideAsking(heard: Heard): boolean {
  const { reading, said } = heard;
  const topics = new Set<Mention>(mentions(reading, 'topic'));
  const when = reading.clauses?.filter(
    ({ mentions: found }) => found.some(isMoment) && !found.some((one) => topics.has(one)),
  );
  return topics.size > 0 && saysWhen(said.when) && when?.some(({ mood, asked }) => mood === 'wants' || !asked) === true;
}

/** The services whose price was asked. */
function askedAbout({ reading }: Heard): SalonEntities {
  const asking = reading.clauses?.filter(({ mood }) => mood === 'asks') ?? [];
  const items = asking.flatMap(({ mentions: found }) =>
    found.flatMap((one) => (one.kind === 'item' && one.list === 'services' ? [one.id] : [])),
  );
  return oneOrWhich([...new Set(items)]);
}
