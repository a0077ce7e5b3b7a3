import { isOverBudget } from '../context.ts';
import { isCorrected } from './corrected.ts';
import {
  asksHowFar,
  asksOfPlace,
  asksToSee,
  changesTrip,
  countsAnew,
  givesCode,
  givesUp,
  isOfExtra,
  lastDropped,
  otherGuide,
  otherHotel,
  spendsPoints,
  startsOver,
  type TripRule,
  takesItBack,
  takesTime,
  wantsLess,
} from './everywhere.ts';
import { asked, booksIt, goesBack, type Heard, onlyBooks, topics, turnsDown } from './heard.ts';

/** Stage four: the chosen trip is made one's own, or another is wanted after all (D6). */
export const customizationRules: readonly TripRule[] = [
  // Above the budget: a yes, a no, or something else first.
  {
    rule: 'drops something else than what goes over the budget',
    means: 'customise',
    when: (heard) => isOverBudget(heard.data) && dropsAnother(heard),
    gives: ({ said, data }) => ({ ...said.told, dropped: [...said.dropped], addons: [...data.asked.options] }),
    examples: [{ said: 'then drop the private dinner', given: 'over the budget' }],
  },
  {
    rule: 'says no to what goes over the budget',
    means: 'decline',
    when: (heard) => isOverBudget(heard.data) && refuses(heard),
    examples: [
      { said: 'no', given: 'over the budget' },
      { said: 'leave it out', given: 'over the budget' },
    ],
  },
  {
    rule: 'says yes to what goes over the budget',
    means: 'confirm',
    when: (heard) => isOverBudget(heard.data) && agrees(heard),
    examples: [
      { said: 'yes', given: 'over the budget' },
      { said: 'add it anyway', given: 'over the budget' },
    ],
  },
  {
    // With it or without it? That is asked again.
    rule: 'wants to book, and leaves open what goes over the budget',
    means: 'book',
    when: (heard) => isOverBudget(heard.data) && (booksIt(heard) || heard.has('book')),
    examples: [
      { said: 'book it', given: 'over the budget' },
      { said: '预订吧', in: 'zh', given: 'over the budget' },
      { said: 'កក់', in: 'km', given: 'over the budget' },
    ],
  },
  takesItBack([{ said: 'remove it', given: 'an add-on added' }]),
  {
    rule: 'wants it as it was before the last add-on',
    means: 'customise',
    when: ({ said, data }) => said.acts.has('undo') && data.customizations.length > 0,
    gives: lastDropped,
    examples: [
      { said: 'put it back as it was', given: 'an add-on added' },
      { said: 'undo that', given: 'an add-on added' },
    ],
  },
  {
    // With nothing added, the last thing done was choosing the trip.
    rule: 'takes the choice of the trip back',
    means: 'change_selection',
    when: ({ said, has }) => said.acts.has('undo') && !has('question'),
    examples: ['undo that', { said: '撤销', in: 'zh' }, { said: 'ដាក់ដូចដើម', in: 'km' }],
  },
  startsOver(["let's start over", { said: '重新开始', in: 'zh' }]),
  countsAnew(['one of us dropped out', { said: '有一个人来不了了', in: 'zh' }, { said: 'មានម្នាក់អត់ទៅទេ', in: 'km' }]),
  givesUp(['cancel', { said: 'បោះបង់', in: 'km' }]),
  takesTime(['let me think about it', { said: '我再考虑一下', in: 'zh' }]),
  {
    rule: 'does not want the trip as it stands',
    means: 'decline',
    when: (heard) => turnsDown(heard) && !isOfExtra(heard),
    examples: ["then I won't take it", { said: '那我不买了', in: 'zh' }, { said: 'អញ្ចឹងមិនយកទេ', in: 'km' }],
  },
  asksHowFar(['how long is the drive?']),
  otherHotel(['another hotel please']),
  otherGuide(['is there another guide?']),
  {
    rule: 'wants another trip, without saying which',
    means: 'change_selection',
    when: (heard) => {
      const { acts } = heard.said;
      return acts.has('different_place') || acts.has('options_again') || goesBack(heard);
    },
    gives: ({ said }) => said.told,
    examples: ['somewhere else please', 'go back'],
  },
  {
    rule: 'chooses another trip',
    means: 'select',
    // "Tell me more about the second" only looks.
    when: ({ said, data }) =>
      said.addons.length === 0 &&
      said.trips[0] !== undefined &&
      said.trips[0] !== data.selected_trip_id &&
      (topics(said).length === 0 || said.acts.has('take')),
    gives: ({ said }) => ({ ...said.told, trip: said.trips[0] ?? '' }),
    examples: ['Salt and Sun instead'],
  },
  asksOfPlace(['and what about Kampot?'], ({ said }) => said.addons.length === 0),
  asksToSee(['what is the weather like?'], ({ said }) => said.addons.length === 0 && said.code === null),
  {
    // Whoever asks what there is for students has not said that they are one.
    rule: 'asks what there is for students',
    means: 'negotiate',
    when: ({ said, has }) => said.acts.has('student') && has('question'),
    gives: ({ said }) => said.told,
    examples: ['is there something for students?'],
  },
  {
    rule: 'asks what can be added',
    means: 'customise',
    // "Add it" where no price was told leaves open what.
    when: ({ said }) =>
      (said.acts.has('make_own') || said.acts.has('add_it')) &&
      said.addons.length === 0 &&
      said.vehicle === null &&
      said.answer !== 'no',
    gives: () => ({ listed: true }),
    examples: ['what can I add?', 'ok, add it'],
  },
  {
    rule: 'asks whether it stays within the budget',
    means: 'explore',
    when: ({ said, has }) => said.acts.has('budget') && has('question'),
    gives: ({ said }) => ({ ...asked(said), topics: ['calculateCustomTrip'] }),
    examples: ['is that within my budget?'],
  },
  {
    rule: 'is ready to book',
    means: 'book',
    when: (heard) => booksIt(heard) && heard.said.code === null && heard.said.addons.length === 0,
    gives: ({ said }) => said.told,
    examples: ['book it', { said: '预订吧', in: 'zh' }],
  },
  givesCode(['I have a code TRAIL10']),
  spendsPoints(['can I pay with my points?']),
  changesTrip('adds, drops or changes something', [
    'add a massage',
    'make it three people',
    { said: 'we leave on 2 March', in: 'en' },
  ]),
  wantsLess(['can you do a better price?'], ({ said }) => said.told),
  {
    rule: 'wants nothing more, and goes on',
    means: 'book',
    // "No, 5 instead" changes something, though it is open what.
    when: ({ said, has, reading }) =>
      !has('question') &&
      !isCorrected(reading) &&
      (has('book', 'nothing_else') || said.answer === 'yes' || said.answer === 'no' || said.acts.has('take')),
    examples: ["that's all", 'no', 'yes', 'no extras'],
  },
  {
    rule: 'wants something else, and does not say what',
    means: 'change_selection',
    when: ({ has }) => has('change'),
    examples: ['I want to change something'],
  },
  // What was compared can be named (B13), the one that is chosen too: it is shown, as where it was chosen, and nothing changes.
  {
    rule: 'names the trip that is chosen',
    means: 'explore',
    when: ({ said, data }) => data.selected_trip_id !== null && said.trips[0] === data.selected_trip_id,
    gives: () => ({ topics: ['getTripItinerary'] }),
    examples: ['Kep Breeze', { said: 'Kep Breeze', given: 'over the budget' }],
  },
];

/** "Then without the massage", where a dinner goes over the budget: with one thing less the other may fit. */
function dropsAnother({ said, data }: Heard): boolean {
  return said.dropped.length > 0 && said.dropped.every((id) => !data.asked.options.includes(id));
}

function agrees(heard: Heard): boolean {
  const { acts, answer } = heard.said;
  return acts.has('proceed') || (answer === 'yes' && !onlyBooks(heard));
}

function refuses({ said: { acts, answer } }: Heard): boolean {
  return acts.has('remove') || acts.has('undo') || acts.has('go_back') || answer === 'no';
}
