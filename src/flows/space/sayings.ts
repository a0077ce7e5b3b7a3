import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import { isoInstant } from '../../domain/zoned.ts';
import { type Space, type SpaceCatalogue, spaceWithId } from './catalogue.ts';
import type { Period } from './context.ts';
import type { SpaceEvent } from './events.ts';
import { mayBeSaid } from './harmless.ts';
import { judge, type SpaceMemory } from './memory.ts';
import { instantsOf, openHoursIn } from './period.ts';

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
    invitation: saying(({ context }) => spoken(context) ?? askInfo(catalogue)),
    whichSpace: saying(({ context }) => spoken(context) ?? askSpace(context, catalogue)),
    whichPeriod: saying(({ context }) => spoken(context) ?? askPeriod(context, catalogue)),
    summary: saying(({ context }) => askConfirm(context, catalogue)),
    general: statement('general'),
    cancelled: statement('cancelled'),
    nothingToCancel: statement('nothing_to_cancel'),
    switched: statement('switched'),
    notUnderstood: statement('not_understood'),
    unknownSpace: statement('unknown_space'),
    badPeriod: saying(badPeriod),
    taken: statement('taken', ({ context }) => ({ ...reservationFacts(context, catalogue) })),
    justTaken: statement('just_taken'),
    trouble: statement('trouble'),
    notCreated: statement('not_created'),
    created: saying(created),
    payment: saying(payment),
    paymentTrouble: statement('payment_trouble', () => ({ contact: catalogue.contact })),
    paid: statement('paid'),
  };

  function badPeriod({ event }: Told): Say {
    const { period } = judge(event, catalogue);
    return say(`bad_period_${period.kind === 'bad' ? period.reason : 'date'}`);
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
}

export function askInfo({ spaces }: SpaceCatalogue): Say {
  return say('ask_info', { spaces: { numbered: spaces.map(spaceLine) } });
}

export function askSpace({ period }: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const spaces: Fact = { numbered: catalogue.spaces.map(spaceLine) };
  return period === null
    ? say('ask_space', { spaces })
    : say('ask_space_for', { spaces, ...periodFacts(period, catalogue) });
}

export function askPeriod({ spaceId, asked }: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const space = spaceWithId(catalogue, spaceId)?.name ?? '';
  const { periods = [], spaces = [] } = asked;
  if (periods.length > 0) {
    const lines = periods.map((period): Fact => ({ say: 'line_period', facts: periodFacts(period, catalogue) }));
    return say('ask_other_period', { space, periods: { numbered: lines } });
  }
  if (spaces.length > 0) {
    const lines = spaces.flatMap((id) => spaceWithId(catalogue, id) ?? []).map(spaceLine);
    return say('ask_other_space', { space, spaces: { numbered: lines } });
  }
  return say('ask_period', { space });
}

export function askConfirm(memory: SpaceMemory, catalogue: SpaceCatalogue): Say {
  const free = spaceWithId(catalogue, memory.spaceId)?.centsPerHour === null;
  return say(free ? 'ask_confirm_free' : 'ask_confirm', reservationFacts(memory, catalogue));
}

export function spaceLine(space: Space): Fact {
  return { say: space.centsPerHour === null ? 'line_space_free' : 'line_space', facts: spaceFacts(space) };
}

function spaceFacts({ name, people, centsPerHour }: Space): Facts {
  return { space: name, people, ...(centsPerHour !== null && { price: { cents: centsPerHour, currency: 'EUR' } }) };
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

export function centsFor({ spaceId, period }: SpaceMemory, catalogue: SpaceCatalogue): number | null {
  const rate = spaceWithId(catalogue, spaceId)?.centsPerHour ?? null;
  return rate === null || period === null ? null : Math.round(rate * openHoursIn(period, catalogue));
}

function price(memory: SpaceMemory, catalogue: SpaceCatalogue): Facts {
  const cents = centsFor(memory, catalogue);
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
