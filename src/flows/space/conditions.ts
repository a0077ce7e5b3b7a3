import { kit } from '../../core/kit/kit.ts';
import { anotherFree } from './any-space.ts';
import type { Catalogue } from './catalogue.ts';
import type { Checked, HoldSeen, Moved, SpaceEvent, Spoken, TookFreed } from './events.ts';
import { asksTooMuch, badTimes, cutBy, judge, saysNothing } from './judge.ts';
import type { Memory } from './memory.ts';
import { instead, isOther, taken, tooSmall } from './notes.ts';
import type { Protocol } from './protocol.ts';

/** What the machine works with. */
export interface Types {
  readonly memory: Memory;
  readonly event: SpaceEvent;
  readonly place: Catalogue;
  readonly tool:
    | 'check_availability'
    | 'find_free_days'
    | 'create_reservation'
    | 'generate_payment_link'
    | 'check_payment'
    | 'check_hold';
}

/** The conditions of the document's transitions and of its table of edge cases. */
export function conditionsOf(catalogue: Catalogue) {
  const { when } = kit<Types>(catalogue);
  const spoken = (words: string, holds: (protocol: Protocol, memory: Memory) => boolean) =>
    when(words, (memory, { entities }: Spoken) => holds(entities, memory));
  /** Of what will be known once it is taken. */
  const taking = (words: string, holds: (after: Memory, event: Spoken, memory: Memory) => boolean) =>
    when(words, (memory, event: Spoken) => holds(taken(memory, event, catalogue), event, memory));

  return {
    canceled: spoken('it is CANCELED', ({ status }) => status === 'CANCELED'),
    refused: spoken('it is a bare no', ({ refused }) => refused === true),
    completed: spoken('it is COMPLETED', ({ status }) => status === 'COMPLETED'),
    completedWithSpace: taking(
      'it is COMPLETED and a space is known',
      ({ spaceId }, { entities }) => entities.status === 'COMPLETED' && spaceId !== null,
    ),
    completedWithBoth: taking(
      'it is COMPLETED and both are known',
      ({ spaceId, period }, { entities }) => entities.status === 'COMPLETED' && spaceId !== null && period !== null,
    ),
    completedWithPeriod: taking(
      'it is COMPLETED and a period is known',
      ({ period }, { entities }) => entities.status === 'COMPLETED' && period !== null,
    ),
    changesAndIsWhole: taking(
      'it brings another space or period, and both are known',
      (after, _event, memory) => isOther(after, memory) && after.spaceId !== null && after.period !== null,
    ),

    spaceIsUnknown: when(
      'it names a space that does not exist',
      (_memory, event: Spoken) => judge(event, catalogue).space === 'unknown',
    ),
    /** A date that is none, or has passed, or a day or an hour at which the doors stay closed. */
    periodIsBad: taking(
      'nobody could have that period, and a space is known',
      ({ spaceId }, event) => spaceId !== null && judge(event, catalogue).period.kind === 'bad',
    ),
    periodOfNoneIsBad: taking(
      'nobody could have that period, and no space is known',
      ({ spaceId }, event) => spaceId === null && judge(event, catalogue).period.kind === 'bad',
    ),
    timeIsBad: spoken('a time is none', (protocol) => badTimes(protocol).length > 0),
    timeIsCut: when(
      'a time lies beyond the opening hours',
      (_memory, event: Spoken) => cutBy(event, catalogue) !== null,
    ),
    daysAreSeveral: spoken(
      'several days were named, and one space',
      ({ several, both }) => several === true && both !== true,
    ),
    spacesAreSeveral: spoken('several spaces were named', ({ both }) => both === true),
    moreIsWanted: spoken('several days or spaces were named', ({ several, both }) => several === true || both === true),
    isBehindMade: spoken('it is the time right behind what was made', ({ longer }) => longer === true),
    isTooSmall: when(
      'it brings a space that holds fewer than they are, or how many they are',
      (memory, event: Spoken) => {
        const isNew = memory.before?.spaceId !== memory.spaceId || event.entities.people !== undefined;
        return isNew && tooSmall(memory, catalogue) !== null;
      },
    ),
    wantsCheaper: spoken('what was listed is too dear', ({ cheaper }) => cheaper === true),
    saysNothing: spoken('it is PENDING and says nothing', (protocol) => saysNothing(protocol)),
    asksTooMuch: spoken('no space holds what they need', (protocol) => asksTooMuch(protocol, catalogue)),

    wantsChange: spoken('they want another space or time and do not say which', ({ change }) => change !== undefined),
    wantsOtherSpace: spoken('they want another space and do not say which', ({ change }) => change === 'space'),
    nothingCostsLess: taking(
      'the space is too dear, and no other would do for less',
      (after, { entities }) =>
        entities.change === 'space' && entities.cheaper === true && instead(after, entities, catalogue).length === 0,
    ),
    wantsOtherPeriod: taking(
      'they want another time and do not say which, and a space is known',
      ({ spaceId }, { entities }) => isOfTime(entities) && spaceId !== null,
    ),
    refusesPeriods: spoken(
      'they want none of the times offered, and other spaces are left',
      (protocol, { asked }) => isOfTime(protocol) && asked.periods !== undefined && asked.spaces !== undefined,
    ),

    nothingIsMade: when('nothing was made a moment ago', ({ made }) => made === null),
    bothAreKnown: when('a space and a period are known', ({ spaceId, period }) => spaceId !== null && period !== null),
    daysAreKnown: when('days to look in are known', ({ asked }) => asked.within !== undefined),
    namesDays: taking(
      'it names days to look in, and a space is known',
      ({ spaceId }, { entities }) => entities.within !== undefined && spaceId !== null,
    ),
    isFree: when('the space is free then', (_memory, { output }: Checked) => output.free),
    anotherWillDo: when(
      'any would do, and another is free then',
      (memory, event: Checked) => anotherFree(memory, event, catalogue) !== null,
    ),
    holdHasLapsed: when('it was not paid for and is no longer kept', (_memory, { output }: HoldSeen) => output.lapsed),
    movedIsHeld: when('it is still to be paid', (_memory, { output }: Moved) => output.held_until !== undefined),
    takenIsThis: when(
      'it is the space being arranged',
      ({ spaceId }, { output }: TookFreed) => spaceId === output.spaceId,
    ),
    takenIsHeld: when('it is to be paid first', (_memory, { output }: TookFreed) => output.pay !== null),
    isToBePaid: when(
      'something is to be paid',
      (_memory, event) => event.type === 'create_reservation.done' && event.output.cents !== null,
    ),
  };
}

function isOfTime({ change }: Protocol): boolean {
  return change !== undefined && change !== 'space';
}
