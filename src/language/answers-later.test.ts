import { describe, expect, it } from 'vitest';
import { heardWish, isWish } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import { withinSpan } from '../domain/within.ts';
import { heard } from './listening.fixture.ts';

const LATER: readonly (readonly [Locale, string])[] = [
  ['en', "i'll confirm tomorrow"],
  ['en', 'will confirm tonight'],
  ['en', "tonight i'll let you know"],
  ['en', "I'll tell you on monday"],
  ['en', 'sure, once i get paid on thursday'],
  ['es', 'el viernes te confirmo'],
  ['es', 'te digo mañana por la tarde'],
  ['es', 'cuando cobre el viernes'],
  ['fr', 'je vous confirme demain matin'],
  ['fr', 'jvous redis vendredi'],
  ['fr', 'on vous tient au courant lundi'],
  ['fr', 'je vous donne ma réponse jeudi'],
  ['fr', 'je paierai vendredi'],
  ['zh', '明天再告诉你'],
  ['zh', '我周五答复你'],
  ['zh', '2月1号再确认'],
  ['km', 'ស្អែកខ្ញុំប្រាប់'],
  ['km', 'ខ្ញុំនឹងបញ្ជាក់នៅថ្ងៃចន្ទ'],
  ['en', 'can you hold it until friday'],
  ['es', 'me la guardas hasta el viernes?'],
  ['fr', 'vous pouvez me la garder jusqu’à ce soir ?'],
  ['zh', '帮我留到周五可以吗'],
  ['km', 'ទុកឲ្យខ្ញុំដល់ថ្ងៃសុក្រ'],
];

describe('when somebody will answer', () => {
  it.each(LATER)('D7 in %s, is not when they would like to come: %s', (locale, text) => {
    expect(isWish(heardWish(heard(text, locale)))).toBe(false);
  });

  it.each(LATER)('D7 in %s, nor of a week that is talked about: %s', (locale, text) => {
    expect(isWish(heardWish(withinSpan(heard(text, locale), '2026-03-16/2026-03-29')))).toBe(false);
  });

  it.each([
    ['en', 'can you confirm friday'],
    ['en', "I'd like friday, I'll call you"],
    ['es', 'confirma el viernes'],
    ['fr', 'disons vendredi'],
    ['fr', 'confirmez vendredi s’il vous plaît'],
    ['zh', '周五可以吗'],
    ['km', 'សូមបញ្ជាក់ថ្ងៃសុក្រ'],
  ] as const)('D7 in %s, and a day that is asked for is: %s', (locale, text) => {
    expect(heardWish(heard(text, locale)).date?.date).toBe('2026-03-06');
  });
});
