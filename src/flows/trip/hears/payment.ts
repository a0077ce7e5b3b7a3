import {
  answersPickup,
  asksToSee,
  countsAnew,
  givesName,
  givesPhone,
  givesUp,
  namesPickup,
  otherPickup,
  type TripRule,
  unless,
} from './everywhere.ts';
import { cancels, goesBack, type Heard, ownWish, putsOff, topics } from './heard.ts';

/** Stage six: places are held and a code is out. Trouble, "did it go through?", a look at the code, or a change of mind (D8). */
export const paymentRules: readonly TripRule[] = [
  {
    // Whoever comes back finds the code and the time that is left (D11).
    rule: 'is back',
    means: 'show_code',
    when: ({ said }) => said.acts.has('returned'),
    examples: ["I'm back"],
  },
  {
    rule: 'wants to pay another time, or asks how long there is',
    means: 'put_off',
    when: (heard) => heard.said.later || putsOff(heard) || heard.said.acts.has('time_left'),
    examples: ["I'll pay tomorrow", 'how much time do I have?', { said: '我晚点付', in: 'zh' }],
  },
  namesPickup(['pick us up at the airport']),
  otherPickup(['I want to change the pickup']),
  answersPickup([{ said: 'Riverside Hostel', given: 'asked where else' }]),
  givesPhone(['my number is +855 12 999 888']),
  givesName(['my name is Chan Vanna']),
  {
    rule: 'says that paying fails, or wants a new code',
    means: 'payment_trouble',
    when: ({ said, has }) => said.acts.has('failed') || said.acts.has('new_code') || has('trouble', 'retry'),
    examples: ['the payment failed', { said: '付款失败了', in: 'zh' }],
  },
  {
    rule: 'asks whether the payment went through, or says that they paid',
    means: 'payment_status',
    // "When is it again, and what's the hotel called?" asks what can be shown.
    when: ({ said, has }) => said.acts.has('status') || has('paid') || (has('recall') && topics(said).length === 0),
    examples: ['did it go through?', 'I have paid', { said: '到账了吗', in: 'zh' }],
  },
  {
    // "Can I change the date after paying?" lets nothing go (D1).
    rule: 'asks what a change would mean',
    means: 'ask_change',
    when: ({ said, has }) =>
      has('question') && (has('change', 'cancel') || said.acts.has('reschedule') || said.acts.has('refund')),
    examples: ['can I change the date after paying?'],
  },
  countsAnew(['one of us dropped out']),
  givesUp(['cancel', { said: 'បោះបង់', in: 'km' }]),
  ...unless(cancels, [
    {
      rule: 'gives a discount code',
      means: 'discount',
      when: ({ said }) => said.code !== null,
      gives: ({ said }) => ({ code: said.code }),
      examples: ['I have a code TRAIL10'],
    },
    {
      rule: 'wants to see the code',
      means: 'show_code',
      when: ({ said }) => said.acts.has('show_code'),
      examples: ['show me the QR'],
    },
    asksToSee(['what is the weather like?']),
    {
      rule: 'wants something else than what is held',
      means: 'change_selection',
      when: wantsElse,
      gives: ({ said }) => said.told,
      examples: ['I want another date', 'add a massage'],
    },
    ...unless(wantsElse, [
      {
        rule: 'agrees, or says hello',
        means: 'show_code',
        when: ({ said, has }) => said.answer === 'yes' || has('greeting'),
        examples: ['ok', { said: '你好', in: 'zh' }],
      },
    ]),
  ]),
];

function wantsElse(heard: Heard): boolean {
  const { acts } = heard.said;
  const other =
    acts.has('reschedule') || acts.has('different_place') || acts.has('other_hotel') || acts.has('other_guide');
  return heard.has('change') || other || goesBack(heard) || ownWish(heard.said) !== null;
}
