import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import { isoInstant } from '../../domain/zoned.ts';
import { type Space, type SpaceCatalogue, spaceWithId } from './catalogue.ts';
import type { Period } from './context.ts';
import type { SpaceEvent } from './events.ts';
import { mayBeSaid } from './harmless.ts';
import { judge, type SpaceMemory } from './memory.ts';
import { instantsOf } from './period.ts';
import { centsFor } from './price.ts';

interface Told {
  readonly context: SpaceMemory;
  readonly event: SpaceEvent;
}

/**
 * What the machine says. An interpreter's own words are used only for a question at steps 1 to 3 and only if they claim
 * nothing; prices, availability and confirmations are always ours.
 */
export function createSayings(catalogue: SpaceCatalogue) {
  return {
    invitation: saying(({ context }) => spoken(context) ?? askInfo(context, catalogue)),
    whichSpace: saying(({ context }) => spoken(context) ?? askSpace(context, catalogue)),
    whichPeriod: saying(({ context }) => spoken(context) ?? askPeriod(context, catalogue)),
    summary: saying(({ context }) => askConfirm(context, catalogue)),
    general: statement('general'),
    cancelled: statement('cancelled'),
    refused: statement('refused'),
    nothingToCancel: statement('nothing_to_cancel', () => ({ contact: catalogue.contact })),
    switched: statement('switched'),
    notUnderstood: statement('not_understood'),
    takeYourTime: statement('take_your_time'),
    oneDayAtATime: statement('one_day_at_a_time'),
    unknownSpace: statement('unknown_space'),
    noSuchSpace: statement('no_such_space'),
    badPeriod: saying(badPeriod),
    taken: statement('taken', ({ context }) => ({ ...reservationFacts(context, catalogue) })),
    justTaken: statement('just_taken'),
    trouble: statement('trouble'),
    notCreated: statement('not_created'),
    created: saying(created),
    payment: saying(payment),
    paymentTrouble: statement('payment_trouble', () => ({ contact: catalogue.contact })),
    holdLapsed: saying(holdLapsed),
    paid: statement('paid'),
    paymentFailed: statement('payment_failed'),
    paymentExpired: statement('payment_expired'),
    paymentRefunded: saying(refunded),
    paymentOwed: statement('payment_owed', () => ({ contact: catalogue.contact })),
    paymentMismatched: statement('payment_mismatched'),
    paymentStanding: saying(standing),
    nothingToPay: statement('payment_none'),
    paymentUnchecked: statement('payment_unchecked'),
  };

  function badPeriod({ event }: Told): Say {
    const { period } = judge(event, catalogue);
    if (period.kind !== 'bad') return say('bad_period_date');
    if (period.reason !== 'hours') return say(`bad_period_${period.reason}`);
    const at = (instant: number): Fact => ({ at: isoInstant(instant, catalogue.timeZone), as: 'time' });
    return say('bad_period_hours', { from: at(period.opens), to: at(period.closes) });
  }

  /** Told only from the tool's answer, which stands for a stored reservation (X5). */
  function created({ context, event }: Told): Say {
    if (event.type !== 'create_reservation.done') throw new Error(`Nothing was reserved by ${event.type}`);
    return say(event.output.cents === null ? 'created_free' : 'created', reservationFacts(context, catalogue));
  }

  function payment({ context, event }: Told): Say {
    if (event.type !== 'generate_payment_link.done') throw new Error(`${event.type} is no payment link`);
    return say('payment', { link: event.output.url, hours: catalogue.paymentHours, ...price(context, catalogue) });
  }

  function holdLapsed({ context, event }: Told): Say {
    if (event.type !== 'check_hold.done') throw new Error(`${event.type} tells nothing of a reservation`);
    const { spaceId, period } = event.output;
    return say('hold_lapsed', reservationFacts({ ...context, spaceId, period }, catalogue));
  }

  function refunded({ event }: Told): Say {
    const { refund_cents: cents, currency, sent_by_hand } = 'facts' in event ? event.facts : {};
    const isMoney = typeof cents === 'number' && typeof currency === 'string';
    // That it was owed has been told, and why.
    if (isMoney && sent_by_hand === true) return say('payment_sent_by_hand', { price: { cents, currency } });
    return isMoney ? say('payment_refunded', { price: { cents, currency } }) : say('payment_given_back');
  }

  /** Told from the ledger and the provider, never from what the user says (X5). */
  function standing({ event }: Told): Say {
    if (event.type !== 'check_payment.done') throw new Error(`${event.type} tells nothing of a payment`);
    const { standing, cents, currency, url } = event.output;
    const price = { cents, currency };
    switch (standing) {
      case 'confirmed':
        return say('paid');
      case 'refunded':
        return say('payment_given_back');
      case 'arriving':
        return say('payment_arriving');
      case 'expired':
        return say('payment_expired');
      case 'failed':
        return say('payment_retry', { price, link: url });
      case 'open':
        return say('payment_open', { price, link: url });
    }
  }
}

