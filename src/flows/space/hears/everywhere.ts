import { isValue, mentions, type Reading } from '../../../core/reading.ts';
import type { Example, Rule } from '../../../core/rules.ts';
import { spacesFor } from '../catalogue.ts';
import type { IntentName } from '../intents.ts';
import { type Protocol, pending } from '../protocol.ts';
import type { Aspect } from '../vocabulary.ts';
import type { Brought } from './brought.ts';
import {
  asksAbout,
  asksForSome,
  changesMind,
  changeWithoutValue,
  equipmentIn,
  type Heard,
  merelyAsks,
  refusesToCancel,
  spacesAsked,
} from './heard.ts';
import { standingIn } from './place.ts';
import { requirements } from './said.ts';

/** The rules that several steps have in common: each step lists them in its own order, with what is said there. */

export type SpaceRule = Rule<Heard, IntentName>;
type Examples = readonly Example[];

/** What the step makes of words that do more than ask what the front desk knows (E6). */
export function tells(
  rule: string,
  when: (heard: Heard) => boolean,
  gives: (heard: Heard) => Partial<Protocol>,
  examples: Examples,
): SpaceRule {
  return {
    rule,
    means: 'protocol',
    when: (heard) => !merelyAsks(heard) && when(heard),
    gives: (heard) => ({ ...pending, ...gives(heard) }),
    examples,
  };
}

/** What was worked out rather than said: a model hears it first, where there is one. */
export function guesses(rule: SpaceRule): SpaceRule {
  return { ...rule, certainty: 'guess' };
}

export function givesUp(examples: Examples): SpaceRule {
  return tells(
    'gives it up, or wants something else altogether',
    ({ reading, said }) => changesMind(reading, said),
    () => ({ status: 'CANCELED' }),
    examples,
  );
}

/** Within a reservation only a question, for "c'est réglé" may settle something. */
export function asksOfPayment(examples: Examples): SpaceRule {
  return {
    rule: 'asks whether their payment has arrived',
    means: 'payment_status',
    when: ({ has }) => has('paid') && has('question'),
    gives: () => pending,
    examples,
  };
}

/** E9: what the front desk has no answer to is told from the list of spaces. */
export function asksAboutSpaces(examples: Examples): SpaceRule {
  return {
    rule: 'asks how a space is',
    means: 'asks_about',
    when: (heard) => asksAbout(heard) && mentions(heard.reading, 'topic').length === 0,
    gives: (heard) => {
      const had = heard.said.equipment.filter((id) => equipmentIn(heard.reading).some((one) => one.id === id));
      return { spaces: [...spacesAsked(heard)], ...(had.length > 0 && { equipment: had }) };
    },
    examples,
  };
}

/** Whoever wavers between others wants none of them yet, and not the one that was chosen. */
export function wantsOtherSpace(examples: Examples): SpaceRule {
  return tells(
    'wants another space, without saying which',
    (heard) => changeWithoutValue(heard.said) === 'space' || (heard.memory.spaceId !== null && leavesIt(heard)),
    ({ said, memory: { spaceId } }) => ({
      ...(said.other && spaceId !== null && { without: [spaceId] }),
      ...requirements(said),
      change: 'space',
      period: said.period,
      ...(said.hours && { hours: said.hours }),
    }),
    examples,
  );
}

/** "Non, l'autre", or between two. */
function leavesIt({ said, brought }: Heard): boolean {
  // "35 instead of 20" is of people.
  const isOfNothing = said.aspect === null && said.hours === null && said.people === null;
  return said.wavers || (said.other && isOfNothing && brought === null);
}

/** A no to all that was listed ends it, and what should be different is asked (X12). */
export function saysNo(examples: Examples): SpaceRule {
  return tells(
    'says no to all of it',
    ({ reading, said }) =>
      said.answer === 'no' && reading.rest === '' && !reading.mentions.some(isValue) && !refusesToCancel(reading),
    () => ({ status: 'CANCELED', refused: true }),
    examples,
  );
}

