import { describe, expect, it } from 'vitest';
import type { Cue } from '../../core/cue.ts';
import type { Mention } from '../../core/reading.ts';
import { hasCue } from '../../core/reading.ts';
import { found, heard } from '../listening.fixture.ts';

/** Sentences a traveller would write, since no public collection of them exists (D12). */
const CUES: readonly (readonly [string, Cue])[] = [
  ['សួស្តីបង', 'greeting'],
  ['ជម្រាបសួរ', 'greeting'],
  ['អរគុណច្រើន', 'thanks'],
  ['លាសិនហើយ', 'goodbye'],
  ['បងសុខសប្បាយទេ?', 'small_talk'],
  ['អ្នកជាមនុស្សឬរ៉ូបូត?', 'small_talk'],
  ['ជួយខ្ញុំផង', 'help'],
  ['ខ្ញុំមិនយល់ទេ', 'help'],
  ['តើអ្នកអាចជួយអ្វីខ្លះ?', 'capabilities'],
  ['មានសេវាកម្មអ្វីខ្លះ?', 'capabilities'],
  ['ខ្ញុំចង់និយាយជាមួយបុគ្គលិក', 'person'],
  ['សុំភ្ជាប់ទៅមនុស្សពិត', 'person'],
  ['លុបចោលការកក់របស់ខ្ញុំ', 'cancel'],
  ['ខ្ញុំមិនទៅវិញទេ', 'cancel'],
  ['ឈប់ហើយ', 'cancel'],
  ['សូមប្តូរថ្ងៃ', 'change'],
  ['អាចប្តូរម៉ោងបានទេ?', 'change'],
  ['ថ្ងៃផ្សេងវិញ', 'change'],
  ['សុំទោស ខ្ញុំច្រឡំ', 'correction'],
  ['តាមពិត ខ្ញុំចង់ទៅថ្ងៃសៅរ៍', 'correction'],
  ['ចាប់ផ្តើមឡើងវិញ', 'restart'],
  ['សាកម្តងទៀត', 'retry'],
  ['ផ្ញើ QR ថ្មី សាកម្តងទៀត', 'retry'],
  ['ខ្ញុំចង់កក់ដំណើរកម្សាន្ត', 'book'],
  ['សូមកក់បន្ទប់', 'book'],
  ['មានកន្លែងទំនេរទេ?', 'availability'],
  ['ថ្ងៃណាទំនេរ?', 'availability'],
  ['ពេលណាក៏បាន', 'any_time'],
  ['ថ្ងៃណាក៏បាន', 'any_time'],
  ['ឆាប់បំផុតតាមដែលអាច', 'soonest'],
  ['ប៉ុណ្ណឹងហើយ', 'nothing_else'],
  ['អត់មានអីទៀតទេ', 'nothing_else'],
  ['បន្ថែមអាហារពេលល្ងាច', 'more'],
  ['ខ្ញុំកក់អ្វីខ្លះ?', 'recall'],
  ['ការកក់របស់ខ្ញុំម៉ោងប៉ុន្មាន?', 'recall'],
  ['ខ្ញុំមិនច្បាស់ទេ', 'unsure'],
  ['ជួយណែនាំមួយណា', 'unsure'],
  ['តើតម្លៃប៉ុន្មាន', 'question'],
  ['អ្នកណាក៏បាន', 'anyone'],
  ['បង់លុយមិនបានទេ', 'trouble'],
  ['QR ផុតកំណត់ហើយ', 'trouble'],
  ['ខ្ញុំបានបង់លុយរួចហើយ', 'paid'],
  ['បានទទួលលុយហើយឬនៅ?', 'paid'],
];

const VALUES: readonly (readonly [string, Mention['kind'], Readonly<Record<string, unknown>>])[] = [
  ['បាទ យល់ព្រម', 'answer', { value: 'yes' }],
  ['ចាស អត់ទេ', 'answer', { value: 'no' }],
  ['មិនទាន់សម្រេចចិត្តទេ', 'answer', { value: 'not_yet' }],
  ['យកទីបី', 'choice', { pick: 3 }],
  ['យកជម្រើសទី ២', 'choice', { pick: 2 }],
  ['ទាំងពីរ', 'choice', { pick: 'both' }],
  ['គ្រួសារខ្ញុំមាន ៥ នាក់', 'count', { value: 5, unit: 'people' }],
  ['មនុស្សធំ ២នាក់ ក្មេង ១នាក់', 'count', { value: 2, unit: 'adults' }],
  ['មនុស្សធំ ២នាក់ ក្មេង ១នាក់', 'count', { value: 1, unit: 'children' }],
  ['ខ្ញុំនិងប្រពន្ធ', 'count', { value: 2, unit: 'people' }],
  ['ថវិកាប្រហែល ៥០០ ដុល្លារ', 'money', { min: 500, max: 500, currency: 'USD' }],
  ['មិនលើសពី ២០០ ដុល្លារ', 'money', { min: null, max: 200, currency: 'USD' }],
  ['បីរយដុល្លារ', 'money', { min: 300, currency: 'USD' }],
  ['ចង់បានប្រណីត', 'money', { vague: 'high' }],
  ['ខ្ញុំឈ្មោះ ចាន់ណា', 'name', { name: 'ចាន់ណា', introduced: true }],
  ['ទូរស័ព្ទ +855 12 345 678', 'phone', { phone: '+85512345678' }],
  ['ចេញពីភ្នំពេញទៅសៀមរាប', 'item', { id: 'siem-reap', role: 'to' }],
];

describe('D12 Khmer', () => {
  it.each(CUES)('%s → %s', (text, cue) => {
    expect(hasCue(heard(text, 'km'), cue)).toBe(true);
  });

  it.each(VALUES)('%s → %s %j', (text, kind, value) => {
    expect(found(text, kind, 'km')).toContainEqual(expect.objectContaining(value));
  });
});
