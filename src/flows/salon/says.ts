import type { Facts } from '../../core/effect.ts';
import { type Message, message, oneOf } from '../../core/kit/message.ts';
import type { Miss } from '../../domain/miss.ts';
import { type Catalogue, stylistsFor, stylistWithId } from './catalogue.ts';
import { ANY_STYLIST, QUESTIONS, type Question } from './context.ts';
import type { Booked, Found, Meant, SalonEvent } from './events.ts';
import {
  appointment,
  serviceFact,
  serviceLines,
  servicesFact,
  slotFact,
  slotsFact,
  stylistName,
  stylistNames,
  total,
} from './facts.ts';
import { hasPassed, type Memory, stylistWanted } from './memory.ts';
import { otherServices } from './notes.ts';
import { keptUntil } from './proposal.ts';
import { quoteOf } from './quote.ts';

/**
 * What the salon says: message keys and the facts they state. The words are in `words/`. Questions stand by themselves,
 * and statements beside them ask nothing, so that a reply asks once (X6).
 */

const invite = message('invite');

/** All services there are, or those that the words may have meant; what was named plainly is noted first. */
const askService = oneOf(
  ['ask_service', 'ask_which_service', 'ask_which_besides'],
  ({ data, listed }: Memory, _event: unknown, catalogue: Catalogue) => {
    const services = { numbered: serviceLines(listed, catalogue) };
    if (listed.length === 0) return ['ask_service', { services }];
    if (data.services.length === 0) return ['ask_which_service', { services }];
    return ['ask_which_besides', { services, noted: servicesFact(data.services) }];
  },
);

const askStylist = oneOf(
  ['ask_stylist', 'ask_stylist_only'],
  ({ data }: Memory, _event: unknown, catalogue: Catalogue) => {
    const able = stylistsFor(catalogue, data.services).map(({ name }) => name);
    const [only, ...others] = able;
    const services = servicesFact(data.services);
    if (only !== undefined && others.length === 0) return ['ask_stylist_only', { services, stylist: only }];
    return ['ask_stylist', { services, stylists: { numbered: able } }];
  },
);

/** The question alone, for those who have just seen the list. */
export const whichStylist = message('which_stylist', ({ data }: Memory, _event: unknown, catalogue: Catalogue) => ({
  stylists: { either: stylistsFor(catalogue, data.services).map(({ name }) => name) },
}));

const askSlot = oneOf(
  ['ask_slot', 'ask_slot_any', 'ask_when'],
  (memory: Memory, _event: unknown, catalogue: Catalogue) => {
    const { stylist_id: stylist } = memory.data;
    if (memory.slots.every(({ start }) => hasPassed(start, memory))) return ['ask_when', {}];
    const facts = { slots: slotsFact(memory.slots, stylist, memory, catalogue) };
    if (stylist === ANY_STYLIST) return ['ask_slot_any', facts];
    return ['ask_slot', { ...facts, stylist: stylistName(stylist, catalogue) }];
  },
);

/** A yes is to the deposit too, where one is asked (X11). */
const askConfirm = oneOf(
  ['ask_confirm', 'ask_confirm_deposit', 'ask_when_passed'],
  (memory: Memory, event: unknown, catalogue: Catalogue) => {
    const { slot } = memory.data;
    if (slot !== null && hasPassed(slot, memory)) return ['ask_when_passed', { slot: slotFact(slot) }];
    const facts = summedUp(memory, event, catalogue);
    const { deposit: cents } = quoteOf(memory, catalogue);
    if (cents === undefined) return ['ask_confirm', facts];
    return ['ask_confirm_deposit', { ...facts, deposit: { cents, currency: catalogue.currency } }];
  },
);

type Asking = Message<Memory, unknown, Catalogue>;

/** Questions that do not sum up the appointment, as `ask_<question>` does unless told otherwise. */
const ASKED: { readonly [Q in Question]?: Asking } = {
  start: message('ask_start'),
  service: askService,
  more_services: message('ask_more_services', ({ data }: Memory, _event: unknown, catalogue: Catalogue) =>
    total(data.services, catalogue),
  ),
  fewer_services: message('ask_fewer_services', ({ data }: Memory) => ({
    services: { numbered: data.services.map(serviceFact) },
  })),
  stylist: askStylist,
  slot: askSlot,
  name: oneOf(['ask_name', 'ask_when_passed'], (memory: Memory, _event: unknown, catalogue: Catalogue) => {
    const { slot } = memory.data;
    if (slot !== null && hasPassed(slot, memory)) return ['ask_when_passed', { slot: slotFact(slot) }];
    return ['ask_name', appointment(memory, catalogue)];
  }),
  confirm: askConfirm,
  change: message('ask_change'),
};

function asking(question: Question | null): Asking {
  return question === null ? invite : (ASKED[question] ?? message(`ask_${question}`, summedUp));
}

function summedUp(memory: Memory, _event: unknown, catalogue: Catalogue): Facts {
  const { cents } = quoteOf(memory, catalogue);
  const price = { cents, currency: catalogue.currency };
  return { ...appointment(memory, catalogue), ...total(memory.data.services, catalogue), price };
}

