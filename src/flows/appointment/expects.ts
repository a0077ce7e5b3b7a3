import { z } from 'zod';
import type { Expectation, IntentExpectation, Option } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Reading } from '../../core/reading.ts';
import { clockTime, instantOf, localText, localTime, weekdayOf } from '../../domain/zoned.ts';
import { heardIn, type Meaning } from './hear.ts';
import { hearBooked, hearIdle } from './hear-ends.ts';
import { hearOffered } from './hear-offered.ts';
import { hearPending } from './hear-pending.ts';
import { heardWish, wishEntitiesOf } from './heard.ts';
import { type RestingState, standing } from './life.ts';
import { wishEntities } from './preference.ts';
import type { Practice, Talk } from './talk.ts';

/** What each state can hear, written once for the rules and for a model (X1). */
export function expectationOf(talk: Talk, practice: Practice): Expectation {
  const { data } = talk;
  const state = standing(data);
  const { timeZone } = practice;
  const understand = remembered((reading) => HEARS[state](heardIn(reading, talk, practice)));
  const intent = (type: IntentType): [string, IntentExpectation] => [
    type,
    {
      meaning: MEANINGS[state][type] ?? '',
      entities: ENTITIES[type],
      hear: (reading) => {
        const meaning = understand(reading);
        return meaning?.type === type ? { entities: meaning.entities, confidence: meaning.confidence } : null;
      },
      grounded: (entities, reading) => isGrounded(entities, reading, practice, data.last_offer?.slots.length ?? 0),
      // A yes to the slot books it (A7).
      ...(state === 'pending' && type === 'confirm' ? { commits: () => true } : {}),
    },
  ];
  return {
    question: QUESTIONS[state],
    options: state === 'offered' ? options(data.last_offer?.slots ?? [], timeZone) : [],
    ...talkedAbout(talk, timeZone),
    intents: Object.fromEntries(INTENTS.filter((type) => MEANINGS[state][type] !== undefined).map(intent)),
    otherwise: 'unclear',
    named: { not_now: 'decline', faq: 'faq', person: 'handoff', courtesy: 'greeting' },
  };
}

const INTENTS = ['change_request', 'constraint', 'select', 'confirm', 'decline', 'cancel', 'unclear'] as const;
type IntentType = (typeof INTENTS)[number];

const HEARS = { idle: hearIdle, offered: hearOffered, pending: hearPending, booked: hearBooked };

const QUESTIONS: { readonly [State in RestingState]: string | null } = {
  idle: 'which day or time would suit them for an appointment',
  offered: 'which of the listed appointment times they would like',
  pending: 'whether to book the one time they chose',
  booked: null,
};

/** When each intent is meant, for a model; an intent that is not listed cannot be heard in that state. */
const MEANINGS: { readonly [State in RestingState]: { readonly [Type in IntentType]?: string } } = {
  idle: {
    constraint: 'says when they would like to come, or that any time will do',
    select: 'picks one of several options, although none is listed',
    confirm: 'agrees, without saying when',
    decline: 'does not want an appointment now',
    cancel: 'wants to stop or call something off',
    unclear: 'anything else',
  },
  offered: {
    select: 'picks one of the listed times by number, ordinal, day or time',
    constraint: 'wishes for a day or time that is not listed',
    decline: 'wants none of the listed times, but others',
    cancel: 'wants to stop, or no appointment at all for now',
    unclear: 'anything else, or what fits several of the listed times',
  },
  pending: {
    change_request: 'wants another day, time or slot, even beside a yes',
    confirm: 'agrees to this very time',
    decline: 'does not want this time',
    cancel: 'wants to stop, or no appointment at all for now',
    unclear: 'anything else',
  },
  booked: {
    change_request: 'wants to move the appointment to another day or time',
    cancel: 'wants to cancel the appointment',
    confirm: 'asks about the appointment or acknowledges it',
    unclear: 'anything else',
  },
};

const NOTHING = z.strictObject({});

const ENTITIES: { readonly [Type in IntentType]: z.ZodObject } = {
  constraint: wishEntities,
  change_request: wishEntities,
  select: z.strictObject({ choice: z.int().positive().max(2) }),
  decline: wishEntities.pick({ except: true }),
  confirm: NOTHING,
  cancel: NOTHING,
  unclear: z.strictObject({ question: z.literal(true).exactOptional(), later: z.literal(true).exactOptional() }),
};

/** A model may say what a wish is for, but not invent one: every part of it must have been found in the words. */
function isGrounded(entities: JsonObject, reading: Reading, { hours }: Practice, offered: number): boolean {
  const { choice, ...wish } = entities;
  if (typeof choice === 'number' && choice > offered) return false;
  const found: JsonObject = wishEntitiesOf(heardWish(reading, hours));
  return Object.entries(wish).every(([name, value]) => JSON.stringify(found[name]) === JSON.stringify(value));
}

/** The time that was chosen, or the day of those on offer. */
function talkedAbout({ data }: Talk, timeZone: string): Pick<Expectation, 'about'> {
  const chosen = data.pending_booking?.slot;
  const slot = chosen ?? data.last_offer?.slots[0];
  if (slot === undefined) return {};
  const local = localText(instantOf(slot), timeZone);
  return { about: chosen === undefined ? local.slice(0, 10) : local };
}

/** As a model can match them with words: weekday, date and time of the business's own clock. */
function options(slots: readonly string[], timeZone: string): readonly Option[] {
  return slots.map((slot) => {
    const { date, minute } = localTime(instantOf(slot), timeZone);
    return { id: slot, label: `${weekdayOf(date)} ${date} ${clockTime(minute)}` };
  });
}

/** Every intent asks what the same words mean: they are read once. */
function remembered(understand: (reading: Reading) => Meaning): (reading: Reading) => Meaning {
  const known = new WeakMap<Reading, { readonly meaning: Meaning }>();
  return (reading) => {
    const before = known.get(reading);
    if (before) return before.meaning;
    const meaning = understand(reading);
    known.set(reading, { meaning });
    return meaning;
  };
}
