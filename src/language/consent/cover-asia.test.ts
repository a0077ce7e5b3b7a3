import { describe, expect, it } from 'vitest';
import { judge, type Verdict } from '../../core/consent/judge.ts';
import type { Proposal } from '../../core/consent/proposal.ts';
import type { Locale } from '../../core/locale.ts';
import { dataOf } from '../language.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { read } from '../read.ts';
import { coverOf } from './cover.ts';
import { en } from './data/en.ts';
import { km } from './data/km.ts';
import { zh } from './data/zh.ts';
import { ConsentLexicon } from './lexicon.ts';
import { valuesIn } from './values.ts';

const LEXICA = {
  en: new ConsentLexicon(en, dataOf('en')),
  zh: new ConsentLexicon(zh, dataOf('zh')),
  km: new ConsentLexicon(km, dataOf('km')),
};
const LISTENING = {
  now: '2026-01-10T09:00:00+07:00',
  timeZone: 'Asia/Phnom_Penh',
  country: 'KH',
  hours: { from: '09:00', to: '17:00' },
  vocabulary: { lists: {}, topics: [] },
} as const;

function verdict(locale: Locale & keyof typeof LEXICA, message: string, change: Partial<Proposal> = {}): Verdict {
  const facts = { dates: ['2026-02-20'], people: 2, days: 3 };
  const proposal: Proposal = {
    act: 'book',
    intent: { type: 'confirm', entities: {} },
    facts,
    until: null,
    manner: 'asked',
    ...change,
  };
  const reading = read(message, locale, LISTENING);
  const tokens = tokensOf(reading.text);
  const { clauses = [] } = reading;
  const sentences = coverOf(
    { clauses, tokens, values: valuesIn(clauses, tokens, facts, LEXICA[locale].vocabulary) },
    LEXICA[locale],
  );
  return judge({ proposal, fresh: true, failed: false }, sentences).verdict;
}

