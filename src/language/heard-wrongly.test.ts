import { describe, expect, it } from 'vitest';
import { asWanted, heardAnswer, heardShift, heardWish, isWish } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import { hasCue, isValue, mentions } from '../core/reading.ts';
import { heard } from './listening.fixture.ts';

/** What was once heard wrongly, by kinds: each in the languages where it makes sense. */
const moodsOf = (text: string, locale: Locale) => (heard(text, locale).clauses ?? []).map(({ mood }) => mood);

describe('X11 a question about a deed', () => {
  it.each<[Locale, string]>([
    ['en', 'can I cancel for free?'],
    ['en', 'could I cancel without paying a fee'],
    ['en', 'can I change the date at no extra cost?'],
    ['es', '¿se puede anular sin coste?'],
    ['es', '¿puedo cancelar la cita gratis?'],
    ['fr', 'est-ce que je peux annuler gratuitement ?'],
    ['fr', 'on peut annuler sans frais ?'],
    ['zh', '可以免费取消吗？'],
    ['zh', '取消要钱吗？'],
    ['km', 'តើអាចលុបចោលដោយឥតគិតថ្លៃបានទេ?'],
  ])('does none, in %s: %s', (locale, text) => {
    expect(hasCue(heard(text, locale), 'cancel', 'change')).toBe(false);
    expect(moodsOf(text, locale)).toEqual(['asks']);
  });

  it.each<[Locale, string]>([
    ['en', 'can I cancel the appointment I made last week?'],
    ['en', 'could you cancel it please?'],
    ['es', '¿puedes anular mi cita?'],
    ['fr', 'pouvez-vous annuler la réservation ?'],
    ['zh', '可以取消吗'],
    ['km', 'សូមលុបចោល'],
  ])('is told from a wish for it, in %s: %s', (locale, text) => {
    expect(hasCue(heard(text, locale), 'cancel')).toBe(true);
  });
});

describe('a question whether somebody may come along', () => {
  it.each<[Locale, string]>([
    ['en', 'can I come with my dog?'],
    ['en', 'may we bring our kids'],
    ['en', 'can my husband come too?'],
    ['es', 'puede venir mi marido?'],
    ['es', '¿mi hermana puede venir también?'],
    ['fr', 'mon mari peut venir aussi ?'],
    ['zh', '我老公可以一起来吗？'],
    ['km', 'ប្តីខ្ញុំមកបានទេ?'],
    ['es', '¿puedo ir con mi perro?'],
    ['es', '¿puedo llevar a mi hijo?'],
    ['fr', 'est-ce que je peux venir avec mon bébé ?'],
    ['fr', 'je peux amener mon chien ?'],
    ['zh', '可以带狗吗'],
    ['km', 'ខ្ញុំអាចយកកូនមកបានទេ?'],
  ])('X20 wishes for no appointment, in %s: %s', (locale, text) => {
    expect(moodsOf(text, locale)).not.toContain('wants');
    expect(hasCue(heard(text, locale), 'book')).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en', 'can I come with my husband on Friday?'],
    ['es', '¿puedo ir con mi madre el viernes?'],
    ['fr', 'je peux venir avec ma femme vendredi ?'],
  ])('names a day all the same, in %s: %s', (locale, text) => {
    expect(heardWish(heard(text, locale)).date?.date).toBe('2026-03-06');
  });
});

describe('leave that is asked', () => {
  it.each<[Locale, string]>([
    ['en', 'can I pay by cheque?'],
    ['es', '¿se puede pagar con bizum?'],
    ['fr', 'je peux payer sur place ?'],
  ])('X20 asks where nothing is named that could be had, in %s: %s', (locale, text) => {
    expect(moodsOf(text, locale)).toEqual(['asks']);
  });
});

describe('X11 a no with what it rules out', () => {
  it.each<[Locale, string]>([
    ['en', "that's no good for me"],
    ['en', 'not great'],
    ['en', 'that is far from perfect'],
    ['en', "it's hardly ideal"],
    ['en', 'obviously not'],
    ['es', 'no es perfecto'],
    ['es', 'eso no está nada bien'],
    ['es', 'obvio que no'],
    ['es', 'por supuesto que no'],
    ['fr', 'pas terrible'],
    ['fr', "c'est pas top"],
    ['fr', 'bof'],
    ['fr', 'évidemment que non'],
    ['zh', '不怎么样'],
    ['zh', '不太理想'],
    ['km', 'មិនសូវល្អទេ'],
  ])('is a refusal, though praise stands in it, in %s: %s', (locale, text) => {
    const reading = heard(text, locale);
    expect(heardAnswer(reading)).toBe('no');
    expect(reading.clauses?.some(({ mood }) => mood === 'asks')).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en', 'not bad at all'],
    ['en', "couldn't be better"],
    ['es', 'no está nada mal'],
    ['fr', "c'est pas mal"],
  ])('is praise, though a no stands in it, in %s: %s', (locale, text) => {
    expect(heardAnswer(heard(text, locale))).toBe('yes');
  });
});

