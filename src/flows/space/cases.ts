import { kit, onlyIf } from '../../core/kit/kit.ts';
import { withAnother } from './any-space.ts';
import type { Catalogue } from './catalogue.ts';
import { conditionsOf, type Types } from './conditions.ts';
import type { Spoken } from './events.ts';
import { badTimes, judge } from './judge.ts';
import { blank, type Memory, wantedOfAny } from './memory.ts';
import * as noting from './notes.ts';
import * as says from './says.ts';

/** The cases that several steps have in common: each step lists them in the order in which it tries them. */
export function casesOf(catalogue: Catalogue) {
  const { tell, call, note, log, another } = kit<Types>(catalogue);
  const is = conditionsOf(catalogue);

  /** What could not be used is logged with what was received (E3, E5). */
  const warn = (name: string, reason: (memory: Memory, event: Spoken) => string) =>
    log(name, (memory, event: Spoken) => ({ reason: reason(memory, event), received: event.entities }));

  const take = [
    note('what they said', noting.taken),
    onlyIf(
      is.timeIsBad,
      warn('space.unusable_time', (_memory, { entities }) => badTimes(entities).join(', ')),
    ),
    onlyIf(is.daysAreSeveral, tell(says.oneDayAtATime)),
    onlyIf(is.spacesAreSeveral, tell(says.oneSpaceAtATime)),
    // What comes after the first is taken up once that is settled (X20).
    onlyIf(is.moreIsWanted, another(true)),
    onlyIf(is.isBehindMade, tell(says.besidesMade)),
    onlyIf(is.isTooSmall, tell(says.tooSmall)),
    onlyIf(is.timeIsCut, tell(says.keptToHours)),
  ];
  const inOurWords = note('that it is asked in our own words', () => ({ response: '' }));
  const dropSpace = note('that the space is open again', noting.withoutSpace);
  const dropPeriod = note('that the period is open again', noting.withoutPeriod);
  const clear = note('that nothing is under way', () => blank);
  const givesUp = [clear, another(false)];

  const cancels = { guard: is.canceled, target: '#GENERAL', actions: [...givesUp, tell(says.cancelled)] } as const;
  const refuses = { guard: is.refused, target: '#GENERAL', actions: [...givesUp, tell(says.refused)] } as const;
  // E5: a space that does not exist leads back to step 2, a date that is none to step 3.
  const unknownSpace = {
    guard: is.spaceIsUnknown,
    target: '#CHOOSE_SPACE.asking',
    reenter: true,
    actions: [
      ...take,
      inOurWords,
      warn('space.unknown_space', () => 'there is no such space'),
      tell(says.unknownSpace),
    ],
  } as const;
  const refusesPeriod = [
    ...take,
    note('that the time is open again, but for its day', noting.withoutBadPeriod),
    inOurWords,
    warn('space.unusable_period', (_memory, event) => whyUnusable(event, catalogue)),
    tell(says.badPeriod),
  ];
  const badPeriod = {
    guard: is.periodIsBad,
    target: '#CHOOSE_PERIOD.asking',
    reenter: true,
    actions: refusesPeriod,
  } as const;
  const badPeriodOfNone = {
    guard: is.periodOfNoneIsBad,
    target: '#REQUEST_SPACE_INFO.asking',
    reenter: true,
    actions: refusesPeriod,
  } as const;
  const again = { target: 'asking', reenter: true } as const;
  // E4: a wish to change without saying into what.
  const otherSpace = {
    guard: is.wantsOtherSpace,
    target: '#CHOOSE_SPACE.asking',
    reenter: true,
    actions: [...take, dropSpace],
  } as const;
  /** Nothing else would do for less: what was chosen stays, and that is said. */
  const noneCheaper = {
    ...again,
    guard: is.nothingCostsLess,
    actions: [...take, inOurWords, tell(says.nothingCheaper)],
  };
  const otherPeriod = {
    guard: is.wantsOtherPeriod,
    target: '#CHOOSE_PERIOD.asking',
    reenter: true,
    actions: [...take, note('that the time is open again, and what of it stays', noting.reopened)],
  } as const;
  const noSuchSpace = { ...again, guard: is.asksTooMuch, actions: [...take, inOurWords, tell(says.noSuchSpace)] };
  const nothingCheaper = { ...again, guard: is.wantsCheaper, actions: [inOurWords, tell(says.nothingCheaper)] };
  // E3: COMPLETED without what the step requires is logged, and otherwise PENDING.
  const incomplete = { ...again, guard: is.completed, actions: [...take, warn('space.incomplete', whatIsMissing)] };
  const stays = { ...again, actions: take };
  const notHeard = { ...again, actions: [inOurWords, tell(says.notUnderstood)] };
  const asksAgain = { ...notHeard, guard: is.saysNothing };
  // Whether their money came is answered wherever they are, and the question that stands is put again (E8, X7).
  const asksOfPayment = {
    payment_status: { actions: call('check_payment', () => ({})) },
    'check_payment.done': { actions: tell(says.paymentStanding) },
    'check_payment.refused': { actions: tell(says.nothingToPay) },
    'check_payment.failed': { actions: tell(says.paymentUnchecked) },
  } as const;
  const aside = {
    unclear: notHeard,
    noted: { ...again, actions: inOurWords },
    pause: { actions: tell(says.takeYourTime) },
    asks_about: { ...again, actions: [inOurWords, tell(says.aboutSpaces)] },
    payment_status: asksOfPayment.payment_status,
    'check_payment.done': { ...again, actions: [inOurWords, tell(says.paymentStanding)] },
    'check_payment.refused': { ...again, actions: [inOurWords, tell(says.nothingToPay)] },
    'check_payment.failed': { ...again, actions: [inOurWords, tell(says.paymentUnchecked)] },
  } as const;

  const check = call('check_availability', wantedOfAny);
  const isTaken = [inOurWords, tell(says.taken), note('what could be had instead', noting.alternatives)];
  const notLookedUp = { target: '#CHOOSE_PERIOD.asking', actions: [inOurWords, tell(says.trouble)] } as const;
  /** What is free is summed up; what is taken is asked about at step 3. */
  const looksUp = {
    description: 'Whether the space is free then is being looked up.',
    entry: check,
    on: {
      'check_availability.done': [
        { guard: is.isFree, target: '#CONFIRM_RESERVATION_SUMMARY' },
        {
          guard: is.anotherWillDo,
          target: '#CONFIRM_RESERVATION_SUMMARY',
          actions: note('another that is free', withAnother),
        },
        { target: '#CHOOSE_PERIOD.asking', actions: isTaken },
      ],
      'check_availability.refused': notLookedUp,
      'check_availability.failed': notLookedUp,
    },
  } as const;

  const unusable = [unknownSpace, badPeriod, badPeriodOfNone] as const;
  const requestsSpaceInfo = [
    ...unusable,
    { guard: is.completedWithSpace, target: '#CHOOSE_SPACE', actions: [...take, inOurWords] },
  ] as const;
  // Whoever begins another by themselves need not be asked for it once that is settled.
  const beginsAnew = [
    ...unusable,
    { guard: is.completedWithSpace, target: '#CHOOSE_SPACE', actions: [another(false), ...take, inOurWords] },
    { ...noSuchSpace, target: '#REQUEST_SPACE_INFO' },
    { target: '#REQUEST_SPACE_INFO', actions: [another(false), ...take] },
  ] as const;

  return {
    take,
    inOurWords,
    dropPeriod,
    clear,
    givesUp,
    cancels,
    refuses,
    unknownSpace,
    badPeriod,
    otherSpace,
    noneCheaper,
    otherPeriod,
    noSuchSpace,
    nothingCheaper,
    incomplete,
    stays,
    asksAgain,
    again,
    asksOfPayment,
    aside,
    check,
    isTaken,
    looksUp,
    requestsSpaceInfo,
    beginsAnew,
  };
}

function whyUnusable(event: Spoken, catalogue: Catalogue): string {
  const { period } = judge(event, catalogue);
  return period.kind === 'bad' ? period.reason : period.kind;
}

function whatIsMissing({ spaceId }: Memory): string {
  return spaceId === null ? 'COMPLETED without a space' : 'COMPLETED without a period';
}
