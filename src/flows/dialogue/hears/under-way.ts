import { heardAnswer } from '../../../core/hearing.ts';
import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../events.ts';
import { wantsAnotherDay } from './another-day.ts';
import { wantsAsBefore } from './as-before.ts';
import { denies, type HeardInTask, inform, meansAnother, start, tellsNothing, tellsSomething } from './heard.ts';
import {
  about,
  asksAbout,
  changeable,
  cheapestAsked,
  isBrief,
  isMarked,
  pauses,
  stops,
  tellsNew,
  unknownAnswer,
} from './meant.ts';
import { callsOff } from './own-words.ts';
import { describesIt, eitherPlace, lacksIt, notKnown } from './said.ts';
import { isSame } from './standing.ts';
import { swappedIn } from './swap.ts';
import { doneWithout, peopleCounted, ruledOutOf, wantedBesides } from './wanting.ts';

/** A task is under way: it is answered, corrected, asked about, left or set aside (C4, C6, C7). */
export const underWayRules: readonly Rule<HeardInTask, IntentName>[] = [
  {
    rule: 'wants to stop',
    means: 'cancel',
    when: (heard) => stops(heard) && !meansAnother(heard) && !denies(heard.reading, [heard.task]),
    examples: ['cancel', 'forget it'],
  },
  {
    rule: 'wants two values the other way round',
    means: 'correct',
    when: ({ reading, task, standing }) => swappedIn(reading, task, standing.data.slots) !== null,
    gives: ({ reading, task, standing }) => ({ task: task.task, slots: swappedIn(reading, task, standing.data.slots) }),
    examples: [{ said: 'the other way round', given: 'both places' }],
  },
  {
    rule: 'says which one it is, and not by its reference',
    means: 'inform',
    when: describesIt,
    gives: notKnown,
    examples: [{ said: "it's my flight to Austin", given: 'a cancellation' }],
  },
  {
    rule: 'asks for another task by its words',
    means: 'start',
    when: ({ wanted }) => wanted !== null && wanted.trigger > 1,
    gives: start,
    examples: ['cancel my booking SK-48213'],
  },
  { rule: 'begins again', means: 'restart', when: ({ has }) => has('restart'), examples: ['start over'] },
  {
    rule: 'names a day that may be either of two',
    means: 'correct',
    when: ({ told }) => told.between !== null,
    gives: (heard) => ({
      ...inform(heard),
      between: [...(heard.told.between?.slots ?? [])],
      day: heard.told.between?.day ?? null,
    }),
    examples: [{ said: 'make it the 23rd', given: 'both ways' }],
  },
  {
    rule: 'suggests a place that may be either of two',
    means: 'correct',
    when: (heard) => eitherPlace(heard) !== null,
    gives: (heard) => {
      const { slots = [], value = '' } = eitherPlace(heard) ?? {};
      return { task: heard.task.task, slots: {}, between: [...slots], value };
    },
    examples: [{ said: 'how about Boston', given: 'where to' }],
  },
  wantsAsBefore,
  wantsAnotherDay,
  {
    rule: 'corrects a value',
    means: 'correct',
    when: (heard) => isMarked(heard) && tellsSomething(heard.told),
    gives: inform,
    examples: ['actually, from Boston', 'I meant Los Angeles'],
  },
  {
    rule: 'asks which of those listed costs least',
    means: 'inform',
    when: (heard) => Object.keys(cheapestAsked(heard)).length > 0 && !tellsSomething(heard.told),
    gives: (heard) => ({ task: heard.task.task, slots: cheapestAsked(heard) }),
    examples: [{ said: 'which one is the cheapest?', given: 'flights listed' }],
  },
  {
    rule: 'asks what it costs for another number',
    means: 'correct',
    when: ({ priced, told }) => Object.keys(priced).length > 0 && !tellsSomething(told),
    gives: ({ task, priced }) => ({ task: task.task, slots: priced }),
    examples: [{ said: 'how much for two people?', given: 'a party of four' }],
  },
  {
    rule: 'supposes another value',
    means: 'recall',
    when: ({ supposed, told }) => Object.keys(supposed).length > 0 && !tellsSomething(told),
    gives: ({ supposed }) => ({ about: Object.keys(supposed), slots: supposed }),
    examples: [{ said: 'what if I come back on the 22nd?', given: 'both ways' }],
  },
  {
    rule: 'asks what was said',
    means: 'recall',
    when: (heard) => heard.has('recall') || (asksAbout(heard) && !isMarked(heard)),
    gives: ({ told }) => (told.named.length > 0 ? { about: [...told.named] } : {}),
    examples: ['what did I say?', { said: 'what is the origin?', given: 'both places' }],
  },
  {
    rule: 'asks whether it is so',
    means: 'recall',
    when: ({ asked, told }) => Object.keys(asked).length > 0 && tellsNothing(told),
    gives: ({ asked, standing }) => ({
      about: Object.keys(asked),
      whether: Object.entries(asked).every(([slot, value]) => isSame(standing, slot, value)),
    }),
    examples: [{ said: 'is that the 20th?', given: 'both ways' }],
  },
  {
    rule: 'tells plainly what the task needs',
    means: 'inform',
    when: (heard) => tellsNew(heard) && heard.told.sure >= PLAINLY,
    gives: inform,
    examples: ['Boston', 'on Friday'],
  },
  {
    rule: 'rules out what was told',
    means: 'correct',
    when: (heard) => ruledOutOf(heard).length > 0,
    gives: (heard) => ({ about: [...ruledOutOf(heard)] }),
    examples: [{ said: 'not Boston', given: 'both places' }],
  },
  {
    rule: 'says why it is to be called off',
    means: 'inform',
    when: (heard) => heard.has('unneeded') && callsOff(heard.task) && !tellsSomething(heard.told),
    gives: ({ task }) => ({ task: task.task, slots: {} }),
    examples: [{ said: "I can't travel anymore", given: 'a cancellation' }],
  },
  {
    rule: 'does not want the task',
    means: 'cancel',
    // "Don't book yet" puts it off (X12).
    when: ({ reading, task }) => denies(reading, [task]) && heardAnswer(reading) !== 'not_yet',
    examples: ["I don't want a flight"],
  },
  {
    rule: 'tells what only another task needs',
    means: 'start',
    when: ({ wanted }) => wanted?.trigger === 0 && wanted.told.sure >= LIKELY,
    gives: start,
    examples: ['SK-48213'],
  },
  {
    rule: 'does without what it had',
    means: 'correct',
    when: (heard) => Object.keys(doneWithout(heard)).length > 0,
    gives: (heard) => ({ task: heard.task.task, slots: doneWithout(heard) }),
    examples: [{ said: "actually I don't need the return", given: 'both ways' }],
  },
  {
    rule: 'wants a value changed, without saying into what',
    means: 'correct',
    // "Wait, how long is the flight?" asks, and changes nothing.
    when: (heard) => isMarked(heard) && (heard.has('change') || !heard.has('question')) && changeable(heard).length > 0,
    gives: about,
    examples: [{ said: 'I want to change the origin', given: 'both places' }],
  },
  {
    rule: 'says that fewer of them come, not how many',
    means: 'correct',
    when: (heard) => heard.has('fewer') && !tellsSomething(heard.told) && peopleCounted(heard).length > 0,
    gives: (heard) => ({ about: [...peopleCounted(heard)] }),
    examples: [{ said: "one of us can't come", given: 'a party of four' }],
  },
  {
    rule: 'asks whether somebody may come too, which makes one more of them',
    means: 'correct',
    when: ({ reading, told }) => reading.clauses?.some(({ joins }) => joins) === true && !tellsSomething(told),
    gives: (heard) => ({ about: [...peopleCounted(heard)] }),
    examples: [{ said: 'can my grandma come too?', given: 'a party of four' }],
  },
  {
    rule: 'wants what the task would ask for only then',
    means: 'correct',
    when: (heard) => (isMarked(heard) || isBrief(heard)) && Object.keys(wantedBesides(heard)).length > 0,
    gives: (heard) => ({ task: heard.task.task, slots: wantedBesides(heard) }),
    examples: [{ said: 'actually make it return', given: 'one way' }],
  },
  { rule: 'wants it tried again', means: 'retry', when: ({ has }) => has('retry'), examples: ['try again'] },
  { rule: 'asks for a moment', means: 'pause', when: pauses, examples: ['hold on a second'] },
  {
    rule: 'tells what the task needs',
    means: 'inform',
    when: (heard) => tellsNew(heard) && heard.told.sure >= LIKELY,
    gives: inform,
    examples: ['Bostn'],
  },
  {
    rule: 'names a value that is known, and nothing else',
    means: 'correct',
    when: (heard) => isBrief(heard) && changeable(heard).length > 0,
    gives: about,
    examples: [{ said: 'the origin please', given: 'both places' }],
  },
  {
    rule: 'says a word of another task',
    means: 'start',
    when: ({ wanted }) => wanted !== null,
    gives: start,
    certainty: 'guess',
    examples: [{ said: 'a flight', given: 'a cancellation' }],
  },
  {
    rule: 'may tell what the task needs',
    means: 'inform',
    when: tellsNew,
    gives: inform,
    certainty: 'guess',
    examples: [{ said: 'Denvr', given: 'both places' }],
  },
  {
    rule: 'does not know it, or does not have it',
    means: 'inform',
    when: lacksIt,
    gives: notKnown,
    examples: ['no idea', { said: "I don't have the reference", given: 'a cancellation' }],
  },
  {
    // A short answer in which nothing was recognised is still the answer: it is judged, and refused with the reason (C5).
    rule: 'answers in words that nobody knows',
    means: 'inform',
    when: (heard) => unknownAnswer(heard) !== null,
    gives: (heard) => ({
      task: heard.task.task,
      slots: { [heard.standing.data.waiting_for_slot ?? '']: unknownAnswer(heard) },
    }),
    certainty: 'guess',
    examples: ['Atlantis', 'what about Atlantis?'],
  },
];

/** How well a value fits: as it is written, or nearly. */
const PLAINLY = 0.98;
const LIKELY = 0.77;
