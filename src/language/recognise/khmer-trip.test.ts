import { describe, expect, it } from 'vitest';
import type { Mention } from '../../core/reading.ts';
import { hasCue, mentions } from '../../core/reading.ts';
import type { Listening } from '../../core/vocabulary.ts';
import words from '../../flows/trip/words/heard/km.json' with { type: 'json' };
import { read } from '../read.ts';

const list = (names: { readonly [id: string]: string }) =>
  Object.entries(names).map(([id, every]) => ({ id, names: every.split(' / ') }));

/** What the trip's own states listen for, on a Wednesday morning in Phnom Penh. */
const listening: Listening = {
  now: '2026-03-04T09:00:00+07:00',
  timeZone: 'Asia/Phnom_Penh',
  country: 'KH',
  hours: { from: '08:00', to: '18:00' },
  vocabulary: {
    lists: {
      moods: list(words.moods),
      environments: list(words.environments),
      acts: list(words.acts),
      cities: [
        { id: 'Phnom Penh', names: ['Phnom Penh', 'ភ្នំពេញ'] },
        { id: 'Siem Reap', names: ['Siem Reap', 'សៀមរាប'] },
      ],
    },
    topics: [],
  },
};

const said = (text: string) => read(text, 'km', listening);

type Found = readonly [text: string, kind: Mention['kind'], value: Readonly<Record<string, unknown>>];

const DISCOVERY: readonly Found[] = [
  ['ខ្ញុំមានអារម្មណ៍តានតឹងណាស់', 'item', { list: 'moods', id: 'stressed' }],
  ['ទៅលេងឆ្នេរ៣ថ្ងៃ', 'item', { list: 'environments', id: 'BEACH' }],
  ['សម្រាកមាត់សមុទ្រ៣ថ្ងៃ', 'item', { list: 'environments', id: 'BEACH' }],
  ['ចង់ឡើងភ្នំ៥ថ្ងៃ', 'item', { list: 'environments', id: 'MOUNTAIN' }],
  ['ចេញពីភ្នំពេញ២នាក់', 'item', { list: 'cities', id: 'Phnom Penh' }],
  ['ចង់សម្រាកលំហែ', 'item', { list: 'moods', id: 'stressed' }],
  ['យើងចង់ដំណើរផ្សងព្រេង', 'item', { list: 'moods', id: 'adventurous' }],
  ['ដំណើរក្រេបទឹកឃ្មុំរបស់យើង', 'item', { list: 'moods', id: 'romantic' }],
  ['ខ្ញុំចូលចិត្តប្រវត្តិសាស្ត្រ', 'item', { list: 'moods', id: 'curious' }],
  ['ទៅលេងជាមួយគ្រួសារ', 'item', { list: 'moods', id: 'family' }],
  ['ចង់ទៅសមុទ្រ', 'item', { list: 'environments', id: 'BEACH' }],
  ['ចង់ទៅឆ្នេរសមុទ្រ', 'item', { list: 'environments', id: 'BEACH' }],
  ['ចូលចិត្តព្រៃឈើ', 'item', { list: 'environments', id: 'FOREST' }],
  ['ទៅកោះល្អជាង', 'item', { list: 'environments', id: 'ISLAND' }],
  ['ចង់មើលប្រាសាទ', 'item', { list: 'environments', id: 'TEMPLE' }],
  ['ទៅតំបន់ភ្នំ', 'item', { list: 'environments', id: 'MOUNTAIN' }],
  ['៣ថ្ងៃ', 'duration', { value: 3, unit: 'days' }],
  ['ប្រហែលបួនថ្ងៃ', 'duration', { value: 4, unit: 'days' }],
  ['យើងមានគ្នា ៤ នាក់', 'count', { value: 4, unit: 'people' }],
  ['ខ្ញុំទៅម្នាក់ឯង', 'count', { value: 1, unit: 'people' }],
  ['ពីរនាក់', 'count', { value: 2, unit: 'people' }],
  ['ក្មេង ២ នាក់', 'count', { value: 2, unit: 'children' }],
  ['ថវិកា ៦០០ ដុល្លារ', 'money', { max: 600, currency: 'USD' }],
  ['មិនឲ្យលើសពី ៣០០ ដុល្លារ', 'money', { max: 300, currency: 'USD' }],
  ['២០០០០០ រៀល', 'money', { max: 200_000, currency: 'KHR' }],
  ['ចេញដំណើរពីភ្នំពេញ', 'item', { list: 'cities', id: 'Phnom Penh', role: 'from' }],
  ['ពីសៀមរាប', 'item', { list: 'cities', id: 'Siem Reap', role: 'from' }],
];

