import type { Expectation, IntentExpectation, Option } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Reading } from '../../core/reading.ts';
import { hearingOf } from '../../core/rules.ts';
import { instantOf, isDate, localText } from '../../domain/zoned.ts';
import { type SalonCatalogue, serviceNamed, stylistsFor, stylistWithId } from './catalogue.ts';
import { ANY_STYLIST, type SalonState } from './context.ts';
import { SALON_INTENTS, type SalonEntities, type SalonIntent, salonEntities } from './events.ts';
import type { SalonMemory } from './memory.ts';
import { isProposed } from './proposal.ts';
import { saidIn } from './said.ts';
import { understand } from './understand.ts';

/** What each state can hear: the thirteen intents, read by the rules and by a model alike (B2, X1). */
export function expectationOf(state: SalonState, memory: SalonMemory, catalogue: SalonCatalogue): Expectation {
  const isAsked = isProposed(state, memory);
  const intent = (type: SalonIntent): [string, IntentExpectation] => [
    type,
    {
      meaning: MEANINGS[type],
      entities: salonEntities,
      grounded: (entities, reading) => isGrounded(entities, reading, memory, catalogue),
      ...(type === 'confirm_booking' && isAsked ? { commits: () => true } : {}),
    },
  ];
  return {
    question: QUESTIONS[state],
    options: optionsOf(state, memory, catalogue),
    intents: Object.fromEntries(SALON_INTENTS.map(intent)),
    hear: (reading, may) => {
      const meaning = understand(reading, state, memory, catalogue);
      if (meaning === null) return null;
      const entities = meaning.entities as JsonObject;
      return may(meaning.type, entities) ? hearingOf(meaning.type, { ...meaning, entities }) : null;
    },
    ...talkedAbout(memory, catalogue),
    otherwise: 'unknown',
    named: {
      help: 'faq',
      capabilities: 'faq',
      faq: 'faq',
      person: 'escalate',
      courtesy: 'greeting',
    },
  };
}

/** The time that was chosen, or the first day among those listed, or the day wished for. */
function talkedAbout({ data, slots, wish }: SalonMemory, { timeZone }: SalonCatalogue): Pick<Expectation, 'about'> {
  const slot = data.slot ?? slots[0]?.start;
  const { day = '' } = wish;
  if (slot === undefined) return isDate(day) ? { about: day } : {};
  const local = localText(instantOf(slot), timeZone);
  return { about: data.slot === null ? local.slice(0, 10) : local };
}

const MEANINGS: { readonly [I in SalonIntent]: string } = {
  start_booking: 'wants an appointment, whether or not they say for what and when',
  select_service: 'names services to add, swap or drop',
  confirm_services: 'says that the services named so far are all',
  select_stylist: 'names a stylist, or says that anybody will do (stylist "any")',
  select_slot: 'picks one of the listed times, or names a day or time',
  provide_customer_data: 'gives their name',
  confirm_booking: 'agrees to have the appointment booked',
  cancel_booking: 'does not want to go on with the booking',
  greeting: 'greets, thanks or makes small talk',
  faq: 'asks something about the salon',
  check_availability: 'only asks when there would be time',
  escalate: 'wants to talk to a person',
  unknown: 'anything else',
};

const QUESTIONS: { readonly [S in SalonState]: string | null } = {
  idle: null,
  service_selection: 'which of the listed services they would like, and whether that is all',
  stylist_selection: 'with which of the listed stylists',
  slot_selection: 'which of the listed times they would like',
  customer_data: 'their name',
  confirmation: 'whether to book the appointment as summed up',
  booked: null,
};

function optionsOf(state: SalonState, memory: SalonMemory, catalogue: SalonCatalogue): readonly Option[] {
  switch (state) {
    case 'idle':
    case 'service_selection':
      return catalogue.services.map(({ name }) => ({ id: name, label: name }));
    case 'stylist_selection':
      return stylistsFor(catalogue, memory.data.services).map(({ id, name }) => ({ id, label: name }));
    case 'slot_selection':
      return memory.slots.map(({ start }) => ({ id: start, label: start }));
    default:
      return [];
  }
}

/** A model may say what the words are for, but not add to them: services and stylists must exist, times have been said. */
function isGrounded(entities: JsonObject, reading: Reading, memory: SalonMemory, catalogue: SalonCatalogue): boolean {
  const { services, stylist, date, time, window, name } = entities as SalonEntities;
  const { when } = saidIn(reading);
  const said = reading.text.toLowerCase();
  return (
    (services ?? []).every((one) => serviceNamed(catalogue, one) !== undefined) &&
    (stylist === undefined || stylist === ANY_STYLIST || stylistWithId(catalogue, stylist) !== undefined) &&
    (date === undefined || date === when.date || memory.slots.some(({ start }) => start.startsWith(date))) &&
    (time === undefined || time === when.time || memory.slots.some(({ start }) => start.slice(11, 16) === time)) &&
    (window === undefined || window === when.window) &&
    (name === undefined || name.split(/\s+/).every((word) => said.includes(word.toLowerCase())))
  );
}
