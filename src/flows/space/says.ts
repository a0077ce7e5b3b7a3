import { type Fact, type Facts, say } from '../../core/effect.ts';
import { type Message, message, oneOf } from '../../core/kit/message.ts';
import type { PaymentNews } from '../../domain/hold.ts';
import { isoInstant } from '../../domain/zoned.ts';
import { type Catalogue, spacesFor, spaceWithId } from './catalogue.ts';
import type { Period } from './context.ts';
import type { AskedAbout, HoldSeen, Linked, Made, PaymentSeen, Spoken } from './events.ts';
import { linesOf, listed, onlyOne, periodFacts, price, reservationFacts } from './facts.ts';
import { mayBeSaid } from './harmless.ts';
import { cutBy, judge } from './judge.ts';
import type { Memory } from './memory.ts';
import * as noting from './notes.ts';

/**
 * What the house says: message keys and the facts they state. The words are in `words/`. Prices, availability and
 * confirmations are always ours.
 */

export const help = message('help', (_memory: Memory, _event: unknown, { name }: Catalogue) => ({ name }));
/** What was asked about is not asked for again. */
export const invite = oneOf(
  ['invite', 'invite_to', 'invite_then'],
  ({ asked: { about, wanted } }: Memory, _event: unknown, catalogue: Catalogue) => {
    const space = spaceWithId(catalogue, about ?? null)?.name;
    if (space === undefined) return ['invite', {}];
    return [wanted === undefined ? 'invite_to' : 'invite_then', { space }];
  },
);
/** Right after one was told about. */
export const inviteTo: Message<Memory, AskedAbout, Catalogue> = {
  keys: ['invite', 'invite_to', 'invite_then'],
  say: (memory, { entities: { spaces } }, catalogue) => {
    const [about, ...others] = spaces;
    const asked = others.length === 0 && about !== undefined ? { ...memory.asked, about } : {};
    return invite.say({ ...memory, asked }, null, catalogue);
  },
};
export const general = message('general');
export const cancelled = message('cancelled');
export const refused = message('refused');
export const nothingToCancel = message('nothing_to_cancel', contactOf);
export const switched = message('switched');
export const notUnderstood = message('not_understood');
export const takeYourTime = message('take_your_time');
export const oneDayAtATime = message('one_day_at_a_time');
export const oneSpaceAtATime = message('one_space_at_a_time');
export const nothingCheaper = message('nothing_cheaper');
export const otherOne = message('other_one');
export const asMade = message('as_made', contactOf);
export const besidesMade = message('besides_made');
export const tooSmall = message('too_small', (memory: Memory, _event: unknown, catalogue: Catalogue) => {
  const space = noting.tooSmall(memory, catalogue);
  return { space: space?.name ?? '', people: space?.people ?? 0 };
});
export const unknownSpace = message('unknown_space');
export const noSuchSpace = message('no_such_space');

/** What is known of the spaces asked about; whatever else they wanted to know is for the people of the house (E9, X20). */
export const aboutSpaces = oneOf(
  ['about_spaces', 'has_that', 'has_not_that', 'nobody_has_that'],
  (_memory: Memory, { entities: { spaces, equipment = [] } }: AskedAbout, catalogue: Catalogue) => {
    const [space, ...more] = spaces.flatMap((id) => spaceWithId(catalogue, id) ?? []);
    if (equipment.length === 0 || space === undefined || more.length > 0)
      return ['about_spaces', { spaces: { all: linesOf(spaces, catalogue) }, contact: catalogue.contact }];
    const having = spacesFor(catalogue, 1, equipment);
    if (having.includes(space)) return ['has_that', { space: space.name }];
    if (having.length === 0) return ['nobody_has_that', { space: space.name }];
    return ['has_not_that', { space: space.name, spaces: { all: having.map(({ name }) => name) } }];
  },
);

