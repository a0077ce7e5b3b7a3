import { isAgreed } from '../context.ts';
import { hearDetail, withholds } from './details.ts';
import {
  asksHowFar,
  asksOfPlace,
  asksToSee,
  asksWhy,
  changesTrip,
  countsAnew,
  givesCode,
  givesUp,
  isOfExtra,
  namesPickup,
  otherGuide,
  otherHotel,
  otherPickup,
  spendsPoints,
  startsOver,
  type TripRule,
  takesTime,
  unless,
  wantsLess,
} from './everywhere.ts';
import { goesBack, type Heard, madeOwn, topics } from './heard.ts';

const CHANGES: readonly TripRule[] = [
  startsOver(["let's start over", { said: '重新开始', in: 'zh' }]),
  countsAnew(['one of us dropped out', { said: '有一个人来不了了', in: 'zh' }, { said: 'មានម្នាក់អត់ទៅទេ', in: 'km' }]),
  givesUp(['cancel', { said: 'បោះបង់', in: 'km' }]),
  asksWhy([{ said: 'why do you need that?', given: 'the phone asked' }]),
  {
    rule: 'would rather not give the detail asked for',
    means: 'ask_why',
    when: withholds,
    examples: [
      { said: "I don't want to give my number", given: 'the phone asked' },
      { said: '不想给电话', in: 'zh', given: 'the phone asked' },
      { said: 'មិនចង់ឱ្យលេខទូរស័ព្ទទេ', in: 'km', given: 'the phone asked' },
    ],
  },
  {
    rule: 'leaves an extra that was only asked about',
    means: 'inform',
    when: (heard) => (heard.said.acts.has('leave_it') || heard.has('cancel')) && isOfExtra(heard),
    gives: ({ said }) => said.told,
    examples: [
      { said: 'no, leave it', given: 'the price of an extra told' },
      { said: '算了', in: 'zh', given: 'the price of an extra told' },
    ],
  },
  asksHowFar(['how long is the drive?']),
  otherHotel(['another hotel please']),
  otherGuide(['is there another guide?']),
  {
    rule: 'wants another trip',
    means: 'change_selection',
    when: ({ said }) => said.acts.has('different_place') || said.acts.has('options_again'),
    gives: ({ said }) => said.told,
    examples: ['somewhere else please'],
  },
  { rule: 'goes back a step', means: 'customise', when: goesBack, examples: ['go back'] },
  {
    rule: 'wants other days, without saying which',
    means: 'reschedule',
    when: ({ said }) => said.acts.has('reschedule') && said.told['travel_dates'] === undefined,
    gives: ({ said }) => said.told,
    examples: ['I need another date'],
  },
  givesCode(['I have a code TRAIL10']),
  spendsPoints(['can I pay with my points?']),
  // A day, a need and who comes change nothing of the price: they are noted, and the summary is put again.
  {
    ...changesTrip(
      'says when they travel, what they need or who they are',
      ['we leave on 2 March', 'I am vegetarian'],
      {
        when: (heard) => !changesPrice(heard),
        gives: ({ said }) => said.told,
      },
    ),
    means: 'inform',
  },
  changesTrip('adds, drops or changes something', ['add a massage', 'make it three people']),
];

const DOUBTS: readonly TripRule[] = [
  asksToSee(['what is the weather like?']),
  asksOfPlace(['and what about Kampot?']),
  wantsLess(['can you do a better price?']),
  {
    rule: 'wants something else, and does not say what',
    means: 'change_selection',
    // "Can I give you my email instead?" asks, and takes back no yes (D7).
    when: ({ data, has }) => has('change') && !(isAgreed(data) && has('question')),
    examples: ['I want to change something'],
  },
  {
    rule: 'says no, or not yet',
    means: 'decline',
    when: ({ said }) => said.answer === 'no' || said.answer === 'not_yet',
    examples: ['no', { said: '不', in: 'zh' }],
  },
  // What was compared can be named (B13): which one it shall be is asked.
  {
    rule: 'names a trip',
    means: 'change_selection',
    when: ({ said }) => said.trips.length > 0,
    examples: ['Driftwood Days'],
  },
];

/** Stage five: a yes to the summary, then the details one at a time; until then everything can still be changed (D7). */
export const bookingRules: readonly TripRule[] = [
  // Asked where to be picked up, a place answers; beside anything else it replaces the one that was given.
  namesPickup(['pick us up at the airport'], isBesideTheQuestion),
  otherPickup(['I want to change the pickup'], isBesideTheQuestion),
  takesTime(['let me think about it', { said: '我再考虑一下', in: 'zh' }]),
  {
    rule: 'gives the detail asked for',
    means: 'give_details',
    when: givesDetail,
    gives: (heard) => hearDetail(heard) ?? {},
    examples: [
      { said: 'Sok Dara', given: 'the name asked' },
      { said: '012 345 678', given: 'the phone asked' },
      { said: 'Hotel Cambodiana', given: 'the pickup asked' },
      { said: 'no special requests', given: 'requests asked' },
    ],
  },
  ...unless(givesDetail, [
    ...CHANGES,
    {
      rule: 'agrees',
      means: 'confirm',
      when: agrees,
      examples: ['yes', { said: '好的', in: 'zh' }, 'go ahead and book'],
    },
    ...unless(agrees, DOUBTS),
  ]),
];

function isBesideTheQuestion({ data }: Heard): boolean {
  return data.asked.question !== 'pickup_location';
}

function givesDetail(heard: Heard): boolean {
  return hearDetail(heard) !== null;
}

/** "Yes" with a question is still a question: "ok, and what is the total?" */
function agrees({ said, has }: Heard): boolean {
  const plainly = said.answer === 'yes' && (topics(said).length === 0 || !has('question'));
  // "Hello again" tries nothing again.
  const again = has('retry', 'book') && !has('greeting') && !said.acts.has('returned');
  return plainly || said.acts.has('ready') || again;
}

/** What is as it was changes nothing: the city of "the Royal Hotel in Phnom Penh", where they leave from there. */
function changesPrice({ said, data }: Heard): boolean {
  const { travel_dates, travel_period, special_needs, customer_name, customer_phone, ...others } = madeOwn(said);
  const known: { readonly [field: string]: unknown } = { ...data };
  return Object.entries(others).some(([field, value]) => known[field] !== value);
}
