import { heardPick } from '../../../core/hearing.ts';
import { mentions } from '../../../core/reading.ts';
import { tripWithId } from '../catalogue.ts';
import type { Entities } from '../intents.ts';
import { isInOtherMoney, rangePicked } from './budget.ts';
import {
  asksHowFar,
  asksWhy,
  changesTrip,
  countsAnew,
  givesCode,
  givesUp,
  spendsPoints,
  startsOver,
  type TripRule,
  takesItBack,
  takesTime,
} from './everywhere.ts';
import { asked, booksIt, type Heard, madeOwn, ownWish, placeIn, tells, topics } from './heard.ts';
import type { Said } from './said.ts';

/** Stage one: whatever of the six is said is taken; a vague budget and wishes that contradict each other are marked (D3). */
export const discoveryRules: readonly TripRule[] = [
  startsOver(["let's start over", { said: '重新开始', in: 'zh' }]),
  countsAnew(['one of us dropped out', { said: '有一个人来不了了', in: 'zh' }, { said: 'មានម្នាក់អត់ទៅទេ', in: 'km' }]),
  takesItBack([{ said: 'remove it', given: 'an add-on added' }]),
  givesUp(['cancel', { said: 'បោះបង់', in: 'km' }]),
  asksWhy(['why do you need that?']),
  takesTime(['let me think about it', { said: '我再考虑一下', in: 'zh' }]),
  asksHowFar([
    'how long does it take from Phnom Penh to Siem Reap?',
    { said: '从金边到暹粒要几个小时？', in: 'zh' },
    { said: 'ពីភ្នំពេញទៅសៀមរាបប៉ុន្មានម៉ោង?', in: 'km' },
  ]),
  {
    rule: 'picks one of the ranges that were named',
    means: 'inform',
    when: (heard) => rangeIn(heard) !== null,
    gives: (heard) => rangeIn(heard) ?? {},
    examples: [{ said: 'the middle one', given: 'the budget asked' }],
  },
  {
    rule: 'asks what it costs, before there are trips',
    means: 'explore',
    when: ({ said }) => said.priced !== null,
    gives: ({ said }) => ({ ...said.told, ...placeIn(said), ...namedTrips(said), ...asked(said) }),
    examples: ['how much is a massage?', 'what does it cost for two people?', { said: '多少钱？', in: 'zh' }],
  },
  givesCode(['I have a code TRAIL10']),
  spendsPoints(['can I use my points?']),
  {
    // Of what was named with the question, the one that suits them is chosen and said.
    rule: 'asks which would suit them',
    means: 'inform',
    when: ({ said, has }) => said.acts.has('compareTrips') && has('question') && said.trips.length === 0,
    gives: ({ said }) => ({ ...said.told, surprise: true }),
    examples: [
      'which one is good for my parents?',
      { said: '哪个适合老人', in: 'zh' },
      { said: 'មួយណាសមនឹងម៉ាក់ប៉ា?', in: 'km' },
    ],
  },
  {
    rule: 'tells of the trip they would like',
    means: 'inform',
    when: ({ said }) => tells(said),
    gives: wished,
    examples: [
      'a beach for 3 days, two of us',
      { said: '我压力很大，想去海边', in: 'zh' },
      { said: 'ចង់ទៅឆ្នេរ ៣ ថ្ងៃ', in: 'km' },
    ],
  },
  {
    rule: 'is vague about money, or says what did not fit',
    means: 'inform',
    when: (heard) => Object.keys(marksOf(heard)).length > 0,
    gives: wished,
    examples: ['something cheap', '300 euros', { said: 'too long', given: 'asked what did not fit' }],
  },
  changesTrip('names an add-on ahead of its turn', ['with a massage please']),
  {
    // Nothing in particular did not fit: then others are shown at once (D4).
    rule: 'wants others, without saying what did not fit',
    means: 'inform',
    when: ({ said, data }) =>
      data.asked.question === 'what_did_not_fit' && (said.answer === 'no' || OTHERS.some((act) => said.acts.has(act))),
    examples: [{ said: 'none of them', given: 'asked what did not fit' }],
  },
  {
    rule: 'asks about a place we do not go to',
    means: 'explore',
    when: ({ said }) => said.place !== null,
    gives: ({ said }) => ({ place: said.place }),
    examples: ['do you go to Kampot?'],
  },
  {
    rule: 'names a trip before any was suggested',
    means: 'explore',
    when: ({ said }) => said.trips.length > 0,
    gives: ({ said }) => ({ ...namedTrips(said), ...asked(said) }),
    examples: ['Salt and Sun'],
  },
  {
    rule: 'asks to see something before there are trips',
    means: 'explore',
    when: ({ said }) => topics(said).length > 0,
    gives: ({ said }) => ({ topics: [...topics(said)] }),
    examples: ['show me photos'],
  },
  {
    rule: 'leaves it to us',
    means: 'inform',
    // "Do any of them have breakfast?" leaves nothing to us.
    when: ({ said, has }) =>
      said.acts.has('surprise') || said.acts.has('anywhere') || has('unsure') || (has('anyone') && !has('question')),
    gives: ({ said }) => ({ surprise: true, ...anywhere(said) }),
    examples: [
      'surprise me',
      'no idea',
      'anywhere really',
      { said: '去哪里都行', in: 'zh' },
      { said: 'ទៅណាក៏បាន', in: 'km' },
    ],
  },
  {
    rule: 'wants a trip, and says no more',
    means: 'inform',
    when: ({ said, has }) => said.acts.has('wants_trip') || has('book'),
    examples: ["I'd like to go on a holiday"],
  },
  {
    rule: 'wants to book before there are trips',
    means: 'book',
    when: (heard) => heard.said.acts.has('take') || booksIt(heard),
    examples: ['I like it', "ok let's book it"],
  },
  {
    rule: 'picks from a list that was not shown',
    means: 'book',
    when: ({ reading }) => mentions(reading, 'choice').some(({ pick, certain }) => typeof pick === 'number' && certain),
    examples: [{ said: 'the 3rd one', given: 'the party asked' }],
  },
  {
    rule: 'wants it tried again',
    means: 'inform',
    when: ({ has }) => has('retry'),
    examples: ['try again'],
  },
  {
    // To a greeting perhaps: what was asked is asked again, without an apology.
    rule: 'says yes to what has no yes for an answer',
    means: 'inform',
    when: ({ said, has, reading }) => said.answer === 'yes' && reading.rest === '' && !has('question'),
    examples: ['yes', { said: '是的', in: 'zh' }, { said: 'បាទ', in: 'km' }],
  },
];