export const askInfo = oneOf(
  ['ask_only_space', 'ask_info', 'ask_only_space_for', 'ask_info_for'],
  (memory: Memory, _event: unknown, catalogue: Catalogue) => {
    const only = onlyOne(memory, catalogue);
    const spaces = only === null ? { spaces: listed(memory, catalogue) } : { space: only };
    const key = only === null ? 'ask_info' : 'ask_only_space';
    const period = memory.period ?? dayOf(memory);
    if (period === null) return [key, spaces];
    // What was heard of the time is said: nobody has to wonder whether it was (E1).
    const timed = period.startTime === null && period.endTime === null ? 'no' : 'yes';
    return [`${key}_for`, { ...spaces, timed, ...periodFacts(period, catalogue) }];
  },
);

export const askSpace = oneOf(
  ['ask_space', 'ask_space_for'],
  (memory: Memory, _event: unknown, catalogue: Catalogue) => {
    const spaces = listed(memory, catalogue);
    if (memory.period === null) return ['ask_space', { spaces }];
    return ['ask_space_for', { spaces, ...periodFacts(memory.period, catalogue) }];
  },
);

export const askPeriod = oneOf(
  [
    'ask_day_within',
    'ask_free_day',
    'ask_other_period',
    'ask_other_space',
    'ask_begin',
    'ask_hours',
    'ask_day',
    'ask_period',
  ],
  (memory: Memory, _event: unknown, catalogue: Catalogue) => {
    const { spaceId, asked } = memory;
    const space = spaceWithId(catalogue, spaceId)?.name ?? '';
    const { periods = [], spaces = [], within } = asked;
    const days = within && { from: { date: within.startDate }, to: { date: within.endDate } };
    if (periods.length === 0 && days !== undefined) return ['ask_day_within', { space, ...days }];
    const lines = periods.map((period): Fact => {
      const line = { say: 'line_period', facts: periodFacts(period, catalogue) };
      return { ...line, called: line };
    });
    if (days !== undefined) return ['ask_free_day', { space, ...days, periods: { numbered: lines } }];
    if (periods.length > 0) return ['ask_other_period', { space, periods: { numbered: lines } }];
    if (spaces.length > 0) return ['ask_other_space', { space, spaces: listed(memory, catalogue) }];
    if (asked.day !== undefined && asked.minutes !== undefined)
      return ['ask_begin', { space, day: { date: asked.day } }];
    if (asked.day !== undefined) return ['ask_hours', { space, day: { date: asked.day } }];
    return [asked.hours === undefined ? 'ask_period' : 'ask_day', { space }];
  },
);

/** An interpreter's own words are used only for a question at steps 1 to 3 and only if they claim nothing. */
export const whichInfo = inTheirWords(askInfo);
export const whichSpace = inTheirWords(askSpace);
export const whichPeriod = inTheirWords(askPeriod);

export const askConfirm = oneOf(
  ['ask_confirm', 'ask_confirm_free', 'ask_confirm_open', 'ask_confirm_open_free', 'ask_confirm_day'],
  (memory: Memory, _event: unknown, catalogue: Catalogue) => {
    const free = spaceWithId(catalogue, memory.spaceId)?.centsPerHour === null;
    const facts = reservationFacts(memory, catalogue);
    if (isOpenEnded(memory.period)) return [free ? 'ask_confirm_open_free' : 'ask_confirm_open', facts];
    if (free) return ['ask_confirm_free', facts];
    return [isWholeDay(memory.period) ? 'ask_confirm_day' : 'ask_confirm', facts];
  },
);

export const badPeriod = oneOf(
  ['bad_period_date', 'bad_period_past', 'bad_period_backwards', 'bad_period_closed', 'bad_period_hours'],
  (_memory: Memory, event: Spoken, catalogue: Catalogue) => {
    const { period } = judge(event, catalogue);
    if (period.kind !== 'bad') return ['bad_period_date', {}];
    if (period.reason !== 'hours') return [`bad_period_${period.reason}`, {}];
    return ['bad_period_hours', openFacts(period, catalogue)];
  },
);
/** Nobody finds out by the price that an hour is missing (E5). */
export const keptToHours = message('kept_to_hours', (_memory: Memory, event: Spoken, catalogue: Catalogue) => {
  const hours = cutBy(event, catalogue);
  return hours === null ? {} : openFacts(hours, catalogue);
});

