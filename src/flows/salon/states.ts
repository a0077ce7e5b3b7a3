import type { Expectation, Option, Priced } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import type { Reading } from '../../core/reading.ts';
import { hearBy, type Rule } from '../../core/rules.ts';
import { instantOf, isDate, localText } from '../../domain/zoned.ts';
import { type Catalogue, serviceNamed, servicesListed, stylistsFor, stylistWithId } from './catalogue.ts';
import { ANY_STYLIST, type SalonState } from './context.ts';
import { serviceLine } from './facts.ts';
import { confirmationRules } from './hears/confirmation.ts';
import { customerDataRules } from './hears/customer-data.ts';
import { type Heard, heardIn } from './hears/heard.ts';
import { idleRules } from './hears/idle.ts';
import { saidIn } from './hears/said.ts';
import { serviceSelectionRules } from './hears/service-selection.ts';
import { slotSelectionRules } from './hears/slot-selection.ts';
import { stylistSelectionRules } from './hears/stylist-selection.ts';
import { type IntentName, intentsOf, type SalonEntities } from './intents.ts';
import type { Memory } from './memory.ts';
import { isProposed, proposalOf } from './proposal.ts';
import * as says from './says.ts';

/** What each state means, asks, hears and leaves open (B1). */
export function salonStates(catalogue: Catalogue) {
  const services = catalogue.services.map(({ name }): Option => ({ id: name, label: name }));
  const stylists = ({ data }: Memory) =>
    stylistsFor(catalogue, data.services).map(({ id, name }): Option => ({ id, label: name }));
  const priced = ({ listed }: Memory): readonly Priced[] =>
    servicesListed(catalogue, listed).map((service) => ({
      cents: service.cents,
      line: serviceLine(service, catalogue.currency),
    }));

  return {
    idle: {
      means: 'No booking is under way. Needs nothing.',
      isIdle: true,
      ...hearing({ question: null, rules: idleRules, options: () => services, priced }),
    },
    service_selection: {
      means: 'Services are being chosen. Left once there is one at least and the customer says that is all.',
      ...hearing({
        question: 'which of the listed services they would like, and whether that is all',
        rules: serviceSelectionRules,
        options: () => services,
        priced,
        listed: () => services.length,
      }),
    },
    stylist_selection: {
      means: 'Services are settled; a stylist who does them all is being chosen, or anybody.',
      ...hearing({
        question: 'with which of the listed stylists',
        rules: stylistSelectionRules,
        options: stylists,
        listed: (memory) => stylists(memory).length,
      }),
    },
    slot_selection: {
      means: 'Services and stylist are settled; one of the free times is being chosen.',
      reaches: 'offered',
      ...hearing({
        question: 'which of the listed times they would like',
        rules: slotSelectionRules,
        options: ({ slots }) => slots.map(({ start }) => ({ id: start, label: start })),
      }),
    },
    customer_data: {
      means: 'The time is settled; a name is needed. A returning customer passes through.',
      reaches: 'chose',
      ...hearing({ question: 'their name', rules: customerDataRules }),
    },
    confirmation: {
      means: 'Everything is known and has been summed up; a yes books it.',
      reaches: 'chose',
      proposes: (memory, now) => proposalOf(memory, catalogue, now),
      ...hearing({
        question: 'whether to book the appointment as summed up',
        rules: confirmationRules,
        // A yes to the summary books it; whoever was asked what should be different says no such yes (X11).
        commits: (memory) => (isProposed(memory) ? ['confirm_booking'] : []),
      }),
    },
    booked: { means: 'The appointment is booked. Left for idle within the same turn.', reaches: 'booked' },
  } satisfies { readonly [State in SalonState]: StateRecord<Memory> };

  /** What a state can hear, written once for the rules and for a model (B2, X1). */
  function hearing({
    question,
    rules,
    options,
    priced: prices,
    listed,
    commits,
  }: Hears): Pick<RestingState<Memory>, 'hears' | 'rules' | 'asks'> {
    const hears = (memory: Memory): Expectation => ({
      question,
      options: options?.(memory) ?? [],
      ...(prices !== undefined && { priced: () => prices(memory) }),
      ...(rules === slotSelectionRules && memory.slots.length > 1 && { listsTimes: true }),
      ...talkedAbout(memory, catalogue),
      intents: intentsOf(
        (entities, reading) => isGrounded(entities, reading, memory, catalogue),
        commits?.(memory) ?? [],
      ),
      hear: hearBy(rules, (reading) => heardIn(reading, listed?.(memory) ?? 0, memory, catalogue)),
      otherwise: 'unknown',
      named: { help: 'faq', capabilities: 'faq', faq: 'faq', person: 'escalate', courtesy: 'greeting' },
    });
    return { hears, rules, asks: (memory) => [says.question.say(memory, null, catalogue)] };
  }
}

interface Hears {
  readonly question: string | null;
  readonly rules: readonly Rule<Heard, IntentName>[];
  readonly options?: (memory: Memory) => readonly Option[];
  readonly priced?: (memory: Memory) => readonly Priced[];
  /** How many services or stylists are on the list they may pick from; of times, a day may be named as well. */
  readonly listed?: (memory: Memory) => number;
  readonly commits?: (memory: Memory) => readonly IntentName[];
}

/** The time that was chosen, or the first day among those listed, or the day wished for. */
function talkedAbout({ data, slots, wish }: Memory, { timeZone }: Catalogue): Pick<Expectation, 'about'> {
  const slot = data.slot ?? slots[0]?.start;
  const { day = '' } = wish;
  if (slot === undefined) return isDate(day) ? { about: day } : {};
  const local = localText(instantOf(slot), timeZone);
  return { about: data.slot === null ? local.slice(0, 10) : local };
}

/** A model may say what the words are for, but not add to them: services and stylists must exist, times have been said. */
function isGrounded(entities: JsonObject, reading: Reading, { slots }: Memory, catalogue: Catalogue): boolean {
  const { services, stylist, date, time, window, name } = entities as SalonEntities;
  const { when } = saidIn(reading, catalogue.hours);
  const said = reading.text.toLowerCase();
  return (
    (services ?? []).every((one) => serviceNamed(catalogue, one) !== undefined) &&
    (stylist === undefined || stylist === ANY_STYLIST || stylistWithId(catalogue, stylist) !== undefined) &&
    (date === undefined || date === when.date || slots.some(({ start }) => start.startsWith(date))) &&
    (time === undefined || time === when.time || slots.some(({ start }) => start.slice(11, 16) === time)) &&
    (window === undefined || window === when.window) &&
    (name === undefined || name.split(/\s+/).every((word) => said.includes(word.toLowerCase())))
  );
}
