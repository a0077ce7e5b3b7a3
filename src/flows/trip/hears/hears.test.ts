import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../core/locale.ts';
import { read } from '../../../language/read.ts';
import { catalogueOf } from '../catalogue.ts';
import { newTrip, type TripContext } from '../context.ts';
import { createTripFlow } from '../index.ts';
import { demoAgency } from '../testing/agency.ts';
import { tripLists } from '../vocabulary.ts';

const agency = demoAgency();
const catalogue = catalogueOf(agency);
const listening = {
  now: '2026-01-10T09:00:00+07:00',
  timeZone: agency.timeZone,
  country: agency.country,
  hours: { from: '07:00', to: '21:00' },
  vocabulary: { lists: tripLists(catalogue), topics: agency.topics },
};
const shown = ['kep-breeze', 'salt-and-sun', 'villa-by-the-sea'];

const flow = createTripFlow(agency);

function expects(context: TripContext) {
  return flow.expects(flow.restore(context, listening.now));
}

function hear(locale: Locale, text: string, data: Partial<TripContext>) {
  const context = { ...newTrip(), suggested_trip_ids: shown, ...data };
  return expects(context).hear(read(text, locale, listening), () => true);
}

function asked(question: TripContext['asked']['question']): Pick<TripContext, 'asked'> {
  return { asked: { question, options: [], about: null, period: null, declined: [] } };
}

