import { describe, expect, it } from 'vitest';
import { recogniseWhen } from './recognise.ts';

/** Sentences of Khmer-speaking travellers; the moment is a Wednesday morning in Phnom Penh (D12). */
const listening = {
  now: '2026-03-04T09:00:00+07:00',
  timeZone: 'Asia/Phnom_Penh',
  country: 'KH',
  hours: { from: '08:00', to: '18:00' },
  vocabulary: { lists: {}, topics: [] },
};

const date = (day: string) => ({ kind: 'date', date: day });
const dates = (from: string, to: string) => ({ kind: 'dates', from, to });
const time = (at: string) => ({ kind: 'time', time: at });
const window = (from: string | null, to: string | null) => ({ kind: 'window', name: null, from, to });
const part = (name: string) => ({ kind: 'window', name });
const length = (value: number, unit: string) => ({ kind: 'duration', value, unit });

const SENTENCES: readonly (readonly [string, readonly object[]])[] = [
  ['ថ្ងៃនេះ', [date('2026-03-04')]],
  ['ខ្ញុំចង់ទៅថ្ងៃស្អែក', [date('2026-03-05')]],
  ['ខានស្អែកបានទេ?', [date('2026-03-06')]],
  ['ខ្ញុំចង់កក់នៅថ្ងៃព្រហស្បតិ៍ ម៉ោង ១០ ព្រឹក', [date('2026-03-05'), time('10:00')]],
  ['ថ្ងៃសុក្រ', [date('2026-03-06')]],
  ['ថ្ងៃពុធ', [date('2026-03-11')]],
  ['ថ្ងៃសុក្រនេះ', [date('2026-03-06')]],
  ['ថ្ងៃសុក្រក្រោយ', [date('2026-03-13')]],
  ['ថ្ងៃចន្ទសប្តាហ៍ក្រោយ', [date('2026-03-09')]],
  ['ថ្ងៃច័ន្ទ សប្ដាហ៍ក្រោយ', [date('2026-03-09')]],
  ['ថ្ងៃអាទិត្យ', [date('2026-03-08')]],
  ['អាទិត្យក្រោយ', [dates('2026-03-09', '2026-03-15')]],
  ['ចុងសប្តាហ៍នេះ', [dates('2026-03-07', '2026-03-08')]],
  ['ខែក្រោយ', [dates('2026-04-01', '2026-04-30')]],
  ['ចុងខែនេះ', [dates('2026-03-25', '2026-03-31')]],
  ['ដើមខែមេសា', [dates('2026-04-01', '2026-04-07')]],
  ['ថ្ងៃទី១៥ ខែមេសា', [date('2026-04-15')]],
  ['ថ្ងៃទី ៥ ខែមីនា ឆ្នាំ២០២៧', [date('2027-03-05')]],
  ['យើងទៅថ្ងៃទី២០', [date('2026-03-20')]],
  ['យកលេខ២ ថ្ងៃទី២០', [date('2026-03-20')]],
  ['យកលេខ២ ថ្ងៃសៅរ៍', [date('2026-03-07')]],
  ['ទៅ៣ថ្ងៃ ទី២០', [length(3, 'days'), date('2026-03-20')]],
  ['ម្ភៃប្រាំ មេសា', [date('2026-04-25')]],
  ['១៥/៤/២០២៦', [date('2026-04-15')]],
  ['ពីថ្ងៃទី ១០ ដល់ថ្ងៃទី ១២ ខែមេសា', [dates('2026-04-10', '2026-04-12')]],
  ['ពីថ្ងៃចន្ទ ដល់ថ្ងៃពុធ', [dates('2026-03-09', '2026-03-11')]],
  ['៣ ថ្ងៃទៀត', [date('2026-03-07')]],
  ['ពីរសប្តាហ៍ទៀត', [date('2026-03-18')]],
  ['បុណ្យចូលឆ្នាំខ្មែរ', [date('2026-04-14')]],
  ['ណូអែល', [date('2026-12-25')]],
  ['ម៉ោង ៣ រសៀល', [time('15:00')]],
  ['ម៉ោងប្រាំបីកន្លះ ព្រឹក', [time('08:30')]],
  ['ម៉ោង ៩:៣០', [time('09:30')]],
  ['ម៉ោង ៧ យប់', [time('19:00')]],
  ['ប្រហែលម៉ោង ២', [time('14:00')]],
  ['ល្ងាចនេះ ម៉ោង ៦', [date('2026-03-04'), time('18:00')]],
  ['ព្រឹកស្អែក', [date('2026-03-05'), part('morning')]],
  ['ថ្ងៃសៅរ៍ ពេលរសៀល', [date('2026-03-07'), part('afternoon')]],
  ['ក្រោយម៉ោង ៥', [window('17:00', null)]],
  ['ថ្ងៃសុក្រ ក្រោយម៉ោង ៥', [date('2026-03-06'), window('17:00', null)]],
  ['ថ្ងៃសុក្រ មុនម៉ោង ១១', [date('2026-03-06'), window(null, '11:00')]],
  ['ថ្ងៃសុក្រក្រោយ ម៉ោង ៥ ល្ងាច', [date('2026-03-13'), time('17:00')]],
  ['មុនម៉ោង ១២', [window(null, '12:00')]],
  ['ពីម៉ោង ៩ ដល់ម៉ោង ១២', [window('09:00', '12:00')]],
  ['៣ថ្ងៃ ២យប់', [length(3, 'days'), length(2, 'nights')]],
  ['ប្រាំថ្ងៃ', [length(5, 'days')]],
  ['១ ម៉ោងកន្លះ', [length(90, 'minutes')]],
  ['កន្លះម៉ោង', [length(30, 'minutes')]],
  ['មិនមែនថ្ងៃសុក្រទេ', [{ ...date('2026-03-06'), negated: true }]],
  ['ថ្ងៃសុក្រមិនបានទេ', [{ ...date('2026-03-06'), negated: true }]],
  ['ក្រៅពីថ្ងៃចន្ទ', [{ ...date('2026-03-09'), negated: true }]],
  ['យើងមាន ៤ នាក់', []],
  ['អរុណសួស្តី', []],
];

describe('D12 dates and times in Khmer', () => {
  it.each(SENTENCES)('%s', (text, expected) => {
    expect(recogniseWhen(text, 'km', listening)).toEqual(expected.map((one) => expect.objectContaining(one)));
  });
});