const OTHERS = ['none', 'others', 'all_wrong', 'options_again'] as const;

function namedTrips({ trips }: Said): Entities {
  return trips.length > 0 ? { trips: [...trips] } : {};
}

function rangeIn({ reading, said, data, catalogue }: Heard): Entities | null {
  return tells(said) || said.priced !== null ? null : rangePicked(reading, said.acts, data, catalogue);
}

function wished(heard: Heard): Entities {
  const { said } = heard;
  const own = ownWish(said) === 'changes' ? madeOwn(said) : {};
  const known = { ...kindOfTrip(heard), ...said.told };
  const open = known['environment'] === undefined ? anywhere(said) : {};
  return { ...known, ...open, ...own, ...placeIn(said), ...namedTrips(said), ...marksOf(heard) };
}

/** "Anywhere" leaves the place to us, whatever was asked. */
function anywhere({ acts }: Said): Entities {
  return acts.has('anywhere') ? { anywhere: true } : {};
}

/** Whoever names a trip would like to be where it goes. */
function kindOfTrip({ said, data, catalogue }: Heard): Entities {
  const trip = tripWithId(catalogue, said.trips[0] ?? null);
  return trip === null || data.environment !== null ? {} : { environment: trip.environment };
}

function marksOf({ reading, said, data }: Heard): Entities {
  const { acts, vague, told } = said;
  const priced = told['budget_max_usd'] !== undefined;
  const unfit = data.asked.question === 'what_did_not_fit';
  const cheap = heardPick(reading) === 'cheaper';
  const dear = acts.has('haggle') || cheap || (unfit && acts.has('budget'));
  if (data.asked.question === 'conflict' && !priced) {
    if (acts.has('quality') || vague === 'high') return { prefers: 'quality' };
    if (acts.has('budget') || vague === 'low') return { prefers: 'budget' };
  }
  return {
    ...(vague === 'high' && { wants: 'luxury' }),
    ...(!priced && (vague !== null || dear || isInOtherMoney(reading)) && { vague_budget: true }),
    ...(acts.has('too_long') && { reconsider: 'duration_days' }),
    ...(unfit && (acts.has('place_wrong') || acts.has('different_place')) && { reconsider: 'environment' }),
  };
}
