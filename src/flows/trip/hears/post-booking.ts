import { mentions } from '../../../core/reading.ts';
import type { Span } from '../../../core/span.ts';
import { EXPLORING_TOOLS, TIPS } from '../intents.ts';
import { type Act, listOf } from '../vocabulary.ts';
import { answersPickup, givesName, givesPhone, namesPickup, otherPickup, type TripRule } from './everywhere.ts';
import { type Heard, topics } from './heard.ts';

/** Stage seven: the trip is booked. Tips, extras, refunds; calling it off and moving it are heard at the desk (D10, X14). */
export const postBookingRules: readonly TripRule[] = [
  {
    // The yes is the judge's to hear (X11).
    rule: 'says no to the extra',
    means: 'decline',
    when: ({ said, data }) => data.asked.question === 'addon_later' && (said.answer === 'no' || said.acts.has('undo')),
    examples: [{ said: 'no', given: 'an extra proposed' }],
  },
  namesPickup(['pick us up at the airport']),
  otherPickup(['I want to change the pickup']),
  answersPickup([{ said: 'Riverside Hostel', given: 'asked where else' }]),
  givesPhone(['my number is +855 12 999 888']),
  givesName(['my name is Chan Vanna']),
  {
    rule: 'wants another trip',
    means: 'start_over',
    when: ({ said, has }) => has('restart') || said.acts.has('another_trip'),
    examples: ['I want to book another trip'],
  },
  {
    rule: 'asks about a refund',
    means: 'refund_status',
    when: ({ said }) => said.acts.has('refund') || said.acts.has('refund_wanted'),
    examples: ['where is my refund?'],
  },
  {
    rule: 'asks about the pickup',
    means: 'ask_pickup',
    when: ({ said }) => said.acts.has('pickup'),
    answers: (heard) => wordsOf(heard, 'pickup'),
    examples: ['when do you pick us up?', 'what time do you pick us up?'],
  },
  {
    rule: 'asks about a place we do not go to',
    means: 'travel_tips',
    when: ({ said }) => said.place !== null,
    gives: ({ said }) => ({ place: said.place, tips: [], topics: [] }),
    examples: ['what about Kampot?'],
  },
  {
    rule: 'asks about the trip or what to know before it',
    means: 'travel_tips',
    when: (heard) => tipsIn(heard).length + shownIn(heard).length > 0,
    answers: (heard) => wordsOf(heard, ...TIPS, ...EXPLORING_TOOLS),
    gives: (heard) => ({ tips: [...tipsIn(heard)], topics: [...shownIn(heard)] }),
    examples: [
      'what should I bring?',
      'what should we bring?',
      'how much is the entrance fee?',
      'what is the weather like?',
    ],
  },
  {
    rule: 'wants to see a code to pay with',
    means: 'show_code',
    when: ({ said }) => said.acts.has('show_code'),
    examples: ['show me the QR', { said: 'show me the QR', given: 'an extra to pay' }],
  },
  {
    rule: 'asks whether it is booked and paid',
    means: 'payment_status',
    when: ({ said, has }) => said.acts.has('status') || has('recall', 'paid'),
    examples: ['did it go through?'],
  },
  {
    rule: 'wants another hotel, guide or vehicle',
    means: 'ask_team',
    when: ({ said }) =>
      said.acts.has('other_hotel') ||
      said.acts.has('other_guide') ||
      said.vehicle !== null ||
      said.hotel !== null ||
      said.guide !== null,
    examples: ['I want another guide', 'another hotel please'],
  },
  {
    rule: 'wants an add-on',
    means: 'customise',
    when: ({ said }) => said.addons.length > 0,
    gives: ({ said }) => ({ addons: [...said.addons] }),
    examples: ['add a massage'],
  },
  {
    rule: 'comes with fewer people',
    means: 'ask_team',
    when: (heard) => heard.has('fewer') || Number(heard.said.told['people_count']) < (heard.data.people_count ?? 0),
    examples: ['one of us dropped out', { said: 'we are only 1 now', given: 'two are booked' }],
  },
  {
    rule: 'wants to bring more people',
    means: 'more_people',
    when: ({ said }) => said.acts.has('others_too') || said.told['people_count'] !== undefined,
    examples: ['can I bring a friend?', 'we are four people now'],
  },
  {
    rule: 'wants nothing more',
    means: 'decline',
    when: ({ said, has }) => said.answer === 'no' || has('nothing_else'),
    examples: ['no', "that's all"],
  },
  {
    rule: 'would like the tips',
    means: 'travel_tips',
    when: ({ said, data, has }) => said.answer === 'yes' && data.asked.question === 'tips' && !has('goodbye'),
    gives: () => ({ tips: [...TIPS], topics: [] }),
    examples: [{ said: 'yes please', given: 'tips offered' }],
  },
];

function tipsIn({ said }: Heard): readonly string[] {
  return TIPS.filter((tip) => said.acts.has(tip));
}

/** "How much is the entry?" asks for the fee and for no bill. */
function shownIn(heard: Heard): readonly string[] {
  const tipped = tipsIn(heard).length > 0;
  return topics(heard.said).filter((topic) => !tipped || topic !== 'calculateCustomTrip');
}

/** The words that ask for it, of what is theirs: what holds of all trips is not told beside it. */
function wordsOf({ reading }: Heard, ...acts: readonly Act[]): readonly Span[] {
  return mentions(reading, 'item').filter(({ list }) => acts.some((act) => list === listOf(act)));
}
