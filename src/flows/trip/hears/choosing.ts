import { mentions } from '../../../core/reading.ts';
import { addsToOne, advised, alone, chosen, chosenAsOwn, compared, guideMeant, hotelMeant, ofOwn } from './chosen.ts';
import {
  asksHowFar,
  changesTrip,
  countsAnew,
  givesCode,
  givesUp,
  otherGuide,
  otherHotel,
  spendsPoints,
  startsOver,
  type TripRule,
  takesItBack,
  takesTime,
  wantsLess,
} from './everywhere.ts';
import { asked, booksIt, goesBack, haggles, ownWish, placeIn, tells, topics, turnsDown, wantsBooked } from './heard.ts';
import { changesPlace, changesWishes, isNoneInView, wantsNone } from './shown.ts';
import { namesOne, takes } from './taking.ts';

/** Stages two and three: the three are on the table. Looking closer, comparing, choosing, or wanting something else (D4, D5). */

/** Tried first at both stages. */
export const FIRST: readonly TripRule[] = [
  startsOver(["let's start over", { said: '重新开始', in: 'zh' }]),
  countsAnew(['one of us dropped out', { said: '有一个人来不了了', in: 'zh' }, { said: 'មានម្នាក់អត់ទៅទេ', in: 'km' }]),
  takesItBack([{ said: 'remove it', given: 'an add-on added' }]),
  givesUp(['cancel', { said: 'បោះបង់', in: 'km' }]),
  {
    rule: 'wants none of those shown, and says what instead',
    means: 'change_preferences',
    when: (heard) => wantsNone(heard) && changesPlace(heard.said, heard.data),
    gives: ({ said }) => said.told,
    examples: ['none of these, we would rather go to the mountains', { said: '都不喜欢，换成海岛吧', in: 'zh' }],
  },
  {
    rule: 'wants none of those shown',
    means: 'reject_all',
    when: wantsNone,
    gives: ({ said }) => said.told,
    examples: ['none of these', { said: '都不喜欢', in: 'zh' }],
  },
  takesTime(['let me think about it', { said: '我再考虑一下', in: 'zh' }]),
  asksHowFar(['how long is the drive?', { said: '车程几个小时？', in: 'zh' }, { said: 'ជិះប៉ុន្មានម៉ោង?', in: 'km' }]),
  {
    rule: 'wants to see the options again',
    means: 'change_selection',
    // "Back to the cheap one" names it.
    when: (heard) => heard.said.acts.has('options_again') || (goesBack(heard) && heard.said.trips.length === 0),
    examples: ['show me the options again', 'go back'],
  },
  {
    rule: 'picks one of the hotels listed',
    means: 'customise',
    when: (heard) => hotelMeant(heard) !== null,
    gives: (heard) => ({ hotel: hotelMeant(heard) }),
    examples: [{ said: 'the second', given: 'hotels listed' }],
  },
  {
    rule: 'picks one of the guides listed',
    means: 'customise',
    when: (heard) => guideMeant(heard) !== null,
    gives: (heard) => ({ guide: guideMeant(heard) }),
    examples: [{ said: 'the first', given: 'guides listed' }],
  },
  {
    rule: 'asks which has the better hotel',
    means: 'explore',
    when: (heard) => heard.said.acts.has('other_hotel') && heard.has('question') && isNoneInView(heard),
    gives: () => ({ topics: ['getHotelDetails'] }),
    examples: ['which one has the nicer hotel?'],
  },
  otherHotel(['another hotel please']),
  otherGuide(['is there another guide?']),
  {
    rule: 'is ready to book',
    means: 'book',
    when: (heard) => booksIt(heard) || (wantsBooked(heard) && topics(heard.said).length === 0),
    gives: chosenAsOwn,
    examples: ['book the first one', { said: '预订吧', in: 'zh' }],
  },
];

