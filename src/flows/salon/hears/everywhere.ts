import { isFullName } from '../../../core/full-name.ts';
import { isValue, mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { contains } from '../../../core/span.ts';
import type { IntentName } from '../intents.ts';
import { besides, type Heard, onlyAsksWhen } from './heard.ts';
import { saysWhen } from './when.ts';

/** What means the same in every state. */
type SalonRule = Rule<Heard, IntentName>;

/** Tried before a state's own rules. */
export const FIRST: readonly SalonRule[] = [
  {
    // A complaint is nothing for a machine.
    rule: 'complains',
    means: 'escalate',
    when: ({ said }) => said.complains,
    examples: ['quiero poner una queja', { said: 'I want to make a complaint', in: 'en' }],
  },
  {
    // "Can I talk to Lucía?" chooses no stylist.
    rule: 'wants to talk to a stylist',
    means: 'escalate',
    when: ({ said, has }) => has('person') && said.stylist !== null,
    examples: ['¿puedo hablar con Lucía?', { said: 'can I speak to Marta', in: 'en' }],
  },
  {
    // The question stands, and is not put again while they think (X12).
    rule: 'asks for a moment',
    means: 'unknown',
    when: asksForAMoment,
    gives: () => ({ pause: true }),
    examples: ['espera un momento', { said: 'one moment please', in: 'en' }],
  },
  {
    rule: 'calls it off',
    means: 'cancel_booking',
    when: (heard) => heard.has('cancel') && givesItAllUp(heard),
    examples: ['cancela', { said: 'cancel please', in: 'en' }],
  },
  {
    // "¿Y con mechas?", right after a price (X7).
    rule: 'asks the same of another service',
    means: 'faq',
    when: asksTheSame,
    // "Just the cut?", or one that may be several, is not added to what was told.
    gives: ({ said }) => ({
      services: [...said.services, ...said.among],
      ...((said.only || said.among.length > 0) && { change: 'replace' as const }),
    }),
    examples: [
      { said: '¿y con mechas?', given: 'a price told' },
      { said: 'and a manicure?', in: 'en', given: 'a price told' },
    ],
  },
  {
    // Understood, and nothing that could be taken down: the question is put again without an apology.
    rule: 'tells what they are coming for',
    means: 'faq',
    when: ({ reading }) =>
      mentions(reading, 'item').some(({ list }) => list === 'occasions') && !reading.mentions.some(isValue),
    examples: ['la boda es a las 13', { said: 'the wedding is at 1', in: 'en' }],
  },
  {
    rule: 'wants to start over',
    means: 'cancel_booking',
    when: (heard) => heard.has('restart') && !heard.has('retry') && givesItAllUp(heard),
    examples: ['empezar de nuevo', { said: 'start over', in: 'en' }],
  },
];

/** Tried after a state's own rules: what may be said in any state and moves nothing. */
export const putsItOff: SalonRule = {
  // Everything is kept (X12).
  rule: 'puts it off',
  means: 'unknown',
  when: ({ reading, said, has }) => said.answer === 'not_yet' && reading.rest === '' && !has('person'),
  gives: () => ({ pause: true }),
  examples: ['me lo pienso', { said: "I'll think about it", in: 'en' }],
};

/** Said before it is asked for, and kept until it is: a name in full, for one word may be anything. */
export const saysName: SalonRule = {
  rule: 'says a name ahead of its turn',
  means: 'provide_customer_data',
  when: ({ reading, said }) =>
    isFullName(reading.text) &&
    said.name !== null &&
    reading.rest === '' &&
    said.stylist === null &&
    reading.mentions.every((one) => one.kind === 'name' || (one.kind === 'item' && one.list === 'stylists')),
  gives: ({ said }) => ({ name: said.name ?? '' }),
  examples: ['Pedro Gómez', 'Marta Ruiz', { said: 'Kate Miller', in: 'en' }],
};

export const asksWhatIsFree: SalonRule = {
  rule: 'asks what is free',
  means: 'check_availability',
  // "¿A qué hora?", of a time that was chosen, asks for that one.
  when: ({ has, memory }) => has('availability') && !(has('recall') && memory.data.slot !== null),
  gives: ({ said }) => ({ ...said.when }),
  examples: ['¿tenéis hueco?', { said: 'do you have any availability?', in: 'en' }],
};

export const wantsAnAppointment: SalonRule = {
  // One booking at a time (B13).
  rule: 'wants an appointment',
  means: 'start_booking',
  when: ({ has }) => has('book'),
  examples: ['quiero pedir cita', { said: 'I want to book an appointment', in: 'en' }],
};

export const asksWhatStands: SalonRule = {
  // Answered by putting the question again, which says it.
  rule: 'asks what was said',
  means: 'faq',
  when: ({ has }) => has('recall') && !has('person'),
  examples: ['¿qué me has apuntado?', { said: 'what did you say?', in: 'en' }],
};

export const cannotDecide: SalonRule = {
  // Understood, and asked again without an apology.
  rule: 'cannot decide',
  means: 'faq',
  when: ({ has }) => has('unsure') && !has('person'),
  examples: ['no sé', { said: "I'm not sure", in: 'en' }],
};

export const LAST: readonly SalonRule[] = [putsItOff, asksWhatIsFree, wantsAnAppointment, asksWhatStands, cannotDecide];

/** Said again, or that there is nothing to add: the question that stands is put again, and nothing was misunderstood. */
export function saysWhatStands(examples: SalonRule['examples']): SalonRule {
  return {
    rule: 'says what stands already',
    means: 'faq',
    when: ({ said, memory: { data }, has }) => {
      const isChosen = said.services.length > 0 && said.services.every((name) => data.services.includes(name));
      return has('nothing_else') || isChosen || (said.stylist !== null && said.stylist === data.stylist_id);
    },
    examples,
  };
}

/** "Un momento" and nothing else. */
function asksForAMoment({ reading, has }: Heard): boolean {
  if (!has('pause') || reading.rest !== '') return false;
  const only = reading.mentions.every(({ kind }) => kind === 'cue' || kind === 'answer' || kind === 'name');
  // The "que" of "espera que miro la agenda" asks nothing.
  const cues = mentions(reading, 'cue');
  const pauses = cues.filter(({ cue }) => cue === 'pause');
  const asks = cues.some((one) => one.cue === 'question' && !pauses.some((pause) => contains(pause, one)));
  return only && !asks && !has('cancel', 'change');
}

/** A service and a question mark, and nothing that wishes for it. */
function asksTheSame({ reading, said, memory, has }: Heard): boolean {
  const names = said.services.length + said.among.length > 0 && said.stylist === null && !saysWhen(said.when);
  const asks = reading.clauses?.every(({ asked }) => asked) === true && !said.adds && reading.rest === '';
  return memory.told !== null && names && asks && !has('book', 'change', 'availability');
}

/** Cancelling works everywhere (B1); leaving out a service does not cancel the rest. */
function givesItAllUp({ said, memory }: Heard): boolean {
  if (said.services.length > 0 || said.removed.length > 0) return false;
  // "I can't come on Friday", of times that are being chosen, gives up Friday and not the appointment.
  return said.when.except === undefined || memory.data.services.length === 0;
}

/** Before a time is chosen from a list: what is free is asked for, or a time is named (B3). */
export const WHEN: readonly SalonRule[] = [
  {
    rule: 'only asks what is free then',
    means: 'check_availability',
    when: onlyAsksWhen,
    gives: ({ said }) => ({ ...said.when }),
    examples: ['¿tenéis hueco mañana?'],
  },
  {
    rule: 'says when',
    means: 'select_slot',
    when: ({ said }) => saysWhen(said.when),
    gives: besides,
    examples: ['el viernes a las 11'],
  },
  {
    rule: 'says when not',
    means: 'select_slot',
    when: ({ said }) => said.when.except !== undefined,
    gives: besides,
    examples: ['el miércoles no puede', { said: "she can't do Wednesday", in: 'en' }],
  },
];