describe('X11 the cover of a message', () => {
  it.each([
    ['zh', '没理由拒绝', 'yes'],
    ['zh', '既然没有别的，就订这个吧', 'yes'],
    ['zh', '要是只有这个我就不去了', 'other'],
    ['zh', '不不，挺好的', 'other'],
    ['zh', '嗯…', 'other'],
    ['zh', '嗯嗯', 'yes'],
    ['zh', '要得', 'yes'],
    ['km', 'គ្មានហេតុផលបដិសេធ', 'yes'],
    ['km', 'ទេៗ ល្អហើយ', 'other'],
    ['zh', '是的我看到了', 'other'],
    ['km', 'បាទ ខ្ញុំបានឃើញហើយ', 'other'],
  ] as const)('in %s hears "%s" as %s', (locale, text, expected) => {
    expect(verdict(locale, text)).toBe(expected);
  });

  it('hears a yes that is sorry', () => {
    for (const said of ['是的，很遗憾', '很可惜，是的'])
      expect(verdict('zh', said, { act: 'call_off' }), said).toBe('yes');
    expect(verdict('km', 'បាទ គួរឲ្យសោកស្តាយ', { act: 'call_off' })).toBe('yes');
  });

  it('lets words for several acts mean the one that was proposed', () => {
    for (const act of ['call_off', 'release'] as const) {
      expect(verdict('en', 'cancel', { act, manner: 'told' })).toBe('yes');
      expect(verdict('zh', '取消吧', { act, manner: 'told' })).toBe('yes');
      expect(verdict('km', 'លុបចោល', { act, manner: 'told' })).toBe('yes');
    }
    expect(verdict('zh', '取消吧')).toBe('other');
  });

  it('hears a question that has neither a mark nor an opening word', () => {
    expect(verdict('zh', '是的，酒店附近有超市吗')).toBe('yes');
    expect(verdict('zh', '可以，酒店附近有超市吗')).toBe('other');
    expect(verdict('zh', '要带雨伞吗', { manner: 'given' })).toBe('other');
    expect(verdict('km', 'សណ្ឋាគារនៅឯណា', { manner: 'given' })).toBe('other');
    expect(verdict('zh', '王小明', { manner: 'given' })).toBe('yes');
  });

  it('begins a question as late as it may', () => {
    expect(verdict('en', 'yes, hotel with a pool?')).toBe('yes');
  });

  it('finds no "no" inside a word that only looks like one', () => {
    expect(verdict('zh', '好的，不过三个人')).toBe('other');
    expect(verdict('km', 'ទេសចរណ៍')).toBe('other');
  });

  it('takes two children or two rooms for no restatement of two people', () => {
    expect(verdict('zh', '是的，两个人')).toBe('yes');
    expect(verdict('zh', '是的，两个小孩')).toBe('other');
    expect(verdict('km', 'បាទ ក្មេង ២ នាក់')).toBe('other');
  });

  it('tells the near misses of Chinese and Khmer from a yes', () => {
    const misses = [
      '没问题就订吧',
      '行是行',
      '好不好',
      '订了没有',
      '没有订吧',
      '我没说好',
      '对了',
      '好的我知道了',
      '要是下雨',
    ];
    for (const message of misses) expect([message, verdict('zh', message)]).not.toContain('yes');
    for (const message of ['បានទេ', 'បានកក់ហើយ', 'បើល្អកក់ចុះ', 'អរគុណបាទ', 'បាទ តើតម្លៃប៉ុន្មាន', 'បាទ មានបញ្ហា', 'បាទ ខ្ញុំដឹង']) {
      expect([message, verdict('km', message)]).not.toContain('yes');
    }
  });

  it('takes what is said as done for a yes to booking, beside an assent and for nothing else', () => {
    for (const message of ['行行行，订了', '好的，就订了']) expect([message, verdict('zh', message)]).toContain('yes');
    expect(verdict('zh', '行，订了', { act: 'call_off' })).not.toBe('yes');
    for (const message of ['订了吗', '已经订了']) expect(verdict('zh', message)).not.toBe('yes');
  });

  it('takes for a yes that one will be there, where that was asked, and not where one would be rid of it', () => {
    expect(verdict('zh', '我们会去的')).toBe('yes');
    expect(verdict('zh', '我会到的')).toBe('yes');
    for (const act of ['call_off', 'release'] as const) expect(verdict('zh', '我们会去的', { act })).toBe('other');
    expect(verdict('zh', '他会去的')).toBe('other');
  });

  it('takes for a no that one cannot come, but where one would be rid of it', () => {
    for (const message of ['我去不了了', '来不了', '我们临时有事去不了', '我生病了']) {
      expect([message, verdict('zh', message)]).toEqual([message, 'no']);
    }
    for (const message of ['ខ្ញុំទៅមិនបានទេ', 'មកអត់បានទេ', 'ខ្ញុំឈឺ']) {
      expect([message, verdict('km', message)]).toEqual([message, 'no']);
    }
    expect(verdict('zh', '好的，我去不了了', { act: 'call_off' })).toBe('yes');
    expect(verdict('zh', '我去不了了', { act: 'call_off' })).toBe('other');
    expect(verdict('km', 'បាទ ខ្ញុំទៅមិនបានទេ', { act: 'call_off' })).toBe('yes');
  });

  it('leaves a yes to whoever writes, also where somebody else agrees', () => {
    expect(verdict('zh', '好的，我老婆也同意了')).toBe('yes');
    expect(verdict('zh', '我老婆也同意了')).toBe('other');
    expect(verdict('zh', '大家都没意见')).toBe('other');
    expect(verdict('km', 'បាទ ប្រពន្ធខ្ញុំយល់ព្រមហើយ')).toBe('yes');
    expect(verdict('km', 'ប្រពន្ធខ្ញុំយល់ព្រមហើយ')).toBe('other');
    expect(verdict('zh', '好的，我老婆不同意')).not.toBe('yes');
  });
});