/** Tried next. */
export const THEN: readonly TripRule[] = [
  {
    rule: 'means one by what several of them have',
    means: 'explore',
    when: ({ said }) => said.having.length > 1,
    gives: ({ said }) => ({ ...said.told, trips: [...said.having], topics: ['compareTrips'] }),
    examples: ['the one with the pool', { said: '有泳池的那个', in: 'zh' }, { said: 'យកអាដែលមានអាងហែលទឹក', in: 'km' }],
  },
  {
    rule: 'chooses a trip',
    means: 'select',
    when: takes,
    gives: chosenAsOwn,
    examples: ["I'll take the second", { said: '我要第二个', in: 'zh' }],
  },
  {
    // Whoever wants something more of one of them has chosen it.
    rule: 'names a trip, and what is to be added to it',
    means: 'select',
    when: (heard) => addsToOne(heard) && topics(heard.said).length === 0 && !heard.has('question'),
    gives: chosenAsOwn,
    examples: [
      'the first one, and add a massage',
      { said: '第一个吧，再加个按摩', in: 'zh' },
      { said: 'ទីមួយ ហើយថែមម៉ាស្សាផង', in: 'km' },
    ],
  },
  givesCode(['I have a code TRAIL10'], ofOwn),
  spendsPoints(['can I pay with my points?'], ofOwn),
  changesTrip('names an add-on, a hotel, a guide or a vehicle', ['add a massage', 'I am a student'], {
    // Wishes alone change no trip here: they bring others.
    when: ({ said }) => topics(said).length === 0 && ownWish(alone(said)) !== null,
    gives: ofOwn.gives,
  }),
  {
    rule: 'asks about a place we do not go to',
    means: 'explore',
    when: ({ said }) => said.place !== null && !changesWishes(said),
    gives: ({ said }) => ({ ...said.told, place: said.place, topics: [...topics(said)] }),
    examples: ['and what about Kampot?'],
  },
  {
    rule: 'asks to see something of the trips',
    means: 'explore',
    when: ({ said }) => topics(said).length > 0,
    gives: (heard) => ({ ...chosen(heard), trips: compared(heard), ...asked(heard.said), ...advised(heard.said) }),
    examples: [
      'photos of the first',
      'what would you choose?',
      'compare 1 and 3',
      { said: '第一个的行程和天气', in: 'zh' },
    ],
  },
  {
    rule: 'names several trips',
    means: 'explore',
    when: ({ said }) => said.trips.length > 1,
    gives: (heard) => ({ ...chosen(heard), trips: [...heard.said.trips], topics: ['compareTrips'] }),
    examples: ['the first and the third'],
  },
  {
    rule: 'wants to pay less for one that they name',
    means: 'negotiate',
    when: (heard) => heard.said.trips.length === 1 && haggles(heard.said) && namesOne(heard),
    gives: chosen,
    examples: [
      'the second one, can you do it a bit cheaper?',
      { said: '还是第二个吧，便宜点行吗', in: 'zh' },
      { said: 'ទីពីរ ចុះថ្លៃបានទេ', in: 'km' },
    ],
  },
  {
    // A number may be a sum where one was asked for.
    rule: 'names a trip',
    means: 'explore',
    when: ({ said, data }) =>
      said.trips.length === 1 && !(data.asked.question === 'cheaper' && said.told['budget_max_usd'] !== undefined),
    gives: (heard) => ({ ...chosen(heard), topics: ['getTripItinerary'] }),
    examples: ['the second one', 'Salt and Sun'],
  },
  // Other wishes bring other suggestions; a wish to pay less brings what is really cheaper (D4, D6).
  wantsLess(['anything cheaper?'], ({ said }) => said.told),
  {
    rule: 'tells another wish',
    means: 'change_preferences',
    when: ({ said }) => changesWishes(said),
    gives: ({ said }) => ({ ...said.told, ...placeIn(said) }),
    examples: ['we would rather go to an island', 'make it 5 days'],
  },
  {
    rule: 'says when they travel, or what they need',
    means: 'inform',
    when: ({ said }) => tells(said),
    gives: ({ said }) => said.told,
    examples: ['we leave on 2 March', 'I am vegetarian'],
  },
  {
    rule: 'wants something else, and does not say what',
    means: 'reject_all',
    // "Can I pay on arrival instead?" asks the desk, and turns down nothing.
    when: ({ reading, said, has }) =>
      (has('change') && mentions(reading, 'topic').length === 0) || said.acts.has('different_place'),
    examples: ['somewhere else please'],
  },
  {
    rule: 'cannot decide',
    means: 'explore',
    when: ({ said, has }) => has('unsure') || said.acts.has('surprise'),
    gives: () => ({ topics: ['compareTrips'], surprise: true }),
    examples: ["I'm not sure"],
  },
];

export const saysNo: TripRule = {
  rule: 'says no',
  means: 'reject_all',
  when: (heard) => heard.said.answer === 'no' || turnsDown(heard),
  examples: ['no', { said: '不', in: 'zh' }, 'not for us then', { said: 'លែងទៅហើយ', in: 'km' }],
};
