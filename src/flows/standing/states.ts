import type { Say } from '../../core/effect.ts';
import type { Expectation, Option } from '../../core/expectation.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import type { Message } from '../../core/kit/message.ts';
import { hearBy } from '../../core/rules.ts';
import type { Catalogue } from './catalogue.ts';
import { askingCallOffRules } from './hears/asking-call-off.ts';
import { askingCodeRules } from './hears/asking-code.ts';
import { askingComingRules, askingInsteadRules } from './hears/asking-coming.ts';
import { askingMoveRules } from './hears/asking-move.ts';
import { askingNameRules } from './hears/asking-name.ts';
import { askingReferenceRules } from './hears/asking-reference.ts';
import { askingUndoRules } from './hears/asking-undo.ts';
import { askingWhenRules } from './hears/asking-when.ts';
import { askingWhichRules } from './hears/asking-which.ts';
import { aboutOf, heardIn, type StandingRule } from './hears/heard.ts';
import { openings } from './hears/openings.ts';
import { type IntentName, intentsOf } from './intents.ts';
import type { Memory } from './memory.ts';
import { proposalOf } from './proposal.ts';
import * as says from './says.ts';
import { isBlank } from './ticket.ts';

/** What each state means, asks, hears and leaves open. */
export function standingStates(catalogue: Catalogue) {
  const proposes = (memory: Memory) => proposalOf(memory, catalogue);
  return {
    idle: {
      means: 'Nothing is being settled about what stands.',
      isIdle: true,
      asks: () => [],
      ...hearing({ question: null, rules: openings, intents: ['come', 'cannot', 'decline'] }),
    },
    asking_which: {
      means: 'Several bookings stand, and one is to be picked.',
      asks: asking(says.which),
      ...hearing({
        question: 'which of their bookings they mean',
        rules: askingWhichRules,
        intents: ['decline', 'pick'],
        options: ({ data }) => (data.bookings ?? []).map(({ id, start }) => ({ id, label: start })),
      }),
    },
    asking_call_off: {
      means: 'One is to be called off after a yes.',
      asks: asking(says.askCallOff),
      proposes,
      ...hearing({
        question: 'whether to call this booking off',
        rules: askingCallOffRules,
        intents: ['decline', 'confirm'],
      }),
    },
    asking_undo: {
      means: 'Something was protested against; a yes takes it back.',
      asks: asking(says.askUndo),
      proposes,
      ...hearing({
        question: 'whether to take back what was just done',
        rules: askingUndoRules,
        intents: ['decline', 'confirm'],
      }),
    },
    asking_when: {
      means: 'One is to be moved; a time is being found.',
      asks: asking(says.askWhen),
      ...hearing({
        question: 'when they would like to have it instead',
        rules: askingWhenRules,
        intents: ['decline', 'pick'],
      }),
    },
    asking_move: {
      means: 'One is to be moved to a time that was named, after a yes.',
      asks: asking(says.askMove),
      proposes,
      ...hearing({
        question: 'whether to move it to this time',
        rules: askingMoveRules,
        intents: ['decline', 'confirm'],
      }),
    },
    meeting: { means: 'Whose the booking is that was just made. Left within the turn.' },
    asking_name: {
      means: 'Whoever booked is not known: they were asked, once, who they are and how they are reached.',
      // Put once and not again (X15): whoever goes on with something else has not been asked anything.
      asks: () => [],
      ...hearing({
        question: 'who they are and how they are reached',
        rules: askingNameRules,
        intents: ['decline', 'introduce'],
        more: asWritten('introduce'),
      }),
    },
    keeping: { means: 'What they told of themselves is being kept with the customer. Left within the turn.' },
    asking_reference: {
      means: 'Nothing is known at this address: a reference and a name may open what stands.',
      // That they may give one is put once as well; what is missing of it is asked again.
      asks: (memory) => (isBlank(memory.data.ticket) ? [] : asking(says.askTicket)(memory)),
      ...hearing({
        question: 'the reference and the name that their booking goes by',
        rules: askingReferenceRules,
        intents: ['decline', 'identify', 'lacks'],
        more: asWritten('identify'),
      }),
    },
    asking_coming: {
      means: 'What they have booked begins soon; they were asked whether they come.',
      asks: asking(says.askComing),
      proposes,
      ...hearing({
        question: 'whether they will come',
        rules: askingComingRules,
        intents: ['come', 'cannot'],
      }),
    },
    asking_instead: {
      means: 'They cannot come: it is moved or called off, as they say.',
      asks: asking(says.askInstead),
      ...hearing({
        question: 'whether to move it or to call it off',
        rules: askingInsteadRules,
        intents: ['decline', 'come'],
      }),
    },
    marking: { means: 'That they come is being marked in the ledger. Left within the turn.' },
    wavering: { means: 'It is being decided what else they may do. Left within the turn.' },
    identifying: { means: 'A reference and a name are being compared. Left within the turn.' },
    asking_code: {
      means: 'A code was sent to where the customer is known.',
      asks: asking(says.askCodeAgain),
      ...hearing({
        question: 'the code that was sent to where they are known',
        rules: askingCodeRules,
        intents: ['decline', 'prove'],
        more: asWritten('prove'),
      }),
    },
    proving: { means: 'The code is being compared. Left within the turn.' },
    finding: { means: 'The ledger is being asked. Left within the turn.' },
    placing: { means: 'It is being decided whether a time is known. Left within the turn.' },
    looking: { means: 'Free times are being looked up. Left within the turn.' },
    calling_off: { means: 'It is being called off. Left within the turn.' },
    calling_off_by_staff: { means: 'The people of the business call it off. Left within the turn.' },
    moving_by_staff: { means: 'The people of the business move it. Left within the turn.' },
    restoring: { means: 'It is being booked again. Left within the turn.' },
    moving: { means: 'It is being moved. Left within the turn.' },
  } satisfies { readonly [state: string]: StateRecord<Memory> };

  function asking(message: Message<Memory, null, Catalogue>): (memory: Memory) => readonly Say[] {
    return (memory) => [message.say(memory, null, catalogue)];
  }

  /** What a state can hear, written once for the rules and for a model (X1). */
  function hearing({
    question,
    rules,
    intents,
    options = timesOf,
    more = {},
  }: Hears): Pick<RestingState<Memory>, 'hears' | 'rules'> {
    const hears = (memory: Memory): Expectation => {
      const about = aboutOf(memory.data, catalogue);
      return {
        question,
        options: options(memory),
        intents: intentsOf(intents),
        hear: hearBy(rules, (reading) => heardIn(reading, memory, catalogue)),
        otherwise: 'unclear',
        ...more,
        ...(about !== null && { about }),
      };
    };
    return { hears, rules };
  }
}

interface Hears {
  readonly question: string | null;
  readonly rules: readonly StandingRule[];
  /** Besides those that every state hears. */
  readonly intents: readonly IntentName[];
  /** The times listed, unless told. */
  readonly options?: (memory: Memory) => readonly Option[];
  readonly more?: Pick<Expectation, 'asksModel' | 'keepsLanguage'>;
}

function timesOf({ data }: Memory): readonly Option[] {
  return (data.times ?? []).map(({ start }) => ({ id: start, label: start }));
}

/** Names, numbers and codes are read as they stand: nobody's guess is needed, and they are in no language. */
function asWritten(intent: IntentName): NonNullable<Hears['more']> {
  return { asksModel: () => false, keepsLanguage: [intent] };
}
