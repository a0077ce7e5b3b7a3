import { describe, expect, it } from 'vitest';
import { heardWish } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import { mentions } from '../core/reading.ts';
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
  ])('X20 is the one that counts (%s: %s)', (locale, text, date) => {
    expect(heardWish(heard(text, locale)).date?.date).toBe(date);
  });

  it.each(['sorry for the delay', "sorry I can't make it"])('X20 is no apology: %s', (text) => {
    expect(mentions(heard(text), 'cue').map(({ cue }) => cue)).not.toContain('correction');
  });
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