/** The question that stands, one of these: put when it comes up, and again after a detour (X7). */
export function asked(...questions: readonly Question[]): Asking {
  return {
    keys: questions.flatMap((one) => asking(one).keys),
    say: (memory, event, place) => asking(memory.question).say(memory, event, place),
  };
}

/** Whatever question stands; with none, what could be asked for. */
export const question = asked(...QUESTIONS);

/** With nothing under way a booking was proposed, or nothing was asked at all. */
export const invitation: Asking = { ...question, keys: [...invite.keys, ...asking('start').keys] };

export const help = message('help', (_memory: Memory, _event: unknown, { name, services }: Catalogue) => ({
  name,
  services: servicesFact(services.map((one) => one.name)),
}));
export const redirect = message('redirect');
export const redirectIdle = message('redirect_idle');

export const cancelled = message('cancelled');
export const nothingToCancel = message('nothing_to_cancel', contactOf);
export const forAPerson = message('for_a_person', contactOf);
export const underWay = message('under_way');
export const notUnderstood = message('not_understood');
export const notUnderstoodIdle = message('not_understood_idle');
export const trouble = message('trouble');
export const bookFailed = message('book_failed');
export const noted = message('noted');
/** Whose name it is noted under, so that a stylist who is called the same is not thought to be chosen. */
export const notedName = oneOf(['noted_name', 'noted'], ({ wish }: Memory) => {
  const name = [wish.name?.first_name, wish.name?.last_name].filter(Boolean).join(' ');
  return name === '' ? ['noted', {}] : ['noted_name', { name }];
});
/** An appointment is one person's: nobody finds out at the door that the others have none (X20). */
export const oneEach = message('one_each');
export const otherOne = message('other_one');
export const whichService = message('which_service');
export const nothingYet = message('nothing_yet');

export const stylistCannot = oneOf(
  ['stylist_cannot', 'nobody_else'],
  ({ data, wish }: Memory, _event: unknown, catalogue: Catalogue) => {
    if (wish.stylist !== ANY_STYLIST) return ['stylist_cannot', cannotFacts(wish.stylist, data.services, catalogue)];
    const others = stylistNames(stylistsFor(catalogue, data.services));
    return ['nobody_else', { services: servicesFact(data.services), others }];
  },
);

/** Whoever was chosen is not let go in silence, where what is wanted now is not what they do (X20). */
export const stylistLetGo = message('stylist_cannot', (memory: Memory, event: Meant, catalogue: Catalogue) => {
  const { services } = otherServices(memory, event, catalogue).data;
  return cannotFacts(memory.data.stylist_id ?? undefined, services, catalogue);
});

/** Of several services only those are named that the stylist does not do. */
function cannotFacts(id: string | undefined, services: readonly string[], catalogue: Catalogue): Facts {
  const does = stylistWithId(catalogue, id ?? '')?.services ?? [];
  return {
    stylist: stylistName(id ?? null, catalogue),
    services: servicesFact(services.filter((name) => !does.includes(name))),
    others: stylistNames(stylistsFor(catalogue, services)),
  };
}

/** What was collected is kept for a while (B6); with nothing asked there is nothing to keep. */
export const takeYourTime = oneOf(
  ['take_your_time', 'take_your_time_until'],
  (memory: Memory, { turn }: SalonEvent, catalogue: Catalogue) => {
    if (memory.question === null) return ['take_your_time', {}];
    return ['take_your_time_until', { until: slotFact(keptUntil(turn.now, catalogue)) }];
  },
);

/** The one who was named first has nothing then; who has is told next. */
export const stylistBusy = message('stylist_busy', ({ wish }: Memory, _event: unknown, catalogue: Catalogue) => ({
  stylist: stylistName(wish.stylist ?? null, catalogue),
}));

export const nothingFree = message('nothing_free');

const MISSES = {
  past: 'nothing_fits_past',
  far: 'nothing_fits_far',
  closed: 'nothing_fits_closed',
  hours: 'nothing_fits_hours',
  full: 'nothing_fits',
} as const satisfies { readonly [M in Miss]: string };

export const nothingFits = oneOf(Object.values(MISSES), (_memory: Memory, { output }: Found) => [
  MISSES[output.miss ?? 'full'],
  {},
]);

export const free = message('free', (memory: Memory, { output }: Found, catalogue: Catalogue) => ({
  slots: slotsFact(output.slots, stylistWanted(memory), memory, catalogue),
}));

export const slotTaken = message('slot_taken', lostSlot);
export const slotPassed = message('slot_passed', lostSlot);

/** Only the answer of `book`, which is read from the stored booking, can be told as booked (X5). */
export const booked = oneOf(
  ['booked', 'booked_with_calendar'],
  ({ data }: Memory, { output }: Booked, catalogue: Catalogue) => {
    const { start, stylist, services, calendar_link: link } = output;
    const facts = {
      name: data.customer_data?.first_name ?? '',
      slot: slotFact(start),
      stylist: stylistName(stylist, catalogue),
      services: servicesFact(services),
    };
    return link === null ? ['booked', facts] : ['booked_with_calendar', { ...facts, link }];
  },
);

export function contactOf(_memory: Memory, _event: unknown, { contact }: Catalogue): Facts {
  return { contact };
}

function lostSlot({ data }: Memory): Facts {
  return { slot: data.slot === null ? null : slotFact(data.slot) };
}
