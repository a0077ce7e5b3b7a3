import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { mentions } from '../core/reading.ts';
import { verdict } from './consent/testing/verdict.ts';
import { heard } from './listening.fixture.ts';

function wantsCheap(text: string, locale: Locale): boolean {
  return mentions(heard(text, locale), 'money').some(({ vague }) => vague === 'low');
}

describe('a price that is praised by denying that it is too high', () => {
  it.each<[Locale, string]>([
    ['en', "it's not too pricey"],
    ['en', "that isn't very expensive"],
    ['es', 'no es caro'],
    ['es', 'no es nada caro'],
    ['fr', "c'est pas trop cher"],
    ['fr', "ce n'est vraiment pas cher"],
    ['zh', '这个不贵'],
    ['zh', '其实不算贵'],
  ])('in %s "%s" wants nothing cheaper, refuses nothing, and is no yes', (locale, text) => {
    expect(wantsCheap(text, locale)).toBe(false);
    expect(mentions(heard(text, locale), 'answer').filter(({ value }) => value === 'no')).toEqual([]);
    expect(verdict(locale, text)).toBe('other');
  });

  it.each<[Locale, string]>([
    ['en', "yes, it's not too pricey"],
    ['es', 'no es nada caro, sí'],
    ['fr', "c'est pas trop cher, oui"],
    ['zh', '这个不贵，订吧'],
  ])('in %s "%s" stands beside a yes', (locale, text) => expect(verdict(locale, text)).toBe('yes'));

  it.each<[Locale, string]>([
    ['en', 'something not too expensive'],
    ['en', "as long as it's not too expensive"],
    ['es', 'algo que no sea muy caro'],
    ['fr', 'quelque chose de pas trop cher'],
    ['fr', "tant que c'est pas trop cher"],
    ['zh', '不要太贵的'],
  ])('in %s "%s" wants something cheap', (locale, text) => expect(wantsCheap(text, locale)).toBe(true));
});