describe('what is understood', () => {
  it.each<[Locale, string]>([
    ['en', 'We feel stressed, a beach for 3 days, two people'],
    ['zh', '我压力很大，想去海边玩三天，两个人'],
    ['km', 'ខ្ញុំតានតឹង ចង់ទៅឆ្នេរ ៣ ថ្ងៃ ២ នាក់'],
  ])('D3 D12 takes all that is said at once, in %s', (locale, text) => {
    const told = { mood: 'stressed', environment: 'BEACH', duration_days: 3, people_count: 2 };
    expect(hear(locale, text, {})).toMatchObject({ type: 'inform', entities: told });
  });

  it.each<[Locale, string]>([
    ['en', 'between 100 and 300 dollars'],
    ['zh', '100到300美元'],
    ['km', 'ពី ១០០ ទៅ ៣០០ ដុល្លារ'],
  ])('D3 D12 takes a budget, in %s', (locale, text) => {
    const range = { budget_min_usd: 100, budget_max_usd: 300 };
    expect(hear(locale, text, asked('budget'))).toMatchObject({ type: 'inform', entities: range });
  });

  it.each<[string, number, number]>([
    ['under $300', 0, 300],
    ['$150+', 150, 100_000],
    ['150+', 150, 100_000],
    ['100 to 300', 100, 300],
    ['250', 0, 250],
    ['500 dollars, from Phnom Penh', 0, 500],
  ])('D3 hears "%s" as a range', (text, budget_min_usd, budget_max_usd) => {
    expect(hear('en', text, asked('budget'))).toMatchObject({ entities: { budget_min_usd, budget_max_usd } });
  });

  it.each<[Locale, string]>([
    ['en', "tell me more about the first one and what's the weather like"],
    ['zh', '第一个的行程和天气'],
    ['km', 'ប្រាប់បន្ថែមពីទីមួយ និងអាកាសធាតុ'],
  ])('D5 D12 hears two questions at once, in %s', (locale, text) => {
    const entities = { trip: 'kep-breeze', topics: ['getTripItinerary', 'getWeatherForecast'] };
    expect(hear(locale, text, { state: 'SUGGESTION' })).toMatchObject({ type: 'explore', entities });
  });

  it.each<[Locale, string]>([
    ['en', 'book it'],
    ['zh', '预订吧'],
    ['km', 'កក់ចុះ'],
  ])('D6 D12 hears that they are ready, in %s', (locale, text) => {
    expect(hear(locale, text, { state: 'CUSTOMIZATION', ...asked('customise') })?.type).toBe('book');
  });

  it.each<[Locale, string, string]>([
    ['en', 'did it go through?', 'payment_status'],
    ['zh', '到账了吗', 'payment_status'],
    ['en', 'the payment failed', 'payment_trouble'],
    ['zh', '付款失败了', 'payment_trouble'],
    ['km', 'ស្កេនអត់បាន', 'payment_trouble'],
  ])('D8 D12 hears in %s "%s" as %s', (locale, text, type) => {
    expect(hear(locale, text, { state: 'PAYMENT', ...asked('payment') })?.type).toBe(type);
  });

  it.each<[Locale, string]>([
    ['en', "I can't pay now"],
    ['en', "I'll pay tomorrow"],
    ['en', 'can I pay in two hours?'],
    ['en', "I don't have my card with me"],
    ['zh', '现在付不了'],
    ['zh', '我晚点付'],
    ['zh', '明天付可以吗'],
    ['km', 'ឥឡូវបង់មិនបានទេ'],
    ['km', 'ខ្ញុំបង់ពេលក្រោយ'],
  ])('D8 D12 in %s "%s" puts paying off: no failure, and no day of travel', (locale, text) => {
    expect(hear(locale, text, { state: 'PAYMENT', ...asked('payment') })).toMatchObject({ type: 'put_off' });
    expect(hear(locale, text, { state: 'BOOKING', ...asked('summary') })?.entities).not.toHaveProperty('travel_dates');
  });

  it.each<[Locale, string]>([
    ['en', 'let me think about it'],
    ['en', 'I need to ask my wife first'],
    ['zh', '我再考虑一下'],
    ['km', 'សុំគិតសិន'],
  ])('X7 D12 in %s "%s" decides nothing, at any stage before the payment', (locale, text) => {
    for (const state of ['SUGGESTION', 'EXPLORATION', 'CUSTOMIZATION', 'BOOKING'] as const) {
      expect([state, hear(locale, text, { state })?.type]).toEqual([state, 'put_off']);
    }
  });

  it('D5 a question about a month asks about that month, and one which to take picks none', () => {
    const about = { travel_period: { start: '2026-03-01' }, topics: ['getWeatherForecast'] };
    const exploring = { state: 'EXPLORATION', ...asked('explore') } as const;
    expect(hear('en', 'what about the weather in March?', exploring)).toMatchObject({ entities: about });
    expect(hear('en', 'which one would you pick?', exploring)).toMatchObject({
      entities: { topics: ['compareTrips'] },
    });
  });

  it('D3 a number that something is for counts the party', () => {
    expect(hear('en', 'a beach for 2', {})?.entities).toMatchObject({ people_count: 2 });
    expect(hear('en', 'a beach for 2 days', {})?.entities).not.toHaveProperty('people_count');
  });

  it.each<[string, string]>([
    ['I paid just now', 'payment_status'],
    ['the payment failed just now', 'payment_trouble'],
    ['how do I pay now?', 'show_code'],
  ])('D8 "%s" puts nothing off', (text, type) => {
    expect(hear('en', text, { state: 'PAYMENT', ...asked('payment') })?.type).toBe(type);
  });

  it.each<[Locale, string, string | undefined]>([
    ['en', 'can you pick us up at the airport instead?', 'the airport'],
    ['en', 'Please change the pickup point to 12 Street 240, thanks', '12 Street 240'],
    ['en', 'change the pickup place', undefined],
    ['zh', '请改到莱佛士酒店接我们', '莱佛士酒店'],
    ['zh', '接送地点换成机场吧', '机场'],
    ['km', 'សូមមកទទួលនៅព្រលានយន្តហោះវិញ', 'ព្រលានយន្តហោះ'],
  ])('D10 D12 hears in %s "%s" where to be picked up', (locale, text, value) => {
    const heard = hear(locale, text, { state: 'POST_BOOKING', ...asked('tips') });
    expect([heard?.type, heard?.entities['value']]).toEqual(['change_pickup', value]);
  });

  it.each<[Locale, string]>([
    ['en', 'when do you pick us up from the hotel?'],
    ['en', 'where do you pick us up?'],
    ['zh', '几点在酒店接我们'],
  ])('D10 "%s" only asks', (locale, text) => {
    expect(hear(locale, text, { state: 'POST_BOOKING', ...asked('tips') })?.type).toBe('ask_pickup');
  });

  it('D7 a hotel is a pickup place where one was asked for, and a name of a guide a name', () => {
    const place = hear('en', 'Hotel Cambodiana', { state: 'BOOKING', ...asked('pickup_location') });
    expect(place?.entities).toEqual({ field: 'pickup_location', value: 'Hotel Cambodiana' });
    const name = hear('en', 'Sok Dara', { state: 'BOOKING', ...asked('customer_name') });
    expect(name?.entities).toEqual({ field: 'customer_name', value: 'Sok Dara' });
  });

  it.each<[Locale, string]>([
    ['en', 'thanks'],
    ['en', 'hello there'],
    ['en', 'idk'],
    ['en', 'wow'],
    ['en', 'bye'],
    ['zh', '谢谢'],
    ['zh', '你好'],
    ['zh', '哈哈'],
    ['km', 'អរគុណ'],
    ['km', 'សួស្តី'],
  ])('D7 in %s "%s" is nobody’s name', (locale, text) => {
    expect(hear(locale, text, { state: 'BOOKING', ...asked('customer_name') })?.type).not.toBe('give_details');
  });

  it('X7 a wish for another language or a question for the front desk is nobody’s name', () => {
    for (const text of ['in Chinese please', 'visa requirements']) {
      expect([text, hear('en', text, { state: 'BOOKING', ...asked('customer_name') })]).toEqual([text, null]);
    }
  });
});