describe('A8 how often somebody came', () => {
  it.each<[Locale, string]>([
    ['en', 'which dentist was it last time'],
    ['en', "it's my first time"],
    ['es', 'es la primera vez que vengo'],
    ['es', '¿con quién fue la última vez?'],
    ['fr', "c'est la première fois"],
    ['km', 'នេះជាលើកទីមួយ'],
  ])('picks none of what was listed, in %s: %s', (locale, text) => {
    expect(mentions(heard(text, locale), 'choice')).toEqual([]);
  });
});

describe('X9 a number behind a part of the day', () => {
  it.each<[Locale, string]>([
    ['en', 'tomorrow evening for 6'],
    ['es', 'mañana por la tarde para 4'],
    ['fr', 'demain aprem pour 6'],
  ])('counts heads behind "for", in %s: %s', (locale, text) => {
    expect(mentions(heard(text, locale), 'time')).toEqual([]);
    expect(mentions(heard(text, locale), 'count')).toHaveLength(1);
  });

  it.each<[Locale, string]>([
    ['en', 'tomorrow afternoon at 4'],
    ['es', 'mañana por la tarde para las 4'],
    ['fr', 'demain aprem pour 16h'],
  ])('is an hour where that is said, in %s: %s', (locale, text) => {
    expect(mentions(heard(text, locale), 'time')).toMatchObject([{ time: '16:00' }]);
  });

  it.each(['y a un projecteur ?', 'il y a un parking'])('E5 "un" is an article and no hour: %s', (text) => {
    expect(mentions(heard(text, 'fr'), 'time')).toEqual([]);
  });
});

describe('what is past', () => {
  it.each<[Locale, string]>([
    ['en', 'I had an appointment last week'],
    ['en', 'we came on Monday'],
    ['es', 'ayer llamé y nada'],
    ['es', 'estuve el lunes'],
    ['fr', "j'ai appelé lundi"],
    ['fr', 'je suis venu lundi'],
    ['zh', '我上次周一来的'],
  ])('X20 is no wish, in %s: %s', (locale, text) => {
    expect(isWish(heardWish(heard(text, locale)))).toBe(false);
  });

  it.each(['I was hoping for Friday', 'we were thinking of Friday'])('"was" may wish: %s', (text) => {
    expect(isWish(heardWish(heard(text)))).toBe(true);
  });
});

describe('one of those listed, only later', () => {
  it.each<[Locale, string, 'earlier' | 'later']>([
    ['en', 'the second one but a bit later', 'later'],
    ['es', 'la segunda pero un poco más tarde', 'later'],
    ['fr', 'le deuxième mais un peu plus tôt', 'earlier'],
  ])('A8 is where to look from, in %s: %s', (locale, text, direction) => {
    expect(heardShift(heard(text, locale))).toBe(direction);
  });

  it('A8 "the later one" is one of them', () => {
    expect(heardShift(heard('the later one'))).toBe(null);
  });
});

describe('a call back and a word that never came', () => {
  it.each<[Locale, string]>([
    ['en', 'can you ring me instead'],
    ['en', 'call me back please'],
    ['es', '¿me podéis llamar vosotros?'],
    ['fr', 'vous pouvez me rappeler ?'],
    ['en', 'a person please now'],
    ['en', 'human now!!'],
    ['es', 'una persona por favor ahora'],
    ['fr', 'un conseiller tout de suite svp'],
    ['zh', '现在人工'],
    ['km', 'បុគ្គលិកឥឡូវនេះ'],
  ])('X16 wants a person, in %s: %s', (locale, text) => {
    expect(hasCue(heard(text, locale), 'person')).toBe(true);
  });

  it.each<[Locale, string]>([
    ['en', "I booked yesterday but I haven't received any confirmation"],
    ['es', 'no he recibido la confirmación'],
    ['fr', "hier j'ai réservé mais j'ai rien reçu"],
    ['zh', '我还没收到确认短信'],
  ])('X14 asks what stands, in %s: %s', (locale, text) => {
    expect(hasCue(heard(text, locale), 'recall')).toBe(true);
  });
});

describe('letters that stand twice', () => {
  it('X19 "perro" is no "pero", and a drawn-out yes is a yes', () => {
    expect(heard('voy con mi perro', 'es').clauses).toHaveLength(1);
    expect(heardAnswer(heard('yesss'))).toBe('yes');
    expect(heardAnswer(heard('adelantte', 'es'))).toBe('yes');
  });

  it.each<[Locale, string]>([
    ['en', 'Ann Lee'],
    ['es', 'Ann Lee'],
    ['fr', 'Ann Lee'],
    ['es', 'Rosa Pérez, y tengo el pelo muy largo'],
  ])('X15 a name is a name, in %s: %s', (locale, text) => {
    const [name] = mentions(heard(text, locale), 'name');
    expect(text.startsWith(name?.name ?? '-')).toBe(true);
    expect(name?.name.split(' ')).toHaveLength(2);
  });

  it('X9 the points of "a.m." end no clause: nothing is asked by "esta tarde"', () => {
    expect(moodsOf('vuelvo a las 8 a.m. esta tarde', 'es')).not.toContain('asks');
  });
});

describe('A7 a slip where only one word can stand', () => {
  it.each(['Thats found great', 'that sond good', 'thats sounds perfect to me'])('praises: %s', (text) => {
    expect(heardAnswer(heard(text))).toBe('yes');
    expect(asWanted(heard(text)).mentions.filter(isValue)).toEqual([]);
  });
});
