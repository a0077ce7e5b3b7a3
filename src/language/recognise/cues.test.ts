import { describe, expect, it } from 'vitest';
import type { Cue } from '../../core/cue.ts';

import type { Locale } from '../../core/locale.ts';
import { hasCue, mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

const says = (text: string, locale: Locale, cue: Cue): boolean => hasCue(heard(text, locale), cue);

describe('asking whether it still stands', () => {
  it.each<[Locale, string]>([
    ['en', 'is my appointment tomorrow still on?'],
    ['en', 'are we still on for Friday?'],
    ['es', '¿mi cita de mañana sigue en pie?'],
    ['fr', 'mon rendez-vous de demain tient toujours ?'],
    ['fr', 'la réservation de vendredi est toujours prévue ?'],
    ['zh', '我的预约还有效吗'],
    ['km', 'ការណាត់របស់ខ្ញុំនៅតែមានទេ'],
  ])('X14 is heard in %s: %s', (locale, text) => {
    expect(says(text, locale, 'recall')).toBe(true);
  });
});

describe('as it sounds', () => {
  it.each<[Locale, string, Cue]>([
    ['es', 'con kien sea', 'anyone'],
    ['es', 'kiero una cita', 'book'],
    ['fr', "c'est koi", 'question'],
    ['en', 'need to cacnel it', 'cancel'],
  ])('X20 is heard in %s: %s', (locale, text, cue) => {
    expect(says(text, locale, cue)).toBe(true);
  });
});

describe('asking for a person', () => {
  it.each<[Locale, string]>([
    ['en', 'who can I speak to'],
    ['en', 'who do i talk to about this'],
    ['en', "i'd rather deal with a person"],
    ['en', 'can you put me through'],
    ['es', '¿con quién puedo hablar?'],
    ['es', '¿hablo con alguien?'],
    ['es', 'prefiero tratarlo con una persona'],
    ['es', '¿me pasas con la jefa?'],
    ['fr', 'à qui je peux parler ?'],
    ['fr', "je peux avoir quelqu'un ?"],
    ['fr', "je préfère voir ça avec quelqu'un"],
    ['zh', '我可以跟谁说'],
    ['zh', '能不能打电话给我'],
  ])('X7 is heard in %s: %s', (locale, text) => {
    expect(says(text, locale, 'person')).toBe(true);
  });

  it.each<[Locale, string]>([
    ['en', 'who am i speaking to'],
    ['en', 'who is this?'],
    ['es', '¿con quién hablo?'],
    ['fr', "à qui ai-je l'honneur ?"],
    ['zh', '我在跟谁说话'],
    ['zh', '你是谁'],
  ])('X7 is not asking who answers, in %s: %s', (locale, text) => {
    expect(says(text, locale, 'automated')).toBe(true);
    expect(says(text, locale, 'person')).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en', 'i want to talk it over with my husband'],
    ['en', 'i need to run it by my boss'],
    ['es', 'tengo que hablarlo con mi marido'],
    ['es', 'quiero consultarlo con alguien antes'],
    ['fr', 'je dois en parler à ma femme'],
    ['fr', "je dois voir ça avec quelqu'un d'abord"],
    ['zh', '我要跟老公商量一下'],
  ])('X7 is not talking it over with somebody else, in %s: %s', (locale, text) => {
    expect(says(text, locale, 'pause')).toBe(true);
    expect(says(text, locale, 'person')).toBe(false);
  });
});

describe('a supposition', () => {
  it.each<[Locale, string]>([
    ['en', 'and if i cancel'],
    ['es', 'y si cancelo'],
    ['fr', "et si j'annule"],
    ['fr', 'et si on annule la veille'],
    ['zh', '如果我取消'],
  ])('X11 calls nothing off without a mark: %s "%s"', (locale, text) => {
    const { mentions } = heard(text, locale);
    expect(mentions.filter((one) => one.kind === 'cue' && one.cue === 'cancel')).toEqual([]);
    expect(mentions.filter(({ kind }) => kind === 'date')).toEqual([]);
  });

  it('X11 leaves an order that is put politely', () => {
    const { mentions } = heard("if it's possible cancel it", 'en');
    expect(mentions).toContainEqual(expect.objectContaining({ cue: 'cancel' }));
  });
});

describe('one of a party', () => {
  it.each<[Locale, string]>([
    ['en', 'tom dropped out'],
    ['en', 'he is not coming'],
    ['fr', 'elle ne vient pas'],
    ['zh', 'Tom不去了'],
    ['zh', '小明不去了'],
    ['zh', '他不去了'],
    ['km', 'គាត់អត់ទៅទេ'],
    ['km', 'សង្សារខ្ញុំទៅអត់បានទេ'],
  ])('X20 who stays away calls nothing off for the others, in %s: %s', (locale, text) => {
    expect(says(text, locale, 'fewer')).toBe(true);
    expect(says(text, locale, 'unneeded')).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en', 'wait hes back in lol'],
    ['en', 'tom can come after all'],
    ['es', 'ella se apunta otra vez'],
    ['fr', 'finalement il vient quand même'],
    ['zh', '他又能来了'],
    ['km', 'គាត់មកវិញ'],
  ])('X20 who is in again makes one more of them, in %s: %s', (locale, text) => {
    expect(heard(text, locale).clauses?.some(({ joins }) => joins)).toBe(true);
  });

  it('X20 whoever is back on a day comes home then', () => {
    expect(heard('he is back on sunday').clauses?.some(({ joins }) => joins)).toBe(false);
  });

  it.each<[Locale, string]>([
    ['zh', '我不去了'],
    ['zh', '我们不去了'],
  ])('X20 whoever speaks for all calls it off, in %s: %s', (locale, text) => {
    expect(says(text, locale, 'unneeded')).toBe(true);
  });
});

describe('which language somebody speaks', () => {
  const wishes = (text: string, locale: Locale) => heard(text, locale).mentions.some(({ kind }) => kind === 'language');

  it.each<[Locale, string]>([
    ['en', 'does the guide speak English?'],
    ['zh', '导游会说中文吗'],
    ['km', 'មគ្គុទ្ទេសក៍ចេះនិយាយភាសាខ្មែរទេ'],
  ])('X7 is asked, and no other is wished for here, in %s: %s', (locale, text) => {
    expect(wishes(text, locale)).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en', 'do you speak English?'],
    ['zh', '你们会说中文吗'],
  ])('X7 of us it is wished for, in %s: %s', (locale, text) => {
    expect(wishes(text, locale)).toBe(true);
  });
});

describe('a day that was wrong', () => {
  it.each<[Locale, string, string]>([
    ['en', 'tomorrow is wrong, Friday', '2026-03-06'],
    ['en', 'wait no tomorrow was a mistake, Friday', '2026-03-06'],
    ['es', 'mañana está mal, el viernes', '2026-03-06'],
    ['fr', 'demain c’est une erreur, vendredi', '2026-03-06'],
    ['zh', '明天错了，周五', '2026-03-06'],
  ])('C6 is ruled out, and the other is meant, in %s: %s', (locale, text, date) => {
    const days = mentions(heard(text, locale), 'date').filter(({ negated }) => !negated);
    expect(days).toMatchObject([{ date }]);
  });
});