function openFacts({ opens, closes }: { opens: number; closes: number }, { timeZone }: Catalogue) {
  const at = (instant: number): Fact => ({ at: isoInstant(instant, timeZone), as: 'time' });
  return { from: at(opens), to: at(closes) };
}

export const taken = message('taken', (memory: Memory, _event: unknown, catalogue: Catalogue) =>
  reservationFacts(memory, catalogue),
);
export const justTaken = message('just_taken');
export const trouble = message('trouble');
export const notCreated = message('not_created');

/** Told only from the tool's answer, which stands for a stored reservation (X5). */
export const created = oneOf(['created', 'created_free'], (memory: Memory, { output }: Made, catalogue: Catalogue) => [
  output.cents === null ? 'created_free' : 'created',
  reservationFacts(memory, catalogue),
]);

export const payment: Message<Memory, Linked, Catalogue> = {
  keys: ['payment'],
  say: (memory, { output }, catalogue) => ({
    ...say('payment', { link: output.url, hours: catalogue.paymentHours, ...price(memory, catalogue) }),
    ...(output.payment !== undefined && { payment: output.payment }),
  }),
};
export const paymentTrouble = message('payment_trouble', contactOf);
export const holdLapsed = message('hold_lapsed', (memory: Memory, { output }: HoldSeen, catalogue: Catalogue) =>
  reservationFacts({ ...memory, spaceId: output.spaceId, period: output.period }, catalogue),
);

export const paid = message('paid');
export const paymentFailed = message('payment_failed');
export const paymentExpired = message('payment_expired');
export const paymentOwed = message('payment_owed', contactOf);
export const paymentMismatched = message('payment_mismatched');
export const nothingToPay = message('payment_none');
export const paymentUnchecked = message('payment_unchecked');

export const paymentRefunded = oneOf(
  ['payment_sent_by_hand', 'payment_refunded', 'payment_given_back'],
  (_memory: Memory, { facts }: PaymentNews) => {
    const { refund_cents: cents, currency, sent_by_hand } = facts;
    if (typeof cents !== 'number' || typeof currency !== 'string') return ['payment_given_back', {}];
    // That it was owed has been told, and why.
    return [sent_by_hand === true ? 'payment_sent_by_hand' : 'payment_refunded', { price: { cents, currency } }];
  },
);

const STANDINGS = {
  confirmed: 'paid',
  refunded: 'payment_given_back',
  arriving: 'payment_arriving',
  expired: 'payment_expired',
  failed: 'payment_retry',
  open: 'payment_open',
} as const;

/** Told from the ledger and the provider, never from what the user says (X5). */
export const paymentStanding = oneOf(Object.values(STANDINGS), (_memory: Memory, { output }: PaymentSeen) => {
  const { standing, cents, currency, url } = output;
  const payable = standing === 'failed' || standing === 'open';
  return [STANDINGS[standing], payable ? { price: { cents, currency }, link: url } : {}];
});

function inTheirWords<Event>(ours: Message<Memory, Event, Catalogue>): Message<Memory, Event, Catalogue> {
  const spoken = message('spoken', ({ response }: Memory) => ({ words: response }));
  return {
    keys: [...spoken.keys, ...ours.keys],
    say: (memory, event, catalogue) => (mayBeSaid(memory.response) ? spoken : ours).say(memory, event, catalogue),
  };
}

function contactOf(_memory: Memory, _event: unknown, { contact }: Catalogue): Facts {
  return { contact };
}

/** A day of which the hours are open. */
function dayOf({ asked: { day } }: Memory): Period | null {
  return day === undefined ? null : { startDate: day, endDate: day, startTime: null, endTime: null };
}

/** Dates suffice (E3), and a beginning does; but nobody should pay for an evening that they never meant. */
function isOpenEnded(period: Period | null): boolean {
  return period !== null && period.startTime !== null && period.endTime === null && period.startDate === period.endDate;
}

/** Dates suffice (E3); but whoever named no hours may need only a few of those that are paid for. */
function isWholeDay(period: Period | null): boolean {
  return period !== null && period.startTime === null && period.endTime === null && period.startDate === period.endDate;
}
