import { describe, expect, it } from 'vitest';
import type { Act, ProposedFacts } from '../../core/consent/proposal.ts';
import type { Locale } from '../../core/locale.ts';
import { judged } from '../consented.ts';
import { listening, plain } from '../listening.fixture.ts';
import { read } from '../read.ts';

function verdict(locale: Locale, text: string, act: Act, facts: ProposedFacts = {}, ear = plain): string | undefined {
  const intent = { type: 'confirm', entities: {} };
  const proposal = { act, intent, facts, until: null, manner: 'asked' } as const;
  const proposed = { proposal, id: 'one', fresh: true, failed: false };
  return judged(read(text, locale, ear), { proposed, language: locale, listening: ear })?.verdict;
}

describe('whoever wants the thing itself', () => {
  it.each<[Locale, string]>([
    ['en', 'yes I want it'],
    ['en', "I'll take it"],
    ['en', "yes, I'd like it"],
    ['en', 'I love it'],
    ['es', 'sí la quiero'],
    ['es', 'la quiero'],
    ['fr', 'oui je la veux'],
    ['fr', 'je la prends'],
    ['zh', '我要这个'],
    ['zh', '要了'],
    ['zh', '我要这个行程'],
    ['km', 'ចាស ខ្ញុំយក'],
  ])('X11 takes it, and calls nothing off, in %s: %s', (locale, text) => {
    expect(verdict(locale, text, 'book')).toBe('yes');
    expect(verdict(locale, text, 'call_off')).toBe('other');
  });
});

describe('a calling-off that is said in one breath', () => {
  it.each(['sí la anulo', 'si lo cancelo', 'sí la quiero anular'])('X11 is a yes in es: %s', (text) => {
    expect(verdict('es', text, 'call_off')).toBe('yes');
  });

  it.each(['si la anulo, ¿puedo coger otra?', 'si la anulo pierdo dinero', 'si lo cancelo me devolvéis algo'])(
    'X11 is none where it is supposed, in es: %s',
    (text) => {
      expect(verdict('es', text, 'call_off')).toBe('other');
    },
  );

  it.each<[Locale, string]>([
    ['en', 'yes, cancel the manicure'],
    ['es', 'sí, anula la manicura'],
    ['es', 'sí, anula la de Ana'],
    ['fr', 'oui, annulez Ana'],
  ])('X11 may name what is called off, and nothing else, in %s: %s', (locale, text) => {
    expect(verdict(locale, text, 'call_off', { called: ['nails', 'Ana', 'Manicura'] }, listening)).toBe('yes');
    expect(verdict(locale, text, 'call_off', { called: ['Tinte', 'Marta'] }, listening)).toBe('other');
  });
});

describe('the last day of what lasts', () => {
  const facts = { dates: ['2026-03-20', '2026-03-22'] };
  it.each<[Locale, string]>([
    ['en', 'yes, leaving on the 22nd'],
    ['zh', '行，22号出发'],
    ['km', 'ចាស ចេញថ្ងៃទី ២២'],
    ['es', 'sí, el 22'],
    ['fr', 'oui, le 22'],
  ])('X11 is another day to begin on, in %s: %s', (locale, text) => {
    expect(verdict(locale, text, 'book', facts)).not.toBe('yes');
  });

  it('X11 restates it beside the first', () => {
    expect(verdict('en', 'yes, from the 20th to the 22nd', 'book', facts)).toBe('yes');
    expect(verdict('en', 'yes, on the 20th', 'book', facts)).toBe('yes');
  });
});

describe('who is called by a surname', () => {
  it.each(['好的王女士', '好的，李先生', '可以，张姐', '行，小陈', '是的，王总', '好的，谢谢王女士'])(
    'X11 is asked nothing by a yes in zh: %s',
    (text) => {
      expect(verdict('zh', text, 'book')).toBe('yes');
    },
  );

  it.each(['王女士说好的', '好的王女士想去', '是王女士', '好的，给王女士'])(
    'X11 and agrees to nothing herself: %s',
    (text) => {
      expect(verdict('zh', text, 'book')).not.toBe('yes');
    },
  );
});
