import { describe, expect, it } from 'vitest';
import type { ProposedFacts } from '../../core/consent/proposal.ts';
import type { Locale } from '../../core/locale.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { heard } from '../listening.fixture.ts';
import { valuesIn } from './values.ts';

function kinds(text: string, locale: Locale, facts: ProposedFacts): readonly string[] {
  return valuesIn(heard(text, locale).clauses ?? [], tokensOf(text), facts, new Set()).map(({ kind }) => kind);
}

describe('what restates a time that was proposed', () => {
  it.each<[Locale, string, string]>([
    ['en', 'in the afternoon', '15:00'],
    ['fr', 'ce sera le matin', '09:30'],
    ['es', 'por la tarde', '16:00'],
    ['zh', '下午', '15:00'],
    ['km', 'ពេលព្រឹក', '09:00'],
  ])('X11 in %s "%s" says %s again', (locale, text, time) => {
    expect(kinds(text, locale, { times: [time] })).toEqual(['restates']);
  });

  it.each<[Locale, string, string]>([
    ['en', 'before 5', '15:00'],
    ['en', 'not before 8 am', '13:00'],
    ['en', 'after 12', '13:00'],
    ['fr', 'avant 17h', '15:00'],
    ['es', 'antes de las 5', '15:00'],
  ])('X11 in %s "%s" bounds %s, and much else', (locale, text, time) => {
    expect(kinds(text, locale, { times: [time] })).toEqual(['bounds']);
  });

  it.each<[Locale, string, string]>([
    ['en', 'in the morning', '15:00'],
    ['en', 'in the evening', '09:00'],
    ['fr', 'le matin', '15:00'],
    ['es', 'por la mañana', '16:00'],
    ['zh', '上午', '15:00'],
    ['km', 'ពេលព្រឹក', '15:00'],
  ])('X11 in %s "%s" is another wish than %s', (locale, text, time) => {
    expect(kinds(text, locale, { times: [time] })).toEqual(['differs']);
  });

  it.each<[Locale, string]>([
    ['en', 'till 5 pm'],
    ['en', 'from 2 pm till 5 pm'],
    ['fr', 'jusqu’à 17h'],
    ['en', 'in the afternoon'],
  ])('X11 in %s "%s" is another end of what lasts', (locale, text) => {
    expect(kinds(text, locale, { times: ['14:00', '20:00'], lasts: true })).toEqual(['differs']);
    expect(kinds(text, locale, { times: ['14:00'], lasts: true })).toEqual(['differs']);
  });

  it('X11 its own ends say it again', () => {
    expect(kinds('de 14h à 20h', 'fr', { times: ['14:00', '20:00'], lasts: true })).toEqual(['restates']);
    expect(kinds('from 2 pm', 'en', { times: ['14:00'], lasts: true })).toEqual(['restates']);
  });
});

describe('a day told by its name alone', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Friday is fine, go ahead', '2026-03-13'],
    ['es', 'el viernes está bien', '2026-03-13'],
    ['es', 'el viernes esta bien', '2026-03-13'],
    ['fr', 'vendredi ça me va', '2026-03-20'],
    ['zh', '星期五可以', '2026-03-13'],
    ['km', 'ថ្ងៃសុក្របាន', '2026-03-13'],
  ])('X11 in %s "%s" may be that of a later week or month, which was proposed', (locale, text, date) => {
    expect(kinds(text, locale, { dates: [date] })).toEqual(['bounds']);
  });

  it('X11 so may the number of a day', () => {
    expect(kinds('the 12th is fine', 'en', { dates: ['2026-05-12'] })).toContain('bounds');
  });

  it.each<[Locale, string]>([
    ['en', 'this Friday'],
    ['en', 'Friday 6 March'],
    ['en', 'Thursday'],
    ['en', 'not Friday'],
    ['fr', 'ce vendredi'],
    ['zh', '这周五'],
  ])('X11 in %s "%s" is another day than a Friday after the next', (locale, text) => {
    expect(kinds(text, locale, { dates: ['2026-03-13'] })).toEqual(['differs']);
  });
});

describe('what it alone of those listed is', () => {
  it.each<[Locale, string]>([
    ['en', 'the cheapest one'],
    ['es', 'el más barato'],
    ['fr', 'le moins cher'],
    ['zh', '最便宜的'],
    ['km', 'ថោកជាងគេ'],
  ])('X11 in %s "%s" changes nothing, and is another wish where it is not', (locale, text) => {
    expect(kinds(text, locale, { extremes: ['cheaper'] })).toEqual(['remark']);
    expect(kinds(text, locale, {})).toEqual(['differs']);
  });

  it.each<[Locale, string]>([
    ['en', 'a cheaper one'],
    ['es', 'algo más barato'],
    ['fr', 'quelque chose de moins cher'],
    ['zh', '便宜一点的'],
  ])('X11 in %s "%s" is another', (locale, text) => {
    expect(kinds(text, locale, { extremes: ['cheaper'] })).toEqual(['differs']);
  });
});

describe('who writes, told beside a yes', () => {
  it.each<[Locale, string, string[]]>([
    ['en', 'yes, my name is Ann Lee', ['remark']],
    ['en', 'yes, Ann Lee +447700900123', ['remark', 'remark']],
    ['fr', 'oui, au nom de Martin', ['remark']],
    ['es', 'sí, me llamo Berta Ruiz', ['remark']],
    ['zh', '好的，我叫王小明', ['remark']],
    ['km', 'បាទ ខ្ញុំឈ្មោះសុភា', ['remark']],
    ['en', 'Yes this is Wrong', []],
    ['en', 'Yes I’m Unavailable', []],
  ])('X11 in %s "%s" changes nothing of what is proposed', (locale, text, found) => {
    expect(kinds(text, locale, {})).toEqual(found);
  });

  it('X11 another name is none where the proposal says whose it is, and a word of consent is nobody’s', () => {
    expect(kinds('yes, my name is Ann Lee', 'en', { person: true, names: ['Bob'] })).toEqual([]);
    const isWord = new Set(['wrong']);
    const said = 'Yes this is Wrong Day';
    expect(valuesIn(heard(said, 'en').clauses ?? [], tokensOf(said), {}, isWord)).toEqual([]);
  });
});
