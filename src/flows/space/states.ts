import type { Say } from '../../core/effect.ts';
import type { Expectation, Interpretation, Priced } from '../../core/expectation.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import type { Message } from '../../core/kit/message.ts';
import type { Reading } from '../../core/reading.ts';
import { hearBy } from '../../core/rules.ts';
import type { Catalogue } from './catalogue.ts';
import { GENERAL, type Period, type SpaceState } from './context.ts';
import { spaceLine } from './facts.ts';
import { choosePeriodRules } from './hears/choose-period.ts';
import { chooseSpaceRules } from './hears/choose-space.ts';
import type { SpaceRule } from './hears/everywhere.ts';
import { generalRules } from './hears/general.ts';
import { isBorneOut } from './hears/grounding.ts';
import { heardIn } from './hears/heard.ts';
import { instructionsFor, QUESTIONS } from './hears/instructions.ts';
import { asksModel, readAsText } from './hears/model.ts';
import { paymentInstructionsRules } from './hears/payment-instructions.ts';
import type { Place } from './hears/place.ts';
import { requirements } from './hears/said.ts';
import { summaryRules } from './hears/summary.ts';
import { intentsOf } from './intents.ts';
import { spacesAskedFor } from './judge.ts';
import { type Memory, withAsked } from './memory.ts';
import { proposalOf } from './proposal.ts';
import { type Protocol, pending } from './protocol.ts';
import * as says from './says.ts';

/** What each step means, asks, hears and leaves open. */
export function spaceStates(catalogue: Catalogue) {
  return {
    GENERAL: {
      means: 'No reservation is under way, and nothing is stored.',
      // What should be different was asked a moment ago: "another day" is of that (X12).
      isIdle: ({ refused }) => refused === null,
      asks: (memory, detour) => invitation(memory, detour, catalogue),
      ...hearing(GENERAL, generalRules),
    },
    REQUEST_SPACE_INFO: {
      means: 'They ask about spaces or want to reserve one. Left once a space is known.',
      reaches: 'offered',
      asks: asking(says.askInfo),
      ...hearing('REQUEST_SPACE_INFO', chooseSpaceRules),
    },
    CHOOSE_SPACE: {
      means: 'The space is being identified. Left once it is one of the catalogue.',
      reaches: 'offered',
      asks: asking(says.askSpace),
      ...hearing('CHOOSE_SPACE', chooseSpaceRules),
    },
    CHOOSE_PERIOD: {
      means: 'The space is known; dates and times are being found, and checked against the agenda.',
      reaches: 'offered',
      asks: asking(says.askPeriod),
      ...hearing('CHOOSE_PERIOD', choosePeriodRules),
    },
    CONFIRM_RESERVATION_SUMMARY: {
      means: 'Space and period are known and free, and summed up; a yes in their own words reserves.',
      reaches: 'chose',
      asks: asking(says.askConfirm),
      proposes: (memory) => proposalOf(memory, catalogue),
      ...hearing('CONFIRM_RESERVATION_SUMMARY', summaryRules),
    },
    COMPLETE_RESERVATION: { means: 'The reservation stands in the ledger. Left within the turn.', reaches: 'booked' },
    PAYMENT_INSTRUCTIONS: {
      means: 'The payment link is being made. Left once it was shown.',
      asks: asking(says.invite),
      rules: paymentInstructionsRules,
      hears: (memory) => withoutModel({ state: 'PAYMENT_INSTRUCTIONS', memory, catalogue }),
    },
  } satisfies { readonly [State in SpaceState]: StateRecord<Memory> };

  function asking(message: Message<Memory, null, Catalogue>): (memory: Memory) => readonly Say[] {
    return (memory) => [message.say(memory, null, catalogue)];
  }

  /** A step hears the protocol, from a model first where there is one, else from its rules (E2). */
  function hearing(state: SpaceState, rules: readonly SpaceRule[]): Pick<RestingState<Memory>, 'hears' | 'rules'> {
    const resting = state === GENERAL;
    const hears = (memory: Memory): Expectation => {
      const place = { state, memory, catalogue };
      return {
        question: QUESTIONS[state],
        options: optionsOf(catalogue),
        priced: (reading) => pricedIn(place, reading),
        ...talkedAbout(memory),
        intents: intentsOf(place, resting ? ['payment_status', 'pause'] : ['payment_status', 'noted', 'pause'], {
          grounded: (entities, reading) => isBorneOut(entities as Protocol, reading, place),
          fromText: (text, reading) => readAsText(text, reading, place, rules),
        }),
        hear: hearBy(rules, (reading) => heardIn(reading, place)),
        otherwise: 'unclear',
        unheard: { type: resting ? 'unclear' : 'protocol', entities: pending },
        first: 'model',
        asksModel: (reading) => asksModel(reading, state),
        instructions: instructionsFor(place),
      };
    };
    return { hears, rules };
  }
}

/** To reserve what was just asked about, or anything; whoever has reserved is asked for nothing more. */
function invitation(memory: Memory, detour: Interpretation | undefined, catalogue: Catalogue): readonly Say[] {
  if (memory.made !== null) return [];
  return [says.invite.say(detour === undefined ? memory : withAsked(memory, detour, catalogue), null, catalogue)];
}

/** The last two steps are the house's own: no model is asked (E1). */
function withoutModel(place: Place): Expectation {
  return {
    question: null,
    options: optionsOf(place.catalogue),
    ...talkedAbout(place.memory),
    intents: {},
    hear: hearBy(paymentInstructionsRules, (reading) => heardIn(reading, place)),
    otherwise: 'unclear',
    asksModel: () => false,
  };
}

function optionsOf({ spaces }: Catalogue): Expectation['options'] {
  return spaces.map(({ id, name, people, equipment, traits }) => ({
    id,
    label: [name, `${people} people`, ...equipment, ...traits].join(', '),
  }));
}

/** The spaces on the table, or all there are; of those, what the words ask for. */
function pricedIn(place: Place, reading?: Reading): readonly Priced[] {
  const { memory, catalogue } = place;
  const shown = catalogue.spaces.filter(({ id }) => memory.asked.spaces?.includes(id) !== false);
  const fitting =
    reading === undefined
      ? shown
      : spacesAskedFor({ ...pending, ...requirements(heardIn(reading, place).said) }, catalogue);
  return shown
    .filter((space) => fitting.includes(space))
    .map((space) => ({ id: space.id, cents: space.centsPerHour ?? 0, line: spaceLine(space, catalogue.currency) }));
}

/** The period that stands, or the days that are being looked in. */
function talkedAbout({ period, asked, made, dayAsked }: Memory): Pick<Expectation, 'about'> {
  // A day that could not be had is still the one that is talked about, and so is what was just made.
  const spoken = period ?? asked.wanted ?? made?.period;
  if (dayAsked !== null) return { about: dayAsked };
  if (spoken !== undefined) return { about: beginningOf(spoken) };
  return asked.within === undefined ? {} : { about: `${asked.within.startDate}/${asked.within.endDate}` };
}

/** "An hour earlier" counts from when it begins, "the day after" from its day. */
function beginningOf({ startDate, startTime }: Period): string {
  return startTime === null ? startDate : `${startDate}T${startTime}`;
}