const EXPLORING: Partial<TripContext> = { state: 'EXPLORATION', ...asked('explore') };
const CHANGING: Partial<TripContext> = {
  state: 'CUSTOMIZATION',
  selected_trip_id: 'salt-and-sun',
  customizations: ['massage'],
  ...asked('customise'),
};

describe('what travellers write', () => {
  it.each<[Locale, string]>([
    ['en', "what's the hotel like in the 2nd and do you have pics"],
    ['zh', '第二个酒店怎么样，有图吗'],
    ['km', 'សណ្ឋាគារទី២ យ៉ាងម៉េច មានរូបភាពទេ'],
  ])('D5 hears the hotel and the pictures of the second, in %s', (locale, text) => {
    const entities = { trip: 'salt-and-sun', topics: ['getHotelDetails', 'getTripImages'] };
    expect(hear(locale, text, { state: 'SUGGESTION' })).toMatchObject({ type: 'explore', entities });
  });

  it.each<[Locale, string]>([
    ['en', 'anything cheaper?'],
    ['zh', '有没有更便宜的'],
    ['km', 'មានថោកជាងនេះទេ'],
  ])('D4 D6 hears a wish to pay less, and no pick, in %s', (locale, text) => {
    expect(hear(locale, text, EXPLORING)).toMatchObject({ type: 'negotiate' });
  });

  it.each<[Locale, string]>([
    ['en', 'whats the diff between 1 and 3'],
    ['en', '1 vs 3'],
    ['km', 'ប្រៀបធៀប ១ និង ៣'],
  ])('D5 compares the two that were named, in %s: %s', (locale, text) => {
    const trips = ['kep-breeze', 'villa-by-the-sea'];
    expect(hear(locale, text, EXPLORING)).toMatchObject({ entities: { trips, topics: ['compareTrips'] } });
  });

  it.each<[Locale, string, Partial<TripContext>, string]>([
    ['en', 'cancel', CHANGING, 'cancel'],
    ['zh', '取消', CHANGING, 'cancel'],
    ['km', 'លុបចោល', CHANGING, 'cancel'],
    ['en', 'remove it', CHANGING, 'customise'],
    ['en', 'i am a student', CHANGING, 'customise'],
    ['en', 'is there a student discount?', CHANGING, 'negotiate'],
    ['en', 'change hotel', CHANGING, 'change_selection'],
    ['en', 'ok whats the total', CHANGING, 'explore'],
    ['en', 'hello again', { state: 'BOOKING', ...asked('summary') }, ''],
    ['en', "hi, I'm back", { state: 'PAYMENT', ...asked('payment') }, 'show_code'],
    ['en', 'where is my refund?', { state: 'POST_BOOKING', ...asked('tips') }, 'refund_status'],
    ['en', 'no thanks', { state: 'POST_BOOKING', ...asked('tips') }, 'decline'],
  ])('X7 D6 D8 D10 hears in %s "%s"', (locale, text, data, type) => {
    expect(hear(locale, text, data)?.type ?? '').toBe(type);
  });

  it.each<[string, string]>([
    ['next month', '2026-02-01'],
    ['next week', '2026-01-12'],
  ])('D7 "%s" is a time to leave in, and no stay', (text, start) => {
    const heard = hear('en', text, { state: 'BOOKING', duration_days: 3, ...asked('travel_dates') });
    expect(heard?.entities).toMatchObject({ travel_period: { start } });
    expect(heard?.entities).not.toHaveProperty('travel_dates');
  });

  it('D3 a number that compares is no budget, and one that picks is one of the ranges that were named', () => {
    const compared = hear('en', 'whats the diff between 1 and 3', asked('budget_vague'));
    expect(compared?.entities ?? {}).not.toHaveProperty('budget_max_usd');
    const first = hear('km', 'ទី១', asked('budget'));
    expect(first?.entities).toMatchObject({ budget_min_usd: 0 });
    expect(first?.entities).not.toHaveProperty('travel_dates');
    const picked = hear('en', 'ill take the 2nd', asked('budget_vague'));
    expect(picked?.entities).toEqual({ budget_min_usd: 100, budget_max_usd: 150 });
  });

  it.each<[Locale, string, object]>([
    ['en', 'we are a family of 5', { mood: 'family', people_count: 5 }],
    ['en', 'me and my wife', { mood: 'romantic', people_count: 2 }],
    ['en', 'Sok Dara / 012 999 888', { customer_name: 'Sok Dara', customer_phone: '+85512999888' }],
    ['zh', '王伟 13900001111', { customer_name: '王伟', customer_phone: '+8613900001111' }],
    ['zh', '我叫李明', { customer_name: '李明' }],
  ])('D3 D7 X20 takes all that is told, in %s: %s', (locale, text, entities) => {
    expect(hear(locale, text, { suggested_trip_ids: [], ...asked('mood') })).toMatchObject({
      type: 'inform',
      entities,
    });
  });

  it('D7 the name of a hotel is no day to leave on', () => {
    expect(hear('en', 'Sunway Hotel', asked('mood'))?.entities ?? {}).not.toHaveProperty('travel_dates');
  });

  it('X10 a name or an address leaves the language of the talk as it was', () => {
    const keeps = (question: TripContext['asked']['question']) =>
      expects({ ...newTrip(), state: 'BOOKING', ...asked(question) }).keepsLanguage;
    expect([keeps('customer_name'), keeps('pickup_location'), keeps('summary')]).toEqual([
      ['give_details'],
      ['give_details'],
      undefined,
    ]);
  });
});