export function askInfo(memory: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const only = onlyOne(memory, catalogue);
  if (only !== null) return say('ask_only_space', { space: only });
  return say('ask_info', { spaces: listed(memory, catalogue) });
}

export function askSpace(memory: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const spaces = listed(memory, catalogue);
  if (memory.period === null) return say('ask_space', { spaces });
  return say('ask_space_for', { spaces, ...periodFacts(memory.period, catalogue) });
}

/** The line of the one space that holds what was asked for, if there is one alone. */
function onlyOne({ asked }: SpaceMemory, catalogue: SpaceCatalogue): Fact | null {
  const [only, ...others] = asked.spaces ?? [];
  const space = others.length === 0 ? spaceWithId(catalogue, only ?? null) : undefined;
  return space === undefined ? null : spaceLine(space, catalogue.currency);
}

/** All spaces, or those that hold what was asked for. */
function listed({ asked }: SpaceMemory, { spaces, currency }: SpaceCatalogue): Fact {
  const shown = spaces.filter(({ id }) => asked.spaces === undefined || asked.spaces.includes(id));
  return { numbered: shown.map((space) => spaceLine(space, currency)) };
}

export function askPeriod(memory: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const { spaceId, asked } = memory;
  const space = spaceWithId(catalogue, spaceId)?.name ?? '';
  const { periods = [], spaces = [], within } = asked;
  const days = within && { from: { date: within.startDate }, to: { date: within.endDate } };
  if (periods.length === 0 && days !== undefined) return say('ask_day_within', { space, ...days });
  if (periods.length > 0) {
    const lines = periods.map((period): Fact => ({ say: 'line_period', facts: periodFacts(period, catalogue) }));
    if (days !== undefined) return say('ask_free_day', { space, ...days, periods: { numbered: lines } });
    return say('ask_other_period', { space, periods: { numbered: lines } });
  }
  if (spaces.length > 0) {
    return say('ask_other_space', { space, spaces: listed({ ...memory, asked: { spaces } }, catalogue) });
  }
  if (asked.hours !== undefined) return say('ask_day', { space });
  return say('ask_period', { space });
}

export function askConfirm(memory: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const free = spaceWithId(catalogue, memory.spaceId)?.centsPerHour === null;
  const asks = isOpenEnded(memory.period) ? 'ask_confirm_open' : 'ask_confirm';
  return say(free ? `${asks}_free` : asks, reservationFacts(memory, catalogue));
}

/** Dates suffice (E3), and a beginning does; but nobody should pay for an evening that they never meant. */
function isOpenEnded(period: Period | null): boolean {
  return period !== null && period.startTime !== null && period.endTime === null && period.startDate === period.endDate;
}

function spaceLine(space: Space, currency: string): Fact {
  return { say: space.centsPerHour === null ? 'line_space_free' : 'line_space', facts: spaceFacts(space, currency) };
}

function spaceFacts({ name, people, centsPerHour }: Space, currency: string): Facts {
  return { space: name, people, ...(centsPerHour !== null && { price: { cents: centsPerHour, currency } }) };
}

function spoken({ response }: SpaceMemory): Say | null {
  return mayBeSaid(response) ? say('spoken', { words: response }) : null;
}

function reservationFacts(memory: SpaceMemory, catalogue: SpaceCatalogue): Facts {
  return {
    space: spaceWithId(catalogue, memory.spaceId)?.name ?? '',
    ...(memory.period !== null && periodFacts(memory.period, catalogue)),
    ...price(memory, catalogue),
  };
}

function periodFacts(period: Period, catalogue: SpaceCatalogue): Facts {
  const { start, end } = instantsOf(period, catalogue);
  const at = (instant: number) => isoInstant(instant, catalogue.timeZone);
  const sameDay = period.startDate === period.endDate;
  return {
    days: sameDay ? 'one' : 'several',
    start: { at: at(start), as: sameDay ? 'day' : 'slot' },
    from: { at: at(start), as: 'time' },
    to: { at: at(end), as: 'time' },
    end: { at: at(end), as: 'slot' },
  };
}

function price(memory: SpaceMemory, catalogue: SpaceCatalogue): Facts {
  const cents = centsFor(spaceWithId(catalogue, memory.spaceId), memory.period, catalogue);
  return cents === null ? {} : { price: { cents, currency: catalogue.currency } };
}

function saying(words: (told: Told) => Say) {
  return {
    type: 'say' as const,
    params: (told: Told): Omit<Say, 'kind'> => {
      const { key, facts } = words(told);
      return { key, facts };
    },
  };
}

function statement(key: string, facts: (told: Told) => Facts = () => ({})) {
  return saying((told) => say(key, facts(told)));
}
