import { describe, expect, it } from 'vitest';
import { asWanted, heardWish, isWish } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import { isMoment, isValue } from '../core/reading.ts';
import { heard } from './listening.fixture.ts';

function moods(text: string, locale: Locale = 'en'): readonly string[] {
  return (heard(text, locale).clauses ?? []).map(({ mood }) => mood);
}

describe('clauses', () => {
  it.each<[Locale, string, string]>([
    ['en', 'can I come on Friday?', 'wants'],
    ['en', 'do you have parking?', 'asks'],
    ['en', 'what if I am late on Friday?', 'supposes'],
    ['en', 'the second one', 'tells'],
    ['es', '¿puedo ir el viernes?', 'wants'],
    ['es', '¿hay aparcamiento?', 'asks'],
    ['es', '¿y si tengo que cancelar el viernes?', 'supposes'],
    ['fr', 'je voudrais venir vendredi', 'wants'],
    ['fr', 'où êtes-vous ?', 'asks'],
    ['fr', 'et si je suis en retard vendredi ?', 'supposes'],
    ['zh', '我想周五来', 'wants'],
    ['zh', '你们在哪里？', 'asks'],
    ['zh', '如果周五迟到怎么办？', 'supposes'],
    ['km', 'ខ្ញុំចង់មកថ្ងៃសុក្រ', 'wants'],
    ['km', 'បើខ្ញុំយឺតថ្ងៃសុក្រ តើធ្វើម៉េច?', 'supposes'],
    ['fr', "j'aimerais savoir si vous avez du wifi", 'asks'],
    ['es', 'me gustaría saber si hacéis permanentes', 'asks'],
    ['zh', '我想知道有没有停车场', 'asks'],
    ['km', 'ខ្ញុំចង់ដឹងថាមានចំណតរថយន្តទេ', 'asks'],
    ['es', 'quería saber si tenéis hueco el viernes', 'wants'],
  ])('in %s "%s" %s', (locale, text, mood) => {
    expect(moods(text, locale)).toContain(mood);
  });

  it.each<[Locale, string, string]>([
    ['en', 'could I come in next week I work mornings', 'next week'],
    ['en', 'I finish work at 3 can I come on Friday', 'on Friday'],
    ['en', 'can we come back on Friday instead', 'on Friday'],
    ['es', 'quiero cita el jueves que salgo de trabajar a las cuatro', 'el jueves'],
    ['es', 'trabajo por las mañanas quiero cita el jueves', 'el jueves'],
    ['fr', 'je voudrais un rendez-vous jeudi je finis le travail à 16h', 'jeudi'],
    ['zh', '我想周五来，我上午上班', '周五'],
    ['km', 'ខ្ញុំចង់មកថ្ងៃសុក្រ ខ្ញុំធ្វើការពេលព្រឹក', 'ថ្ងៃសុក្រ'],
  ])('X19 in %s, of a wish and what is told beside it, "%s" wishes for %s alone', (locale, text, wished) => {
    const { clauses = [] } = heard(text, locale);
    const said = clauses.flatMap(({ circumstance, mentions }) => (circumstance ? [] : mentions.filter(isMoment)));
    expect(said.map(({ start, end }) => text.slice(start, end).trim())).toEqual([wished]);
  });

  it('are told apart by marks and joining words, with what contrasts', () => {
    const clauses = heard('not on Friday, but Saturday works').clauses ?? [];
    expect(clauses.map(({ negated, contrast }) => [negated, contrast])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('are not cut by the point of a time, and a mark or a joining word alone is none', () => {
    expect(heard('yes, at 9.30 please').clauses).toHaveLength(2);
    expect(heard('sí, y ¿puedo pagar?', 'es').clauses).toHaveLength(2);
    expect(moods('¿y el viernes?', 'es')).toEqual(['wants']);
  });

  it('know their sentence', () => {
    const clauses = heard('yes, Friday. Is there parking? Thanks').clauses ?? [];
    expect(clauses.map(({ sentence, asked }) => [sentence, asked])).toEqual([
      [0, false],
      [0, false],
      [1, true],
      [2, false],
    ]);
  });

  it.each<[Locale, string]>([
    ['en', 'my husband wants Friday'],
    ['en', 'she said ok'],
    ['es', 'mi marido quiere el viernes'],
    ['es', 'ella dijo que sí'],
    ['fr', 'ma femme dit oui'],
    ['fr', 'il préfère vendredi'],
    ['zh', '我老婆说可以'],
    ['zh', '他想周五来'],
    ['km', 'ប្រពន្ធខ្ញុំថាបាន'],
    ['km', 'គាត់ចង់ថ្ងៃសុក្រ'],
  ])('X11 in %s "%s" is what somebody else says', (locale, text) => {
    expect(heard(text, locale).clauses?.some(({ another }) => another)).toBe(true);
  });

  it.each<[Locale, string, 'another' | 'several' | undefined]>([
    ['en', 'and Friday for my son', 'another'],
    ['en', 'what about my wife?', 'another'],
    ['en', 'an appointment for my two kids', 'several'],
    ['en', 'we both need a cleaning', 'several'],
    ['en', 'two appointments please', 'several'],
    ['en', 'it’s for my son', undefined],
    ['en', 'an appointment for Friday', undefined],
    ['es', 'y el viernes para mi hijo', 'another'],
    ['es', 'una cita para mis dos hijos', 'several'],
    ['es', 'cita para las dos', undefined],
    ['es', 'es para mi hijo', undefined],
    ['es', 'para el viernes', undefined],
    ['fr', 'et vendredi pour mon fils', 'another'],
    ['fr', 'un rendez-vous pour mes deux enfants', 'several'],
    ['fr', 'un rendez-vous vendredi', undefined],
    ['fr', 'c’est pour mon fils', undefined],
    ['zh', '星期五给我儿子', 'another'],
    ['zh', '给我两个孩子预约', 'several'],
    ['zh', '我想预约一个时间', undefined],
    ['km', 'ថ្ងៃសុក្រ សម្រាប់កូនប្រុសខ្ញុំ', 'another'],
    ['km', 'សម្រាប់កូនខ្ញុំ២នាក់', 'several'],
  ])('X20 in %s "%s" is for %s besides whoever speaks', (locale, text, forWhom) => {
    expect(heard(text, locale).clauses?.find((clause) => clause.forWhom)?.forWhom).toBe(forWhom);
  });

  it.each<[Locale, string, boolean]>([
    ['en', 'can I book another appointment?', true],
    ['en', 'a second one', true],
    ['en', 'another day', false],
    ['en', 'a new time', false],
    ['es', 'otra cita', true],
    ['es', 'otro día', false],
    ['fr', 'un autre rendez-vous', true],
    ['fr', 'un autre jour', false],
    ['zh', '另外再约一个', true],
    ['zh', '另外一天', false],
    ['km', 'ណាត់មួយទៀត', true],
  ])('X20 in %s "%s" is about one besides: %s', (locale, text, anew) => {
    expect(heard(text, locale).clauses?.some((clause) => clause.anew === true)).toBe(anew);
  });

  it.each<[Locale, string]>([
    ['en', "with Marta, if she can't, Ana"],
    ['en', 'with Marta, if not Ana'],
    ['en', 'Marta or Ana'],
    ['es', 'con Marta, si no puede, con Ana'],
    ['es', 'con Marta o si no con Ana'],
    ['fr', 'avec Marta, sinon Ana'],
    ['fr', 'avec Marta, si elle ne peut pas, Ana'],
    ['zh', 'Marta,不行的话就Ana'],
  ])('X20 in %s "%s" names the second for when the first cannot be had', (locale, text) => {
    const { clauses = [] } = heard(text, locale);
    const named = (alternative: boolean) =>
      clauses.flatMap((clause) =>
        (clause.alternative === true) === alternative
          ? clause.mentions.flatMap((one) => (one.kind === 'item' ? [{ id: one.id, negated: one.negated }] : []))
          : [],
      );
    expect([named(false), named(true)]).toEqual([[{ id: 'marta' }], [{ id: 'ana' }]]);
  });

  it.each<[Locale, string]>([
    ['en', 'Friday, if not Saturday'],
    ['es', 'el viernes, si no el sábado'],
    ['fr', 'vendredi, sinon samedi'],
    ['zh', '星期五,不行就星期六'],
  ])('X20 in %s "%s" rules no day out', (locale, text) => {
    const days = heard(text, locale).mentions.filter(({ kind }) => kind === 'date');
    expect(days.map((day) => [day.kind === 'date' && day.weekday, day.negated])).toEqual([
      ['friday', undefined],
      ['saturday', undefined],
    ]);
  });

  it.each<[Locale, string, string, string]>([
    ['en', 'move the colour to Friday', 'move', 'item'],
    ['en', 'book the second one', 'book', 'choice'],
    ['en', 'cancel Friday', 'cancel', 'date'],
    ['en', 'take the manicure off', 'remove', 'item'],
    ['es', 'añade una manicura', 'add', 'item'],
    ['es', 'quita el tinte', 'remove', 'item'],
    ['fr', 'annulez vendredi', 'cancel', 'date'],
    ['zh', '取消周五的', 'cancel', 'date'],
    ['km', 'លុបចោលថ្ងៃសុក្រ', 'cancel', 'date'],
  ])('in %s "%s" has an act and its object: %s', (locale, text, act, kind) => {
    expect(heard(text, locale).clauses).toContainEqual(
      expect.objectContaining({ act, object: expect.objectContaining({ kind }) }),
    );
  });

  it('have a stance, an act and what nothing explains', () => {
    const clauses = heard('yes please, and cancel my booking with the purple elephant').clauses ?? [];
    expect(clauses[0]).toMatchObject({ stance: 'agrees', act: null, rest: '' });
    expect(clauses[1]).toMatchObject({ act: 'cancel', rest: 'with purple elephant' });
  });
});

describe('what is asked about', () => {
  it.each<[Locale, string]>([
    ['en', 'is the 11 o’clock with a woman?'],
    ['en', 'does the second one have parking nearby?'],
    ['en', 'who is there on Friday?'],
    ['en', 'how long does a colour on Friday take?'],
    ['en', 'do you also do manicures on Sunday?'],
    ['en', 'do you do massages on Saturdays?'],
    ['es', '¿quién hace la manicura?'],
    ['es', '¿la manicura es con gel?'],
    ['es', '¿también hacéis manicura los domingos?'],
    ['es', '¿a las 12 hay mucho ruido?'],
    ['fr', 'qui est là demain ?'],
    ['fr', 'est-ce que le deuxième est couvert ?'],
    ['fr', 'vous faites aussi des mariages le dimanche ?'],
    ['zh', '周五是女医生吗？'],
    ['zh', '周五谁在？'],
    ['km', 'អ្នកណានៅថ្ងៃសុក្រ?'],
  ])('in %s "%s" is not wished for', (locale, text) => {
    expect(asWanted(heard(text, locale)).mentions.filter(isValue)).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en', 'is Friday ok?'],
    ['en', 'is 9:30 still available on Monday?'],
    ['en', 'does Friday work for you?'],
    ['en', 'what about Monday?'],
    ['en', 'could you do Friday?'],
    ['en', 'do you have anything on Friday?'],
    ['en', 'what if I come on Friday instead?'],
    ['es', '¿está libre el viernes?'],
    ['es', '¿y el viernes?'],
    ['es', '¿cómo tenéis el viernes?'],
    ['fr', 'vendredi est possible ?'],
    ['fr', 'et vendredi ?'],
    ['fr', 'vous avez quelque chose vendredi ?'],
    ['zh', '周五可以吗？'],
    ['zh', '周五怎么样？'],
    ['km', 'ថ្ងៃសុក្របានទេ?'],
  ])('is told from what would do: in %s "%s"', (locale, text) => {
    expect(isWish(heardWish(heard(text, locale)))).toBe(true);
  });
});

describe('what is no wish', () => {
  it.each<[Locale, string]>([
    ['en', 'I start work at 11'],
    ['en', "we're away till the 16th"],
    ['en', 'what if I come late on Friday?'],
    ['es', 'salgo de trabajar a las 6'],
    ['es', 'estoy de vacaciones hasta el 16'],
    ['fr', 'je finis le travail à 17h'],
    ['fr', "je suis absent jusqu'au 16"],
    ['zh', '我11点上班'],
    ['km', 'ខ្ញុំចេញពីធ្វើការម៉ោង ៥'],
  ])('a circumstance or a supposition in %s: "%s"', (locale, text) => {
    const reading = heard(text, locale);
    expect(isWish(heardWish(reading))).toBe(false);
    expect(asWanted(reading).mentions.filter(({ kind }) => kind === 'time' || kind === 'date')).toEqual([]);
  });

  it('leaves the wish beside it', () => {
    expect(heardWish(heard('I start work at 11, so 9 on Friday please')).date?.date).toBe('2026-03-06');
    expect(heardWish(heard("je suis absent jusqu'au 16, plutôt le 20", 'fr')).date?.date).toBe('2026-03-20');
    expect(heardWish(heard("I'm away on Monday and Tuesday, Wednesday at 3 would be good")).date?.date).toBe(
      '2026-03-04',
    );
  });
});