describe('a choice, and what is to be added to it', () => {
  it.each<[Locale, string]>([
    ['en', 'the first one, and add a private dinner'],
    ['en', "I'll take the first with a private dinner"],
    ['en', 'book number 1 with a private dinner'],
    ['zh', '第一个吧，顺便加个私人晚餐'],
    ['km', 'ទីមួយ ហើយថែមអាហារពេលល្ងាចឯកជនផង'],
  ])('D6 chooses the trip and keeps the extra, in %s: %s', (locale, text) => {
    const heard = hear(locale, text, { state: 'SUGGESTION' });
    expect(['select', 'book']).toContain(heard?.type);
    expect(heard?.entities).toMatchObject({ trip: 'kep-breeze', addons: ['private_dinner'] });
  });

  it('D5 whoever asks whether it could be added has chosen nothing', () => {
    expect(hear('en', 'can I add a massage to the second?', { state: 'SUGGESTION' })?.type).not.toBe('select');
  });
});

describe('a day corrected by its number', () => {
  const known = {
    state: 'CUSTOMIZATION',
    selected_trip_id: 'kep-breeze',
    duration_days: 3,
    people_count: 2,
    ...asked('customise'),
  } as const;
  const travel_dates = { start: '2026-02-14', end: '2026-02-16' };

  it.each<[Locale, string]>([
    ['en', 'no, 15 instead'],
    ['zh', '不，15'],
    ['km', 'អត់ទេ ១៥ វិញ'],
  ])('D7 is that day of its month, in %s: %s', (locale, text) => {
    const heard = hear(locale, text, { ...known, travel_dates });
    expect(heard?.type).toBe('customise');
    expect(heard?.entities['travel_dates']).toEqual({ start: '2026-02-15', end: '2026-02-17' });
  });

  it.each<[Locale, string]>([
    ['en', 'no, 5'],
    ['zh', '不，5'],
    ['zh', '不，15吧'],
    ['km', 'អត់ទេ ៥'],
  ])('X20 a small number may count people, and goes on with nothing, in %s: %s', (locale, text) => {
    expect(hear(locale, text, { ...known, travel_dates })?.type).not.toBe('book');
  });
});

