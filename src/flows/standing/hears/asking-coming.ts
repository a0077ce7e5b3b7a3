import type { Stance } from '../../../core/clause.ts';
import { type Clause, hasCue, isMoment, mentions } from '../../../core/reading.ts';
import { says, wishesFor } from '../vocabulary.ts';
import { type Heard, isNamed, keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { cannotCome, comes, isAtAnotherTime, mayNotCome } from './reminded.ts';
import { wanted } from './wanted.ts';

/** "Could it be at 11 instead?": what they were reminded of, and no other one. */
const WOULD_RATHER_COME_AT: StandingRule = {
  rule: 'would rather have it at another time',
  means: 'move',
  when: (heard) => {
    const { bare, around } = heard;
    if (around.answered || !isAtAnotherTime(heard)) return false;
    if (hasCue(bare, 'more', 'cancel') || bare.clauses?.some(({ anew, forWhom }) => anew || forWhom)) return false;
    return hasCue(bare, 'change') || wishesFor(bare, 'couldBe');
  },
  gives: ({ bare }) => wanted(bare),
  examples: [
    { said: 'could it be on Monday instead', given: 'reminded' },
    { said: '¿puede ser el lunes mejor?', in: 'es', given: 'reminded' },
    { said: 'plutôt lundi possible ?', in: 'fr', given: 'reminded' },
  ],
};

/** "Is it tomorrow?", "what appointment?", "see you at 11" where it is at ten: it is told once more, and asked again. */
const LOOKS_AGAIN: StandingRule = {
  rule: 'asks what it is that they were reminded of, or names its time',
  means: 'tell',
  when: (heard) => asksOfIt(heard) || isToldThen(heard),
  gives: () => ({ asks: true }),
  examples: [
    { said: 'is it tomorrow?', given: 'reminded' },
    { said: 'what appointment?', given: 'reminded' },
    { said: 'see you on Monday', given: 'reminded' },
    { said: '¿es mañana?', in: 'es', given: 'reminded' },
    { said: '¿qué cita?', in: 'es', given: 'reminded' },
    { said: 'era a las 11 no?', in: 'es', given: 'reminded' },
    { said: "c'est demain ?", in: 'fr', given: 'reminded' },
    { said: 'quelle réservation ?', in: 'fr', given: 'reminded' },
    { said: '是明天吗？', in: 'zh', given: 'reminded' },
    { said: '什么预约？', in: 'zh', given: 'reminded' },
    { said: 'ស្អែកមែនទេ?', in: 'km', given: 'reminded' },
  ],
};

/** Whether they come was asked; a yes and a no are the judge's to hear (F8, X11). */
export const askingComingRules: readonly StandingRule[] = [
  mayNotCome,
  cannotCome,
  protests,
  WOULD_RATHER_COME_AT,
  comes,
  ...anything,
  LOOKS_AGAIN,
];

function asksOfIt({ bare }: Heard): boolean {
  if (says(bare, 'whichOne')) return true;
  return bare.clauses?.some((clause) => (clause.mood === 'asks' && clause.whether) || isThen(clause)) === true;
}

/** "Tomorrow?": a day or an hour, and nothing else. */
function isThen({ asked, mentions: said, rest }: Clause): boolean {
  const isOnly = said.every((one) => isMoment(one) || (one.kind === 'cue' && one.cue === 'question'));
  return asked && rest === '' && isOnly && said.some(isMoment);
}

/** "See you at 11", "Friday"; "not sure yet, I'll let you know on Monday" names no time for it, and who names a thing may want that. */
function isToldThen({ bare }: Heard): boolean {
  const told = bare.clauses ?? [];
  const isTold = told.every(({ mood, act, stance }) => mood === 'tells' && act === null && !PUTS_OFF.has(stance));
  const isAll = says(bare, 'comes') || told.every(({ rest }) => rest === '');
  const isThing = mentions(bare, 'item').some(({ phrase }) => phrase !== true);
  return isTold && isAll && !isThing && told.some(({ mentions: said }) => said.some(isMoment));
}

const PUTS_OFF: ReadonlySet<Stance | null> = new Set<Stance>(['puts_off', 'hedges', 'refuses']);

/** They cannot come: another time, or none. A bare yes is neither. */
export const askingInsteadRules: readonly StandingRule[] = [
  comes,
  keeps,
  protests,
  ...anything,
  {
    rule: 'says when they would rather',
    means: 'move',
    when: ({ reading }) => isNamed(wanted(reading)),
    gives: ({ reading }) => wanted(reading),
    examples: ['Monday at 5', { said: 'el lunes por la tarde', in: 'es' }],
  },
];
