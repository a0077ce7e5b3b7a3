import { describe, expect, it } from 'vitest';
import { heardWish } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import { isValue, mentions } from '../core/reading.ts';
import { heard } from './listening.fixture.ts';

describe('a second thought without a mark', () => {
  it.each<[Locale, string, string]>([
    ['en', 'thursday no wait friday', '2026-03-06'],
    ['en', 'thursday sorry friday', '2026-03-06'],
    ['en', 'on the 5th oops sorry the 6th', '2026-03-06'],
    ['es', 'el jueves perdon el viernes', '2026-03-06'],
    ['es', 'el jueves digo el viernes', '2026-03-06'],
    ['fr', 'jeudi euh non vendredi', '2026-03-06'],
    ['fr', 'jeudi pardon vendredi', '2026-03-06'],
    ['zh', '3月5号不对3月6号', '2026-03-06'],
    ['km', 'ថ្ងៃទី ៥ មីនា ទេៗ ថ្ងៃទី ៦ មីនា', '2026-03-06'],
    ['km', 'ថ្ងៃព្រហស្បតិ៍ អត់ទេ ថ្ងៃសុក្រ', '2026-03-06'],
    ['es', 'el jueves 5. Mejor el viernes', '2026-03-06'],
    ['es', 'el jueves, viernes digo', '2026-03-06'],
    ['en', 'thursday, friday i mean', '2026-03-06'],
    ['zh', '3月5号，还是星期五吧', '2026-03-06'],
  ])('X20 is the one that counts (%s: %s)', (locale, text, date) => {
    expect(heardWish(heard(text, locale)).date?.date).toBe(date);
  });

  it.each(['sorry for the delay', "sorry I can't make it"])('X20 is no apology: %s', (text) => {
    expect(mentions(heard(text), 'cue').map(({ cue }) => cue)).not.toContain('correction');
  });
});

describe('a second thought about anything else', () => {
  it.each<[Locale, string, object[]]>([
    ['en', 'short cut no wait manicure', [{ kind: 'item', id: 'nails' }]],
    ['es', 'corte corto perdón manicura', [{ kind: 'item', id: 'nails' }]],
    ['zh', '短发，不对，美甲', [{ kind: 'item', id: 'nails' }]],
    ['en', 'from boston sorry new york', [{ kind: 'item', id: 'new-york', role: 'from' }]],
    ['en', '2 people no wait 3', [{ kind: 'count', value: 3, unit: 'people' }]],
    ['en', '$300 no wait 500', [{ kind: 'money', max: 500 }]],
    ['en', 'at 3 no wait 4', [{ kind: 'time', time: '16:00' }]],
    ['fr', 'à 15h non pardon 16', [{ kind: 'time', time: '16:00' }]],
    ['fr', 'de 14h à 16h, non pardon 17h', [{ kind: 'window', from: '14:00', to: '17:00' }]],
    ['zh', '2个人，说错了，3个人', [{ kind: 'count', value: 3 }]],
  ])('X20 leaves the last (%s: %s)', (locale, text, expected) => {
    expect(heard(text, locale).mentions.filter(isValue)).toMatchObject(expected);
  });

  it.each(['2 adults no wait 1 child', 'short cut or manicure', 'short cut, sorry, and a manicure'])(
    'X20 keeps what is not in its place: %s',
    (text) => {
      expect(heard(text).mentions.filter(isValue)).toHaveLength(2);
    },
  );
});

describe('what trails behind', () => {
  it.each<[Locale, string]>([
    ['en', 'cancel it thanks'],
    ['en', 'cacnel it'],
    ['es', 'anúlala porfa'],
    ['fr', 'annulez-la merci'],
    ['zh', '取消吧，谢谢'],
  ])('X20 undoes nothing, nor does a slip (%s: %s)', (locale, text) => {
    expect(mentions(heard(text, locale), 'cue').map(({ cue }) => cue)).toContain('cancel');
  });
});

describe('names', () => {
  it.each([
    ['long cut on friday, i’m sarah', 'Sarah'],
    ['LONG CUT ON FRIDAY, I’M SARAH', 'Sarah'],
  ])('X20 are told by what people are called, however they are written: %s', (text, name) => {
    expect(mentions(heard(text), 'name').map((one) => one.name)).toContain(name);
  });

  it.each(['I’M FREE THEN', 'CAN MY BROTHER JOIN US'])('X20 are none where all is in capitals: %s', (text) => {
    expect(mentions(heard(text), 'name')).toEqual([]);
  });
});

describe('the day of something one goes to', () => {
  it.each<[Locale, string, string]>([
    ['en', "it's my wedding on the 20th, can I come in on thursday", '2026-03-05'],
    ['en', 'my wedding is on the 20th, I need a haircut', '2026-03-20'],
    ['es', 'el 25 es mi cumple, ¿puedo ir el viernes?', '2026-03-06'],
    ['fr', 'mon anniversaire est le 25, je peux venir vendredi ?', '2026-03-06'],
    ['zh', '25号是我生日，周五可以来吗', '2026-03-06'],
  ])('X20 is no wish beside another day (%s: %s)', (locale, text, date) => {
    expect(heardWish(heard(text, locale)).date?.date).toBe(date);
  });
});