describe('a day corrected in one breath', () => {
  it.each<[Locale, string]>([
    ['en', 'march 6... no wait 7'],
    ['en', 'march 6, sorry I mean 7'],
    ['zh', '3月6号，不对，7号'],
    ['km', '៦ មីនា... អត់ទេ ៧ វិញ'],
  ])('D7 is the later one, in %s: %s', (locale, text) => {
    const heard = hear(locale, text, {
      state: 'CUSTOMIZATION',
      duration_days: 3,
      people_count: 2,
      ...asked('customise'),
    });
    expect(heard?.entities['travel_dates']).toEqual({ start: '2026-03-07', end: '2026-03-09' });
  });

  it('D7 a number that corrects nothing changes no day', () => {
    const heard = hear('en', 'march 6 for 2 people', {
      state: 'CUSTOMIZATION',
      duration_days: 3,
      ...asked('customise'),
    });
    expect(heard?.entities['travel_dates']).toEqual({ start: '2026-03-06', end: '2026-03-08' });
  });
});

describe('a chosen trip that does not please', () => {
  const chosen = { state: 'CUSTOMIZATION', selected_trip_id: 'kep-breeze', ...asked('customise') } as const;

  it.each<[Locale, string]>([
    ['en', "I don't want this one"],
    ['en', 'i dont want this one'],
    ['zh', '不要这个'],
    ['km', 'អត់យកមួយនេះ'],
  ])('D6 another is asked for, in %s: %s', (locale, text) => {
    expect(hear(locale, text, chosen)?.type).toBe('change_selection');
  });

  it.each<[Locale, string]>([
    ['en', 'nah its too expensive'],
    ['km', 'អត់យកទេ ថ្លៃ'],
  ])('D6 what would cost less is told, in %s: %s', (locale, text) => {
    expect(hear(locale, text, chosen)?.type).toBe('negotiate');
  });
});

describe('a need that nobody has', () => {
  it.each<[Locale, string]>([
    ['en', 'no allergies'],
    ['zh', '没有过敏'],
    ['km', 'អត់មានអាឡែស៊ីទេ'],
  ])('D7 is none, and answers what was asked, in %s: %s', (locale, text) => {
    const booking = { state: 'BOOKING', ...asked('booking_special_requests') } as const;
    expect(hear(locale, text, booking)).toMatchObject({
      type: 'give_details',
      entities: { field: 'booking_special_requests', value: '' },
    });
    expect(hear(locale, text, { state: 'CUSTOMIZATION' })?.entities['special_needs']).toBeUndefined();
  });

  it('D7 one that somebody has is kept', () => {
    const heard = hear('en', 'my son has a nut allergy', { state: 'CUSTOMIZATION' });
    expect(String(heard?.entities['special_needs'])).toContain('allergy');
  });
});

describe('a name told before it is asked for', () => {
  it.each<[Locale, string, string]>([
    ['en', 'my name is Tom Lee', 'Tom Lee'],
    ['en', 'no, my name is Tim Lee', 'Tim Lee'],
    ['zh', '不对，是刘阳，太阳的阳', '刘阳'],
    ['zh', '名字写我爸 林建国', '林建国'],
    ['km', 'ឈ្មោះ រតនា', 'រតនា'],
    ['km', 'អត់ទេ ឈ្មោះ រដ្ឋា', 'រដ្ឋា'],
  ])('D7 is kept, in %s: %s', (locale, text, name) => {
    expect(hear(locale, text, { state: 'CUSTOMIZATION' })?.entities['customer_name']).toBe(name);
  });

  it.each(['不对，是周五', '不对，是金边', '不是，是白马'])('D7 a day or a place is nobody, in zh: %s', (text) => {
    expect(hear('zh', text, { state: 'CUSTOMIZATION' })?.entities['customer_name']).toBeUndefined();
  });
});

describe('what changes nothing of what was summed up', () => {
  it.each<[Locale, string]>([
    ['en', 'we leave from Phnom Penh'],
    ['zh', '从金边出发'],
  ])('D7 the city that is known leads back to no earlier stage, in %s: %s', (locale, text) => {
    const data = { state: 'BOOKING', departure_city: 'Phnom Penh', ...asked('summary') } as const;
    expect(hear(locale, text, data)?.type).toBe('inform');
  });

  it.each<[Locale, string, string]>([
    ['zh', '接我们在金边皇家酒店', '金边皇家酒店'],
    ['zh', '来金边皇家酒店接我们', '金边皇家酒店'],
  ])('D7 where to be picked up is heard as that, in %s: %s', (locale, text, value) => {
    const data = { state: 'BOOKING', departure_city: 'Phnom Penh', ...asked('summary') } as const;
    expect(hear(locale, text, data)).toMatchObject({ type: 'change_pickup', entities: { value } });
  });
});