const CHOOSING: readonly Found[] = [
  ['យកទីមួយ', 'choice', { pick: 1 }],
  ['ជម្រើសទីពីរ', 'choice', { pick: 2 }],
  ['លេខ ៣', 'choice', { pick: 3 }],
  ['ចុងក្រោយគេ', 'choice', { pick: -1 }],
  ['មួយណាថោកជាងគេ', 'choice', { pick: 'cheaper' }],
  ['មួយណាក៏បាន', 'choice', { pick: 'either' }],
  ['មានជម្រើសផ្សេងទៀតទេ?', 'choice', { pick: 'other' }],
  ['សុំមើលរូបភាព', 'item', { list: 'acts', id: 'getTripImages' }],
  ['សណ្ឋាគារនៅទីនោះយ៉ាងម៉េច?', 'item', { list: 'acts', id: 'getHotelDetails' }],
  ['អាកាសធាតុយ៉ាងម៉េច?', 'item', { list: 'acts', id: 'getWeatherForecast' }],
  ['ជួយប្រៀបធៀបផង', 'item', { list: 'acts', id: 'compareTrips' }],
  ['ថ្លៃពេក', 'item', { list: 'acts', id: 'haggle' }],
  ['ខ្ញុំជានិស្សិត', 'item', { list: 'acts', id: 'student' }],
];

const BOOKING: readonly Found[] = [
  ['ថ្ងៃទី១៥ ខែមេសា', 'date', { date: '2026-04-15' }],
  ['ទៅថ្ងៃសៅរ៍', 'date', { date: '2026-03-07' }],
  ['ខ្ញុំឈ្មោះ សុខា', 'name', { name: 'សុខា', introduced: true }],
  ['លេខទូរស័ព្ទ 012 345 678', 'phone', { phone: '+85512345678' }],
  ['sokha@example.com', 'email', { email: 'sokha@example.com' }],
  ['សូមផ្ញើ QR ថ្មី', 'item', { list: 'acts', id: 'new_code' }],
  ['ត្រូវយកអ្វីទៅខ្លះ?', 'item', { list: 'acts', id: 'packing' }],
];

describe.each([
  ['D3 discovery', DISCOVERY],
  ['D4 D5 D6 choosing', CHOOSING],
  ['D7 D10 booking and after', BOOKING],
])('D12 Khmer in the trip: %s', (_, sentences) => {
  it.each(sentences)('%s → %s %j', (text, kind, value) => {
    expect(mentions(said(text), kind)).toContainEqual(expect.objectContaining(value));
  });
});

describe('D12 Khmer in the trip: answers and payment', () => {
  it.each([
    ['បាទ ត្រឹមត្រូវហើយ', 'yes'],
    ['ចាស បាន', 'yes'],
    ['អូខេ', 'yes'],
    ['ទេ អរគុណ', 'no'],
    ['មិនយកទេ', 'no'],
    ['ចាំសិន', 'not_yet'],
    ['ខ្ញុំគិតមើលសិន', 'not_yet'],
  ])('D7 %s → %s', (text, value) => {
    expect(mentions(said(text), 'answer').at(-1)?.value).toBe(value);
  });

  it.each([
    ['ស្កេនមិនបានទេ', 'trouble'],
    ['ការបង់ប្រាក់បរាជ័យ', 'trouble'],
    ['QR ផុតកំណត់', 'trouble'],
    ['ខ្ញុំបង់រួចហើយ', 'paid'],
    ['ប្រាក់ចូលហើយឬនៅ?', 'paid'],
    ['លុបចោលដំណើរកម្សាន្ត', 'cancel'],
    ['សូមប្តូរថ្ងៃ', 'change'],
    ['ចាប់ផ្តើមពីដំបូងវិញ', 'restart'],
    ['ជួយផង', 'help'],
    ['ចង់និយាយជាមួយមនុស្ស', 'person'],
  ] as const)('D8 X7 %s → %s', (text, cue) => {
    expect(hasCue(said(text), cue)).toBe(true);
  });
});