export function wantsOtherTime(examples: Examples): SpaceRule {
  const changeIn = (heard: Heard) =>
    TIMES.find((aspect) => aspect === changeWithoutValue(heard.said)) ?? (shiftsHours(heard) ? 'hours' : undefined);
  return tells(
    'wants another time, without saying when',
    (heard) => changeIn(heard) !== undefined,
    (heard) => {
      const change = changeIn(heard);
      return change === undefined ? {} : { change, ...(heard.said.hours && { hours: heard.said.hours }) };
    },
    examples,
  );
}

/** "Un peu plus tard", of the hours that stand or were offered: from when to when is asked (E4). */
function shiftsHours({ said, brought, memory: { period, asked } }: Heard): boolean {
  return said.shifts && brought === null && (period !== null || asked.periods !== undefined);
}

const TIMES = ['day', 'hours', 'period'] as const satisfies readonly Aspect[];

/** A space or a time that was said, and with it all that the step needs. */
export function brings(rule: string, as: Brought['as'], examples: Examples): SpaceRule {
  return tells(
    rule,
    ({ brought }) => brought?.isPlain === true && brought.as === as,
    ({ brought }) => brought?.protocol ?? {},
    examples,
  );
}

/** A space or a time that leaves something open, or that had to be worked out. */
export function bringsPart(rule: string, as: readonly Brought['as'][], examples: Examples): SpaceRule {
  return guesses(
    tells(
      rule,
      ({ brought }) => brought?.isPlain === false && as.includes(brought.as),
      ({ brought }) => brought?.protocol ?? {},
      examples,
    ),
  );
}

export function pauses(examples: Examples): SpaceRule {
  return {
    rule: 'asks for a moment to think',
    means: 'pause',
    when: ({ reading, has }) => has('pause') && reading.rest === '',
    gives: () => pending,
    examples,
  };
}

/** Hours are kept until their day is named; where a summary stands they would have been about its day. */
export function saysHours(examples: Examples): SpaceRule {
  return tells(
    'says at what hours, and the day is open',
    (heard) => heard.brought === null && heard.said.hours !== null && standingIn(heard) === null,
    ({ said }) => ({ ...requirements(said), ...(said.hours && { hours: said.hours }) }),
    examples,
  );
}

export function saysWhatItNeeds(examples: Examples): SpaceRule {
  return guesses(
    tells(
      'says what a space has to hold',
      (heard) => asksForSome(heard) && heard.memory.spaceId === null,
      ({ said }) => requirements(said),
      examples,
    ),
  );
}

/** A space that is too small is one to change. */
export function needsMore(examples: Examples): SpaceRule {
  return guesses(
    tells(
      'needs more than the space has, or not this one',
      (heard) => asksForSome(heard) && !suits(heard),
      ({ said }) => ({ ...requirements(said), change: 'space' }),
      examples,
    ),
  );
}

function suits({ said, memory, catalogue }: Heard): boolean {
  const { people = 1, equipment = [], without = [] } = requirements(said);
  const isIn = spacesFor(catalogue, people, equipment).some(({ id }) => id === memory.spaceId);
  return isIn && !without.includes(memory.spaceId ?? '');
}

/**
 * Understood, but nothing that the step could use: "je ne veux pas annuler", "oui" to a list, "je voudrais réserver" once
 * more, so many people as fit in anyway. The question is put again without an apology.
 */
export function addsNothing(agrees: (heard: Heard) => boolean, examples: Examples): SpaceRule {
  return {
    rule: 'says nothing new',
    means: 'noted',
    when: (heard) => {
      const { reading, said, has } = heard;
      // One of them does not come: what was chosen holds the others as well.
      if (has('fewer')) return true;
      const suits = said.people !== null || said.equipment.length + said.traits.length > 0;
      const wishes = has('book', 'availability') && !onlyAsks(reading);
      return refusesToCancel(reading) || suits || said.wavers || wishes || agrees(heard);
    },
    gives: () => pending,
    certainty: 'guess',
    examples,
  };
}

/** Whatever it names, it wants to know something (X20). */
function onlyAsks({ clauses = [] }: Reading): boolean {
  return clauses.length > 0 && clauses.every(({ mood }) => mood === 'asks');
}

export function agreesToIt({ said }: Heard): boolean {
  return said.answer === 'yes';
}
